/** The ruling on ties: cards first, then span, then a choice. */

import fc from 'fast-check';
import { outcomeOf, valueOf } from '@rulebench/core';
import { expect, test } from 'vitest';
import { distanceToEnd, endsSeenFrom, foremost, tieIsOpen, tieOrder, type Candidate } from '../src/index.ts';
import { TABLE } from './tables.ts';

const question = { table: { tieOrder, foremost, tieIsOpen }, context: { table: TABLE } };
const candidate = (id: string): fc.Arbitrary<Candidate> => fc.record({ id: fc.constant(id), cards: fc.nat(4), span: fc.nat(9) });

test('nobody that is left is beaten by another, and whoever ties with one that is left is left too', () => {
  fc.assert(fc.property(candidate('a'), candidate('b'), candidate('c'), fc.constantFrom('nearest' as const, 'farthest' as const), (a, b, c, seek) => {
    const candidates = [a, b, c];
    const left = valueOf(foremost, question, { seek, candidates });
    const sign = seek === 'farthest' ? 1 : -1;
    const better = (x: Candidate, y: Candidate): boolean => sign * (x.cards - y.cards) > 0 || (x.cards === y.cards && sign * (x.span - y.span) > 0);
    expect(left).toEqual(candidates.filter((one) => !candidates.some((other) => better(other, one))).map(({ id }) => id));
    expect(outcomeOf(tieIsOpen, question, { seek, candidates })).toBe(left.length > 1 ? 'allowed' : 'refused');
  }), { seed: 1998 });
});

test('the ends are seen with the span that faces the player', () => {
  expect(distanceToEnd(TABLE, 'A', 'right', 'P')).toEqual({ cards: 2, span: 7 });
  expect(distanceToEnd(TABLE, 'A', 'right', 'Q')).toEqual({ cards: 2, span: 9 });
  expect(valueOf(foremost, question, endsSeenFrom(TABLE, 'B', 'P'))).toEqual(['right']);
});
