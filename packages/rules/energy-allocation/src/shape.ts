/** What the events of `model.ts` are made of, to check what is sent. Written by `npm run schema`; a test keeps it fresh. */

import type { Shapes } from '@rulebench/core';

export const shapes: Shapes = {
  PICK: { player: 's', ship: 's', card: '=AC|AD|AH|AS|2C|2D|2H|2S|3C|3D|3H|3S|4C|4D|4H|4S|5C|5D|5H|5S|6C|6D|6H|6S|7C|7D|7H|7S|8C|8D|8H|8S|9C|9D|9H|9S|10C|10D|10H|10S|JC|JD|JH|JS|QC|QD|QH|QS|KC|KD|KH|KS|Joker A|Joker B' },
  READY: { player: 's' },
  WITHDRAW: { player: 's' },
  DECLARE: { player: 's', ship: 's', use: '=initiative|Movement|Attack|Defense|Damage Control' },
  CHOOSE: { choice: 's', picks: ['=AC|AD|AH|AS|2C|2D|2H|2S|3C|3D|3H|3S|4C|4D|4H|4S|5C|5D|5H|5S|6C|6D|6H|6S|7C|7D|7H|7S|8C|8D|8H|8S|9C|9D|9H|9S|10C|10D|10H|10S|JC|JD|JH|JS|QC|QD|QH|QS|KC|KD|KH|KS|Joker A|Joker B'] },
  ROLL: { ship: 's', system: 's', die: 'i', value: 'i' },
  ALLOCATE: { player: 's', ship: 's', system: 's', points: 'i', to: '=Movement|Attack|Defense|Damage Control' },
  DECLINE: { player: 's', ship: 's' },
};
