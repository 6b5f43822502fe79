/** A playthrough tells all that there is to see in a state, in the words of the rules. */

import { expect, test } from 'vitest';
import { told } from '../src/golden.ts';
import { lightModule } from './light.ts';

const play = { name: 'light', title: 'A light is switched', seed: 2, input: { owner: 'Ada' }, steps: 2 };

test('it tells state, choices, chance, what is legal and what is not', () => {
  expect(told(lightModule(), { ...play, onwards: ({ type }) => type === 'SWITCH' })).toBe(`A light is switched

start
   state    off
   choice   which, for Ada: on, off
   legal    SWITCH Ada: Ada owns the light
   not now  DIM: it is dark (light/dim/1)
   not      SWITCH Bo: Bo does not own the light (light/switch/1)

1. SWITCH Ada
   state    on
   choice   which, for Ada: on, off
   chance   BREAK: 1, 2, 3
   legal    SWITCH Ada: Ada owns the light
   not      SWITCH Bo: Bo does not own the light (light/switch/1)

2. SWITCH Ada
   state    off
   choice   which, for Ada: on, off
   legal    SWITCH Ada: Ada owns the light
   not now  DIM: it is dark (light/dim/1)
   not      SWITCH Bo: Bo does not own the light (light/switch/1)
`);
});

test('it ends where nothing can be gone on with', () => {
  expect(told(lightModule(), { ...play, onwards: () => false })).not.toContain('1. ');
});

