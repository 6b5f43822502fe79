/** While an attempt goes on: who is left, what is met next, what may be played between, and how it ends. */

import { holds } from '@rulebench/core';
import { aboard, allApplied, cardOf, isAble, isTimeTravelling, nameOf, namesOf, requirementIsMet, seedsUnder, type CardId } from '@rulebench/board';
import { matchingOf } from './announcing.ts';
import { all, attemptOf, measure, requiredAt, rule, sidesFor, sidesOf } from './deciding.ts';
import type { Attempt } from './model.ts';

/** Those of an attempt, by where they are. */
export interface Members {
  readonly awayTeam: readonly CardId[];
  readonly crew: readonly CardId[];
}

/** All of them. Pure. */
export function everyone({ awayTeam, crew }: Members): readonly CardId[] {
  return [...awayTeam, ...crew];
}

/** Those who were announced and are still there. */
export const membersLeft = measure({
  id: 'membersLeft', cites: ['cr98/mission-attempt/4', 'cr98/mission-attempt/5'], says: 'still there: {value}',
  value: ({ context }): Members => {
    const { table } = context;
    const { location, team, carrier } = attemptOf(context);
    const aboardIt = carrier === null || isTimeTravelling(table, carrier) ? [] : aboard(table, carrier);
    const { awayTeam, crew } = sidesOf(table, location, team);
    return { awayTeam, crew: crew.filter((id) => aboardIt.includes(id)) };
  },
});

/** Those who are there and can still take part: not stopped, nor aboard a ship that is, nor disabled or in stasis. */
export const membersActive = measure({
  id: 'membersActive', cites: ['cr98/mission-attempt/2', 'cr98/stopped/2', 'cr98/mission-debriefing/5'], says: 'taking part: {value}',
  value: ({ context, read }): Members => {
    const { table } = context;
    const { carrier } = attemptOf(context);
    const { awayTeam, crew } = read(membersLeft);
    const goes = (id: CardId): boolean => isAble(table, id, 'attempt');
    return { awayTeam: awayTeam.filter(goes), crew: carrier !== null && goes(carrier) ? crew.filter(goes) : [] };
  },
});

/** Whether one of the sides from which the attempt is made is empty. Pure. */
function oneIsEmpty({ sides }: Attempt, { awayTeam, crew }: Members): boolean {
  return sides.some((side) => (side === 'crew' ? crew : awayTeam).length === 0);
}

export const cardEndsTurn = rule({
  id: 'cardEndsTurn', cites: ['cr98/mission-attempt/9', 'cr98/mission-attempt/10'],
  says: { allowed: 'a card ends the turn', refused: 'no card has ended the turn' }, decide: ({ context }) => holds(attemptOf(context).cut === 'turn'),
});

export const nobodyIsLeft = rule({
  id: 'nobodyIsLeft', cites: ['cr98/mission-attempt/4', 'cr98/mission-attempt/5'], says: { allowed: 'nobody is left where somebody has to be', refused: '{left} {left|is|are} still there' },
  decide: ({ context, read }) => {
    const left = read(membersLeft);
    return holds(oneIsEmpty(attemptOf(context), left), { left: namesOf(context.table, everyone(left)) });
  },
});

export const allAreStopped = rule({
  id: 'allAreStopped', cites: ['cr98/mission-attempt/2', 'cr98/mission-attempt/3'], says: { allowed: 'nobody who is there can go on', refused: '{active} can go on' },
  decide: ({ context, read }) => {
    const active = read(membersActive);
    return holds(oneIsEmpty(attemptOf(context), active), { active: namesOf(context.table, everyone(active)) });
  },
});

export const cardEndsAttempt = rule({
  id: 'cardEndsAttempt', cites: ['cr98/mission-attempt/6', 'cr98/mission-attempt/7', 'cr98/mission-attempt/8'],
  says: { allowed: 'a card keeps the attempt from going on', refused: 'no card keeps the attempt from going on' }, decide: ({ context }) => holds(attemptOf(context).cut === 'attempt'),
});

/** The seed cards that are still to be met in this attempt, in their order: each once, by those whom it is for. */
export const seedsToMeet = measure({
  id: 'seedsToMeet', cites: ['base/mission/5', 'base/mission/6'], says: 'still to be met: {value}',
  value: ({ context }): readonly CardId[] => {
    const { location, met } = attemptOf(context);
    return seedsUnder(context.table, location).filter((id) => sidesFor(context, id).length > 0 && !met.includes(id));
  },
});

export const seedsAreLeft = rule({
  id: 'seedsAreLeft', cites: ['cr98/mission-attempt/1', 'base/mission/5'], says: { allowed: '{count} seed cards are still to be met', refused: 'every seed card is met' },
  decide: ({ read }) => { const count = read(seedsToMeet).length; return holds(count > 0, { count }); },
});

/** At a mission of both kinds, a card for either is met by those whom the player says. */
export const eitherMayMeet = rule({
  id: 'eitherMayMeet', cites: ['base/mission/6'], says: { allowed: 'crew or Away Team may meet it', refused: 'who meets it is settled' },
  decide: ({ context }) => holds(sidesFor(context, attemptOf(context).facing).length > 1),
});

export const sideIsYours = rule({
  id: 'sideIsYours', on: 'CHOOSE', cites: ['base/mission/6', 'base/choice/1'],
  says: { allowed: '{player} says who meets the card', refused: '{player} has no such choice, or picks none of what is on offer' },
  decide: ({ context: { choices }, event: { player, choice, picks } }) => {
    const open = choices.find(({ id }) => id === choice);
    return holds(open?.player === player && picks.length === open.min && picks.every((one) => open.options.includes(one)), { player });
  },
});

export const cardIsInHand = rule({
  id: 'cardIsInHand', on: 'PLAY', cites: ['base/mission/7'], says: { allowed: '{player} has {card} in hand', refused: '{card} is not in the hand of {player}' },
  decide: ({ context: { table }, event: { player, card } }) => {
    const place = cardOf(table, card)?.place;
    return holds(place?.in === 'hand' && place.at === player, { player, card: nameOf(table, card) });
  },
});

export const mayBePlayedBetween = rule({
  id: 'mayBePlayedBetween', on: 'PLAY',
  cites: ['cr98/dilemmas-playing-cards-between/1', 'cr98/dilemmas-playing-cards-between/2', 'cr98/dilemmas-playing-cards-between/3', 'cr98/dilemmas-playing-cards-between/4'],
  says: { allowed: '{card} may be played between dilemmas', refused: '{card} does not say that it may be played between dilemmas: its kind is {kind}' },
  decide: ({ context: { table }, event: { card } }) => {
    const facts = cardOf(table, card)?.facts;
    const says = facts !== undefined && 'betweenDilemmas' in facts && facts.betweenDilemmas === true;
    return holds(facts?.kind === 'interrupt' || facts?.kind === 'doorway' || says, { card: nameOf(table, card), kind: facts?.kind ?? 'unknown' });
  },
});

export const mayPlay = all({ id: 'mayPlay', of: [cardIsInHand, mayBePlayedBetween] });

/** An answer speaks of the card that was asked about. */
export const answerIsOfTheCard = rule({
  id: 'answerIsOfTheCard', on: ['ENCOUNTERED', 'PLAYED'], cites: ['base/mission/8'], says: { allowed: 'it was {card} that was asked about', refused: 'it was not {card} that was asked about' },
  decide: ({ context, event }) => {
    const { facing, playing } = attemptOf(context);
    return holds(event.card === (event.type === 'PLAYED' ? playing : facing), { card: nameOf(context.table, event.card) });
  },
});

/** What it changes can be done on this table, one after the other. It neither begins a turn nor solves a mission: that comes of attempts themselves. */
export const answerApplies = rule({
  id: 'answerApplies', on: ['ENCOUNTERED', 'PLAYED'], cites: ['base/mission/8'], says: { allowed: 'what {card} does can be done', refused: 'what {card} is said to do cannot be done: {why}' },
  decide: ({ context, event }) => {
    const { table } = context;
    const after = allApplied(table, event.effects);
    const reaches = 'table' in after && event.effects.some((effect) => effect.type === 'next-turn' || effect.type === 'solve');
    const why = reaches ? 'no card does that' : 'refused' in after ? after.refused.says : '';
    return holds(why === '', { card: nameOf(table, event.card), why });
  },
});

export const answerIsLawful = all({ id: 'answerIsLawful', of: [answerIsOfTheCard, answerApplies] });

/** Those who take part meet the mission's requirements together; nobody else's skills count. */
export const requirementsAreMet = rule({
  id: 'requirementsAreMet', cites: ['cr98/mission-attempt/11', 'cr98/mission-debriefing/5', 'cr98/assign-mission-specialists/23', 'cr98/personas/23'],
  says: { allowed: 'they meet the requirements', refused: 'they do not meet the requirements' },
  decide: ({ context, ask, read }) => {
    const requirement = requiredAt(context.table, attemptOf(context).location);
    return { outcome: ask(requirementIsMet, { group: everyone(read(membersActive)), requirement }), values: {} };
  },
});

export const oneStillMatches = rule({
  id: 'oneStillMatches', cites: ['base/mission/3'], says: { allowed: '{by} {by|matches|match} the mission', refused: 'nobody who is left matches the mission' },
  decide: ({ context, read }) => {
    const by = matchingOf(context.table, attemptOf(context).location, everyone(read(membersActive)));
    return holds(by.length > 0, { by: namesOf(context.table, by) });
  },
});

export const missionIsComplete = all({ id: 'missionIsComplete', of: [requirementsAreMet, oneStillMatches] });
