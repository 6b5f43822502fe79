/** The grammar of requirements: what is printed, the tree, and what is said of a text that is wrong. */

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { printed, type Affiliation, type Icon, type Requirement, type Trait } from '@rulebench/board';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { RequirementError, requirementOf } from '../scripts/requirement.ts';
import { meaningsOf, wordsOnDisk } from '../scripts/words.ts';

interface Wrong { readonly code: string; readonly at: string; readonly says: string }

const { good, bad } = parse(readFileSync(new URL('./requirements.yaml', import.meta.url), 'utf8')) as { good: Record<string, Requirement>; bad: Record<string, Wrong> }; // boundary: a file of this folder

function errorOf(text: string): unknown {
  try {
    return requirementOf(text);
  } catch (thrown) {
    return thrown;
  }
}

describe('a requirement', () => {
  test.each(Object.entries(good))('%s', (text, tree) => {
    expect(requirementOf(text)).toEqual(tree);
  });
});

describe('a wrong requirement', () => {
  test.each(Object.entries(bad))('%s', (text, { code, at, says }) => {
    const error = errorOf(text);
    if (!(error instanceof RequirementError)) throw new Error(`not refused: ${JSON.stringify(error)}`);
    expect([error.code, `${error.line}:${error.column}`]).toEqual([code, at]);
    expect(error.message).toContain(says);
  });
});

const words = wordsOnDisk();

const ICONS: Record<Icon, true> = {
  'command': true, 'staff': true, 'navigation': true, 'communication': true, 'defence': true, 'holographic': true, 'alternate-universe': true, 'borg-only': true,
  'enterprise-e': true, 'nemesis': true, 'delta-quadrant': true, 'hidden-agenda': true,
};
const AFFILIATIONS: Record<Affiliation, true> = {
  'Federation': true, 'Klingon': true, 'Romulan': true, 'Borg': true, 'Ferengi': true, 'Cardassian': true, 'Bajoran': true, 'Dominion': true, 'Non-Aligned': true, 'Neutral': true,
};

test('there is a word for every icon and affiliation, and none is there twice', () => {
  expect(Object.keys(words.icons).sort()).toEqual(Object.keys(ICONS).sort());
  expect(Object.keys(words.affiliations).sort()).toEqual(Object.keys(AFFILIATIONS).sort());
  const all = meaningsOf(words).map(({ word }) => word);
  expect(all).toHaveLength(new Set(all).size);
});
const trait: fc.Arbitrary<Trait> = fc.oneof(
  fc.constantFrom(...meaningsOf(words).flatMap(({ trait: one }) => ('equipment' in one || 'all' in one || 'any' in one || 'count' in one ? [] : [one]))),
  fc.record({ skill: fc.constantFrom(...words.skills), levels: fc.integer({ min: 2, max: 4 }) }),
  fc.record({ attribute: fc.constantFrom('integrity' as const, 'cunning' as const, 'strength' as const), over: fc.nat(60) }),
);
const leaf: fc.Arbitrary<Requirement> = fc.oneof(trait, fc.record({ count: fc.integer({ min: 1, max: 9 }), of: fc.array(trait, { minLength: 1, maxLength: 3 }) }), fc.constantFrom(...words.equipment.map((equipment) => ({ equipment }))));
const every = fc.record({ all: fc.array(leaf, { minLength: 2, maxLength: 3 }) });
const any = fc.record({ any: fc.array(fc.oneof(leaf, every), { minLength: 2, maxLength: 3 }) });
const deep = fc.record({ all: fc.array(fc.oneof(leaf, any), { minLength: 2, maxLength: 3 }) });

test('the board prints a tree as the grammar reads it', () => {
  fc.assert(fc.property(fc.oneof(leaf, every, any, deep), (tree) => {
    expect(requirementOf(printed(tree), words)).toEqual(tree);
  }), { seed: 1998 });
});
