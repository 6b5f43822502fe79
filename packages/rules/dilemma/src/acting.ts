/** What a dilemma does: which act is due, whom it reaches, and who picks where it takes some of many. */

import { holds, type ClauseId } from '@rulebench/core';
import { aboard, cardOf, choiceOf, hasTrait, isAble, locationOf, meets, namesOf, opponentOf, personalAttributeOf, personnelOf, picksAreOffered, type CardId, type Harm, type PersonalAttribute, type PlayerId, type Requirement, type Superlative, type Table } from '@rulebench/board';
import { all, measure, not, rule } from './deciding.ts';
import { copiesOf, peopleOn } from './asking.ts';
import { addressed } from './meeting.ts';
import type { Acting } from './model.ts';

/** Who is taken: some for sure, and so many of others whom somebody picks. */
export type Taken = {
  readonly sure: readonly CardId[];
  readonly open: readonly CardId[];
  readonly count: number;
  readonly by: 'nobody' | 'lot' | { readonly player: PlayerId; readonly cites: readonly ClauseId[] };
};

/** What the ruling on ties says of each superlative. */
const ON_TIES: Readonly<Record<Superlative, readonly ClauseId[]>> = {
  integrity: ['cr98/ties-who-chooses/1'], cunning: ['cr98/ties-who-chooses/1', 'cr98/ties-who-chooses/3'],
  strength: ['cr98/ties-who-chooses/1', 'cr98/ties-who-chooses/2'], total: ['cr98/ties-who-chooses/1', 'cr98/ties-who-chooses/4'],
};

/** What the card is doing, or does next, in the order of its text; null where nothing is left. */
export const actDue = measure({
  id: 'actDue', cites: ['base/card-text/1', 'base/dilemma/3'], says: 'next: {value}',
  value: ({ context: { acting } }): Harm | null => acting?.doing ?? acting?.acts[0] ?? null,
});

/** Guards the ways that an act can take. */
export const nextActIs = rule({
  id: 'nextActIs', cites: ['base/card-text/1'], says: { allowed: 'what comes next is to {act}', refused: 'what comes next is to {act}, not to {does}' },
  decide: ({ read }, { does }: { readonly does: readonly Harm['does'][] }) => {
    const act = read(actDue)?.does ?? null;
    return holds(act !== null && does.includes(act), { act: act ?? 'do nothing', does });
  },
});

/** Whether somebody is or has what a text takes people for: also whoever cannot use it now, since nothing of it is used here. Pure. */
function isSuch(table: Table, id: CardId, wanted: Requirement): boolean {
  if ('all' in wanted) return wanted.all.every((one) => isSuch(table, id, one));
  if ('any' in wanted) return wanted.any.some((one) => isSuch(table, id, one));
  return 'count' in wanted || 'equipment' in wanted ? meets(table, [id], wanted) : hasTrait(table, id, wanted);
}

/** The cards that an act reaches, before anybody picks. */
export const reachedBy = measure({
  id: 'reachedBy', cites: ['base/dilemma/1', 'base/dilemma/5', 'cr98/dilemmas-referring-to-crew-or-away-team/2', 'cr98/cyber-drone-five-of-eleven/7'], says: 'it reaches {value}',
  value: ({ context: { table, meeting, acting }, read }, { act }: { readonly act: Harm }): readonly CardId[] => {
    if (!('whom' in act)) return [];
    const { of, with: wanted, duplicated } = act.whom;
    const { ship = null } = meeting ?? {};
    const ships = ship === null ? [] : [ship];
    const group = {
      'team': () => read(addressed),
      'ship': () => ships,
      'ship-and-crew': () => [...ships, ...ships.flatMap((ship) => aboard(table, ship).filter((id) => personnelOf(table, id) !== undefined))],
      'aboard': () => (acting === null ? [] : peopleOn(table, acting.card)),
    }[of]();
    return group.filter((id) => locationOf(table, id) !== undefined
      && (wanted === undefined || isSuch(table, id, wanted)) && (duplicated === undefined || read(copiesOf, { card: id }).length > 0));
  },
});

/** A superlative's value for a personnel: one attribute, or all three together. Pure. */
export function valueOf(table: Table, id: CardId, of: Superlative): number {
  const attributes: readonly PersonalAttribute[] = of === 'total' ? ['integrity', 'cunning', 'strength'] : [of];
  return attributes.reduce((sum: number, one) => sum + personalAttributeOf(table, id, one), 0);
}

/** Those who have the most, and those who tie for the last places. */
export const foremostBy = measure({
  id: 'foremostBy', cites: ['cr98/ties-who-chooses/1', 'cr98/ties-who-chooses/2', 'cr98/ties-who-chooses/3', 'cr98/ties-who-chooses/4'], says: 'the most {of}: {value}',
  value: ({ context: { table } }, { among, of, count }: { readonly among: readonly CardId[]; readonly of: Superlative; readonly count: number }): Pick<Taken, 'sure' | 'open'> => {
    const least = among.map((id) => valueOf(table, id, of)).sort((a, b) => b - a)[count - 1] ?? 0;
    const sure = among.filter((id) => valueOf(table, id, of) > least);
    const tied = among.filter((id) => valueOf(table, id, of) === least);
    return sure.length + tied.length <= count ? { sure: [...sure, ...tied], open: [] } : { sure, open: tied };
  },
});

/** Who picks where a dilemma's superlative leaves several: the opponent of whoever meets it. */
export const tieBreaker = measure({
  id: 'tieBreaker', cites: ['cr98/ties-who-chooses/1', 'cr98/ties-who-chooses/2', 'cr98/ties-who-chooses/3', 'cr98/ties-who-chooses/4'], says: '{value} breaks the tie',
  value: ({ context: { table } }, { player }: { readonly player: PlayerId }): PlayerId => opponentOf(table, player),
});

/** Whose choice a text's "opponent" or "player" is: of the meeting, or of whoever has what the card lies on. Pure. */
function meant(table: Table, player: PlayerId | undefined, acting: Acting | null): PlayerId {
  return player ?? cardOf(table, cardOf(table, acting?.card ?? '')?.place.at ?? '')?.controller ?? table.turn.player;
}

/** Whom the due act takes, as far as nobody has to pick. */
export const takenBy = measure({
  id: 'takenBy', cites: ['base/card-text/2', 'base/dilemma/6'], says: '{value}',
  value: ({ context: { table, meeting, acting }, read }): Taken => {
    const act = read(actDue);
    const nobody: Taken = { sure: [], open: [], count: 0, by: 'nobody' };
    if (act === null || !('whom' in act)) return nobody;
    const { most, by = 'lot', count = most === undefined ? undefined : 1 } = act.whom;
    const reached = read(reachedBy, { act });
    if (count === undefined) return { ...nobody, sure: reached };
    const among = most === undefined && by === 'lot' ? reached.filter((id) => isAble(table, id, 'be-picked')) : reached;
    if (among.length <= count) return { ...nobody, sure: among };
    const player = meant(table, meeting?.player, acting);
    if (most !== undefined) {
      const { sure, open } = read(foremostBy, { among, of: most, count });
      return open.length === 0 ? { ...nobody, sure } : { sure, open, count: count - sure.length, by: { player: read(tieBreaker, { player }), cites: ON_TIES[most] } };
    }
    if (by !== 'lot') return { sure: [], open: among, count, by: { player: by === 'player' ? player : opponentOf(table, player), cites: ['base/card-text/2', 'base/dilemma/6'] } };
    return { sure: [], open: among, count, by };
  },
});

/** A dilemma that can touch nobody has no effect. One without acts is about all whom it speaks of. */
export const hasTarget = rule({
  id: 'hasTarget', cites: ['base/dilemma/5'], says: { allowed: 'it is about {targets}', refused: 'there is nobody and nothing that it could be about' },
  decide: ({ context: { table, acting }, read }) => {
    const acts = acting?.acts ?? [];
    const team = read(addressed);
    const ownDeed = acts.some((act) => !('whom' in act));
    const targets = acts.length === 0 || ownDeed ? team : acts.flatMap((act) => read(reachedBy, { act }));
    return holds(team.length > 0 && targets.length > 0, { targets: namesOf(table, [...new Set(targets)]) });
  },
});

export const hasNoTarget = not({ id: 'hasNoTarget', of: hasTarget });

export const lotIsFair = rule({
  id: 'lotIsFair', on: 'LOT', cites: ['base/card-text/2', 'base/dilemma/6', 'cr98/theta-radiation-poisoning/2'],
  says: { allowed: '{picks} {picks|comes|come} from what lies in the lot, as many as asked', refused: '{picks} {picks|is|are} not {count} of what lies in the lot' },
  decide: ({ context: { lots, table }, event: { lot, picks } }) => {
    const found = lots.find(({ id }) => id === lot);
    const among = picks.every((one) => found?.options.includes(one)) && new Set(picks).size === picks.length;
    return holds(found !== undefined && among && picks.length === found.count, { picks: namesOf(table, picks), count: found?.count ?? 0 });
  },
});

export const pickIsYours = rule({
  id: 'pickIsYours', on: 'CHOOSE', cites: ['cr98/ties-who-chooses/1', 'cr98/ties-who-chooses/2', 'cr98/ties-who-chooses/3', 'cr98/ties-who-chooses/4', 'base/card-text/2'],
  says: { allowed: '{player} picks', refused: '{player} does not pick here' },
  decide: ({ context, event: { choice, player } }) => holds(choice === 'pick' && choiceOf(context, choice)?.player === player, { player }),
});

export const mayPick = all({ id: 'mayPick', of: [pickIsYours, picksAreOffered] });

export const nothingIsOpen = rule({
  id: 'nothingIsOpen', cites: ['base/card-text/2'], says: { allowed: 'everything is picked', refused: '{open} {open|is|are} still to be picked' },
  decide: ({ context: { lots, choices } }) => holds(lots.length === 0 && choices.length === 0, { open: [...lots, ...choices].map(({ id }) => id) }),
});
