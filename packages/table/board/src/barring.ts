/** Cards atop a mission that keep players from attempting it until they have points. */

import { holds } from '@rulebench/core';
import { cardOf, cardsWhere, nameOf } from './asking.ts';
import { measure, rule } from './deciding.ts';
import type { CardId, LocationId, PlayerId } from './table.ts';

/** How many points a card atop a mission asks of whoever attempts it again. More than 50 is 51. */
export const pointsToPass = measure({
  id: 'pointsToPass', cites: ['cr98/dead-end/4', 'cr98/dead-end/6'], says: '{card} asks for {value} points', mayBe: { type: 'integer', minimum: 0 },
  value: ({ context: { table } }, { card }: { readonly card: CardId }): number => {
    const facts = cardOf(table, card)?.facts;
    const bars = facts?.kind === 'dilemma' ? facts.text?.bars : undefined;
    return bars === undefined ? 0 : bars.over + 1;
  },
});

/** It is asked at every attempt, of whoever attempts, for as long as the card lies there. */
export const missionIsOpen = rule({
  id: 'missionIsOpen', cites: ['cr98/dead-end/3', 'cr98/dead-end/4', 'cr98/dead-end/5', 'cr98/dead-end/7'],
  says: { allowed: 'nothing atop the mission keeps {player} from it', refused: '{card} atop the mission asks for {needed} points, and {player} has {points}' },
  decide: ({ context: { table }, read }, { player, location }: { readonly player: PlayerId; readonly location: LocationId }) => {
    const points = table.players.find(({ id }) => id === player)?.points ?? 0;
    const barring = cardsWhere(table, ({ place }) => place.in === 'atop' && place.at === location).find((card) => points < read(pointsToPass, { card }));
    return holds(barring === undefined, { player, points, card: barring === undefined ? null : nameOf(table, barring), needed: barring === undefined ? 0 : read(pointsToPass, { card: barring }) });
  },
});
