/** How a meeting ends: where the card goes, who scores, whether the answers of other areas can be taken. */

import { holds } from '@rulebench/core';
import { allApplied, cardOf, nameOf, type End, type EncounterOutcome } from '@rulebench/board';
import { conditionsAreMet } from './asking.ts';
import { measure, rule } from './deciding.ts';
import { isMetByBorg, textMet } from './meeting.ts';

/** Where the card goes. */
export const endOfCard = measure({
  id: 'endOfCard', cites: ['base/dilemma/2', 'base/dilemma/3', 'base/dilemma/5', 'cr98/dead-end/1', 'cr98/dead-end/2', 'cr98/alien-parasites/23'], says: 'after it is {outcome}: {value}',
  value: ({ context }, { outcome }: { readonly outcome: EncounterOutcome | 'without effect' }): End => {
    const { after = 'discard', unmet = 'under' } = textMet(context);
    if (outcome === 'failed') return unmet;
    return outcome === 'done' ? after : 'discard';
  },
});

/** Points for getting past it; Borg score none, nor does who plays them, with others' crews either. */
export const pointsFor = measure({
  id: 'pointsFor', cites: ['base/dilemma/2', 'cr98/tarellian-plague-ship/3', 'cr98/tarellian-plague-ship/4'], says: 'worth {value}',
  value: ({ context, ask }): number => {
    const scores = ask(isMetByBorg) === 'refused' && context.table.players.find(({ id }) => id === context.meeting?.player)?.plays !== 'Borg';
    return context.outcome === 'overcome' && scores && ask(conditionsAreMet) === 'allowed' ? textMet(context).points ?? 0 : 0;
  },
});

export const isForOnce = rule({
  id: 'isForOnce', cites: ['base/dilemma/1'], says: { allowed: 'this meeting was all that was asked for', refused: 'the table is played on' },
  decide: ({ context: { once } }) => holds(once),
});

export const isMeeting = rule({
  id: 'isMeeting', cites: ['base/dilemma/1'], says: { allowed: '{card} is being met', refused: 'no card is being met' },
  decide: ({ context: { meeting, table } }) => holds(meeting !== null, { card: meeting === null ? null : nameOf(table, meeting.card) }),
});

export const answerApplies = rule({
  id: 'answerApplies', on: ['RELEASED', 'DOWNLOADED'], cites: ['base/dilemma/9'], says: { allowed: 'what is answered can be', refused: 'what is answered cannot be: {why}' },
  decide: ({ context: { table }, event: { effects } }) => {
    const after = allApplied(table, effects);
    return 'refused' in after ? holds(false, { why: after.refused.says }) : holds(true);
  },
});

export const entryApplies = rule({
  id: 'entryApplies', on: 'ENTERED', cites: ['base/dilemma/7', 'base/dilemma/9'], says: { allowed: '{card} is in play', refused: '{card} is not in play after that' },
  decide: ({ context: { table, meeting }, event: { effects } }) => {
    const card = meeting?.card ?? '';
    const after = allApplied(table, effects);
    const placed = 'table' in after && cardOf(after.table, card)?.place.in !== 'seeds';
    return holds(placed, { card: nameOf(table, card) });
  },
});
