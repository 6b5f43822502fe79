/**
 * A Storybook of somebody's own, outside this repository, with the packed addon in it: what its README says to write, to the letter, and
 * stories around a machine that knows nothing of Rulebench.
 */

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './copy.ts';
import { emptyProject, type Packed } from './packed.ts';

/** What somebody has who has a Storybook and uses XState. */
const THEIRS = ['storybook', '@storybook/react-vite', 'vite', 'react', 'react-dom', 'xstate', '@xstate/react'];

const MACHINE = `import { assign, setup } from 'xstate';

export const vending = setup({
  types: { context: {} as { coins: number }, events: {} as { type: 'COIN' } | { type: 'PICK' } | { type: 'TAKE' } },
  guards: { isPaid: ({ context }) => context.coins >= 2 },
  actions: { count: assign({ coins: ({ context }) => context.coins + 1 }), keep: assign({ coins: 0 }) },
}).createMachine({
  id: 'vending', context: { coins: 0 }, initial: 'waiting',
  states: {
    waiting: { on: { COIN: { actions: 'count' }, PICK: { guard: 'isPaid', target: 'vending' } } },
    vending: { entry: 'keep', always: 'vended' },
    vended: { on: { TAKE: 'waiting' } },
  },
});
`;

const COMPONENT = `import { useMachine } from '@xstate/react';
import { vending } from './vending';

export function Vending() {
  const [state, send] = useMachine(vending);
  return (
    <main>
      <p>Now <output>{String(state.value)}</output></p>
      <button onClick={() => { send({ type: 'COIN' }); }}>Insert a coin</button>
      <button onClick={() => { send({ type: 'PICK' }); }}>Pick</button>
    </main>
  );
}
`;

const STORIES = `import { StrictMode } from 'react';
import { createActor } from 'xstate';
import { Vending } from './Vending';
import { vending } from './vending';

const shared = createActor(vending).start();

export default { title: 'Vending', component: Vending };
export const Alone = {};
export const Strict = { render: () => <StrictMode><Vending /></StrictMode> };
export const Shared = { parameters: { rulebench: { actor: shared } }, render: () => <button onClick={() => { shared.send({ type: 'COIN' }); }}>Insert a coin</button> };
export const Nothing = { render: () => <p>No machine at all</p> };
export const Off = { parameters: { rulebench: { disable: true } } };
`;

/** The packages that the addon brings along. */
export const ADDON = '@rulebench/storybook-addon';
export const BRINGS = [ADDON, '@rulebench/inspect', '@rulebench/core'];

/**
 * The project, with everything installed by npm, or, as that takes long and may ask a registry, with the packed packages unpacked and all
 * others linked from this workspace.
 * @param main the contents of .storybook/main.ts
 * @param story one more file of stories
 */
export function freshStorybook(parent: string, packages: readonly Packed[], { main, story, install }: { readonly main: string; readonly story: string; readonly install: boolean }): string {
  const project = install
    ? emptyProject(parent, [...THEIRS.map((name) => `${name}@${versionOf(name)}`), ...packages.map(({ tarball }) => tarball)])
    : linkedProject(parent, packages, THEIRS);
  const files = { '.storybook/main.ts': main, 'src/vending.ts': MACHINE, 'src/Vending.tsx': COMPONENT, 'src/Vending.stories.tsx': STORIES, 'src/Readme.stories.tsx': story };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), text);
  }
  return project;
}

/** Builds it, as its owner would, and gives the folder of the static files. */
export function built(project: string): string {
  const manifest = JSON.parse(readFileSync(join(project, 'node_modules/storybook/package.json'), 'utf8')) as { bin: string | { storybook: string } }; // boundary: npm's file
  const bin = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin.storybook;
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(project, 'node_modules/storybook', bin), 'build', '--disable-telemetry', '--output-dir', 'static'], {
    cwd: project, encoding: 'utf8', env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, CI: '1' },
  });
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
  return join(project, 'static');
}

/** A project with the packed packages unpacked, and `theirs` and what the packages depend on linked from this workspace. */
export function linkedProject(parent: string, packages: readonly Packed[], theirs: readonly string[]): string {
  const project = join(parent, 'project');
  mkdirSync(join(project, 'node_modules'), { recursive: true });
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'somebodys-stories', private: true, type: 'module' }));
  const link = (name: string): void => {
    const to = join(project, 'node_modules', name);
    mkdirSync(dirname(to), { recursive: true });
    symlinkSync(installed(name), to);
  };
  for (const name of new Set([...theirs, ...packages.flatMap(dependenciesOf)])) link(name);
  for (const { name, tarball } of packages) {
    const to = join(project, 'node_modules', name);
    mkdirSync(to, { recursive: true });
    execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', to]);
  }
  return project;
}

/** What a package depends on that is not of this workspace. */
function dependenciesOf({ folder }: Packed): readonly string[] {
  return Object.keys(manifestIn(join(ROOT, folder))?.dependencies ?? {}).filter((name) => !name.startsWith('@rulebench/'));
}

/** Where this workspace has a package. */
function installed(name: string): string {
  const folder = [ROOT, join(ROOT, 'apps/debugger'), ...['panels', 'chart', 'inspect', 'rulings', 'explorer'].map((one) => join(ROOT, 'packages/bench', one))].map((at) => join(at, 'node_modules', name)).find((at) => manifestIn(at) !== undefined);
  if (folder === undefined) throw new Error(`${name} is not installed in this workspace`);
  return folder;
}

function versionOf(name: string): string {
  return manifestIn(installed(name))?.version ?? '';
}

interface Manifest { readonly version: string; readonly dependencies?: Readonly<Record<string, string>> }

function manifestIn(folder: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest; // boundary: npm's file
  } catch {
    return undefined;
  }
}
