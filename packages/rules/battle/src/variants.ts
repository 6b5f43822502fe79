/** Other readings, each a rule or measure in place of the usual one. */

import { holds, type Variant } from '@rulebench/core';
import { isLed, locationOf, namesOf, type CardId, type PlayerId } from '@rulebench/board';
import { opensRetaliation, targetsAreStillThere } from './answering.ts';
import { measure, rule } from './deciding.ts';
import { forceIsLed, placeOfBattle, targetLimit } from './opening.ts';

type OfAttack = { readonly player: PlayerId; readonly begunBy: 'attack' | 'counter-attack' };

/** Whatever of the attacker's is there now, even if it has just come. */
const newcomersToo = rule({
  ...targetsAreStillThere, on: 'COUNTER_ATTACK',
  says: { allowed: '{targets} {targets|is|are} where the attack was', refused: '{failing} {failing|is|are} not where the attack was' },
  decide: ({ context: { table }, event }) => {
    const failing = event.targets.filter((id) => locationOf(table, id) !== placeOfBattle(table, event));
    return holds(failing.length === 0, { targets: namesOf(table, event.targets), failing: namesOf(table, failing) });
  },
});

const ledFirstAttack = rule({
  ...forceIsLed, on: ['ATTACK', 'COUNTER_ATTACK'],
  decide: ({ event: { type, force }, ask }) => ({ outcome: type === 'COUNTER_ATTACK' ? 'allowed' : ask(isLed, { force }), values: {} }),
});

/** The drone alone is enough for as many targets as there are. */
const anyNumber = measure({
  ...targetLimit, says: '{card} fires at {value} at most',
  value: ({ context }, args: { readonly card: CardId; readonly retaliates: boolean }): number => {
    const several = Object.values(context.table.cards).some(({ facts, place }) => facts.kind === 'personnel' && facts.multiplexes === true && place.in === 'aboard' && place.at === args.card);
    return several && args.retaliates ? Number.MAX_SAFE_INTEGER : 1;
  },
});

export const variants: readonly Variant[] = [
  { id: 'newcomers-too', title: 'A counter-attack is open to cards that came after the attack', replaced: { targetsAreStillThere: newcomersToo } },
  { id: 'counter-without-leader', title: 'A counter-attack needs no leader', replaced: { forceIsLed: ledFirstAttack } },
  { id: 'no-feud', title: 'A counter-attack cannot be answered by another', replaced: { opensRetaliation: measure({ ...opensRetaliation, value: (_, { begunBy }: OfAttack): boolean => begunBy === 'attack' }) } },
  { id: 'any-number-of-targets', title: 'A Multiplexor Drone has as many targets as there are', replaced: { targetLimit: anyNumber } },
];
