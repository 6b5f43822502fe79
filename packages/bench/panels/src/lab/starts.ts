/** The starts of a job: those of the library, or a table of one's own. */

import type { AnyEventObject } from 'xstate';
import { RulebenchError, validateInput } from '@rulebench/core';
import type { Bench } from '@rulebench/core/explain';
import { startsOf, type Start } from '@rulebench/explorer';
import { fixtureOf, inputOf, type Library } from '@rulebench/rulings';
import { situationOf } from '../debugger/situation.ts';
import type { OneStart, Starts } from './job.ts';

/** A start, and what follows it where it comes from: an example's events, or those typed below a table. */
export interface Begun {
  readonly start: Start;
  readonly events: readonly AnyEventObject[];
}

/** All that are asked for. Pure. @throws RB820, RB822 as `startAt` does */
export function startsAt(library: Library, bench: Bench, from: Starts): readonly Start[] {
  return from.at === 'all' ? startsOf(library, bench) : [startAt(library, bench, from).start];
}

/** The one that is asked for. Pure. @throws RB820 where there is none of that name; RB822 where a table cannot be read, or the rules refuse it as a start */
export function startAt(library: Library, bench: Bench, from: OneStart): Begun {
  return from.at === 'start' ? named(startsOf(library, bench), from.name) : typed(library, bench, from);
}

function named(starts: readonly Start[], name: string): Begun {
  const start = starts.find((one) => one.name === name);
  if (start === undefined) throw new RulebenchError('RB820', `there is no start "${name}" here; choose one of the list`);
  return { start, events: (start.example?.when ?? []).map(({ event }) => event) };
}

function typed(library: Library, bench: Bench, { text, events = [] }: Extract<OneStart, { at: 'table' }>): Begun {
  const { module, rules } = bench;
  const situation = situationOf(library, text, module.id);
  if ('problems' in situation) throw new RulebenchError('RB822', `this table has mistakes: ${situation.problems.map(({ message }) => message).join('; ')}`);
  const { example } = situation;
  const input = inputOf(library, example);
  const { ok, verdicts, by } = validateInput(rules, input);
  if (!ok) throw new RulebenchError('RB822', `the rules refuse this table as a start: ${verdicts.filter(({ outcome }) => outcome !== 'allowed').map(({ says }) => says).join('; ')} (${by.join(', ')})`);
  const fixture = example.given.fixture === undefined ? undefined : fixtureOf(library, module.id, example.given.fixture);
  return { start: { name: 'a table of your own', input, ...(fixture === undefined ? {} : { fixture }) }, events: [...example.when.map(({ event }) => event), ...events] };
}
