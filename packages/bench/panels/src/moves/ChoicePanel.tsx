/** Open choices: decisions that the rules give to a named player, answered here. */

import { useState } from 'react';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { isRecord, type Choice } from '@rulebench/core';
import type { Bench } from '@rulebench/core/explain';
import { contextSeen } from '../debugger/view-of.ts';
import { ClauseLinks } from '../parts/Clauses.tsx';
import { Icon } from '../parts/Icon.tsx';
import { valueWords } from '../words/value.ts';

interface ChoicePanelProps {
  readonly bench: Bench;
  readonly snapshot: AnyMachineSnapshot;
  /** The player who looks: only that player's choices are shown. */
  readonly as?: string | undefined;
  readonly onTry: (event: AnyEventObject) => void;
  readonly onPlay: (event: AnyEventObject) => void;
}

/** The choices that stand open in a context. Pure. */
export function choicesOf(context: unknown): readonly Choice[] {
  const choices = isRecord(context) ? context['choices'] : undefined;
  return Array.isArray(choices) ? choices.filter(isChoice) : [];
}

/** Whether choices are answered by the event made for them. Pure. */
export function answersChoices({ machine }: Bench): boolean {
  return machine.events.includes('CHOOSE');
}

/** Whether a choice is answered by that event, and not by one that it names. Pure. */
export function isChosen({ answer = 'CHOOSE' }: Choice): boolean {
  return answer === 'CHOOSE';
}

function isChoice(one: unknown): one is Choice {
  return isRecord(one) && typeof one['id'] === 'string' && typeof one['player'] === 'string' && Array.isArray(one['options']);
}

/** One card a choice; nothing where none is open. */
export function ChoicePanel({ bench, snapshot, as, onTry, onPlay }: ChoicePanelProps) {
  const choices = choicesOf(contextSeen(bench, snapshot, as)).filter(({ player }) => as === undefined || player === as);
  const answerable = answersChoices(bench);
  const answer = (event: AnyEventObject) => { if (snapshot.can(event)) onPlay(event); else onTry(event); };
  return choices.map((choice) => <ChoiceCard key={choice.id} choice={choice} answerable={answerable && isChosen(choice)} onAnswer={answer} />);
}

/** How many may be picked, in words. Pure. */
function amountWords({ min, max }: Choice): string {
  if (min === max) return min === 1 ? 'one' : String(min);
  return min === 0 ? `up to ${String(max)}` : `${String(min)} to ${String(max)}`;
}

function ChoiceCard({ choice, answerable, onAnswer }: { readonly choice: Choice; readonly answerable: boolean; readonly onAnswer: (event: AnyEventObject) => void }) {
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const send = (indexes: readonly number[]) => { onAnswer({ type: 'CHOOSE', choice: choice.id, picks: indexes.map((i) => choice.options[i]) }); };
  const toggle = (i: number) => { setPicked((before) => { const next = new Set(before); if (!next.delete(i)) next.add(i); return next; }); };
  const single = choice.min === 1 && choice.max === 1;
  return (
    <section className="rb-decision rb-decision-choice" aria-label={`${choice.player} chooses`}>
      <h3><Icon name="choice" /> {choice.player} chooses {amountWords(choice)} <span className="rb-soft">({choice.id})</span></h3>
      <div className="rb-options">
        {choice.options.map((option, i) => {
          const words = valueWords(option);
          if (!answerable) return <span key={i} className="rb-pill rb-choice">{words}</span>;
          if (single) return <button key={i} type="button" className="rb-button" onClick={() => { send([i]); }}>{words}</button>;
          return <label key={i} className="rb-check"><input type="checkbox" checked={picked.has(i)} onChange={() => { toggle(i); }} /> {words}</label>;
        })}
        {answerable && !single && (
          <button type="button" className="rb-button rb-primary" disabled={picked.size < choice.min || picked.size > choice.max} onClick={() => { send([...picked].sort((a, b) => a - b)); }}>Choose</button>
        )}
      </div>
      {!answerable && <p className="rb-soft rb-small">Answered by one of the moves below.</p>}
      <ClauseLinks ids={choice.cites} />
    </section>
  );
}
