/** Moving: the full RANGE towards the far end, over spans; off the spaceline for 1; stuck where the next span is too dear. */

import { holds } from '@rulebench/core';
import {
  attributeOf, barriersOn, cardOf, functionOf, isNotImmune, locationOf, nameOf, names, namesOf, nextTo, opposite, ownerOf, spanFor, type CardId, type Heading, type LocationId,
} from '@rulebench/board';
import { all, given, measure, not, rule } from './deciding.ts';
import { actDue } from './acting.ts';
import type { Context, Journey } from './model.ts';

const EXIT = 1;

function here({ table, acting }: Context): LocationId {
  return locationOf(table, given(acting).card) ?? '';
}

/** What a card can spend on this move: its RANGE afresh each time, or as many locations as its text says. */
export const reachOf = measure({
  id: 'reachOf', cites: ['sc13/movement/1', 'sc13/movement/2', 'sc13/movement/3', 'sc13/nature/3'], says: '{card} can spend {value}',
  mayBe: { type: 'object', properties: { by: { enum: ['range', 'locations'] }, left: { type: 'integer', minimum: 0 } }, required: ['by', 'left'], additionalProperties: false },
  value: ({ read }, { card }: { readonly card: CardId }): Pick<Journey, 'by' | 'left'> => {
    const act = read(actDue);
    if (act?.does === 'move' && act.locations !== undefined) return { by: 'locations', left: act.locations };
    return { by: 'range', left: read(attributeOf, { card, attribute: 'range' }) };
  },
});

/** The way it goes: fixed when it entered, unless its text names another. */
export const headingNow = measure({
  id: 'headingNow', cites: ['sc13/movement/8', 'sc13/movement/10'], says: 'bound {value}',
  value: ({ context: { table, acting }, read }): Heading => {
    const heading = cardOf(table, given(acting).card)?.course?.heading ?? 'right';
    const act = read(actDue);
    return act?.does === 'move' && act.towards === 'near-end' ? opposite(heading) : heading;
  },
});

/** The location that lies next on its own spaceline; null at the end. */
export const nextLocation = measure({
  id: 'nextLocation', cites: ['sc13/movement/9'], says: 'next lies {value}',
  value: ({ context, read }): LocationId | null => nextTo(context.table, here(context), read(headingNow))?.id ?? null,
});

/** What entering the next location takes from what is left. */
export const costOfNext = measure({
  id: 'costOfNext', cites: ['sc13/movement/1', 'base/spaceline/1'], says: 'entering costs {value}',
  value: ({ context, read }): number => {
    const { table, acting, journey } = context;
    const next = nextTo(table, here(context), read(headingNow));
    if (next === undefined) return 0;
    return given(journey).by === 'locations' ? 1 : spanFor(next, ownerOf(table, given(acting).card));
  },
});

export const spacelineGoesOn = rule({
  id: 'spacelineGoesOn', cites: ['sc13/movement/9'], says: { allowed: '{next} lies beyond {here}', refused: '{here} is the end of its spaceline' },
  decide: ({ context, read }) => { const next = read(nextLocation); return holds(next !== null, { next, here: here(context) }); },
});

export const rangeCoversSpan = rule({
  id: 'rangeCoversSpan', cites: ['sc13/movement/1', 'sc13/movement/4'],
  says: { allowed: 'span {span} is within {left} of RANGE', refused: 'span {span} is more than {left} of RANGE' },
  decide: ({ context: { journey }, read }) => {
    const span = read(costOfNext);
    const { left } = given(journey);
    return holds(span <= left && left > 0, { span, left });
  },
});

/** Barriers stop what they can affect. */
export const wayIsOpen = rule({
  id: 'wayIsOpen', cites: ['base/spaceline/2', 'sc13/immunity/3'], says: { allowed: 'nothing bars the way from {here}', refused: '{barriers} bars the way from {here}' },
  decide: ({ context, ask, read }) => {
    const { table } = context;
    const { card } = given(context.acting);
    const next = read(nextLocation);
    const at = here(context);
    const barriers = barriersOn(table, at, next ?? '').filter(({ by, fn }) => {
      const barrier = functionOf(table, by, fn);
      return barrier !== undefined && names(barrier, table, card) && ask(isNotImmune, { by, fn, card }) === 'allowed';
    });
    return holds(barriers.length === 0, { here: at, barriers: namesOf(table, [...new Set(barriers.map(({ by }) => by))]) });
  },
});

export const mayGoOn = all({ id: 'mayGoOn', of: [spacelineGoesOn, rangeCoversSpan, wayIsOpen] });

export const endIsReached = not({ id: 'endIsReached', of: spacelineGoesOn });

export const rangeIsLeftToLeave = rule({
  id: 'rangeIsLeftToLeave', cites: ['sc13/movement/5', 'sc13/movement/6'],
  says: { allowed: 'leaving takes {exit} of {left} of RANGE', refused: 'leaving takes {exit}, and {left} of RANGE is left' },
  decide: ({ context: { journey } }) => { const { left } = given(journey); return holds(left >= EXIT, { left, exit: EXIT }); },
});

export const mayLeave = all({ id: 'mayLeave', of: [endIsReached, rangeIsLeftToLeave, wayIsOpen] });

/** It has not moved at all: the verdicts of the other ways say why. */
export const isStuck = rule({
  id: 'isStuck', cites: ['sc13/movement/4', 'sc13/movement/6'], says: { allowed: '{card} has not moved from {at}', refused: '{card} has moved to {at}' },
  decide: ({ context }) => holds(given(context.journey).moved === 0, { card: nameOf(context.table, given(context.acting).card), at: here(context) }),
});
