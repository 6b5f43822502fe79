/** The steps of a meeting that change something: what becomes of the context, and the effects, each with its clauses. */

import type { ClauseId } from '@rulebench/core';
import { cardOf, locationOf, ownerOf, type CardId, type Choice, type Encountered, type Place, type TableEffect } from '@rulebench/board';
import { whoMayGo } from './asking.ts';
import type { Procedure } from './doing.ts';
import { endOfCard, pointsFor } from './ending.ts';
import { isCured } from './lasting.ts';
import { textMet } from './meeting.ts';
import type { Choose, Context, Encounter, Entered, Meeting, Play } from './model.ts';

const NOWHERE: Meeting = { player: '', card: '', location: '', terrain: 'space', team: [], ship: null, prepared: false };

/** The meeting that goes on. Pure. */
export function meetingOf({ meeting }: Context): Meeting {
  return meeting ?? NOWHERE;
}

/** Adds a choice that waits for its player. */
export function asking(context: Context, choice: Choice): { readonly context: Partial<Context> } {
  return { context: { choices: [...context.choices, choice] } };
}

export function answered({ choices }: Context, id: string): readonly Choice[] {
  return choices.filter((one) => one.id !== id);
}

/** What a context is like where no card is being met and none acts. */
export const AT_REST = { meeting: null, volunteer: null, acting: null, picked: [], victims: [], outcome: null, changes: [] } as const;

export const begin: Procedure<Encounter> = (_, { type: _type, ...meeting }) => ({ context: { ...AT_REST, meeting } });

export const reveal: Procedure<undefined> = ({ context }) =>
  ({ effects: [{ type: 'met', card: meetingOf(context).card, player: meetingOf(context).player, cites: ['cr98/encountered/1'] }] });

/** The window for answers closes, and the card begins to work. */
export const takeUp: Procedure<undefined> = ({ context }) => ({ context: { acting: { card: meetingOf(context).card, doing: null, acts: textMet(context).acts ?? [] } } });

function discard(context: Context, card: CardId, cites: readonly ClauseId[]): TableEffect {
  return { type: 'discard', card, pile: ownerOf(context.table, card), cites };
}

/** A card that answers the dilemma is played, and does away with it. */
export const nullify: Procedure<Play> = ({ context }, { card, on }) => ({
  context: { outcome: context.meeting === null ? null : 'overcome' },
  effects: [discard(context, card, ['base/dilemma/8']), discard(context, on, ['cr98/adapt-negate-obstruction/1', 'cr98/dilemmas-borg-overcoming/9', 'base/dilemma/8'])],
});

export const spareBorg: Procedure<undefined> = ({ context }) =>
  ({ context: { outcome: 'done' }, effects: [discard(context, meetingOf(context).card, ['cr98/dilemmas-borg-overcoming/2'])] });

/** The card has nobody to be about, or nothing sets it off. */
export const passBy: Procedure<{ readonly cites: readonly ClauseId[] }> = ({ context }, { cites }) =>
  ({ context: { outcome: 'done' }, effects: [discard(context, meetingOf(context).card, cites)] });

export const askToEnter: Procedure<undefined> = ({ context }) => {
  const { card, player, location, ship = null } = meetingOf(context);
  return { effects: [{ type: 'enter', request: 'self-controlling', answers: ['ENTERED'], card, player, location, ship, cites: ['base/dilemma/7'] }] };
};

export const enter: Procedure<Entered> = (_, { effects }) => ({ context: { outcome: 'done' }, effects });

export const askForVolunteer: Procedure<undefined> = ({ context, read }) =>
  asking(context, { id: 'volunteer', player: meetingOf(context).player, options: read(whoMayGo), min: 0, max: 1, cites: ['cr98/tarellian-plague-ship/1', 'cr98/tarellian-plague-ship/2', 'cr98/tarellian-plague-ship/5'] });

export const sendOver: Procedure<Choose> = ({ context }, { picks: [volunteer] }) => ({
  context: { choices: answered(context, 'volunteer'), volunteer: volunteer ?? null },
  effects: volunteer === undefined ? [] : [discard(context, volunteer, ['cr98/tarellian-plague-ship/2', 'cr98/tarellian-plague-ship/7'])],
});

export const overcome: Procedure<undefined> = () => ({ context: { outcome: 'overcome' } });
export const fail: Procedure<undefined> = () => ({ context: { outcome: 'failed' } });
export const work: Procedure<undefined> = () => ({ context: { outcome: 'done' } });

/** Whoever failed is stopped: the team, and the ship whose crew they are. */
function stops(context: Context): readonly TableEffect[] {
  const { team, ship = null } = meetingOf(context);
  const until = context.table.turn.number;
  return (ship === null ? team : [...team, ship]).filter((id) => locationOf(context.table, id) !== undefined).map((card) => ({ type: 'stop', card, until, cites: ['base/dilemma/2'] }));
}

/** The places that a card can go to by its text; none where it is discarded. */
function placeFor(context: Context, end: ReturnType<typeof endOfCard.value>): Place | null {
  const { location, ship = null } = meetingOf(context);
  const [victim] = context.victims.filter((id) => locationOf(context.table, id) !== undefined);
  switch (end) {
    case 'atop': return { in: 'atop', at: location };
    case 'under': return { in: 'seeds', at: location };
    case 'aboard': return ship === null ? null : { in: 'on', at: ship };
    case 'picked': return victim === undefined ? null : { in: 'on', at: victim };
    case 'discard': return null;
  }
}

/** Why a card that is not discarded goes where it goes. */
const PLACED: Readonly<Record<'seeds' | 'atop' | 'on', readonly ClauseId[]>> = {
  seeds: ['base/dilemma/2', 'cr98/alien-parasites/23'], atop: ['base/dilemma/7', 'cr98/dead-end/2'], on: ['base/dilemma/7'],
};

/** The team is stopped where it failed, points are scored, the card goes where its text says. */
export const conclude: Procedure<undefined> = ({ context, read }) => {
  const { card, player } = meetingOf(context);
  const outcome = context.outcome ?? 'done';
  const place = placeFor(context, read(endOfCard, { outcome }));
  const points = read(pointsFor);
  return {
    context: { acting: null },
    effects: [
      ...(outcome === 'failed' ? stops(context) : []),
      ...(points === 0 ? [] : [{ type: 'score', player, points, for: card, cites: ['base/dilemma/2'] } as const]),
      place === null
        ? discard(context, card, [outcome === 'overcome' ? 'base/dilemma/2' : 'base/dilemma/3'])
        : { type: 'put', card, place, cites: PLACED[place.in === 'seeds' ? 'seeds' : place.in === 'atop' ? 'atop' : 'on'], ...(place.in === 'seeds' ? { bottom: true } : {}) },
    ],
  };
};

/** Whoever meets a lasting card and has its cure there, is rid of it at once. */
export const cureAtOnce: Procedure<undefined> = ({ context, ask }) => {
  const { card } = meetingOf(context);
  return cardOf(context.table, card)?.place.in === 'on' && ask(isCured, { card }) === 'allowed' ? { effects: [discard(context, card, ['base/dilemma/4'])] } : {};
};

export const rest: Procedure<undefined> = () => ({ context: { ...AT_REST } });

/** What the meeting came to, for whoever asked. Pure. */
export function answerTo(context: Context): Encountered {
  const { outcome } = context;
  const { ends } = textMet(context);
  return { type: 'ENCOUNTERED', card: meetingOf(context).card, outcome: outcome ?? 'done', effects: context.changes, ...(outcome === 'done' && ends !== undefined ? { ends } : {}) };
}

