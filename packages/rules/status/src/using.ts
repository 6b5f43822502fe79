/** What is used of a card: its text, its skills, what it is; and which functions of cards reach it. */

import { holds } from '@rulebench/core';
import {
  affiliationOf, canDo, cardOf, cardsWhere, functionOf, isAwayTeam, isKin, isNotSparedByAffiliation, kindOf, levelsOf, locationOf, nameOf, names, namesOf, requirementIsMet, totalOf, type CardId, type Facts, type PlayerId, type Table,
} from '@rulebench/board';
import { all, rule } from './deciding.ts';
import { cardIsInPlay, cardIsYours } from './acting.ts';

export const textMayBeUsed = rule({
  id: 'textMayBeUsed', on: 'USE', cites: [], says: { allowed: 'the text of {card} may be used', refused: 'the text of {card} may not be used' },
  decide: ({ context: { table }, event: { card }, ask }) => ({ outcome: ask(canDo, { card, activity: 'text' }), values: { card: nameOf(table, card) } }),
});

/** A player's personnel that are where a card is. Pure. */
export function presentWith(table: Table, id: CardId, player: PlayerId | null): readonly CardId[] {
  const at = cardOf(table, id)?.place;
  return cardsWhere(table, ({ facts, controller, place }) => facts.kind === 'personnel' && controller === player && place.in === at?.in && place.at === at.at);
}

function needsOf(facts: Facts | undefined) {
  return facts !== undefined && 'needs' in facts ? facts.needs : undefined;
}

/** A text asks for somebody only where it says so. */
export const needIsMet = rule({
  id: 'needIsMet', on: 'USE', cites: ['cr98/equipment-cards-unattended/1', 'cr98/equipment-cards-unattended/5', 'cr98/stunned-or-mortally-wounded-personnel/3'],
  says: { allowed: 'nothing is missing to use {card}', refused: 'what it takes to use {card} is not there' },
  decide: ({ context: { table }, event: { card, on, player }, ask }) => {
    const needs = needsOf(cardOf(table, card)?.facts);
    const met = needs === undefined || 'attribute' in needs ? 'allowed' : ask(requirementIsMet, { group: presentWith(table, on ?? card, player), requirement: needs });
    return { outcome: met, values: { card: nameOf(table, card) } };
  },
});

/** Attributes add up, with what those present lend to each other. */
export const totalIsEnough = rule({
  id: 'totalIsEnough', on: 'USE', cites: ['base/requirements/2'],
  says: { allowed: '{card} asks for no attribute, or {total} is enough', refused: '{card} asks for more than {over}, and there is {total}' },
  decide: ({ context: { table }, event: { card, on, player }, read }) => {
    const needs = needsOf(cardOf(table, card)?.facts);
    if (needs === undefined || !('attribute' in needs)) return holds(true, { card: nameOf(table, card), total: 0 });
    const total = read(totalOf, { group: presentWith(table, on ?? card, player), attribute: needs.attribute });
    return holds(total > needs.over, { card: nameOf(table, card), over: needs.over, total });
  },
});

/** What only enhances personnel does nothing without one that it enhances. */
export const somebodyIsEnhanced = rule({
  id: 'somebodyIsEnhanced', on: 'USE', cites: ['cr98/equipment-cards-unattended/2'],
  says: { allowed: '{card} has somebody to enhance, or does something else', refused: '{card} has nobody here to enhance' },
  decide: ({ context: { table }, event: { card, player } }) => {
    const facts = cardOf(table, card)?.facts;
    const lends = facts?.kind === 'equipment' ? facts.enhances ?? [] : [];
    const served = presentWith(table, card, player).some((one) => lends.some(({ to }) => isKin(table, one, to)));
    return holds(lends.length === 0 || served, { card: nameOf(table, card) });
  },
});

export const mayUse = all({ id: 'mayUse', of: [cardIsYours, cardIsInPlay, textMayBeUsed, needIsMet, totalIsEnough, somebodyIsEnhanced] });

export const hasTheSkill = rule({
  id: 'hasTheSkill', on: 'USE_SKILL', cites: ['base/requirements/1'], says: { allowed: '{card} has {skill}', refused: '{card} has no {skill}' },
  decide: ({ context: { table }, event: { card, skill } }) => holds(levelsOf(table, card, skill) > 0, { card: nameOf(table, card), skill }),
});

export const skillMayBeUsed = rule({
  id: 'skillMayBeUsed', on: 'USE_SKILL', cites: [], says: { allowed: 'the skills of {card} may be used', refused: 'the skills of {card} may not be used' },
  decide: ({ context: { table }, event: { card }, ask }) => ({ outcome: ask(canDo, { card, activity: 'skills' }), values: { card: nameOf(table, card) } }),
});

export const mayUseSkill = all({ id: 'mayUseSkill', of: [cardIsYours, cardIsInPlay, hasTheSkill, skillMayBeUsed] });

const OF_A_PERSON = ['gender', 'species', 'lore'];

/** Who was assimilated as a drone, is nobody in particular any more. */
export const traitIsLeft = rule({
  id: 'traitIsLeft', on: 'SEEK', cites: ['cr98/assimilation-of-borg-personnel-and-ships/12'],
  says: { allowed: '{card} still has a {trait}', refused: '{card} is a drone of another collective: its {trait} is irrelevant' },
  decide: ({ context: { table }, event: { card, has } }) => {
    const [trait = ''] = Object.keys(has);
    return holds(!(OF_A_PERSON.includes(trait) && cardOf(table, card)?.assimilated === 'drone'), { card: nameOf(table, card), trait });
  },
});

/** Who controls a card does not change whose kind it is. */
export const kindIsItsOwn = rule({
  id: 'kindIsItsOwn', on: 'SEEK', cites: ['cr98/brainwash/19'], says: { allowed: '{card} is {affiliation}', refused: '{card} is {own}, not {affiliation}, whoever uses it' },
  decide: ({ context: { table }, event: { card, has } }) => {
    const own = affiliationOf(table, card) ?? 'of no affiliation';
    const affiliation = 'affiliation' in has ? has.affiliation : own;
    return holds(own === affiliation, { card: nameOf(table, card), own, affiliation });
  },
});

/** Special equipment is what a ship's card lists in a few words, and nothing that it says in a sentence. */
export const specialIsListed = rule({
  id: 'specialIsListed', on: 'SEEK', cites: ['cr98/significant-rules-changes-to-note/25', 'cr98/significant-rules-changes-to-note/26'],
  says: { allowed: '{card} lists it, or it is not asked for equipment', refused: '{card} lists no such special equipment' },
  decide: ({ context: { table }, event: { card, has } }) => {
    const facts = cardOf(table, card)?.facts;
    return holds(!('special' in has) || (facts?.kind === 'ship' && (facts.special ?? []).includes(has.special)), { card: nameOf(table, card) });
  },
});

export const traitIsPrinted = rule({
  id: 'traitIsPrinted', on: 'SEEK', cites: ['base/card-text/1'], says: { allowed: '{card} has what is looked for', refused: '{card} has not what is looked for' },
  decide: ({ context: { table }, event: { card, has } }) => {
    const facts = cardOf(table, card)?.facts;
    const fits = !OF_A_PERSON.some((trait) => trait in has) || (facts?.kind === 'personnel'
      && (!('gender' in has) || facts.gender === has.gender) && (!('species' in has) || facts.species === has.species) && (!('lore' in has) || facts.lore?.includes(has.lore) === true));
    return holds(fits, { card: nameOf(table, card) });
  },
});

export const mayBeFound = all({ id: 'mayBeFound', of: [kindIsItsOwn, specialIsListed, traitIsPrinted, traitIsLeft] });

export const functionIsAtHand = rule({
  id: 'functionIsAtHand', on: 'AFFECT', cites: ['base/card-text/1'], says: { allowed: '{by} has such a function', refused: '{by} has no such function, or is out of the game' },
  decide: ({ context: { table }, event: { by, fn, on } }) => {
    const used = ['hand', 'core', 'seeds'].includes(cardOf(table, by)?.place.in ?? '') || locationOf(table, by) !== undefined;
    return holds(used && functionOf(table, by, fn) !== undefined && on.length > 0 && new Set(on).size === on.length, { by: nameOf(table, by) });
  },
});

/** A Borg-affiliation ship is no Borg Ship, whatever else the two share. */
export const allAreNamed = rule({
  id: 'allAreNamed', on: 'AFFECT',
  cites: ['base/card-text/1', 'cr98/borg-affiliation-ships-interaction-with-other-cards/2', 'cr98/borg-affiliation-ships-interaction-with-other-cards/16'],
  says: { allowed: '{by} speaks of {on}', refused: '{by} does not speak of {others}' },
  decide: ({ context: { table }, event: { by, fn, on } }) => {
    const found = functionOf(table, by, fn);
    const others = on.filter((id) => found === undefined || !names(found, table, id) || locationOf(table, id) === undefined);
    return holds(others.length === 0, { by: nameOf(table, by), on: namesOf(table, on), others: namesOf(table, others) });
  },
});

/** What a function reaches at once: one card, all of them, or a ship, an Away Team or the two together. */
export const reachesThemAtOnce = rule({
  id: 'reachesThemAtOnce', on: 'AFFECT', cites: ['base/card-text/1', 'cr98/distortion-of-space-time-continuum/1'],
  says: { allowed: '{by} reaches {on} at once', refused: '{by} does not reach {on} at once' },
  decide: ({ context: { table }, event: { by, fn, on } }) => {
    const reaches = functionOf(table, by, fn)?.reaches;
    const people = on.filter((id) => kindOf(table, id) === 'personnel');
    const [first] = people;
    const ships = on.filter((id) => !people.includes(id));
    const together = first === undefined || (isAwayTeam(table, people) && ships.every((ship) => locationOf(table, ship) === locationOf(table, first)));
    const fits = reaches === 'ship-or-team' ? ships.length <= 1 && together : reaches !== 'one' || on.length === 1;
    return holds(fits, { by: nameOf(table, by), on: namesOf(table, on) });
  },
});

export const noneIsSpared = rule({
  id: 'noneIsSpared', on: 'AFFECT', cites: [], says: { allowed: '{by} spares none of {on}', refused: '{by} spares some of {on}' },
  decide: ({ context: { table }, event: { by, fn, on }, ask }) =>
    ({ outcome: on.every((card) => ask(isNotSparedByAffiliation, { by, fn, card }) === 'allowed') ? 'allowed' : 'refused', values: { by: nameOf(table, by), on: namesOf(table, on) } }),
});

export const mayAffect = all({ id: 'mayAffect', of: [functionIsAtHand, allAreNamed, reachesThemAtOnce, noneIsSpared] });
