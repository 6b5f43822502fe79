/**
 * Writes the golden playthroughs, `test/golden/*.txt`: `npm run golden`. Each is a run from a seed, and tells per step
 * the state, the open choices, what is legal, what is refused and why, and the effects. Read the difference before you
 * keep it.
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Outcome, Verdict } from '@rulebench/core';
import { start, step, type Step } from '@rulebench/core/bench';
import { benchOf, explain, judgedMoves, type Explanation } from '@rulebench/core/explain';
import { osaarianPirates, planetKiller, runabout, usGalaxy, iksVorCha, assimilatedVessel } from '@rulebench/cards';
import type { AnyEventObject } from 'xstate';
import type { Context, Input } from '../src/model.ts';
import { ruleModule } from '../src/module.ts';
import { sceneAt } from '../src/scene.ts';
import { eventsAt, randomFrom } from '../test/random.ts';
import { lying, tableWith } from '../test/tables.ts';

export interface Playthrough {
  readonly name: string;
  readonly title: string;
  readonly seed: number;
  readonly steps: number;
  readonly input: Input;
}

const crewman = (name: string, owner: string, ship: string) => lying(
  { kind: 'personnel', name, affiliation: owner === 'P' ? 'Klingon' : 'Federation', classification: 'OFFICER', skills: {}, integrity: 6, cunning: 7, strength: 6 }, owner, { in: 'aboard', at: ship });

export const playthroughs: readonly Playthrough[] = [
  {
    name: 'pirates', title: 'The Osaarian Pirates are met and rob a ship until they leave or are hunted down', seed: 4, steps: 14,
    input: {
      table: tableWith([3, 2, 4, 2], {
        pirates: lying(osaarianPirates, 'P', { in: 'seeds', at: 'L2' }), galaxy: lying(usGalaxy, 'Q', { in: 'space', at: 'L2' }), officer: crewman('a captain', 'Q', 'galaxy'),
        kit: lying({ kind: 'equipment', name: 'Medical Kit' }, 'Q', { in: 'aboard', at: 'galaxy' }), tricorder: lying({ kind: 'equipment', name: 'Tricorder' }, 'Q', { in: 'aboard', at: 'galaxy' }),
      }),
    },
  },
  {
    name: 'two-battles', title: 'The Planet Killer attacks the ships of both players, one of whom plays with a Battle Bridge', seed: 11, steps: 10,
    input: {
      table: tableWith([2, 6, 3], {
        killer: lying(planetKiller, 'P', { in: 'space', at: 'L1' }, { course: { heading: 'right', met: 'L1' } }),
        vorcha: lying(iksVorCha, 'P', { in: 'space', at: 'L1' }), officer: crewman('a commander', 'P', 'vorcha'),
        runabout: lying(runabout, 'Q', { in: 'space', at: 'L1' }), pilot: crewman('a pilot', 'Q', 'runabout'),
      }, 20),
    },
  },
  {
    name: 'limit-and-tie', title: 'A second card of one owner is met where both ends are equally far', seed: 2, steps: 8,
    input: {
      table: tableWith([3, 3, 3], {
        vessel: lying(assimilatedVessel, 'P', { in: 'seeds', at: 'L2' }),
        pirates: lying(osaarianPirates, 'P', { in: 'space', at: 'L1' }, { course: { heading: 'right', met: 'L1' } }),
      }),
    },
  },
];

const bench = benchOf(ruleModule);

/** The text of a playthrough. Pure. */
export function told({ title, seed, steps, input }: Playthrough): string {
  const random = randomFrom(seed);
  let last = start(bench, input);
  const lines = [title, '', 'start', ...momentOf(last)];
  for (let n = 1; n <= steps; n += 1) {
    const events = eventsAt(last).filter((event) => event.type !== 'ARRIVE' && last.snapshot.can(event));
    const event = events[Math.floor(random() * events.length)];
    if (event === undefined) break;
    const because = explain(bench, last.snapshot, event);
    last = step(bench, last.snapshot, event);
    lines.push('', `${n}. ${inWords(event)}`, ...followingIn(because).map((line) => `   then     ${line}`), ...last.effects.map((effect) => `   effect   ${inWords(effect)}`), ...momentOf(last));
  }
  return `${lines.join('\n')}\n`;
}

export function fileOf({ name }: Playthrough): string {
  return fileURLToPath(new URL(`../test/golden/${name}.txt`, import.meta.url));
}

export function onDisk(playthrough: Playthrough): string {
  return readFileSync(fileOf(playthrough), 'utf8');
}

function momentOf(last: Step): readonly string[] {
  const context = last.snapshot.context as Context; // boundary: the context of this module
  const { moves } = judgedMoves(bench, last.snapshot);
  return [
    `   state    ${JSON.stringify(last.snapshot.value).replaceAll(/[{}"]/g, '').replaceAll(':', '.')}`,
    `   table    ${sceneAt({ context, value: last.snapshot.value }).words}`,
    ...context.choices.map(({ id, player, options }) => `   choice   ${id}, for ${player}: ${options.join(', ')}`),
    ...context.lots.map(({ id, options, count }) => `   chance   ${count} of ${options.join(', ')} (${id})`),
    ...moves.filter(({ explanation }) => explanation.outcome === 'taken').map(({ event, explanation }) => `   legal    ${inWords(event)}: ${sentencesIn(explanation, 'allowed').join('; ')}`),
    ...moves.filter(({ explanation }) => explanation.outcome !== 'taken').map(({ event, explanation }) => `   not      ${inWords(event)}: ${reasonIn(explanation)}`),
  ];
}

function inWords({ type, ...rest }: AnyEventObject): string {
  return `${type} ${Object.values(rest).map((value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))).join(' ')}`;
}

function reasonIn(explanation: Explanation): string {
  const says = explanation.outcome === 'not-now' ? explanation.says : sentencesIn(explanation, 'refused');
  return `${says.join('; ')} (${explanation.by.join(', ')})`;
}

/** What was found of the table on the way that followed by itself. */
function followingIn(explanation: Explanation): readonly string[] {
  if (explanation.outcome !== 'taken') return [];
  return explanation.microsteps.flatMap(({ candidates }) => candidates.flatMap(({ verdict }) => (verdict === undefined ? [] : sentences(verdict, verdict.outcome))));
}

function sentencesIn(explanation: Explanation, outcome: Outcome): readonly string[] {
  return 'candidates' in explanation ? explanation.candidates.flatMap(({ verdict }) => (verdict === undefined ? [] : sentences(verdict, outcome))) : [];
}

/** The words of the rules that came out so; of a negation those of its part. */
function sentences(verdict: Verdict, outcome: Outcome): readonly string[] {
  if (verdict.kind === 'not') return verdict.outcome === outcome ? verdict.parts.map(({ says }) => says) : [];
  if (verdict.kind !== 'rule') return verdict.parts.flatMap((part) => sentences(part, outcome));
  return verdict.outcome === outcome ? [verdict.says] : [];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(fileURLToPath(new URL('../test/golden/', import.meta.url)), { recursive: true });
  for (const playthrough of playthroughs) writeFileSync(fileOf(playthrough), told(playthrough));
}
