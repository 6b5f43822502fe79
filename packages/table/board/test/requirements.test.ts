/** Requirements: who supplies what, what is missing, and that a greater group never does worse. */

import fc from 'fast-check';
import { outcomeOf, verdictOf } from '@rulebench/core';
import { describe, expect, test } from 'vitest';
import { awayTeamOf, crewOf, found, meets, missing, personnelAt, printed, requirementIsMet, type Card, type Requirement, type Table } from '../src/index.ts';
import { CREWED } from './tables.ts';

const crew = crewOf(CREWED, 'ship', 'Q');
const all = personnelAt(CREWED, 'A', 'Q');
const honourable: Requirement = { all: [{ skill: 'Navigation' }, { skill: 'Honor', levels: 2 }] };

test('groups', () => {
  expect(crew).toEqual(['crew', 'captain', 'pilot']);
  expect(awayTeamOf(CREWED, 'A', 'Q')).toEqual(['doctor', 'guide']);
  expect(all).toEqual(['crew', 'captain', 'pilot', 'doctor', 'guide']);
  expect(crewOf(CREWED, 'ship', 'P')).toEqual([]);
});

describe('a finding', () => {
  test('says who supplies what', () => {
    expect(found(CREWED, all, honourable)).toMatchObject({ says: 'Navigation + Honor x2', met: true, parts: [{ by: ['pilot'] }, { by: ['captain', 'doctor'], have: 2 }] });
  });

  test('and what is missing', () => {
    expect(missing(found(CREWED, crew, honourable))).toEqual(['Honor x2 (has 1)']);
    expect(missing(found(CREWED, crew, { any: [{ skill: 'MEDICAL' }, { attribute: 'integrity', over: 32 }] }))).toEqual(['MEDICAL', 'INTEGRITY > 32 (has 18)']);
  });

  test('a rule puts it into words', () => {
    const question = { table: { requirementIsMet }, context: { table: CREWED } };
    expect(verdictOf(requirementIsMet, question, { group: crew, requirement: honourable }).says).toBe('Navigation + Honor x2 is not met: no Honor x2 (has 1)');
    expect(outcomeOf(requirementIsMet, question, { group: all, requirement: honourable })).toBe('allowed');
  });
});

test.each<[string, Requirement, boolean]>([
  ['a classification is a skill, and adds to one', { skill: 'MEDICAL', levels: 2 }, true],
  ['though not three of it', { skill: 'MEDICAL', levels: 3 }, false],
  ['more than the total is not enough', { attribute: 'integrity', over: 28 }, false],
  ['more than one less is', { attribute: 'integrity', over: 27 }, true],
  ['two of one kind', { count: 2, of: [{ icon: 'staff' }] }, true],
  ['two that are both', { count: 2, of: [{ icon: 'staff' }, { classification: 'MEDICAL' }] }, false],
  ['a species', { species: 'Vulcan' }, true],
  ['somebody by name', { personnel: 'a guide' }, true],
  ['somebody else', { personnel: 'Spock' }, false],
  ['an affiliation', { affiliation: 'Klingon' }, false],
  ['one that is strong alone', { count: 1, of: [{ attribute: 'strength', over: 5 }] }, false],
  ['equipment', { equipment: 'a kit' }, true],
  ['other equipment', { equipment: 'Tricorder' }, false],
])('%s', (_, requirement, met) => {
  expect(meets(CREWED, all, requirement)).toBe(met);
});

test('those that cannot use their skills supply nothing; the stopped do', () => {
  const { pilot } = CREWED.cards;
  if (pilot === undefined) throw new Error('no pilot');
  const altered = (more: Partial<Card>): Table => ({ ...CREWED, cards: { ...CREWED.cards, pilot: { ...pilot, ...more } } });
  expect(meets(altered({ disabled: true }), crew, { skill: 'Navigation' })).toBe(false);
  expect(meets(altered({ stasis: true }), crew, { skill: 'Navigation' })).toBe(false);
  expect(meets(altered({ stopped: 1 }), crew, { skill: 'Navigation' })).toBe(true);
});

const leaf: fc.Arbitrary<Requirement> = fc.oneof(
  fc.record({ skill: fc.constantFrom('Honor', 'Diplomacy', 'MEDICAL', 'OFFICER', 'Navigation'), levels: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ attribute: fc.constantFrom('integrity' as const, 'cunning' as const), over: fc.nat(30) }),
  fc.record({ count: fc.integer({ min: 1, max: 3 }), of: fc.constant([{ icon: 'staff' as const }]) }),
  fc.constant({ species: 'Vulcan' }),
);
const { tree } = fc.letrec<{ tree: Requirement }>((tie) => ({
  tree: fc.oneof({ maxDepth: 3 }, leaf, fc.record({ all: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }) }), fc.record({ any: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }) })),
}));

test('whoever joins a group never undoes a requirement, and something is missing exactly when it is not met', () => {
  fc.assert(fc.property(fc.subarray([...all]), fc.subarray([...all]), tree, (few, more, requirement) => {
    const finding = found(CREWED, few, requirement);
    if (finding.met) expect(meets(CREWED, [...new Set([...few, ...more])], requirement)).toBe(true);
    expect(missing(finding).length > 0).toBe(!finding.met);
    expect(printed(requirement)).not.toBe('');
  }), { seed: 1998 });
});
