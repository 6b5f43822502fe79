/** What the bench is told beside the machine: the picture, what a player may not see, restoring, variants, metrics. */

import { metricsOf, run, start, type Step } from '@rulebench/core/bench';
import { benchOf, explain, judgedMoves, persist, playerView, restore } from '@rulebench/core/explain';
import { expect, test } from 'vitest';
import { validateInput, type Context, type Event, type Input } from '../src/index.ts';
import { ruleModule } from '../src/module.ts';
import { sceneAt } from '../src/scene.ts';
import { BUSY, lying, somebody } from './tables.ts';

const bench = benchOf(ruleModule);
const INPUT: Input = { table: BUSY };
const AWAY_TEAM: Event = { type: 'ATTEMPT', player: 'P', location: 'A', team: ['ann', 'ben'] };
const at = ({ snapshot }: Step): { readonly context: Context; readonly value: unknown } => ({ context: snapshot.context as Context, value: snapshot.value }); // boundary: this module's context
const after = (input: Input, ...events: readonly Event[]): Step => run(bench, input, events).steps.at(-1) ?? start(bench, input);
const overcome = (card: string, pile: string): Event => ({ type: 'ENCOUNTERED', card, outcome: 'overcome', effects: [{ type: 'discard', card, pile, cites: ['base/card-text/1'] }] });

test('the picture marks those who attempt, the card that they meet, and what is solved', () => {
  const meeting = sceneAt(at(after(INPUT, AWAY_TEAM)));
  expect(meeting.caption).toBe('P attempts A, and meets one');
  expect(meeting.words).toContain('Ann (attempts), Ben (attempts)');
  const solved = after(INPUT, AWAY_TEAM, overcome('one', 'Q'), { type: 'REVEAL', player: 'P' }, overcome('two', 'P'), { type: 'SOLVE', player: 'P', uses: [{ card: 'ann', skill: 'Navigation' }, { card: 'ben', skill: 'Honor', levels: 2 }] });
  expect(sceneAt(at(solved)).caption).toBe('Turn 1, of P: the mission is solved');
  expect(sceneAt(at(solved)).words).toContain('solved by P');
});

test.each([
  ['a card between dilemmas', [AWAY_TEAM, overcome('one', 'Q'), { type: 'PLAY', player: 'P', card: 'interrupt' }], 'P attempts A, and a card is played: an interrupt'],
  ['the moment between', [AWAY_TEAM, overcome('one', 'Q')], 'P attempts A, and is between dilemmas'],
  ['a side to be chosen', [{ type: 'ATTEMPT', player: 'P', location: 'C', team: ['gus', 'hal'] }], 'P says who meets the card'],
  ['skills to be named', [AWAY_TEAM, overcome('one', 'Q'), { type: 'REVEAL', player: 'P' }, overcome('two', 'P')], 'P attempts A, and says whose skills are used'],
  ['a turn that a card ended', [AWAY_TEAM, { type: 'ENCOUNTERED', card: 'one', outcome: 'done', effects: [], ends: 'turn' }], 'Turn 1, of P: the attempt is over, and so is the turn: a card ended it'],
  ['a new turn', [{ type: 'END_TURN', player: 'P' }], 'Turn 2, of Q'],
] as const)('the caption tells of %s', (_, events, caption) => {
  expect(sceneAt(at(after(INPUT, ...events))).caption).toBe(caption);
});

test('a seed card is hidden until it is met, in the view, the picture, verdicts and moves', () => {
  const seeded: Input = { table: { ...BUSY, cards: { ...BUSY.cards, one: lying({ kind: 'dilemma', name: 'Armus', terrain: 'dual' }, 'Q', { in: 'seeds', at: 'A', position: 1 }) } } };
  const first = start(bench, seeded);
  expect(JSON.stringify(playerView(bench, first.snapshot, 'P'))).not.toContain('Armus');
  expect(JSON.stringify(playerView(bench, first.snapshot, 'Q'))).toContain('Armus');
  expect(JSON.stringify(explain(bench, first.snapshot, AWAY_TEAM, { as: 'P' }))).not.toContain('Armus');
  expect(JSON.stringify(judgedMoves(bench, first.snapshot, { as: 'P' }))).not.toContain('Armus');
  const met = after(seeded, AWAY_TEAM);
  expect(JSON.stringify(playerView(bench, met.snapshot, 'P'))).toContain('Armus');
  expect(JSON.stringify(sceneAt({ ...at(first), context: playerView(bench, first.snapshot, 'P').context as Context }))).not.toContain('Armus'); // boundary: a masked context has its shape
});

test('whoever may not see the seed cards is told that an attempt would be taken', () => {
  expect(explain(bench, start(bench, INPUT).snapshot, AWAY_TEAM, { as: 'P' }).outcome).toBe('taken');
});

test('what a mission requires and is not told, is not guessed', () => {
  const [line] = BUSY.spacelines;
  const unknown: Input = { table: { ...BUSY, spacelines: [{ quadrant: 'Alpha', locations: (line?.locations ?? []).map(({ mission, ...one }) => ({ ...one, ...(mission === undefined ? {} : { mission: { terrain: mission.terrain, affiliations: mission.affiliations, points: mission.points } }) })) }] } };
  const why = explain(bench, start(bench, unknown).snapshot, AWAY_TEAM);
  expect(why.outcome).toBe('refused');
  expect(JSON.stringify(why)).toContain('what the mission at A requires is not known');
});

test('an attempt is restored where it was, and goes on to the same end', () => {
  const before = after(INPUT, AWAY_TEAM);
  const again = restore(bench, JSON.parse(JSON.stringify(persist(before.snapshot))));
  expect(persist(again)).toEqual(persist(before.snapshot));
});

test('a requirement may be met in several ways, and each is offered', () => {
  const table = { ...BUSY, cards: { ...BUSY.cards, dan: lying(somebody('Dan', 'Federation', { Diplomacy: 1 }, true), 'P', { in: 'aboard', at: 'galaxy' }) } };
  const asked = after({ table }, { type: 'ATTEMPT', player: 'P', location: 'B', team: ['dan', 'eve'] }, overcome('three', 'Q'));
  const moves = [...ruleModule.moves?.({ context: at(asked).context, value: asked.snapshot.value }) ?? []].map(({ event }) => event);
  expect(moves).toContainEqual({ type: 'SOLVE', player: 'P', uses: [{ card: 'dan', skill: 'Diplomacy' }] });
  expect(moves).toContainEqual({ type: 'SOLVE', player: 'P', uses: [] });
});

test('metrics count attempts, solved missions and points', () => {
  const { steps: [first, ...rest] } = run(bench, INPUT, [{ type: 'ATTEMPT', player: 'P', location: 'B', team: ['dan', 'eve'] }, overcome('three', 'Q')]);
  expect(metricsOf({ bench, input: INPUT, steps: [first, ...rest] })).toEqual({ attempts: 1, 'until-solved': 1, solved: 1, points: 80, lead: -10 });
});

test('every table can be played on', () => {
  expect(validateInput(INPUT).ok).toBe(true);
});

test('attempts are counted until a first mission is solved, and there is no such number before', () => {
  const solving: readonly Event[] = [
    AWAY_TEAM, { type: 'ENCOUNTERED', card: 'one', outcome: 'done', effects: [{ type: 'discard', card: 'one', pile: 'Q', cites: ['base/card-text/1'] }], ends: 'attempt' },
    AWAY_TEAM, overcome('two', 'P'), { type: 'SOLVE', player: 'P', uses: [{ card: 'ann', skill: 'Navigation' }, { card: 'ben', skill: 'Honor', levels: 2 }] },
    { type: 'ATTEMPT', player: 'P', location: 'B', team: ['dan', 'eve'] },
  ];
  const told = (events: readonly Event[]): unknown => metricsOf(run(bench, INPUT, events))['until-solved'];
  expect(told(solving.slice(0, 3))).toBeUndefined();
  expect(told(solving.slice(0, 5))).toBe(2);
  expect(run(bench, INPUT, solving).steps.map(({ outcome }) => outcome)).toEqual(['start', 'taken', 'taken', 'taken', 'taken', 'taken', 'taken']);
  expect(told(solving)).toBe(2);
});
