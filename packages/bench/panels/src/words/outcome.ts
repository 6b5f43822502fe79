/** The outcome of an event as one sentence: what a person wants to know before any detail. */

import type { AnyMachineSnapshot } from 'xstate';
import { negated, sameJson, titleOf, type Outcome, type Verdict } from '@rulebench/core';
import type { Candidate, Explanation } from '@rulebench/core/explain';
import type { Step } from '@rulebench/core/bench';
import { isByHand } from '../debugger/by-hand.ts';
import { differentStates, isStateless, stateName, stateWords } from './states.ts';
import { listed, sentence } from './value.ts';
import { stateValueOf } from '@rulebench/core/explain';

/** The tone of an outcome; it decides colour and icon. */
export type OutcomeTone = 'allowed' | 'refused' | 'unknown' | 'plain';

export interface OutcomeWords {
  readonly tone: OutcomeTone;
  /** One or two words: "Taken.", "Refused." */
  readonly short: string;
  /** The rest of the sentence. */
  readonly rest: string;
}

const LEAVES_TOLD = 3;

/** What it is that moves: a game, or any machine. */
export type Mover = 'game' | 'machine';

/** What came of a step. `before` is none for the start. Pure. */
export function stepWords(step: Step, before: AnyMachineSnapshot | undefined, explanation: Explanation | undefined, mover: Mover = 'game'): OutcomeWords {
  if (step.outcome === 'start') return { tone: 'plain', short: mover === 'game' ? 'The table is set up.' : 'The machine starts.', rest: isStateless(stateValueOf(step.snapshot)) ? '' : sentence(`It begins with ${stateWords(stateValueOf(step.snapshot))}`) };
  if (isByHand(step.event) && step.outcome === 'taken') return { tone: 'unknown', short: 'Changed by hand.', rest: `No move did this. ${sentence(step.event.says)}` };
  if (step.outcome === 'broken') return { tone: 'refused', short: 'Broken.', rest: sentence(`${step.error?.code ?? ''} ${step.error?.message ?? 'the machine failed'}`.trim()) };
  if (step.outcome === 'taken') return { tone: 'allowed', short: 'Taken.', rest: movedWords(before, step.snapshot, mover) };
  return explanation === undefined ? { tone: 'plain', short: 'Nothing happened.', rest: '' } : explanationWords(explanation, before, mover);
}

/** What would come of an event. Pure. */
export function explanationWords(explanation: Explanation, at: AnyMachineSnapshot | undefined, mover: Mover = 'game'): OutcomeWords {
  switch (explanation.outcome) {
    case 'taken': return { tone: 'allowed', short: 'Legal now.', rest: 'It would be taken if somebody did it.' };
    case 'refused': return {
      tone: explanation.unknown ? 'unknown' : 'refused',
      short: explanation.unknown ? 'Not known.' : 'Refused.',
      rest: refusalWords(explanation.candidates),
    };
    case 'not-now': return { tone: 'refused', short: 'Not now.', rest: notNowWords(explanation.says, explanation.states, at) };
    case 'over': return { tone: 'plain', short: 'Over.', rest: `The ${mover} has ended, and nothing can be done any more.` };
    case 'broken': return { tone: 'refused', short: 'Broken.', rest: sentence(`${explanation.error.code} ${explanation.error.message}`) };
  }
}

function movedWords(before: AnyMachineSnapshot | undefined, after: AnyMachineSnapshot, mover: Mover): string {
  const ended = after.status === 'done' ? ' The end is reached.' : '';
  if (isStateless(stateValueOf(after))) return ended.trim();
  if (before === undefined || sameJson(stateValueOf(before), stateValueOf(after))) return `The ${mover} stays in ${stateWords(stateValueOf(after))}.${ended}`;
  const [left, entered] = differentStates(stateValueOf(before), stateValueOf(after));
  return `The ${mover} goes from ${left} to ${entered}.${ended}`;
}

function notNowWords(says: readonly string[], states: readonly string[], at: AnyMachineSnapshot | undefined): string {
  if (says.length > 0) return says.map(sentence).join(' ');
  const here = at === undefined ? 'this state' : stateWords(stateValueOf(at));
  return `It cannot be done in ${here}, ${states.length === 0 ? 'and ' : ''}${knownIn(states)}.`;
}

/** So many states are named of those that know an event. */
const STATES_TOLD = 4;

function knownIn(states: readonly string[]): string {
  const names = [...new Set(states.map(stateName))];
  if (names.length === 0) return 'no state knows such an event';
  return `only in ${names.length > STATES_TOLD ? `${names.slice(0, STATES_TOLD).join(', ')} and ${String(names.length - STATES_TOLD)} more` : listed(names, 'or')}`;
}

function refusalWords(candidates: readonly Candidate[]): string {
  const reasons = [...new Set(candidates.flatMap(({ verdict }) => (verdict === undefined ? [] : leavesBehind(verdict).map(reasonWords))))];
  if (reasons.length === 0) return 'No rule lets it through.';
  const told = reasons.slice(0, LEAVES_TOLD).map(sentence).join(' ');
  return reasons.length > LEAVES_TOLD ? `${told} And ${String(reasons.length - LEAVES_TOLD)} more.` : told;
}

/** The leaves that brought a refusal about, in order; in a `not`, those that were allowed. Pure. */
export function leavesBehind(verdict: Verdict, wanted: Outcome = verdict.outcome): readonly Verdict[] {
  if (verdict.outcome !== wanted) return [];
  const below = verdict.kind === 'not' ? negated(wanted) : wanted;
  const leaves = verdict.parts.flatMap((part) => leavesBehind(part, below));
  return leaves.length === 0 || verdict.kind === 'not' ? [verdict] : leaves;
}

/** What a leaf said; of a `not` without words of its own, what its part said; of a plain guard, which has but a name, what it came to. Pure. */
function reasonWords({ kind, rule, says, parts: [part], outcome }: Verdict): string {
  if (kind === 'guard' && outcome !== 'unknown') return `the guard${rule === UNNAMED ? '' : ` “${says}”`} ${outcome === 'allowed' ? 'holds' : 'does not hold'}`;
  return kind === 'not' && says === titleOf(rule) && part !== undefined ? reasonWords(part) : says;
}

/** What a guard is called that was written in place. */
const UNNAMED = 'guard';

/** What brought a refusal about, in a word or two: the name of the first rule that did. Pure. */
export function stoppedBy(verdict: Verdict): string {
  const leaf = leavesBehind(verdict)[0] ?? verdict;
  const [part] = leaf.parts;
  return leaf.kind === 'not' && leaf.rule === 'not' && part !== undefined ? `not ${stoppedBy({ ...part, parts: [] })}` : titleOf(leaf.rule);
}

/** Why a move is refused, in one short line with one clause. Pure. */
export function shortReason(explanation: Explanation): string {
  if (explanation.outcome === 'refused') {
    const first = explanation.candidates.flatMap(({ verdict }) => (verdict === undefined ? [] : leavesBehind(verdict)))[0];
    return first === undefined ? 'no rule lets it through' : reasonWords(first);
  }
  if (explanation.outcome === 'not-now') return explanation.says[0] ?? knownIn(explanation.states);
  if (explanation.outcome === 'broken') return explanation.error.message;
  return explanation.outcome === 'over' ? 'the game has ended' : '';
}

/** How a combination is made, in words; nothing for a leaf. Pure. */
export function kindWords({ kind, parts }: Verdict): string | undefined {
  switch (kind) {
    case 'all': return 'needs all of these';
    case 'any': return 'needs one of these';
    case 'not': return 'needs the opposite of this';
    case 'guard': return 'a guard of the machine, of which only the answer is known';
    case 'rule': return parts.length > 0 ? 'asks these' : undefined;
  }
}

/** A rule's name as words, where its sentence does not say the same already. Pure. */
export function nameBeside({ rule, says }: Verdict): string | undefined {
  const name = titleOf(rule);
  return name === says ? undefined : name;
}
