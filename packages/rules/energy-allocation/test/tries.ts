/** Events that somebody might try at random: sensible ones, and any that the schema admits. */

import { below, oneOf, type Random } from '@rulebench/module-kit/random';
import { ruleModule } from '../src/module.ts';
import { DECK } from '../src/deck.ts';
import type { Context, Destination, Event, JokerUse } from '../src/index.ts';

export type At = { readonly context: Context; readonly value: string };

const USES: readonly JokerUse[] = ['initiative', 'Movement', 'Attack', 'Defense', 'Damage Control'];
const PLACES: readonly Destination[] = ['Movement', 'Attack', 'Defense', 'Damage Control'];
const STRANGE = ['nobody', '', '__proto__', 'toString', 'constructor'];

/** Four in five of the module's own moves and chances where there are any, else anything. */
export function randomEvent(random: Random, at: At): Event {
  const sensible = [...(ruleModule.moves?.(at) ?? []), ...chances(at)];
  if (sensible.length === 0 || random() < 0.2) return wildEvent(random, at.context);
  return oneOf(random, sensible).event as Event; // boundary: the moves of this module
}

export function chances(at: At): readonly { readonly event: Event; readonly weight: number }[] {
  const chance = ruleModule.chance?.(at) ?? [];
  return 'sample' in chance ? [] : [...chance].map(({ event, weight }) => ({ event: event as Event, weight })); // boundary: as above
}

/** Any event that the schema admits, mostly about what is on the table. */
export function wildEvent(random: Random, context: Context): Event {
  const player = oneOf(random, [...context.players.map(({ id }) => id), ...STRANGE.slice(0, 1 + below(random, STRANGE.length))]);
  const ship = oneOf(random, [...Object.keys(context.ships), ...STRANGE.slice(0, 1 + below(random, STRANGE.length))]);
  const system = oneOf(random, ['S1', 'S2', 'S3', 'Reactor', 'Drive', 'Cells', ...STRANGE]);
  switch (below(random, 8)) {
    case 0: return { type: 'PICK', player, ship, card: oneOf(random, DECK) };
    case 1: return { type: 'READY', player };
    case 2: return { type: 'WITHDRAW', player };
    case 3: return { type: 'DECLARE', player, ship, use: oneOf(random, USES) };
    case 4: return { type: 'CHOOSE', choice: `response of ${ship}`, picks: Array.from({ length: below(random, 3) }, () => oneOf(random, DECK)) };
    case 5: return { type: 'ROLL', ship, system, die: below(random, 14), value: below(random, 16) - 1 };
    case 6: return { type: 'ALLOCATE', player, ship, system, points: below(random, 13), to: oneOf(random, PLACES) };
    default: return { type: 'DECLINE', player, ship };
  }
}
