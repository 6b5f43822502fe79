/** What players have their cards do, as far as the status of those cards goes. */

import { holds } from '@rulebench/core';
import {
  ableAmong, canDo, cardOf, hasPlanet, hasProjectors, isHolographic, isNotRecovering, isOfKind, kindOf, locationById, locationOf, nameOf, ownCrewOf, siteOf, type CardId, type Place, type Table,
} from '@rulebench/board';
import { all, rule } from './deciding.ts';
import type { BeamCard } from './model.ts';

export const turnIsYours = rule({
  id: 'turnIsYours', on: ['FLY', 'BEAM', 'PROJECT', 'END_TURN'], cites: ['base/turn/1'], says: { allowed: 'it is the turn of {player}', refused: 'it is not the turn of {player}' },
  decide: ({ context: { table }, event: { player } }) => holds(table.turn.player === player, { player }),
});

/** Only fighting back is for the other's turn. */
export const timeIsRight = rule({
  id: 'timeIsRight', on: 'ACT', cites: ['base/turn/1', 'base/status/2'], says: { allowed: '{player} may {act} now', refused: '{player} may only defend now' },
  decide: ({ context: { table }, event: { player, act } }) => holds(act === 'defend' || table.turn.player === player, { player, act }),
});

function isYours(table: Table, player: string, ...ids: readonly CardId[]): boolean {
  return ids.every((id) => cardOf(table, id)?.controller === player);
}

export const cardIsYours = rule({
  id: 'cardIsYours', on: ['ACT', 'USE', 'USE_SKILL', 'PROJECT'], cites: ['base/status/5'], says: { allowed: '{player} has {card}', refused: '{card} is not a card of {player}' },
  decide: ({ context: { table }, event: { player, card } }) => holds(isYours(table, player, card), { player, card: nameOf(table, card) }),
});

/** Skills and acts are those of what is on the spaceline; texts also of what lies before a player. */
export const cardIsInPlay = rule({
  id: 'cardIsInPlay', on: ['ACT', 'USE', 'USE_SKILL'], cites: ['base/status/5'], says: { allowed: '{card} is in play', refused: '{card} is not in play' },
  decide: ({ context: { table }, event }) => {
    const inFront = event.type === 'USE' && cardOf(table, event.card)?.place.in === 'core';
    return holds(inFront || locationOf(table, event.card) !== undefined, { card: nameOf(table, event.card) });
  },
});

export const statusLetsAct = rule({
  id: 'statusLetsAct', on: 'ACT', cites: [], says: { allowed: 'the status of {card} lets it {act}', refused: 'the status of {card} does not let it {act}' },
  decide: ({ context: { table }, event: { card, act }, ask }) => ({ outcome: ask(canDo, { card, activity: act }), values: { card: nameOf(table, card), act } }),
});

export const mayAct = all({ id: 'mayAct', of: [timeIsRight, cardIsYours, cardIsInPlay, statusLetsAct] });

export const shipIsYours = rule({
  id: 'shipIsYours', on: 'FLY', cites: ['base/status/5'], says: { allowed: '{player} flies {ship}', refused: '{ship} is no ship of {player} in play' },
  decide: ({ context: { table }, event: { player, ship } }) =>
    holds(isYours(table, player, ship) && kindOf(table, ship) === 'ship' && locationOf(table, ship) !== undefined, { player, ship: nameOf(table, ship) }),
});

export const destinationIsElsewhere = rule({
  id: 'destinationIsElsewhere', on: 'FLY', cites: ['base/spaceline/3'], says: { allowed: '{to} is another location', refused: '{to} is not another location' },
  decide: ({ context: { table }, event: { ship, to } }) => holds(locationById(table, to) !== undefined && locationOf(table, ship) !== to, { to }),
});

export const statusLetsFly = rule({
  id: 'statusLetsFly', on: 'FLY', cites: [], says: { allowed: 'the status of {ship} lets it fly', refused: 'the status of {ship} does not let it fly' },
  decide: ({ context: { table }, event: { ship }, ask }) => ({ outcome: ask(canDo, { card: ship, activity: 'move' }), values: { ship: nameOf(table, ship) } }),
});

/** Whether the ship's icons are filled, is for the movement of ships; here somebody must be able to fill one. */
export const somebodyFlies = rule({
  id: 'somebodyFlies', on: 'FLY', cites: ['base/status/1', 'base/status/3'], says: { allowed: '{hands} can fly {ship}', refused: 'nobody aboard {ship} can fly it' },
  decide: ({ context: { table }, event: { ship }, read }) => {
    const hands = read(ableAmong, { among: ownCrewOf(table, ship), activity: 'staff' });
    return holds(hands.length > 0, { ship: nameOf(table, ship), hands: hands.map((id) => nameOf(table, id)) });
  },
});

export const mayFly = all({ id: 'mayFly', of: [turnIsYours, shipIsYours, destinationIsElsewhere, statusLetsFly, somebodyFlies] });

export const beamsYourCards = rule({
  id: 'beamsYourCards', on: 'BEAM', cites: ['base/status/5'],
  says: { allowed: '{player} has {card}, and the transporters of {by}', refused: '{card}, or {by} with its transporters, is not of {player}' },
  decide: ({ context: { table }, event: { player, card, by } }) => {
    const kinds = isOfKind(table, card, ['personnel', 'equipment']) && isOfKind(table, by, ['ship', 'facility']);
    return holds(kinds && isYours(table, player, card, by), { player, card: nameOf(table, card), by: nameOf(table, by) });
  },
});

/** Where a beam leads. Pure. */
export function targetOf(table: Table, { by, to }: BeamCard): Place | undefined {
  const at = locationOf(table, by);
  if (at === undefined) return undefined;
  if (to === null) return hasPlanet(table, at) ? { in: 'planet', at } : undefined;
  return isOfKind(table, to, ['ship', 'facility']) && locationOf(table, to) === at ? { in: 'aboard', at: to } : undefined;
}

export const beamIsInReach = rule({
  id: 'beamIsInReach', on: 'BEAM', cites: ['base/beaming/1'],
  says: { allowed: 'the transporters of {by} reach {card} and {to}', refused: 'the transporters of {by} do not reach {card} and {to}' },
  decide: ({ context: { table }, event }) => {
    const target = targetOf(table, event);
    const place = cardOf(table, event.card)?.place;
    const moves = target !== undefined && (place?.in !== target.in || place.at !== target.at);
    return holds(moves && locationOf(table, event.card) === locationOf(table, event.by), { by: nameOf(table, event.by), card: nameOf(table, event.card), to: event.to === null ? 'the planet' : nameOf(table, event.to) });
  },
});

export const statusLetsBeam = rule({
  id: 'statusLetsBeam', on: 'BEAM', cites: [], says: { allowed: 'the status of {card} lets it be beamed', refused: 'the status of {card} does not let it be beamed' },
  decide: ({ context: { table }, event: { card }, ask }) => ({ outcome: ask(canDo, { card, activity: 'beam' }), values: { card: nameOf(table, card) } }),
});

export const transportersWork = rule({
  id: 'transportersWork', on: 'BEAM', cites: [], says: { allowed: 'the transporters of {by} work', refused: 'the transporters of {by} do not work' },
  decide: ({ context: { table }, event: { by }, ask }) => ({ outcome: ask(canDo, { card: by, activity: 'transport' }), values: { by: nameOf(table, by) } }),
});

export const mayBeam = all({ id: 'mayBeam', of: [turnIsYours, beamsYourCards, beamIsInReach, statusLetsBeam, transportersWork] });

export const isAHologramAboard = rule({
  id: 'isAHologramAboard', on: 'PROJECT', cites: ['cr98/holographic-personnel/6'],
  says: { allowed: '{card} is a hologram, and a planet is below', refused: '{card} is no hologram aboard something above a planet' },
  decide: ({ context: { table }, event: { card } }) => {
    return holds(isHolographic(table, card) && cardOf(table, card)?.place.in === 'aboard' && hasPlanet(table, siteOf(table, card)), { card: nameOf(table, card) });
  },
});

/** What is in play does not help where the hologram is at an outpost. */
export const projectsFromAShip = rule({
  id: 'projectsFromAShip', on: 'PROJECT',
  cites: ['cr98/holographic-personnel/7', 'cr98/holographic-personnel/8', 'cr98/significant-rules-changes-to-note/10', 'cr98/significant-rules-changes-to-note/11'],
  says: { allowed: '{card} is projected from a ship', refused: '{card} is not aboard a ship, and is projected from nothing else' },
  decide: ({ context: { table }, event: { card } }) => holds(cardOf(table, cardOf(table, card)?.place.at ?? '')?.facts.kind === 'ship', { card: nameOf(table, card) }),
});

/** A holodeck ends at its walls. */
export const projectorsReachOut = rule({
  id: 'projectorsReachOut', on: 'PROJECT', cites: ['cr98/holographic-personnel/6', 'cr98/significant-rules-changes-to-note/11'],
  says: { allowed: '{player} has Holo-Projectors in play', refused: '{player} has no Holo-Projectors in play' },
  decide: ({ context: { table }, event: { player } }) => holds(hasProjectors(table, player), { player }),
});

export const hologramHasRecovered = rule({
  id: 'hologramHasRecovered', on: 'PROJECT', cites: [], says: { allowed: '{card} was not just lost', refused: '{card} was lost not long ago' },
  decide: ({ context: { table }, event: { card }, ask }) => ({ outcome: ask(isNotRecovering, { card }), values: { card: nameOf(table, card) } }),
});

/** To be projected is not to be beamed; but what is stopped goes nowhere. */
export const statusLetsProject = rule({
  id: 'statusLetsProject', on: 'PROJECT', cites: [], says: { allowed: 'the status of {card} lets it go', refused: 'the status of {card} does not let it go' },
  decide: ({ context: { table }, event: { card }, ask }) => ({ outcome: ask(canDo, { card, activity: 'beam' }), values: { card: nameOf(table, card) } }),
});

export const mayProject = all({ id: 'mayProject', of: [turnIsYours, cardIsYours, isAHologramAboard, projectsFromAShip, projectorsReachOut, hologramHasRecovered, statusLetsProject] });
