import { describe, expect, test } from 'vitest';
import { start } from '@rulebench/core/bench';
import { benchOf } from '@rulebench/core/explain';
import { drawn, drawnOf, groupsOf } from '../src/moves/outcomes.ts';
import { anyOutcome, chancesIn } from '../src/moves/ChancePanel.tsx';
import { isChosen, moveFor } from '../src/moves/ChoicePanel.tsx';
import { candidatesFor } from '../src/moves/candidates.ts';
import { formSchemaOf, schemasOf } from '../src/moves/event-schemas.ts';
import { foreignEvents } from '../src/moves/foreign.ts';
import { CARAVAN, caravanModule } from './toy/caravan.ts';

const die = (ship: string, faces: number) => Array.from({ length: faces }, (_, i) => ({ event: { type: 'ROLL', ship, die: faces, value: i + 1 }, weight: 1 }));

describe('chance', () => {
  test('is grouped by what is random, and labelled with what differs', () => {
    const groups = groupsOf([...die('F1', 4), ...die('F2', 6)]);
    expect(groups.map(({ label, outcomes }) => [label, outcomes.map((one) => one.label)])).toEqual([
      ['F1 · die 4', ['1', '2', '3', '4']], ['F2 · die 6', ['1', '2', '3', '4', '5', '6']],
    ]);
  });

  test('without numbers all outcomes of a type are a group', () => {
    expect(groupsOf([{ event: { type: 'DRAW', card: '9D' }, weight: 1 }, { event: { type: 'DRAW', card: 'KS' }, weight: 1 }])).toMatchObject([{ type: 'DRAW', outcomes: [{ label: '9D' }, { label: 'KS' }] }]);
  });

  test('is drawn by weight', () => {
    const [group] = groupsOf([{ event: { type: 'FLIP', side: 'heads' }, weight: 3 }, { event: { type: 'FLIP', side: 'tails' }, weight: 1 }]);
    if (group === undefined) throw new Error('no group');
    expect([0, 0.5, 0.74, 0.76, 0.999].map((random) => drawn(group, random)?.['side'])).toEqual(['heads', 'heads', 'heads', 'tails', 'tails']);
  });
});

describe('choices', () => {
  test('are answered by CHOOSE, unless they name another event', () => {
    const choice = { id: 'card of Heron', player: 'Ada', options: ['9D'], min: 1, max: 1, cites: [] };
    expect([choice, { ...choice, answer: 'CHOOSE' }, { ...choice, answer: 'PICK' }].map(isChosen)).toEqual([true, true, false]);
  });
});

describe('a choice that names an event', () => {
  const choice = { id: 'card of Heron', player: 'Ada', ship: 'Heron', options: ['9D', 'KD'], min: 1, max: 1, answer: 'PICK', cites: [] };
  const pick = (player: string, ship: string, card: string) => ({ player, event: { type: 'PICK', player, ship, card } });

  test('is answered by the one legal move with that option, of its player, about the same thing', () => {
    const legal = [pick('Ada', 'Heron', '9D'), pick('Ada', 'Kite', '9D'), pick('Bo', 'Heron', '9D'), { event: { type: 'PASS', card: '9D' } }];
    expect(moveFor(choice, '9D', legal)).toBe(legal[0]);
    expect(moveFor(choice, 'KD', legal)).toBeUndefined();
  });

  test('is not answered where several moves would', () => {
    expect(moveFor(choice, '9D', [pick('Ada', 'Heron', '9D'), { player: 'Ada', event: { type: 'PICK', ship: 'Heron', card: '9D', quietly: true } }])).toBeUndefined();
  });
});

describe('what can be done now', () => {
  const { snapshot } = start(benchOf(caravanModule), CARAVAN);

  test('counts what chance is to settle, and draws one of its outcomes', () => {
    expect(chancesIn(benchOf(caravanModule), snapshot)).toBe(1);
    expect(anyOutcome(benchOf(caravanModule), snapshot, 0)).toEqual({ type: 'WEATHER', roll: 1 });
    expect(anyOutcome(benchOf(caravanModule), snapshot, 0.999)).toEqual({ type: 'WEATHER', roll: 6 });
    expect(drawnOf([], 0.5)).toBeUndefined();
  });
});

describe('forms', () => {
  const schemas = schemasOf(caravanModule.schema, 'Event');
  const snapshot = start(benchOf(caravanModule), CARAVAN).snapshot;
  const moves = [...caravanModule.moves?.(snapshot) ?? []];

  test('there is one for every event of the schema', () => {
    expect([...schemas.keys()]).toEqual(['TRAVEL', 'REST', 'DIG', 'WEATHER', 'CHOOSE']);
    expect(schemasOf({ $defs: {} }, 'Event').size).toBe(0);
  });

  const events = moves.map(({ event }) => event);
  const formOf = (type: string, offered = candidatesFor(type, events, snapshot.context)) => {
    const schema = schemas.get(type);
    if (schema === undefined) throw new Error(`no ${type}`);
    return formSchemaOf(type, schema, caravanModule.schema, offered);
  };

  test('offers the values of this table, and leaves the type out', () => {
    expect(candidatesFor('TRAVEL', events, snapshot.context)(['to'])).toEqual(['Bir', 'Cisterna', 'Dara']);
    expect(formOf('TRAVEL')).toMatchObject({
      required: ['player', 'to'],
      properties: { player: { $ref: '#/$defs/Player' }, to: { type: 'string', examples: ['Bir', 'Cisterna', 'Dara'] } },
    });
  });

  test('offers what moves have inside lists and things, of other events where its own have nothing, and else what lies on the table', () => {
    const offered = candidatesFor('BEAM', [{ type: 'BEAM', to: { at: 'L1' }, cards: ['a', 'b'] }, { type: 'DOCK', ship: 'galaxy' }], { cards: { kirk: {}, spock: {} }, turn: 'P' });
    expect([offered(['to', 'at']), offered(['cards', '*']), offered(['ship']), offered(['by'])]).toEqual([['L1'], ['a', 'b'], ['galaxy'], ['kirk', 'spock']]);
    const text = { type: 'string' };
    expect(formSchemaOf('BEAM', { properties: { to: { properties: { at: text } }, cards: { type: 'array', items: { $ref: '#/$defs/Card' } }, by: { anyOf: [text, { type: 'null' }] }, n: { type: 'integer' } } }, { $defs: { Card: text } }, offered)).toMatchObject({
      properties: {
        to: { properties: { at: { examples: ['L1'] } } },
        cards: { items: { type: 'string', examples: ['a', 'b'] } },
        by: { anyOf: [{ title: 'text', examples: ['kirk', 'spock'] }, { title: 'none', type: 'null' }] },
        n: { type: 'integer' },
      },
    });
  });

  test('of a schema that holds itself come to an end', () => {
    const tree = { properties: { of: { $ref: '#/$defs/Tree' }, name: { type: 'string' } } };
    expect(formSchemaOf('GROW', tree, { $defs: { Tree: tree } }, () => ['x'])).toMatchObject({ properties: { name: { examples: ['x'] }, of: { properties: { of: {} } } } });
  });

  test('events that the state does not know, and that no move is offered of, are told', () => {
    expect(foreignEvents(benchOf(caravanModule), snapshot, moves)).toEqual(['CHOOSE']);
    expect(foreignEvents(benchOf(caravanModule), snapshot, [])).toEqual(['TRAVEL', 'REST', 'DIG', 'CHOOSE']);
  });

  test('events named by reference, and several types of one shape, are found', () => {
    const found = schemasOf({ $defs: { Event: { anyOf: [{ $ref: '#/$defs/Up' }, { properties: { type: { enum: ['LEFT', 'RIGHT'] } } }] }, Up: { properties: { type: { const: 'UP' } } } } }, 'Event');
    expect([...found.keys()]).toEqual(['UP', 'LEFT', 'RIGHT']);
  });
});
