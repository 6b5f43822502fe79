/** The steps of the procedure that change something: what becomes of the context, and the effects, each with its clauses. */

import { cardOf, locationOf, opponentOf, stoppedAfterAttempt, type CardId, type Encountered } from '@rulebench/board';
import { isPrepared } from './announcing.ts';
import { attemptOf, isFacility, sidesFor, sidesOf } from './deciding.ts';
import type { Done, Hand, Procedure } from './doing.ts';
import { membersActive, seedsToMeet } from './going-on.ts';
import type { Attempt, AttemptMission, BeamCards, Choose, Context, Effect, Ending, Play, Played, Side, SolveMission, Use } from './model.ts';
import { missionPoints, specialistPoints } from './solving.ts';

export const begin: Procedure<AttemptMission> = ({ context, read }, { player, location, team }) => {
  const { awayTeam, crew, carriers } = sidesOf(context.table, location, team);
  const number = context.attempts + 1;
  const prepared = read(isPrepared, { location, team });
  const sides: readonly Side[] = [...(crew.length > 0 ? ['crew' as const] : []), ...(awayTeam.length > 0 ? ['away-team' as const] : [])];
  return {
    context: { attempts: number, ended: null, attempt: { number, player, location, team, sides, carrier: carriers[0] ?? null, prepared, met: [], facing: null, playing: null, cut: null } },
    effects: [{ type: 'attempt-begins', number, player, location, prepared, cites: ['cr98/mission-attempt/1', 'cr98/mission-attempt/18'] }],
  };
};

function during(context: Context, changed: Partial<Attempt>): Done {
  return { context: { attempt: { ...attemptOf(context), ...changed } } };
}

/** The next seed card is turned over: it is met now, and not again in this attempt. */
export const reveal: Procedure<undefined> = ({ context, read }) => {
  const [next = ''] = read(seedsToMeet);
  return during(context, { facing: next, met: [...attemptOf(context).met, next] });
};

export const askWhoMeets: Procedure<undefined> = ({ context }) =>
  ({ context: { choices: [{ id: 'who-meets', player: attemptOf(context).player, options: sidesFor(context, attemptOf(context).facing), min: 1, max: 1, cites: ['base/mission/6'] }] } });

/** The ship of the attempting crew; none for an Away Team alone. */
function shipOf({ table, attempt }: Context): CardId | null {
  const carrier = attempt?.carrier ?? null;
  return carrier === null || isFacility(table, carrier) ? null : carrier;
}

function meeting({ context, read }: Hand, side: Side): Done {
  const { player, facing, location, prepared } = attemptOf(context);
  const { awayTeam, crew } = read(membersActive);
  const space = side === 'crew';
  return {
    context: { choices: [] },
    effects: [{
      type: 'encounter', request: 'dilemma', answers: ['ENCOUNTERED'], player, card: facing ?? '', location, terrain: space ? 'space' : 'planet', team: space ? crew : awayTeam,
      ship: space ? shipOf(context) : null, prepared,
      cites: ['base/mission/5', 'cr98/lack-of-preparation/6', 'cr98/lack-of-preparation/7', ...(space ? ['cr98/mission-attempts-from-outposts/5' as const] : [])],
    }],
  };
}

/** Whoever the mission and the card leave meets it. */
export const meet: Procedure<undefined> = (hand) => meeting(hand, sidesFor(hand.context, attemptOf(hand.context).facing).includes('crew') ? 'crew' : 'away-team');

export const meetAsChosen: Procedure<Choose> = (hand, { picks }) => meeting(hand, picks[0] === 'crew' ? 'crew' : 'away-team');

export const settle: Procedure<Encountered> = ({ context }, { effects, ends }) =>
  ({ ...during(context, { facing: null, cut: ends ?? attemptOf(context).cut }), effects });

export const play: Procedure<Play> = ({ context, read }, { player, card }) => {
  const { location } = attemptOf(context);
  const { awayTeam, crew } = read(membersActive);
  return {
    ...during(context, { playing: card }),
    effects: [{
      type: 'play', request: 'card-play', answers: ['PLAYED'], player, card, location, team: [...crew, ...awayTeam], ship: shipOf(context),
      cites: ['cr98/dilemmas-playing-cards-between/1', 'cr98/dilemmas-playing-cards-between/2', 'cr98/dilemmas-playing-cards-between/4'],
    }],
  };
};

export const settlePlay: Procedure<Played> = ({ context }, { effects, ends }) => ({ ...during(context, { playing: null, cut: ends ?? null }), effects });

const CITES: Readonly<Record<Ending, Effect['cites']>> = {
  'all-stopped': ['cr98/mission-attempt/2', 'cr98/mission-attempt/3'],
  'nobody-left': ['cr98/mission-attempt/4', 'cr98/mission-attempt/5'],
  'card-ends-attempt': ['cr98/mission-attempt/6', 'cr98/mission-attempt/7', 'cr98/mission-attempt/8'],
  'card-ends-turn': ['cr98/mission-attempt/9', 'cr98/mission-attempt/10'],
  'requirements-not-met': ['cr98/mission-attempt/11'],
  solved: ['cr98/mission-attempt/13'],
};

/** The attempt is over: whoever a card in play stops then is stopped, also those whom another card has taken out of it. */
function over({ context, read }: Hand, ending: Ending, effects: readonly Effect[]): Done {
  const { number, player, location, team } = attemptOf(context);
  const { table } = context;
  const until = table.turn.number;
  const cites = ['cr98/mission-debriefing/1', 'cr98/mission-debriefing/2', 'cr98/mission-debriefing/3', 'cr98/mission-debriefing/4'] as const;
  const stopped = read(stoppedAfterAttempt, { team: team.filter((id) => locationOf(table, id) !== undefined) }).filter((card) => cardOf(table, card)?.stopped === undefined);
  const stops = stopped.map((card): Effect => ({ type: 'stop', card, until, cites }));
  return { context: { attempt: null, ended: ending, choices: [] }, effects: [...effects, { type: 'attempt-ends', number, player, location, ending, cites: CITES[ending] }, ...stops] };
}

/** The attempt ends without the mission being solved. */
export function endBy(ending: Exclude<Ending, 'solved'>): Procedure<undefined> {
  return (hand) => over(hand, ending, ending === 'card-ends-turn' ? [{ type: 'turn-ends', player: attemptOf(hand.context).player, cites: CITES[ending] }] : []);
}

function solved(hand: Hand, uses: readonly Use[]): Done {
  const { location, player } = attemptOf(hand.context);
  const points = hand.read(missionPoints);
  return over(hand, 'solved', [
    { type: 'solve', location, player, cites: ['cr98/mission-attempt/13', 'cr98/brainwash/12'] },
    ...(points === 0 ? [] : [{ type: 'score', player, points, for: location, cites: ['base/mission/9'] } as const]),
    ...hand.read(specialistPoints, { uses }).map(({ card, specialist, points: extra }) =>
      ({ type: 'score', player, points: extra, for: card, by: specialist, cites: ['cr98/assign-mission-specialists/15', 'cr98/assign-mission-specialists/31'] } as const)),
  ]);
}

export const solve: Procedure<undefined> = (hand) => solved(hand, []);
export const solveAsSaid: Procedure<SolveMission> = (hand, { uses }) => solved(hand, uses);

export const beam: Procedure<BeamCards> = (_, { cards, to }) => ({ effects: cards.map((card) => ({ type: 'beam', card, to, cites: ['cr98/stopped/3'] })) });

export const endTurn: Procedure<undefined> = ({ context: { table } }) => ({
  context: { ended: null },
  effects: [{ type: 'next-turn', player: opponentOf(table, table.turn.player), number: table.turn.number + 1, cites: ['base/turn/3'] }],
});
