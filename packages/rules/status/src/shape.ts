/** What the events of `model.ts` are made of, to check what is sent. Written by `npm run schema`; a test keeps it fresh. */

import type { Shapes } from '@rulebench/core';

export const shapes: Shapes = {
  ACT: { player: 's', card: 's', act: '=staff|attempt|attack|defend' },
  FLY: { player: 's', ship: 's', to: 's' },
  BEAM: { player: 's', card: 's', by: 's', to: 'sz' },
  PROJECT: { player: 's', card: 's' },
  USE: { player: 's', card: 's', 'on?': 's' },
  USE_SKILL: { player: 's', card: 's', skill: 's' },
  SEEK: { card: 's', has: [{ affiliation: '=Federation|Klingon|Romulan|Borg|Ferengi|Cardassian|Bajoran|Dominion|Non-Aligned|Neutral' }, { gender: '=male|female|neuter' }, { species: 's' }, { lore: 's' }, { special: 's' }] },
  AFFECT: { by: 's', fn: 'n', on: ['s'] },
  STOP: { team: ['s'], ship: 'sz' },
  HURT: { card: 's', as: '=disabled|stunned|wounded' },
  FREEZE: { cards: ['s'] },
  RELOCATE: { cards: ['s'], to: 's' },
  RECOVER: { card: 's', from: '=disabled|stunned|wounded|stasis' },
  LOSE: { card: 's', as: '=killed|destroyed' },
  PICK: { among: ['s'], count: 'n' },
  LOT: { picks: ['s'] },
  END_TURN: { player: 's' },
};
