/** Who is stopped together, and who is unstopped together. */

import { measure } from './deciding.ts';
import { aboard, cardOf, cardsWhere } from './asking.ts';
import type { CardId, Table } from './table.ts';

/** A team, and the ship whose crew it is at a space mission. */
type Attempting = { readonly team: readonly CardId[]; readonly ship: CardId | null };

/** Whom a dilemma stops: those who met it, and at a space mission the ship that they are aboard. */
export const stoppedTogether = measure({
  id: 'stoppedTogether', cites: ['cr98/stopped/1'], says: 'with {team} is stopped {value}',
  value: (_, { team, ship }: Attempting): readonly CardId[] => (ship === null ? team : [...team, ship]),
});

function isDebriefed(table: Table): boolean {
  return cardsWhere(table, ({ facts, place }) => 'debriefs' in facts && facts.debriefs === true && place.in === 'core').length > 0;
}

/** Whom the end of an attempt stops by itself: nobody, but with Mission Debriefing in play those who attempted, however it ended. */
export const stoppedAfterAttempt = measure({
  id: 'stoppedAfterAttempt', cites: ['cr98/mission-attempt/12', 'cr98/mission-debriefing/1', 'cr98/mission-debriefing/2'], says: 'the end of the attempt stops {value}',
  value: ({ context: { table } }, { team }: { readonly team: readonly CardId[] }): readonly CardId[] => (isDebriefed(table) ? team : []),
});

/** What is affected with the cards that an interrupt is played on: the crew aboard a ship shares its fate. */
export const affectedWith = measure({
  id: 'affectedWith', cites: ['cr98/distortion-of-space-time-continuum/6'], says: 'with {on} is affected {value}',
  value: ({ context: { table } }, { on }: { readonly on: readonly CardId[] }): readonly CardId[] =>
    [...new Set(on.flatMap((id) => [id, ...(cardOf(table, id)?.facts.kind === 'ship' ? aboard(table, id).filter((one) => cardOf(table, one)?.facts.kind === 'personnel') : [])]))],
});

/** What is stopped no more: whatever is affected and was stopped, and nothing beside. */
export const unstoppedBy = measure({
  id: 'unstoppedBy', cites: ['cr98/distortion-of-space-time-continuum/3', 'cr98/distortion-of-space-time-continuum/4'], says: 'played on {on}, it unstops {value}',
  value: ({ context: { table }, read }, asked: { readonly on: readonly CardId[] }): readonly CardId[] =>
    read(affectedWith, asked).filter((id) => cardOf(table, id)?.stopped !== undefined),
});
