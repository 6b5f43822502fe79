/** Who may start a battle: asked wherever somebody attacks, be it a player's ship or a card that controls itself. */

import { allOf, holds } from '@rulebench/core';
import { cardOf, isLanded, isSelfControlling, locationOf, namesOf } from './asking.ts';
import { affiliationOf } from './compatibility.ts';
import { measure, rule } from './deciding.ts';
import type { Affiliation } from './icons.ts';
import { canFire, manning } from './firing.ts';
import { aboardMend, cardsMend, othersOf } from './mending.ts';
import { hasIcon, levelsOf, personnelOf } from './personnel.ts';
import { isTimeTravelling } from './places.ts';
import { canDo, isAble } from './status.ts';
import type { CardId, LocationId, PlayerId, Table } from './table.ts';

type OfForce = { readonly force: readonly CardId[] };
type OfAttack = { readonly player: PlayerId; readonly force: readonly CardId[]; readonly targets: readonly CardId[] };

/** Whether a personnel can lead an attack: an OFFICER, Leadership, or a Borg for defence, whose status lets it begin one. Pure. */
export function leads(table: Table, id: CardId): boolean {
  return isAble(table, id, 'attack') && (levelsOf(table, id, 'OFFICER') > 0 || levelsOf(table, id, 'Leadership') > 0 || (personnelOf(table, id) !== undefined && hasIcon(table, id, 'defence')));
}

/** Every affiliation that is in a force: its ships, its facilities, its personnel and those aboard. Pure. */
export function affiliationsIn(table: Table, force: readonly CardId[]): readonly Affiliation[] {
  return [...new Set(force.flatMap((id) => [id, ...manning(table, id)]).flatMap((id) => affiliationOf(table, id) ?? []))];
}

/** A force fights at one location, where what is out of time is not. */
export const isAllThere = rule({
  id: 'isAllThere', cites: ['sc13/initiate/3', 'base/attack/2', 'base/time-travel/1'], says: { allowed: '{force} {force|is|are} at {at}', refused: '{failing} {failing|is|are} not at {at}' },
  decide: ({ context: { table } }, { force, at }: OfForce & { readonly at: LocationId | null }) => {
    const failing = force.filter((id) => at === null || locationOf(table, id) !== at || isTimeTravelling(table, id));
    return holds(failing.length === 0, { force: namesOf(table, force), failing: namesOf(table, failing), at });
  },
  mend: ({ context: { table } }, { force, at }) =>
    (at === null ? [] : cardsMend(table, force.filter((id) => locationOf(table, id) !== at && locationOf(table, id) !== undefined && cardOf(table, id)?.place.in === 'space'), `at ${at}`, ['place', 'at'], at)),
});

/** A landed ship attacks nothing that is in space. */
export const isAllAloft = rule({
  id: 'isAllAloft', cites: ['cr98/landed-ships/1'], says: { allowed: 'no ship of {force} has landed', refused: '{landed} {landed|has|have} landed' },
  decide: ({ context: { table } }, { force }: OfForce) => {
    const landed = force.filter((id) => { const card = cardOf(table, id); return card !== undefined && isLanded(card); });
    return holds(landed.length === 0, { force: namesOf(table, force), landed: namesOf(table, landed) });
  },
});

/** Status keeps nobody of a force from an activity: the stopped attack nobody, and the disabled do not fight at all. */
export const isAllFreeTo = rule({
  id: 'isAllFreeTo', cites: ['sc13/initiate/3', 'base/attack/5'], says: { allowed: 'all of {force} may {activity}', refused: 'not all of {force} may {activity}' },
  decide: ({ context: { table }, ask }, { force, activity }: OfForce & { readonly activity: 'attack' | 'defend' }) =>
    ({ outcome: allOf(force.map((card) => ask(canDo, { card, activity }))), values: { force: namesOf(table, force), activity } }),
});

export const canAllFire = rule({
  id: 'canAllFire', cites: ['sc13/initiate/3', 'base/attack/6'], says: { allowed: '{force} can fire', refused: 'not all of {force} can fire' },
  decide: ({ context: { table }, ask }, { force }: OfForce) => ({ outcome: allOf(force.map((card) => ask(canFire, { card }))), values: { force: namesOf(table, force) } }),
});

export const isLed = rule({
  id: 'isLed', cites: ['base/battle/1', 'base/attack/6', 'base/status/1', 'cr98/ship-staffing/6'], says: { allowed: 'somebody leads {force}', refused: 'nobody in {force} can lead a battle' },
  decide: ({ context: { table } }, { force }: OfForce) => holds(force.some((id) => leads(table, id) || manning(table, id).some((one) => leads(table, one))), { force: namesOf(table, force) }),
  mend: ({ context: { table } }, { force: [first = ''] }) => aboardMend(table, othersOf(table, cardOf(table, first)?.controller ?? null, [], (id) => leads(table, id)).slice(0, 1), first),
});

/** Whether a current objective of a player lets Borg battle a card. Pure. */
export function objectiveTargets({ cards }: Table, player: PlayerId, target: CardId): boolean {
  return Object.values(cards).some(({ facts, place, controller, targets }) =>
    'permitsBattle' in facts && facts.permitsBattle === true && place.in === 'core' && controller === player && targets?.includes(target) === true);
}

/** Borg attack what a current objective of theirs targets, and a card that controls itself if it attacked them on the turn before. */
export const borgMayAttack = rule({
  id: 'borgMayAttack',
  cites: [
    'sc13/initiate/1', 'sc13/initiate/2', 'base/attack-limits/3', 'cr98/borg-servo/4', 'cr98/borg-servo/7', 'cr98/borg-servo/8',
    'cr98/undetected-beam-in/3', 'cr98/undetected-beam-in/4', 'cr98/alien-parasites/9', 'cr98/alien-parasites/16',
  ],
  says: { allowed: 'no Borg are in {force}, or they may attack {targets}', refused: 'Borg are in {force}; no current objective of {player} targets {failing}, and it did not attack {player} on the turn before' },
  decide: ({ context: { table } }, { player, force, targets }: OfAttack) => {
    const failing = targets.filter((id) => !objectiveTargets(table, player, id) && cardOf(table, id)?.attacked?.[player] !== table.turn.number - 1);
    return holds(!affiliationsIn(table, force).includes('Borg') || failing.length === 0, { player, force: namesOf(table, force), targets: namesOf(table, targets), failing: namesOf(table, failing) });
  },
});

/** Whom an affiliation attacks without being attacked first. Borg have a rule of their own. */
export const attackedBy = measure({
  id: 'attackedBy', cites: ['base/attack-limits/1', 'base/attack-limits/2'], says: '{affiliation} attacks {value}',
  value: (_, { affiliation }: { readonly affiliation: Affiliation }): 'Borg only' | 'all but its own' | 'anybody' => {
    if (affiliation === 'Federation') return 'Borg only';
    return ['Klingon', 'Ferengi', 'Non-Aligned', 'Borg'].includes(affiliation) ? 'anybody' : 'all but its own';
  },
});

/** Every affiliation in a force limits the whole of it; a card that controls itself may be attacked by anybody. */
export const affiliationMayAttack = rule({
  id: 'affiliationMayAttack', cites: ['base/attack-limits/1', 'base/attack-limits/2', 'base/attack-limits/4', 'cr98/alien-parasites/2'],
  says: { allowed: 'no affiliation in {force} is kept from attacking {targets}', refused: '{limited} in {force} may not attack {targets}' },
  decide: ({ context: { table }, read }, { force, targets }: OfForce & { readonly targets: readonly CardId[] }) => {
    const theirs = targets.filter((id) => { const card = cardOf(table, id); return card !== undefined && !isSelfControlling(card); }).map((id) => affiliationOf(table, id));
    const limited = affiliationsIn(table, force).filter((affiliation) => {
      const whom = read(attackedBy, { affiliation });
      return theirs.some((shown) => (whom === 'Borg only' ? shown !== 'Borg' : whom === 'all but its own' && shown === affiliation));
    });
    return holds(limited.length === 0, { limited, force: namesOf(table, force), targets: namesOf(table, targets) });
  },
});
