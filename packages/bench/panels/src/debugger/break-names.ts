/** What a breakpoint can be set at by name: whatever the steps of a run have in them, and all that the module could have. */

import { titleOf } from '@rulebench/core';
import { nodesOf, type Bench } from '@rulebench/core/explain';
import { schemasOf } from '../moves/event-schemas.ts';
import { stateName } from '../words/states.ts';
import type { BreakKind } from './breakpoints.ts';
import { benchAt, type DebuggerContext } from './machine.ts';

/** How many steps are looked through for names. */
const LOOKED_THROUGH = 300;

/** The events that a machine tells of, wildcards among them. Pure. */
function eventsOf({ machine }: Bench): readonly string[] {
  const types: readonly unknown[] = machine.events;
  return types.filter((type) => typeof type === 'string');
}

/** The names of a kind, those of the run's steps first. Yields what is known after each step that was looked through. Pure. */
export function* namesOffered(context: Pick<DebuggerContext, 'steps' | 'run' | 'branch' | 'onBranch' | 'marks'>, on: BreakKind): Generator<readonly string[], readonly string[]> {
  const own = namesInModule(context, on);
  const met = new Set<string>();
  let names = [...new Set(own)];
  for (let i = 0; i < Math.min(context.steps.length, LOOKED_THROUGH); i += 1) {
    const before = met.size;
    for (const name of context.marks.at(benchAt(context, i), context.steps, i)?.[on] ?? []) met.add(name);
    if (met.size > before) names = [...new Set([...met, ...own])];
    yield names;
  }
  return names;
}

function namesInModule({ run: { bench } }: Pick<DebuggerContext, 'run'>, on: BreakKind): readonly string[] {
  const rules = Object.values(bench.rules);
  switch (on) {
    case 'state': return nodesOf(bench.machine.root).flatMap(({ path, type }) => (path.length === 0 || type === 'history' ? [] : [path.join('.')]));
    case 'event': return [...eventsOf(bench).filter((type) => !type.includes('*') && !type.startsWith('xstate.')), ...schemasOf(bench.module.schema, 'Event').keys()];
    case 'rule': return rules.flatMap((rule) => (rule.kind === 'measure' ? [] : [rule.id]));
    case 'clause': return rules.flatMap(({ cites }) => cites);
    case 'effect': return [...schemasOf(bench.module.schema, 'Effect').keys()];
  }
}

/** Whether a name may come up that nothing tells of before: an event that a wildcard takes, an effect without a schema. Pure. */
export function openEnded(context: Pick<DebuggerContext, 'run'>, on: BreakKind): boolean {
  const { bench } = context.run;
  return on === 'event' ? eventsOf(bench).some((type) => type.includes('*')) : on === 'effect' && namesInModule(context, on).length === 0;
}

/** The name that was meant: as it is written, or in the words the panels use for it. Pure. */
export function resolved(names: readonly string[], typed: string): string | undefined {
  const wanted = typed.trim().toLowerCase();
  return names.find((name) => name === typed.trim())
    ?? names.find((name) => [name, titleOf(name), stateName(name)].some((words) => words.toLowerCase() === wanted));
}
