/**
 * What a status forbids, and what it still allows: the meaning of stopped, disabled, stunned, mortally wounded, in stasis, under
 * house arrest and deactivated, once for every area. Ask `canDo` for a card and an activity, or read `ableAmong`: what they say is
 * explained and cited. `isAble` answers the same without a reason.
 */

import { allOf, holds, type ClauseId, type Mend } from '@rulebench/core';
import { cardOf, nameOf, namesOf } from './asking.ts';
import { measure, rule } from './deciding.ts';
import { isActive, isDark } from './holograms.ts';
import { strangersTo } from './house-arrest.ts';
import { cardsMend } from './mending.ts';
import type { Card, CardId, Table } from './table.ts';

/**
 * What a card may do or lend: fly (`move`), be beamed (`beam`), have its transporters used (`transport`), fill a staffing icon, take
 * part in an attempt, begin a battle, fight back, lend skills or attributes, have its text used, enhance those it is present with,
 * be picked at random.
 */
export type Activity =
  | 'move' | 'beam' | 'transport' | 'staff' | 'attempt' | 'attack' | 'defend' | 'skills' | 'attributes' | 'text' | 'enhance' | 'be-picked';

export type Status = 'stopped' | 'disabled' | 'stunned' | 'mortally wounded' | 'in stasis' | 'under house arrest' | 'deactivated';

/** A card, and what it is to do. */
export type Doing = { readonly card: CardId; readonly activity: Activity };

const BY_STOP: readonly Activity[] = ['move', 'beam', 'staff', 'attempt', 'attack'];
const BY_DISABLING: readonly Activity[] = ['move', 'transport', 'staff', 'attempt', 'attack', 'defend', 'skills', 'attributes', 'text'];
const OF_TEXT: readonly Activity[] = ['text', 'enhance'];
const OF_ABILITY: readonly Activity[] = ['beam', 'staff', 'attempt', 'attack', 'defend', 'skills', 'attributes', 'be-picked'];
/** A card that is dark is carried about like any other, and nothing else. */
const BY_DARKNESS: readonly Activity[] = [...BY_DISABLING, 'enhance', 'be-picked'];

/** What each status keeps a card from. */
export const BARRED: Readonly<Record<Status, readonly Activity[]>> = {
  'stopped': BY_STOP, 'disabled': BY_DISABLING, 'stunned': BY_DISABLING, 'mortally wounded': BY_DISABLING,
  'in stasis': ['move', 'transport', ...OF_ABILITY, ...OF_TEXT], 'under house arrest': BY_DISABLING, 'deactivated': BY_DARKNESS,
};

/** The statuses that a card is marked with, and the mark. */
const MARKS: readonly (readonly [Status, 'stopped' | 'disabled' | 'stunned' | 'wounded' | 'stasis'])[] = [
  ['stopped', 'stopped'], ['disabled', 'disabled'], ['stunned', 'stunned'], ['mortally wounded', 'wounded'], ['in stasis', 'stasis'],
];

function bears(card: Card | undefined, mark: 'stopped' | 'disabled' | 'stunned' | 'wounded' | 'stasis'): boolean {
  return card?.[mark] !== undefined && card[mark] !== false;
}

/** The statuses that a card is in: those it is marked with, and those that follow from where it is. Pure. */
export function statusesIn(table: Table, id: CardId): readonly Status[] {
  const card = cardOf(table, id);
  if (card === undefined) return [];
  return [
    ...MARKS.flatMap(([status, mark]) => (bears(card, mark) ? [status] : [])),
    ...(strangersTo(table, id).length > 0 ? ['under house arrest' as const] : []), ...(isDark(table, id) ? ['deactivated' as const] : []),
  ];
}

/** Whether a card may do something, as far as its statuses go; without a reason. Pure. */
export function isAble(table: Table, id: CardId, activity: Activity): boolean {
  return statusesIn(table, id).every((status) => !BARRED[status].includes(activity));
}

/** Whether a card's skills and attributes count: a stopped one's too. Pure. */
export function canUseSkills(table: Table, id: CardId): boolean {
  return isAble(table, id, 'skills');
}

/** Whether a card can be made to begin something: move, staff, attempt, attack. Pure. */
export function canAct(table: Table, id: CardId): boolean {
  return isAble(table, id, 'attempt');
}

/** The cards without the marks that keep them from an activity; nothing where no mark does. Pure. */
export function freeMend(table: Table, cards: readonly CardId[], activity: Activity): readonly Mend[] {
  const mends = MARKS.filter(([status]) => BARRED[status].includes(activity))
    .flatMap(([status, mark]) => cardsMend(table, cards.filter((id) => bears(cardOf(table, id), mark)), `not ${status}`, mark));
  return mends.length === 0 ? [] : [{ says: mends.map(({ says }) => says).join(', '), changes: mends.flatMap(({ changes }) => changes) }];
}

const free = <const N extends string>(id: N, status: Status, cites: readonly ClauseId[], refused: string) => rule({
  id, cites, says: { allowed: `{card} is not kept from this by being ${status}`, refused },
  decide: ({ context: { table } }, { card, activity }: Doing) => holds(!(BARRED[status].includes(activity) && statusesIn(table, card).includes(status)), { card: nameOf(table, card) }),
  mend: ({ context: { table } }, { card, activity }) => freeMend(table, [card], activity),
});

export const isNotStopped = free('isNotStopped', 'stopped', ['base/status/1', 'base/status/2'], '{card} is stopped, and begins nothing');
export const isNotDisabled = free('isNotDisabled', 'disabled', ['base/status/3', 'base/status/4'], '{card} is disabled');
export const isNotStunned = free('isNotStunned', 'stunned', ['cr98/stunned-or-mortally-wounded-personnel/1'], '{card} is stunned, which disables');
export const isNotWounded = free('isNotWounded', 'mortally wounded', ['cr98/stunned-or-mortally-wounded-personnel/2'], '{card} is mortally wounded, which disables');
export const textIsOutOfStasis = free('textIsOutOfStasis', 'in stasis', ['cr98/stasis/1'], '{card} is in stasis, and its text with it');
export const abilitiesAreOutOfStasis = free('abilitiesAreOutOfStasis', 'in stasis', ['cr98/stasis/2'], '{card} is in stasis, and has no abilities');

export const flightIsOutOfStasis =
  free('flightIsOutOfStasis', 'in stasis', ['cr98/stasis/2', 'cr98/stasis/5'], '{card} is in stasis, and nobody aboard moves it');
export const transportersAreOutOfStasis =
  free('transportersAreOutOfStasis', 'in stasis', ['cr98/stasis/2', 'cr98/stasis/6'], '{card} is in stasis, and its transporters with it');

/** Who cannot work where it is, does not: whatever brought it there. */
export const isFreeToWork = rule({
  id: 'isFreeToWork',
  cites: [
    'base/house-arrest/1', 'base/house-arrest/2', 'cr98/borg-control-of-non-borg-personnel/1', 'cr98/borg-control-of-non-borg-personnel/2',
    'cr98/borg-control-of-non-borg-personnel/3', 'cr98/borg-control-of-non-borg-personnel/4',
  ],
  says: { allowed: '{card} is not kept from this by house arrest', refused: '{card} cannot work with {strangers}, and is under house arrest' },
  decide: ({ context: { table } }, { card, activity }: Doing) => {
    const strangers = BARRED['under house arrest'].includes(activity) ? strangersTo(table, card) : [];
    return holds(strangers.length === 0, { card: nameOf(table, card), strangers: namesOf(table, strangers) });
  },
});

/** Whether a hologram shines, where what it is to do asks for that. */
export const shinesForThis = rule({
  id: 'shinesForThis', cites: [], says: { allowed: '{card} is not kept from this by being deactivated', refused: '{card} is deactivated' },
  decide: ({ context: { table }, ask }, { card, activity }: Doing) =>
    ({ outcome: BARRED.deactivated.includes(activity) ? ask(isActive, { card }) : 'allowed', values: { card: nameOf(table, card) } }),
});

const PARTS = [isNotStopped, isNotDisabled, isNotStunned, isNotWounded, isFreeToWork, shinesForThis] as const;

/** What stasis keeps from a card, its rulings say one by one. */
function outOfStasis(activity: Activity) {
  if (OF_TEXT.includes(activity)) return textIsOutOfStasis;
  if (activity === 'move') return flightIsOutOfStasis;
  return activity === 'transport' ? transportersAreOutOfStasis : abilitiesAreOutOfStasis;
}

/** Whether a card may do something, as far as its statuses go: every reason against it is asked. */
export const canDo = rule({
  id: 'canDo', cites: [], says: { allowed: '{card} may {activity}, as far as its status goes', refused: 'the status of {card} keeps it from this: {activity}' },
  decide: ({ context: { table }, ask }, { card, activity }: Doing) =>
    ({ outcome: allOf([...PARTS, outOfStasis(activity)].map((one) => ask(one, { card, activity }))), values: { card: nameOf(table, card), activity } }),
});

/** Those of some cards that may do something, as far as their statuses go. */
export const ableAmong = measure({
  id: 'ableAmong', cites: [], says: 'may {activity}, of {among}: {value}',
  value: ({ ask }, { among, activity }: { readonly among: readonly CardId[]; readonly activity: Activity }): readonly CardId[] =>
    among.filter((card) => ask(canDo, { card, activity }) === 'allowed'),
});
