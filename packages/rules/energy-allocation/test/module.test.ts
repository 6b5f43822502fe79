/** What the bench is told: moves, chances, the picture, what tells states apart; and how a machine refuses to start. */

import { reader } from '@rulebench/core';
import { run, start, step, type Step } from '@rulebench/core/bench';
import { benchOf, explain, HIDDEN, legal, playerView, restore } from '@rulebench/core/explain';
import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { machine, machineOf, rules, validateInput, type Context, type Event, type Input } from '../src/index.ts';
import { dieOf } from '../src/measures.ts';
import * as own from '../src/rules.ts';
import { ruleModule } from '../src/module.ts';
import { sceneAt } from '../src/scene.ts';
import { PROFILES, shipOf, tableOf } from './tables.ts';
import { chances } from './tries.ts';

const [plain, other] = PROFILES;
const bench = benchOf(ruleModule);
const contextOf = ({ snapshot }: Step): Context => snapshot.context as Context; // boundary: the context of this module
const at = (last: Step): { readonly context: Context; readonly value: string } => ({ context: contextOf(last), value: String(last.snapshot.value) });

const duel = tableOf(plain, { Ada: { Heron: shipOf(plain, ['9D', 'KD']) }, Bo: { Osprey: shipOf(plain, ['Joker A', '2C'], [0, 4, 0]) } }, true);
const plainShip = shipOf(plain, ['9D']);
const chosen: readonly Event[] = [
  { type: 'PICK', player: 'Ada', ship: 'Heron', card: '9D' }, { type: 'READY', player: 'Ada' },
  { type: 'PICK', player: 'Bo', ship: 'Osprey', card: '2C' }, { type: 'READY', player: 'Bo' },
];
const after = (input: Input, events: readonly Event[]): Step => run(bench, input, events).steps.at(-1) ?? start(bench, input);

describe('moves and chances', () => {
  test('each due die is as likely to be the next as any other, and each of its scores as any other', () => {
    const found = chances(at(after(duel, chosen)));
    const weightOf = (ship: string, system: string): number =>
      found.reduce((sum, { event, weight }) => sum + (event.type === 'ROLL' && event.ship === ship && event.system === system ? weight : 0), 0);
    expect(found).toHaveLength(10 + 10 + 8 + 10 + 8);
    expect(new Set([weightOf('Heron', 'S1'), weightOf('Heron', 'S2'), weightOf('Heron', 'S3'), weightOf('Osprey', 'S1'), weightOf('Osprey', 'S3')]).size).toBe(1);
    expect(weightOf('Osprey', 'S2')).toBe(0);
    expect(found.every(({ weight }) => Number.isInteger(weight) && weight > 0)).toBe(true);
  });

  test('every chance would be taken, and there is none but in rolling', () => {
    const rolling = after(duel, chosen);
    expect(chances(at(rolling)).every(({ event }) => rolling.snapshot.can(event))).toBe(true);
    expect(chances(at(start(bench, duel)))).toEqual([]);
  });

  test('moves are the same each time they are asked for, and some are legal and some are not', () => {
    const first = start(bench, duel);
    const moves = [...(ruleModule.moves?.(at(first)) ?? [])];
    expect([...(ruleModule.moves?.(at(first)) ?? [])]).toEqual(moves);
    expect(legal(bench, first.snapshot).moves.map(({ event }) => event)).toEqual([
      { type: 'PICK', player: 'Ada', ship: 'Heron', card: '9D' }, { type: 'PICK', player: 'Ada', ship: 'Heron', card: 'KD' },
      { type: 'PICK', player: 'Bo', ship: 'Osprey', card: 'Joker A' }, { type: 'PICK', player: 'Bo', ship: 'Osprey', card: '2C' },
    ]);
    expect(moves.length).toBeGreaterThan(8);
  });
});

describe('the picture', () => {
  test('has a sheet for each ship, with boxes, dice, cards and the totals that they came to', () => {
    const rolled: readonly Event[] = [['Heron', 'S1', 10, 7], ['Heron', 'S2', 10, 3], ['Heron', 'S3', 8, 8], ['Osprey', 'S1', 10, 1], ['Osprey', 'S3', 8, 2]]
      .map(([ship, system, die, value]): Event => ({ type: 'ROLL', ship: String(ship), system: String(system), die: Number(die), value: Number(value) }));
    const scene = sceneAt(at(after(duel, [...chosen, ...rolled, { type: 'ALLOCATE', player: 'Ada', ship: 'Heron', system: 'S2', points: 3, to: 'Damage Control' }])));
    const [heron, osprey] = scene.sheets ?? [];
    expect(scene.sheets).toHaveLength(2);
    expect(heron).toMatchObject({ title: 'Heron of Ada', tone: 'player1', status: 'card revealed' });
    expect(heron?.columns.map(({ boxes, die }) => [boxes.length, die?.faces, die?.score, die?.goesTo])).toEqual([[4, 10, 7, 'Defense'], [4, 10, 3, 'Damage Control'], [3, 8, 8, 'Attack']]);
    expect(heron?.totals.map(({ id, points, counters }) => [id, points, counters?.count])).toEqual([['Movement', 0, 0], ['Attack', 8, 8], ['Defense', 7, 7], ['Damage Control', 3, undefined]]);
    expect(heron?.cards.map(({ label, face, tone }) => [label, face, tone])).toEqual([['9D', 'up', 'here'], ['KD', 'up', undefined]]);
    expect(osprey?.columns[1]).toEqual({ id: 'S2', label: 'S2', boxes: [true, true, true, true] });
    expect(scene.words).toContain('Heron of Ada: card revealed, 9D on top, S1 rolled 7 on a d10');
  });

  test('shows every card to nobody in particular, and to a player only what that player sees', () => {
    const first = after(duel, chosen.slice(0, 1));
    const faces = (context: Context): readonly (string | undefined)[] => (sceneAt({ context, value: 'selecting' }).sheets ?? []).flatMap(({ cards }) => cards.map(({ label, face }) => `${label} ${face ?? ''}`));
    expect(faces(contextOf(first))).toEqual(['9D up', 'KD up', 'Joker A up', '2C up']);
    expect(faces(playerView(bench, first.snapshot, 'Bo').context as Context)).toEqual(['face down down', 'face down down', 'Joker A up', '2C up']); // boundary: a masked context
    expect(HIDDEN).toBe('hidden');
  });

  test('says what each state waits for', () => {
    expect(sceneAt(at(start(bench, duel))).caption).toBe('Every player chooses a card for each ship');
    expect(sceneAt(at(after(duel, chosen))).caption).toBe('The dice are rolled');
  });
});

test('the table holds every rule of its room under its own id, and no two things under one', () => {
  const { ruled, ...rooms } = own;
  const table: Readonly<Record<string, unknown>> = rules;
  for (const one of ruled) expect(table[one.id], one.id).toBe(one);
  expect(new Set(ruled.map(({ id }) => id)).size).toBe(ruled.length);
  for (const [name, rule] of Object.entries(rooms)) expect([rule.id, table[name]], name).toEqual([name, rule]);
});

test('while dice are due the ships whose dice lie may decide, and only where Damage Control is played', () => {
  const own: readonly Event[] = [10, 10, 8].map((die, i): Event => ({ type: 'ROLL', ship: 'Heron', system: plain.systems[i] ?? '', die, value: 2 + i }));
  const last = after(duel, [...chosen, ...own]);
  const decisions = legal(bench, last.snapshot).moves.map(({ event }) => event.type);
  expect([last.snapshot.value, decisions]).toEqual(['rolling', ['ALLOCATE', 'ALLOCATE', 'ALLOCATE', 'DECLINE']]);
  expect(sceneAt(at(last)).sheets?.map(({ status, totals }) => [status, totals.map(({ points, counters }) => [points, counters?.count])]))
    .toEqual([['may send a die to Damage Control', [[2, undefined], [4, undefined], [3, undefined]]], ['card revealed', []]]);
  const without = after({ ...duel, options: { damageControl: false } }, [...chosen, ...own]);
  expect([without.snapshot.value, contextOf(without).choices]).toEqual(['rolling', []]);
  expect(sceneAt(at(without)).sheets?.[0]?.totals.map(({ points, counters }) => [points, counters?.count])).toEqual([[2, 0], [4, 4], [3, 3]]);
  expect([...(ruleModule.moves?.(at(without)) ?? [])].filter(({ event }) => event.type === 'ALLOCATE')).toEqual([]);
});

test('the order of cards that were not chosen, and of who is ready, does not tell states apart', () => {
  const cards = (drawn: readonly ['KD', 'AS'] | readonly ['AS', 'KD']): Input => tableOf(plain, { Ada: { Heron: shipOf(plain, ['9D', ...drawn]) }, Bo: { Osprey: shipOf(plain, ['2C']) }, Cy: { Wren: shipOf(plain, ['3C']) } });
  const pick = (player: string, ship: string, card: '9D' | 'KD' | '2C' | '3C'): Event => ({ type: 'PICK', player, ship, card });
  const keyOf = (input: Input, events: readonly Event[]): unknown => ruleModule.key?.(contextOf(after(input, events)));
  const picks = [pick('Ada', 'Heron', '9D'), pick('Bo', 'Osprey', '2C'), pick('Cy', 'Wren', '3C')];
  const here = keyOf(cards(['KD', 'AS']), [...picks, { type: 'READY', player: 'Bo' }, { type: 'READY', player: 'Cy' }]);
  expect(keyOf(cards(['AS', 'KD']), [...picks, { type: 'READY', player: 'Cy' }, { type: 'READY', player: 'Bo' }])).toEqual(here);
  expect(keyOf(cards(['AS', 'KD']), [...picks, pick('Ada', 'Heron', 'KD'), { type: 'READY', player: 'Cy' }, { type: 'READY', player: 'Bo' }])).not.toEqual(here);
});

test('energy is followed by action', () => {
  const rolled = plain.systems.map((system, i): Event => ({ type: 'ROLL', ship: 'Heron', system, die: i === 2 ? 8 : 10, value: 2 + i }));
  const end = after(tableOf(plain, { Ada: { Heron: shipOf(plain, ['KD']) } }), [{ type: 'PICK', player: 'Ada', ship: 'Heron', card: 'KD' }, { type: 'READY', player: 'Ada' }, ...rolled]);
  expect(ruleModule.metrics?.map((one) => [one.id, one.value?.(at(end), 0)])).toEqual([['energy-movement', 0], ['energy-attack', 7], ['energy-defense', 2], ['energy-damage-control', 0]]);
});

describe('a table that the rules refuse', () => {
  const wrong = tableOf(other, { Cy: { Wren: shipOf(other, ['6S', '6S']) } });

  test('is told by its clauses', () => {
    expect(validateInput(wrong)).toMatchObject({ ok: false, by: ['ea/select/2'] });
    expect(validateInput(duel).ok).toBe(true);
  });

  test.each([
    ['marks below none', { Heron: { ...plainShip, systems: { ...plainShip.systems, S1: { boxes: 4, marked: -5 } } } }, duel.dieTable],
    ['half a box', { Heron: { ...plainShip, systems: { ...plainShip.systems, S1: { boxes: 4.5, marked: 0 } } } }, duel.dieTable],
    ['marks without number', { Heron: { ...plainShip, systems: { ...plainShip.systems, S1: { boxes: 4, marked: NaN } } } }, duel.dieTable],
    ['a die with one face', { Heron: plainShip }, [{ boxes: 1, die: 1 }]],
    ['a die with half a face', { Heron: plainShip }, [{ boxes: 1, die: 6.5 }]],
    ['a row for half a box', { Heron: plainShip }, [{ boxes: 1, die: 4 }, { boxes: 1.5, die: 6 }]],
  ])('is refused for a number that counts nothing: %s', (_, ships, dieTable) => {
    expect(validateInput({ ...tableOf(plain, { Ada: { Heron: plainShip } }), ships, dieTable })).toMatchObject({ ok: false, by: ['ea/dice/4', 'ea/dice/5'] });
  });

  test.each([2.5, NaN])('is refused for cards that cannot be counted: %s', (cardsPerShip) => {
    expect(validateInput({ ...tableOf(plain, { Ada: { Heron: plainShip } }), cardsPerShip })).toMatchObject({ ok: false, by: ['ea/select/1'] });
  });

  test('starts no machine', () => {
    const actor = createActor(machine, { input: wrong });
    actor.subscribe({ error: () => undefined });
    actor.start();
    expect(actor.getSnapshot()).toMatchObject({ status: 'error', error: { code: 'RB201' } });
  });
});

test('a table with a replaced measure is another machine, and neither restores the snapshots of the other', () => {
  const small = { ...dieOf, value: () => 4 };
  const first = after(duel, chosen);
  const variant = benchOf({ ...ruleModule, variants: [{ id: 'small-dice', title: 'Every die is a d4', replaced: { dieOf: small } }] }, 'small-dice');
  const rolling = run(variant, duel, chosen).steps.at(-1) ?? first;
  expect(step(variant, rolling.snapshot, { type: 'ROLL', ship: 'Heron', system: 'S1', die: 4, value: 4 }).outcome).toBe('taken');
  expect(step(bench, first.snapshot, { type: 'ROLL', ship: 'Heron', system: 'S1', die: 4, value: 4 }).outcome).toBe('refused');
  expect(() => restore(bench, JSON.parse(JSON.stringify(rolling.snapshot)))).toThrow('RB212');
  expect(reader({ ...rules, dieOf: small })(dieOf, contextOf(first), { ship: 'Heron', system: 'S1' })).toBe(4);
  expect(machineOf({ dieOf: small }).id).toBe('energy-allocation');
});

test('ids that all objects know are ids like any other', () => {
  const input = tableOf(plain, { toString: { constructor: shipOf(plain, ['9D']) } });
  const strange = JSON.parse(JSON.stringify(input).replaceAll('"constructor"', '"__proto__"')) as Input; // boundary: an input as it comes from outside
  for (const [table, ship] of [[input, 'constructor'], [strange, '__proto__']] as const) {
    const end = after(table, [
      { type: 'PICK', player: 'toString', ship, card: '9D' }, { type: 'READY', player: 'toString' },
      ...plain.systems.map((system, i): Event => ({ type: 'ROLL', ship, system, die: i === 2 ? 8 : 10, value: 5 })),
    ]);
    expect(end.snapshot.status, ship).toBe('done');
    expect(Object.keys((end.snapshot.output as { ships: object }).ships)).toEqual([ship]); // boundary: the output of this module
  }
  expect(explain(machine, start(bench, duel).snapshot, { type: 'ROLL', ship: '__proto__', system: 'toString', die: 10, value: 1 }).outcome).toBe('not-now');
});
