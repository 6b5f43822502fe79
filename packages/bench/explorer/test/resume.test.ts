/** A walk that is ended and gone on with finds what one walk finds; what is no such walk is refused. */

import { expect, test } from 'vitest';
import { benchOf } from '@rulebench/core/explain';
import { explore, type Exploration, type ExploreOptions, type SavedWalk } from '../src/index.ts';
import { ferry } from './toys/ferry.ts';
import { lift } from './toys/lift.ts';
import { parley } from './toys/parley.ts';
import { roamer } from './toys/roamer.ts';
import { twoDice } from './toys/two-dice.ts';
import type { RuleModule } from '@rulebench/core';

const starts = [{ name: 'start', input: {} }];
const walked = (module: RuleModule<never>, options: ExploreOptions): Promise<Exploration> => explore(benchOf(module), starts, options);
const modules = [ferry({ fault: true }), ferry({ fault: false }), lift({ fault: true }), parley({ fault: true }), roamer({ fault: true }), twoDice({ fault: false })] as readonly RuleModule<never>[]; // boundary: of any context

/** What a walk found, without how long it took. */
function told({ time: _, bytesPerState: __, ...rest }: Exploration): unknown {
  return { ...rest, findings: rest.findings.map(({ run, ...finding }) => ({ ...finding, events: run?.steps.map(({ event }) => event) })) };
}

/** Walks with so many states more each time, through JSON. */
async function byAndBy(module: RuleModule<never>): Promise<{ readonly exploration: Exploration; readonly times: number }> {
  let saved: unknown;
  for (let times = 1; ; times += 1) {
    let kept: SavedWalk | undefined;
    const exploration = await walked(module, { limits: { states: times + 1 }, saved, onSave: (walk) => { kept = walk; } });
    if (kept === undefined) return { exploration, times };
    saved = JSON.parse(JSON.stringify(kept));
  }
}

test.each(modules.map((module, i) => ({ name: `${module.id} ${String(i + 1)}`, module })))('$name: the same by and by as at once', async ({ module }) => {
  const { exploration, times } = await byAndBy(module);
  expect(times).toBeGreaterThan(1);
  expect(told(exploration)).toEqual(told(await walked(module, {})));
});

async function keptOf(module: RuleModule<never>): Promise<SavedWalk> {
  let kept: SavedWalk | undefined;
  await walked(module, { limits: { states: 5 }, onSave: (walk) => { kept = walk; } });
  if (kept === undefined) throw new Error('nothing was saved');
  return kept;
}

test('what is no saved walk, or another\'s, is refused', async () => {
  const [module, other] = [twoDice({ fault: false }), ferry({ fault: false })] as unknown as readonly [RuleModule<never>, RuleModule<never>]; // boundary: of any context
  const kept = await keptOf(module);
  const refused = (saved: unknown): Promise<unknown> => walked(module, { saved }).catch((thrown: unknown) => (thrown instanceof Error ? thrown.message : thrown));
  for (const saved of [null, 'x', {}, [], { ...kept, kind: 'simulation' }, { ...kept, moves: [] }, { ...kept, parents: [...kept.parents].reverse() }, { ...kept, to: [99] }, { ...kept, parents: kept.parents.map(() => -2) }]) {
    expect(await refused(saved)).toBe('RB404: this is no saved exploration');
  }
  expect(await refused(await keptOf(other))).toBe('RB404: this exploration is of "ferry" 1.0.0, and not of "dice" 1.0.0');
  expect(await refused({ ...kept, of: { ...kept.of, variant: 'house' } })).toBe('RB404: this exploration is of "dice" 1.0.0, house, and not of "dice" 1.0.0');
  expect(await refused({ ...kept, starts: 'others' })).toMatch(/^RB404: this exploration began from other starts/);
  expect(await refused({ ...kept, moves: kept.moves.map((move) => move + 50) })).toMatch(/the module has changed since/);
  expect(await refused({ ...kept, states: '0 0' })).toMatch(/the module has changed since/);
});

test('a module that changed is not gone on with', async () => {
  const kept = await keptOf(twoDice({ fault: true })); // boundary: of any context
  const now = walked(twoDice({ fault: false }), { saved: kept }); // boundary: of any context
  await expect(now).rejects.toThrow('RB404');
});
