/** Running again what an edit touches: rulings are read anew; a module is loaded anew only where one of its own files changed. */

import { dirname, resolve, sep } from 'node:path';
import { watch as watchFiles } from 'chokidar';

import { failureOf, keepsModuleFromRunning, lineOf } from './failure.ts';
import { interruptionOf, untilInterrupted } from './interruption.ts';
import type { Io } from './io.ts';
import { paintFor } from './paint.ts';
import { load, type Asked, type Workspace } from './workspace.ts';

/** Editors write a file in several steps. */
const SETTLE = 80;
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

/**
 * Loads and runs, and again after every edit, until it is stopped. What goes wrong on the way is said, and waited out.
 *
 * @returns 130 after Ctrl-C, 0 where the caller stopped it
 * @throws CannotRun where the first load cannot be made: a module that is not there
 */
export async function watch(io: Io, asked: Asked, run: (workspace: Workspace) => Promise<unknown>): Promise<number> {
  const ending = untilInterrupted(interruptionOf(io));
  let workspace = await load(io, asked);
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const once = async (): Promise<void> => {
    if (io.out.isTTY === true) io.out.write(CLEAR);
    try {
      await run(workspace);
    } catch (thrown) {
      io.err.write(`${paintFor(io, io.err).red('✕')} ${lineOf(failureOf(thrown))}\n`);
    }
    io.err.write(`${paintFor(io, io.err).dim('waiting for an edit; Ctrl-C ends')}\n`);
  };
  const again = async (): Promise<void> => {
    const files = [...changed];
    changed.clear();
    try {
      workspace = await load(io, asked, affectedBy(files, workspace));
      watcher.add([...watchedIn(io, workspace)]);
    } catch (thrown) {
      io.err.write(`${paintFor(io, io.err).red('✕')} ${lineOf(failureOf(thrown))}\n`);
      return;
    }
    await once();
  };

  await once();
  const watcher = watchFiles([...watchedIn(io, workspace)], { ignoreInitial: true, ignored: (path) => isIgnored(path, watchedIn(io, workspace)) });
  watcher.on('all', (_, file) => {
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => { running = running.then(again); }, SETTLE);
  });
  const code = await ending;
  clearTimeout(timer);
  await watcher.close();
  await running;
  return code;
}

/** What was read, and where the code lies that could not be loaded. */
function watchedIn({ cwd }: Io, { dirs, problems }: Workspace): readonly string[] {
  return [...dirs, ...problems.filter(keepsModuleFromRunning).map(({ place }) => dirname(resolve(cwd, place.file)))];
}

/** Dependencies, what is built and what is hidden, below the watched directories. */
function isIgnored(path: string, dirs: readonly string[]): boolean {
  const dir = dirs.find((one) => path.startsWith(one + sep));
  return dir !== undefined && path.slice(dir.length).split(sep).some((part) => part === 'node_modules' || part === 'dist' || part.startsWith('.'));
}

/** Which modules are loaded anew: those around a changed file that is code; all where it lies in none of them. */
function affectedBy(files: readonly string[], { modules }: Workspace): (path: string) => boolean {
  const code = files.filter((file) => !/\.(md|ya?ml)$/.test(file));
  const within = (dir: string) => (file: string): boolean => file.startsWith(dir + sep);
  const shared = code.some((file) => !modules.some(({ dir }) => within(dir)(file)));
  const touched = new Set(modules.filter(({ dir }) => shared || code.some(within(dir))).flatMap(({ dir, file }) => [dir, file]));
  const known = new Set(modules.flatMap(({ dir, file }) => [dir, file]));
  return (path) => touched.has(path) || !known.has(path);
}
