/** A `then` compared with a moment of a run. */

import { isRecord } from '@rulebench/core';
import type { Step } from '@rulebench/core/bench';
import { playerView, type Bench } from '@rulebench/core/explain';
import { placeIn } from './example.ts';
import { differences, pathsOf, stateMatches } from './match.ts';
import { playersOf } from './players.ts';
import { problem, shown, suggest } from './problem.ts';
import type { Example, Expectation, Failure } from './types.ts';

/** What there is to compare with after a step, or at the end. */
export type Moment = Pick<Step, 'snapshot' | 'effects'>;

interface Comparison { readonly key: readonly string[]; readonly code: string; readonly what: string; readonly found: unknown; readonly expected: unknown }

/**
 * Everything in which the moment parts from what is expected. Pure.
 * @param path where the expectation stands in the example: `['then']`, `['when', '0', 'then']`
 * @param input what the run began with
 * @param step the step it belongs to; none for the end
 */
export function expectedOf(bench: Bench, example: Example, then: Expectation, path: readonly string[], moment: Moment, input: unknown, step: number | undefined): readonly Failure[] {
  const at = step === undefined ? {} : { step };
  const state: Failure[] = then.state === undefined || stateMatches(moment.snapshot.value, then.state) ? [] : [{
    problem: problem('RB154', placeIn(example, [...path, 'state'], 'value'), `the state is ${pathsOf(moment.snapshot.value).join(' and ')}, not ${shown(then.state)}`), ...at,
  }];
  const rest = comparisons(bench, then, moment).flatMap(({ key, code, what, found, expected }) =>
    differences(found, expected).map((difference): Failure => ({
      problem: problem(code, placeIn(example, [...path, ...key, ...difference.path], 'value'), different(what, difference.path, difference.found, difference.expected)), ...at,
    })));
  const players = then.view === undefined ? undefined : playersOf(bench, moment.snapshot, input);
  const strangers = Object.keys(then.view ?? {}).filter((player) => players?.includes(player) === false).map((player): Failure => ({
    problem: problem('RB144', placeIn(example, [...path, 'view', player]), `there is no player "${player}" at the table`, suggest(player, players ?? [])), ...at,
  }));
  return [...state, ...(strangers.length > 0 ? strangers : rest)];
}

function comparisons(bench: Bench, then: Expectation, { snapshot, effects }: Moment): readonly Comparison[] {
  const context: unknown = snapshot.context;
  const choices = isRecord(context) ? context['choices'] : undefined;
  const all: Comparison[] = [
    { key: ['context'], code: 'RB155', what: 'the context', found: context, expected: then.context },
    { key: ['choices'], code: 'RB156', what: 'choices', found: choices ?? [], expected: then.choices },
    { key: ['effects'], code: 'RB157', what: 'effects', found: effects, expected: then.effects },
    { key: ['output'], code: 'RB158', what: 'the output', found: snapshot.output, expected: then.output },
    ...Object.entries(then.view ?? {}).map(([player, expected]): Comparison => ({
      key: ['view', player], code: 'RB159', what: `what ${player} sees`, found: playerView(bench, snapshot, player).context, expected,
    })),
  ];
  return all.filter(({ expected }) => expected !== undefined);
}

function different(what: string, path: readonly string[], found: unknown, expected: unknown): string {
  if (path.length === 0 && Array.isArray(found) && Array.isArray(expected)) {
    return `there are ${found.length} ${what}, not ${expected.length}: ${shown(found)}`;
  }
  return `${path.length === 0 ? what : `${path.join('.')} of ${what}`} is ${shown(found)}, not ${shown(expected)}`;
}
