/** Exploring on threads: the same as alone, whatever happens to the threads. Runs what is built, as threads load files. */

import { existsSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { benchOf, type Bench } from '@rulebench/core/explain';
import { explore, type Exploration, type ExploreOptions, type SavedWalk } from '@rulebench/explorer';
import { crewOf, type ThreadCrew } from '@rulebench/explorer/node';
import { loadModule } from '@rulebench/rulings/node';

let dir = '';
beforeAll(async () => { dir = await mkdtemp(join(tmpdir(), 'rulebench-crew-')); });
afterAll(() => rm(dir, { recursive: true }));
afterEach(() => { delete process.env['TOY_POISON']; });

/** Toys, each as what makes it and the inputs that it is explored from; a few of them with a fault. */
const toys = {
  'rock slide': { made: 'rockSlide({ fault: true })', from: 'rock-slide', inputs: [{ team: ['climber'] }, { team: ['cook'] }] },
  roamer: { made: 'roamer({ fault: true })', from: 'roamer', inputs: [{}] },
  'ferry that never leaves': { made: 'ferry({ fault: true })', from: 'ferry', inputs: [{}] },
  ferry: { made: 'ferry({ fault: false })', from: 'ferry', inputs: [{}] },
  parley: { made: 'parley({ fault: true })', from: 'parley', inputs: [{}] },
  'two dice': { made: 'twoDice({ fault: true })', from: 'two-dice', inputs: [{}], states: 700 },
  lift: { made: 'lift({ fault: true })', from: 'lift', inputs: [{}] },
  purse: { made: 'purse({ key: \'unsound\' })', from: 'purse', inputs: [{}] },
  race: { made: 'race', from: 'race', inputs: [{}], states: 2000 },
} as const;

interface Ground { readonly file: string; readonly bench: Bench }

async function groundOf(file: string): Promise<Ground> {
  const { value } = await loadModule(file);
  if (value === undefined) throw new Error(`${file} cannot be loaded`);
  return { file, bench: benchOf(value.module) };
}

async function toyAt(name: keyof typeof toys): Promise<Ground> {
  const { made, from } = toys[name];
  const file = join(dir, `${name.replaceAll(' ', '-')}.ts`);
  const [, imported = ''] = /^(\w+)/.exec(made) ?? [];
  writeFileSync(file, `import { ${made === 'race' ? 'ruleModule as race' : imported} } from '${join(import.meta.dirname, 'toys', `${from}.ts`)}';\nexport const ruleModule = ${made};\n`);
  return groundOf(file);
}

async function explored({ bench, file }: Ground, inputs: readonly unknown[], threads: number, options: ExploreOptions = {}): Promise<Exploration> {
  const crew: ThreadCrew | undefined = threads === 0 ? undefined : crewOf({ file, variant: 'default' }, { threads, patience: 0 });
  try {
    return await explore(bench, inputs.map((input, i) => ({ name: `start ${String(i + 1)}`, input })), { ...options, ...(crew === undefined ? {} : { crew }) });
  } finally {
    await crew?.close();
  }
}

/** What a walk found, without how long it took. */
function told({ time: _, ...rest }: Exploration): unknown {
  return { ...rest, findings: rest.findings.map(({ run, ...finding }) => ({ ...finding, events: run?.steps.map(({ event }) => event) })) };
}

describe.each(Object.keys(toys) as (keyof typeof toys)[])('%s', (name) => { // boundary: its own keys
  test('is the same alone and on 1, 2 and 3 threads', async () => {
    const ground = await toyAt(name);
    const { inputs, ...rest } = toys[name];
    const options: ExploreOptions = 'states' in rest ? { limits: { states: rest.states } } : {};
    const alone = told(await explored(ground, inputs, 0, options));
    for (const threads of [1, 2, 3]) expect(told(await explored(ground, inputs, threads, options))).toEqual(alone);
  });
});

const dice = join(import.meta.dirname, 'toys/dice.ts');
const STATES = 3000;

describe('a thread that dies', () => {
  test('costs nothing, and is counted once', async () => {
    const ground = await groundOf(dice);
    const alone = told(await explored(ground, [{}], 0, { limits: { states: STATES } }));
    const mark = join(dir, 'killed');
    process.env['TOY_POISON'] = `once:${mark}`;
    expect(told(await explored(ground, [{}], 2, { limits: { states: STATES } }))).toEqual(alone);
    expect(existsSync(mark)).toBe(true);
  });

  test('again and again over the same states ends the walk with what was found so far', async () => {
    const ground = await groundOf(dice);
    process.env['TOY_POISON'] = 'always';
    const exploration = await explored(ground, [{}], 2, { limits: { states: STATES } });
    expect(exploration).toMatchObject({ complete: false, because: ['thread-lost'] });
    // A total of 20 takes four rolls below six: up to there all is known.
    expect(exploration.depth).toBeGreaterThanOrEqual(4);
  });
});

test('a walk that is killed in the middle is gone on with from what was kept, on threads, and comes to the same', async () => {
  const ground = await groundOf(dice);
  const limits = { states: STATES };
  const alone = told(await explored(ground, [{}], 0, { limits }));
  const kept: string[] = [];
  const ending = new AbortController();
  await explored(ground, [{}], 2, {
    limits, signal: ending.signal, saveEvery: 0,
    onSave: (walk: SavedWalk) => { kept.push(JSON.stringify(walk)); },
    onProgress: ({ states }) => { if (states > 20) ending.abort(); },
  });
  const saved: unknown = JSON.parse(kept[0] ?? '{}');
  expect(told(await explored(ground, [{}], 2, { limits, saved }))).toEqual(alone);
});

test('a module that is written otherwise in its file is explored alone', async () => {
  const { file } = await groundOf(dice);
  const { bench } = await toyAt('ferry');
  const alone = told(await explored({ bench, file }, [{}], 0));
  expect(told(await explored({ bench, file }, [{}], 2))).toEqual(alone);
});

test('memory that is shared takes no more a state', async () => {
  const ground = await groundOf(dice);
  const [one, other] = [await explored(ground, [{}], 0, { limits: { states: STATES } }), await explored(ground, [{}], 2, { limits: { states: STATES } })];
  expect(other.bytesPerState).toBe(one.bytesPerState);
});
