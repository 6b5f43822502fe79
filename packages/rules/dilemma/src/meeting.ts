/** Meeting a seed card: who may, whom it speaks of, and what becomes of it before anything is asked of them. */

import { holds } from '@rulebench/core';
import { cardOf, isSelfControlling, isTimeTravelling, locationOf, missionIsOpen, nameOf, namesOf, type Card, type CardId, type DilemmaText, type PlayerId, type Table } from '@rulebench/board';
import { all, inputRule, measure, rule } from './deciding.ts';
import type { Context, Meeting } from './model.ts';

/** What a dilemma's text does; nothing for other cards. Pure. */
export function textOf(table: Table, id: CardId): DilemmaText {
  const facts = cardOf(table, id)?.facts;
  return facts?.kind === 'dilemma' ? facts.text ?? {} : {};
}

/** Whether an Away Team meets the card, and not the crew of a ship. Pure. */
export function isAwayTeam({ ship = null }: Meeting): boolean {
  return ship === null;
}

/** The text of the card that is being met. Pure. */
export function textMet({ table, meeting }: Context): DilemmaText {
  return meeting === null ? {} : textOf(table, meeting.card);
}

function isSeededAt(card: Card | undefined, location: string): boolean {
  return card !== undefined && card.facts.kind === 'dilemma' && card.place.in === 'seeds' && card.place.at === location;
}

function isOneOfThem(table: Table, id: CardId, player: PlayerId, { location, ship = null }: Pick<Meeting, 'location' | 'ship'>): boolean {
  const card = cardOf(table, id);
  const there = ship === null ? card?.place.in === 'planet' && card.place.at === location : card?.place.in === 'aboard' && card.place.at === ship && locationOf(table, ship) === location;
  return card?.facts.kind === 'personnel' && card.controller === player && there && !isTimeTravelling(table, id);
}

export const turnIsYours = rule({
  id: 'turnIsYours', on: ['ENCOUNTER', 'END_TURN', 'BEAM'], cites: ['base/turn/1'], says: { allowed: 'it is the turn of {player}', refused: 'it is not the turn of {player}' },
  decide: ({ context: { table }, event: { player } }) => holds(table.turn.player === player, { player }),
});

/** A dilemma that has left the seed cards, or a look at them, is no encounter. */
export const isSeededThere = rule({
  id: 'isSeededThere', on: 'ENCOUNTER', cites: ['cr98/encountered/1', 'cr98/alien-parasites/24'],
  says: { allowed: '{card} is revealed from under {location}', refused: '{card} does not lie under {location}, and is not encountered there' },
  decide: ({ context: { table }, event: { card, location } }) => holds(isSeededAt(cardOf(table, card), location), { card: nameOf(table, card), location }),
});

export const teamIsThere = rule({
  id: 'teamIsThere', on: 'ENCOUNTER', cites: ['base/dilemma/1', 'base/time-travel/1'],
  says: { allowed: '{team} {team|is|are} one crew or Away Team of {player} there', refused: '{team} {team|is|are} not one crew or Away Team of {player} there' },
  decide: ({ context: { table }, event }) =>
    holds(event.team.length > 0 && event.team.every((id) => isOneOfThem(table, id, event.player, event)), { team: namesOf(table, event.team), player: event.player }),
});

export const nothingBarsThem = rule({
  id: 'nothingBarsThem', on: 'ENCOUNTER', cites: [], says: { allowed: 'nothing keeps {player} from this mission', refused: 'something keeps {player} from this mission' },
  decide: ({ event: { player, location }, ask }) => ({ outcome: ask(missionIsOpen, { player, location }), values: { player } }),
});

export const mayBeMet = all({ id: 'mayBeMet', of: [turnIsYours, isSeededThere, teamIsThere, nothingBarsThem] });

export const isAskedFor = rule({
  id: 'isAskedFor', cites: ['base/dilemma/1'], says: { allowed: 'a card is to be met', refused: 'the table is played on' },
  decide: ({ context: { meeting } }) => holds(meeting !== null),
});

export const meetingCanBegin = inputRule({
  id: 'meetingCanBegin', cites: ['cr98/encountered/1', 'base/dilemma/1', 'base/time-travel/1'],
  says: { allowed: 'there is a seed card, and somebody to meet it', refused: 'what is to be met is no dilemma under that location, or {team} {team|is|are} not there to meet it' },
  decide: ({ input: { table, encounter } }) => holds(
    encounter === undefined || (isSeededAt(cardOf(table, encounter.card), encounter.location) && encounter.team.length > 0
      && encounter.team.every((id) => isOneOfThem(table, id, encounter.player, encounter))),
    { team: namesOf(table, encounter?.team ?? []) },
  ),
});

/** Borg scout, everybody else attempts missions. */
export const isMetByBorg = rule({
  id: 'isMetByBorg', cites: ['cr98/dilemmas-borg-overcoming/1'], says: { allowed: 'Borg meet it, scouting', refused: 'it is met in a mission attempt' },
  decide: ({ context: { meeting } }) => holds(meeting?.manner === 'scouting'),
});

/** Whom the card can touch: those who attempt, if it speaks of them. One that can be seeded in space or on planets means both, whichever it prints. */
export const addressed = measure({
  id: 'addressed',
  cites: ['cr98/dilemmas-referring-to-crew-or-away-team/1', 'cr98/dilemmas-referring-to-crew-or-away-team/2', 'cr98/dilemmas-referring-to-crew-or-away-team/3', 'cr98/dilemmas-referring-to-crew-or-away-team/4', 'base/dilemma/1'],
  says: 'it speaks of {value}',
  value: ({ context }): readonly CardId[] => {
    const { table, meeting } = context;
    if (meeting === null) return [];
    const { addresses } = textMet(context);
    const facts = cardOf(table, meeting.card)?.facts;
    const either = facts?.kind === 'dilemma' && facts.terrain === 'dual';
    const meant = addresses === undefined || either || addresses === (isAwayTeam(meeting) ? 'away-team' : 'crew');
    return meant ? meeting.team.filter((id) => isOneOfThem(table, id, meeting.player, meeting)) : [];
  },
});

export const isSpeakingOfGender = rule({
  id: 'isSpeakingOfGender', cites: ['cr98/dilemmas-borg-overcoming/2', 'cr98/dilemmas-borg-overcoming/3'],
  says: { allowed: '{card} speaks of gender', refused: '{card} does not speak of gender' },
  decide: ({ context }) => holds(textMet(context).gender === true, { card: nameOf(context.table, context.meeting?.card ?? '') }),
});

/** What Borg are spared: text about gender, and nothing else. */
export const isNotForBorg = all({ id: 'isNotForBorg', of: [isMetByBorg, isSpeakingOfGender] });

export const controlsItself = rule({
  id: 'controlsItself', cites: ['cr98/encountered/4', 'base/dilemma/7'], says: { allowed: '{card} enters play and controls itself', refused: '{card} does not control itself' },
  decide: ({ context: { table, meeting } }) => {
    const card = cardOf(table, meeting?.card ?? '');
    return holds(card !== undefined && isSelfControlling(card), { card: card?.facts.name ?? null });
  },
});

