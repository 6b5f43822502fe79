/** States in which nothing can happen, although they are no end: dead ends, and players who wait for one another. */

import { isRecord, type Verdict } from '@rulebench/core';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { explain, nodesOf, type Bench, type Explanation } from '@rulebench/core/explain';
import { lastOf, parted, played, wayTo } from './evidence.ts';
import { stateName, type Finding } from './finding.ts';
import { triesAt, type Try } from './tries.ts';
import type { Walk } from './walk.ts';

interface Judged extends Try { readonly explanation: Explanation }

/** So much is told of what was tried in vain. */
const MOST_TOLD = 6;

/** Dead ends, one of each state of the chart, with the shortest run there. @throws RB401 where XState can go on */
export function deadEnds(walk: Walk): readonly Finding[] {
  return [...walk.deadEnds.values()].map(({ first, times }): Finding => {
    const way = wayTo(walk, first);
    const made = played(walk, way);
    const snapshot = lastOf(made);
    const tried = triesAt(walk.bench.module, snapshot).tries.map((one): Judged => ({ ...one, explanation: explain(walk.bench, snapshot, one.event) }));
    if (tried.some(({ explanation }) => explanation.outcome === 'taken' || explanation.outcome === 'broken')) throw parted('there is a move');
    const name = stateName(snapshot.value as string); // boundary: a state value
    const asked = askedIn(snapshot.context);
    return {
      id: `${asked.length === 0 ? 'dead-end' : 'waiting'}/${name}`, kind: asked.length === 0 ? 'dead-end' : 'waiting', times, run: made, start: way.start,
      says: asked.length === 0 ? 'nothing can happen here, and it is no end' : waitingWords(asked),
      details: [...asked.flatMap((one) => answersOf(one, tried)), ...(asked.length === 0 ? blocked(walk.bench, snapshot, tried) : [])],
    };
  });
}

interface Asked { readonly player: string; readonly choice: string }

/** Who is asked for what. */
function askedIn(context: unknown): readonly Asked[] {
  const choices = isRecord(context) ? context['choices'] : undefined;
  return (Array.isArray(choices) ? choices : []).flatMap((one: unknown): Asked[] =>
    (isRecord(one) && typeof one['player'] === 'string' ? [{ player: one['player'], choice: typeof one['id'] === 'string' ? one['id'] : 'a choice' }] : []));
}

function waitingWords(asked: readonly Asked[]): string {
  const players = [...new Set(asked.map(({ player }) => player))];
  const [only, ...others] = players;
  if (others.length === 0) return `${only ?? 'a player'} is asked for a decision, and no answer is accepted`;
  return `${players.join(' and ')} are asked for decisions, and none of them can answer: each waits for the others`;
}

/** Who is asked for what, and why the answers are refused. */
function answersOf({ player, choice }: Asked, tried: readonly Judged[]): readonly string[] {
  const own = tried.filter((move) => move.player === player || move.event['choice'] === choice);
  const reasons = [...new Set(own.flatMap(reasonsFor))].slice(0, MOST_TOLD);
  return [`${player} is asked for ${choice}${reasons.length === 0 ? ', and nothing is tried as an answer' : ''}`, ...reasons.map((reason) => `  ${reason}`)];
}

/** What was tried and is refused; else what the state would take, which nobody tries. */
function blocked(bench: Bench, snapshot: AnyMachineSnapshot, tried: readonly Judged[]): readonly string[] {
  const refused = [...new Set(tried.flatMap(reasonsFor))];
  if (refused.length > 0) return refused.slice(0, MOST_TOLD);
  const known = knownIn(bench, snapshot);
  if (known.length === 0) return ['this state takes no event'];
  return [`it waits for ${known.join(', ')}, which neither moves nor chance of the module name here`];
}

/** A refused try, and what its rules say. */
function reasonsFor({ event, explanation }: Judged): readonly string[] {
  if (explanation.outcome !== 'refused') return [];
  const says = explanation.candidates.flatMap(({ reached, verdict }) => (reached && verdict !== undefined ? refusals(verdict) : []));
  return says.map((one) => `${eventWords(event)} is refused: ${one}`);
}

/** The sentences of the rules that refused. Pure. */
export function refusals(verdict: Verdict): readonly string[] {
  if (verdict.outcome === 'allowed') return [];
  const inner = verdict.kind === 'all' || verdict.kind === 'any' ? verdict.parts.flatMap(refusals) : [];
  return inner.length === 0 ? [`${verdict.says} (${verdict.rule})`] : inner;
}

/** An event in one line: its type and what it carries. Pure. */
export function eventWords({ type, ...rest }: AnyEventObject): string {
  return [type, ...Object.values(rest).map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))].join(' ');
}

/** The types of event that the active states know. */
function knownIn({ machine }: Bench, snapshot: AnyMachineSnapshot): readonly string[] {
  const types = new Set(nodesOf(machine.root).flatMap((node) => [...node.transitions.keys()]));
  return [...types].filter((type) => !type.includes('*') && explain(machine, snapshot, { type }).outcome !== 'not-now');
}
