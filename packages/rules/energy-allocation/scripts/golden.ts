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
import { validateInput, type Context, type Event, type Input } from '../src/index.ts';
import { ruleModule } from '../src/module.ts';
import { oneOf, PROFILES, randomFrom, shipOf, tableOf } from '../test/tables.ts';
import { chances } from '../test/tries.ts';

export interface Playthrough {
  readonly name: string;
  readonly title: string;
  readonly seed: number;
  readonly input: Input;
}

const [plain, other] = PROFILES;

export const playthroughs: readonly Playthrough[] = [
  { name: 'one-ship', title: 'One undamaged ship without a Joker', seed: 3, input: tableOf(plain, { Ada: { Heron: shipOf(plain, ['4H', 'KD', '9D']) } }) },
  {
    name: 'jokers-and-repairs', title: 'Two fleets with Jokers and damage, playing with Damage Control', seed: 27,
    input: tableOf(plain, {
      Ada: { Heron: shipOf(plain, ['Joker A', 'KD']), Kite: shipOf(plain, ['7S'], [1, 0, 3]) },
      Bo: { Osprey: shipOf(plain, ['Joker A', 'Joker B'], [0, 2, 0]) },
    }, true),
  },
  {
    name: 'other-profile', title: 'The second profile: a ship without cards, a wreck, and a face card', seed: 5,
    input: tableOf(other, { Cy: { Wren: shipOf(other, ['QH', 'AD']), Swift: shipOf(other, []) }, Dee: { Tern: shipOf(other, ['10C'], [8, 7, 5]) } }),
  },
  { name: 'refused-table', title: 'A table with every fault that there is a rule against', seed: 1, input: faulty() },
];

function faulty(): Input {
  const heron = shipOf(plain, ['4H', 'KD', '9D', '9D'], [5, 0, 0]);
  return {
    players: [{ id: 'Ada', ships: ['Heron', 'Plover'] }, { id: 'Ada', ships: ['Heron'] }],
    ships: {
      Heron: { ...heron, systems: { ...heron.systems, S4: { boxes: 1, marked: 0 } }, suits: { ...heron.suits, clubs: { primary: 'Attack', secondary: 'Attack' } } },
      Kite: shipOf(plain, ['2C']),
    },
    dieTable: [{ boxes: 0, die: 4 }, { boxes: 1, die: 8 }, { boxes: 2, die: 6 }, { boxes: 2, die: 8 }, { boxes: 3, die: 8 }],
    cardsPerShip: 3, counters: plain.counters, options: { damageControl: false },
  };
}

const bench = benchOf(ruleModule);
const eventTypes = bench.machine.events as readonly string[]; // boundary: the types of any machine's events

/** The text of a playthrough. Pure. */
export function told({ title, seed, input }: Playthrough): string {
  const random = randomFrom(seed);
  const lines = [title, '', 'table', ...validateInput(input).verdicts.map(({ outcome, says, cites }) => `   ${outcome.padEnd(8)} ${says} (${cites.join(', ')})`), ''];
  let last = start(bench, input);
  if (last.outcome === 'broken') return `${[...lines, `broken: ${last.error?.message ?? ''}`].join('\n')}\n`;
  lines.push('start', ...momentOf(last));
  for (let n = 1; last.snapshot.status === 'active' && n < 100; n += 1) {
    const event = oneOf(random, onwards(last));
    const because = explain(bench, last.snapshot, event);
    last = step(bench, last.snapshot, event);
    lines.push('', `${n}. ${inWords(event)}`, ...followingIn(because).map((line) => `   then     ${line}`), ...last.effects.map((effect) => `   effect   ${inWords(effect)}`), ...momentOf(last));
  }
  lines.push('', 'output', ...JSON.stringify(last.snapshot.output, null, 1).split('\n').map((line) => `   ${line}`));
  return `${lines.join('\n')}\n`;
}

export function fileOf({ name }: Playthrough): string {
  return fileURLToPath(new URL(`../test/golden/${name}.txt`, import.meta.url));
}

export function onDisk(playthrough: Playthrough): string {
  return readFileSync(fileOf(playthrough), 'utf8');
}

function at({ snapshot }: Step): { readonly context: Context; readonly value: string } {
  return { context: snapshot.context as Context, value: String(snapshot.value) }; // boundary: the context of this module
}

/** What brings the run on: nobody changes their mind. */
function onwards(last: Step): readonly Event[] {
  const tries = [...(ruleModule.moves?.(at(last)) ?? []), ...chances(at(last))].map(({ event }) => event as Event); // boundary: the moves of this module
  const open = new Set(at(last).context.choices.map(({ ship }) => ship));
  return tries.filter((event) => event.type !== 'WITHDRAW' && (event.type !== 'PICK' || open.has(event.ship)) && last.snapshot.can(event));
}

function momentOf(last: Step): readonly string[] {
  const { context, value } = at(last);
  const { moves } = judgedMoves(bench, last.snapshot);
  const due = new Set(chances(at(last)).map(({ event }) => ('ship' in event && event.type === 'ROLL' ? `${event.system} of ${event.ship} rolls a d${event.die}` : '')));
  return [
    `   state    ${value}`,
    ...context.choices.map(({ id, player, options }) => `   choice   ${id}, for ${player}: ${options.join(', ')}`),
    ...[...due].map((one) => `   chance   ${one}`),
    ...moves.filter(({ explanation }) => explanation.outcome === 'taken').map(({ event, explanation }) => `   legal    ${inWords(event)}: ${sentencesIn(explanation, 'allowed').join('; ')}`),
    ...eventTypes.map((type) => ({ type, explanation: explain(bench, last.snapshot, { type }) })).filter(({ explanation }) => explanation.outcome === 'not-now')
      .map(({ type, explanation }) => `   not now  ${type}: ${reasonIn(explanation)}`),
    ...moves.filter(({ explanation }) => explanation.outcome === 'refused').map(({ event, explanation }) => `   not      ${inWords(event)}: ${reasonIn(explanation)}`),
  ];
}

function inWords({ type, ...rest }: { readonly type: string }): string {
  return `${type} ${Object.values(rest).map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join(' ')}`;
}

function reasonIn(explanation: Explanation): string {
  const by = `(${explanation.by.join(', ')})`;
  if (explanation.outcome === 'not-now') return `${explanation.says.join('; ')} ${by}`;
  if (explanation.outcome !== 'refused') return explanation.outcome;
  return `${sentencesIn(explanation, 'refused').join('; ')} ${by}`;
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
