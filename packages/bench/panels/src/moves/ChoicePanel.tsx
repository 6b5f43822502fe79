/** Open choices: decisions that the rules give to a named player, answered here. */

import { useState } from 'react';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { isRecord, sameJson, type Choice, type Move } from '@rulebench/core';
import type { Bench } from '@rulebench/core/explain';
import { contextSeen } from '../debugger/view-of.ts';
import { ClauseLinks } from '../parts/Clauses.tsx';
import { Icon } from '../parts/Icon.tsx';
import { eventWords, valueWords } from '../words/value.ts';

interface ChoicePanelProps {
  readonly bench: Bench;
  readonly snapshot: AnyMachineSnapshot;
  /** The player who looks: only that player's choices are shown. */
  readonly as?: string | undefined;
  /** The moves that are legal now: where a choice is answered by one of them, its options are buttons. */
  readonly legal?: readonly Move[];
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

/** What every choice has: whatever else one has says what it is about. */
const OWN = new Set(['id', 'player', 'options', 'min', 'max', 'answer', 'cites']);

/**
 * The move that picks an option of a choice: the one legal move of the event that the choice names, by its player, about
 * what the choice is about, and with that option in it. None where no move is, or several are. Pure.
 */
export function moveFor(choice: Choice, option: unknown, legal: readonly Move[]): Move | undefined {
  const about = Object.entries(choice).filter(([name]) => !OWN.has(name));
  const found = legal.filter(({ player, event }) =>
    event.type === choice.answer && (player === undefined || player === choice.player)
    && about.every(([name, value]) => !Object.hasOwn(event, name) || sameJson(event[name], value))
    && Object.entries(event).some(([name, value]: [string, unknown]) => name !== 'type' && sameJson(value, option)));
  return found.length === 1 ? found[0] : undefined;
}

function isChoice(one: unknown): one is Choice {
  return isRecord(one) && typeof one['id'] === 'string' && typeof one['player'] === 'string' && Array.isArray(one['options']);
}

const NONE: readonly Move[] = [];

/** One card a choice; nothing where none is open. */
export function ChoicePanel({ bench, snapshot, as, legal = NONE, onTry, onPlay }: ChoicePanelProps) {
  const choices = choicesOf(contextSeen(bench, snapshot, as)).filter(({ player }) => as === undefined || player === as);
  const answerable = answersChoices(bench);
  const answer = (event: AnyEventObject) => { if (snapshot.can(event)) onPlay(event); else onTry(event); };
  return choices.map((choice) => <ChoiceCard key={choice.id} choice={choice} answerable={answerable && isChosen(choice)} legal={legal} onAnswer={answer} />);
}

/** How many may be picked, in words. Pure. */
function amountWords({ min, max }: Choice): string {
  if (min === max) return min === 1 ? 'one' : String(min);
  return min === 0 ? `up to ${String(max)}` : `${String(min)} to ${String(max)}`;
}

interface ChoiceCardProps {
  readonly choice: Choice;
  readonly answerable: boolean;
  readonly legal: readonly Move[];
  readonly onAnswer: (event: AnyEventObject) => void;
}

function ChoiceCard({ choice, answerable, legal, onAnswer }: ChoiceCardProps) {
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
          if (!answerable) return <Option key={i} words={words} move={moveFor(choice, option, legal)} onAnswer={onAnswer} />;
          if (single) return <button key={i} type="button" className="rb-button" onClick={() => { send([i]); }}>{words}</button>;
          return <label key={i} className="rb-check"><input type="checkbox" checked={picked.has(i)} onChange={() => { toggle(i); }} /> {words}</label>;
        })}
        {answerable && !single && (
          <button type="button" className="rb-button rb-primary" disabled={picked.size < choice.min || picked.size > choice.max} onClick={() => { send([...picked].sort((a, b) => a - b)); }}>Choose</button>
        )}
      </div>
      {!answerable && choice.min === 0 && <p className="rb-soft rb-small">Picking none is one of the moves below.</p>}
      {!answerable && choice.options.every((option) => moveFor(choice, option, legal) === undefined) && <p className="rb-soft rb-small">Answered by one of the moves below.</p>}
      <ClauseLinks ids={choice.cites} />
    </section>
  );
}

/** An option that a move picks is a button; one that none does, or several do, is only told. */
function Option({ words, move, onAnswer }: { readonly words: string; readonly move: Move | undefined; readonly onAnswer: (event: AnyEventObject) => void }) {
  if (move === undefined) return <span className="rb-pill rb-choice">{words}</span>;
  return <button type="button" className="rb-button" onClick={() => { onAnswer(move.event); }} title={`Play ${eventWords(move.event)}`}>{words}</button>;
}
