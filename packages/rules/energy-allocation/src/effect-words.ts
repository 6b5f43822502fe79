/** What an effect of the phase does, in words that a player would use. */

import type { Allocation, Effect } from './model.ts';

/** The effect in words, without a full stop. Pure. */
export function effectWords(effect: Effect): string | undefined {
  switch (effect.type) {
    case 'place': return `${effect.player} puts the stack of ${effect.ship} on its sheet, face down`;
    case 'reveal': return `the cards are revealed: ${Object.entries(effect.cards).map(([ship, card]) => `${card} for ${ship}`).join(', ')}`;
    case 'declare': return `${effect.player} declares the Joker of ${effect.ship} for ${effect.use}`;
    case 'replace': return `${effect.card} takes the place of the Joker of ${effect.ship}`;
    case 'allocate': return `${effect.ship} has energy by ${effect.card}: ${energyWords(effect.energy)}`;
    case 'divert': return `the ${effect.die.value} of ${effect.die.system} of ${effect.ship} goes from ${effect.from} to ${effect.to}`;
    case 'counters': return `${effect.ship} gets ${effect.counters.filter(({ count }) => count > 0).map(({ count, colour, shows }) => `${count} ${colour} for ${shows}`).join(', ') || 'no counters'}`;
    default: return undefined;
  }
}

function energyWords(energy: Allocation): string {
  return Object.entries(energy).map(([action, { points }]) => `${action} ${points}`).join(', ');
}
