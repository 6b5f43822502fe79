/** One example by `file#n`, run. */

import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Run } from '@rulebench/core/bench';
import { runExample, type Example, type ExampleResult, type Library, type Problem, type Ruling } from '@rulebench/rulings';
import { shownPath } from '@rulebench/rulings/node';
import { CannotRun, cannotRun, keepsFromRunning, keepsModuleFromRunning, mustHaveVariant } from './failure.ts';
import type { Io } from './io.ts';
import { load, tellReplaced, type Workspace } from './workspace.ts';

export interface Selected {
  readonly library: Library;
  readonly ruling: Ruling;
  readonly example: Example;
  readonly result: ExampleResult;
}

export interface Selection {
  readonly module: readonly string[];
  readonly variant?: string;
}

/**
 * Loads a ruling file with what it needs, and runs one of its examples: the nth, or the first where none is named.
 * @throws RB309 where there is no such file, RB303 where it has no such example, and the file's own problem where it cannot be read
 */
export async function select(io: Io, argument: string, { module: modules, variant }: Selection): Promise<Selected> {
  const { path, file, which } = await fileAsked(io, argument);
  const loaded = await load(io, { paths: [path], modules });
  tellReplaced(io, loaded);
  const ruling = loaded.library.rulings.find((one) => one.place.file === file);
  if (ruling === undefined) throw unread(loaded, file);
  const example = exampleOf(ruling, which, loaded.problems);
  const unloaded = loaded.library.modules.has(example.module) ? undefined : loaded.problems.find(keepsModuleFromRunning);
  if (unloaded !== undefined) throw cannotRun(unloaded);
  const module = loaded.library.modules.get(example.module);
  if (module !== undefined) mustHaveVariant([module], variant);
  const result = runExample(loaded.library, example, variant === undefined ? {} : { variant });
  const unready = result.failures.find(({ problem }) => problem.code.startsWith('RB13'));
  if (unready !== undefined) throw cannotRun(unready.problem);
  return { library: loaded.library, ruling, example, result };
}

/** The parts of `file#n`. @throws RB309 where there is no such file */
export async function fileAsked({ cwd }: Io, argument: string): Promise<{ readonly path: string; readonly file: string; readonly which: string | undefined }> {
  const [, file = '', which] = /^(.*?)(?:#([^#]*))?$/s.exec(argument) ?? [];
  const path = resolve(cwd, file);
  const found = await stat(path).catch(() => undefined);
  const place = { file: shownPath(path, cwd), line: 1, column: 1 };
  if (found === undefined) throw new CannotRun('RB309', 'there is no such file', { place, hint: 'give the path of a ruling file' });
  if (found.isDirectory()) throw new CannotRun('RB309', 'this is a directory', { place, hint: 'give the path of a ruling file in it' });
  return { path, file: place.file, which };
}

/** Why a file is not among the rulings that were read. */
export function unread({ problems }: Workspace, file: string): CannotRun {
  const why = problems.find((one) => one.place.file === file);
  return why === undefined ? new CannotRun('RB309', 'this is no ruling file', { place: { file, line: 1, column: 1 }, hint: 'its name must end in .ruling.md' }) : cannotRun(why);
}

/** An example of a ruling by its number or slug, the first where none is named. @throws RB303, or the file's own problem where it cannot be read */
export function exampleOf({ clauses, place }: Ruling, which: string | undefined, problems: readonly Problem[]): Example {
  const examples = clauses.flatMap((clause) => clause.examples);
  const found = which === undefined ? examples[0] : examples.find(({ number, slug }) => String(number) === which || slug === which);
  if (found !== undefined) return found;
  const unread = problems.find((one) => one.place.file === place.file && keepsFromRunning(one));
  if (unread !== undefined) throw cannotRun(unread);
  const known = examples.map(({ number, name }) => `#${String(number)} ${name}`);
  throw new CannotRun('RB303', which === undefined ? 'this ruling has no example' : `this ruling has no example "#${which}"`, {
    place, hint: known.length === 0 ? 'write one below a clause' : `there ${known.length === 1 ? 'is' : 'are'} ${known.join(', ')}`,
  });
}

/** The run of an example. @throws the reason, where it could not begin */
export function runOf({ result, example }: Selected): Run {
  if (result.run !== undefined) return result.run;
  const failure = result.failures[0];
  if (failure !== undefined) throw cannotRun(failure.problem);
  throw new CannotRun('RB304', 'this example has no steps: its start is refused, as it says', { place: example.place, hint: 'ask about another example' });
}
