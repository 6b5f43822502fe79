/** Which transitions are taken: those of an event, asked from the innermost states outwards and once a region, and those that need no event. */

import type { StateValue } from 'xstate';
import type { Asked, Chooser, Configuration, Node, Transition } from './shapes.ts';

/** Who is asked in the states of a value. States that know no such event are left out; where there are no regions, one list is left. */
export function chooserOf(node: Node, value: StateValue, eventType: string): Chooser {
  const own = node.candidates(eventType);
  const below = (typeof value === 'string' ? [[value, undefined] as const] : Object.entries(value)).flatMap(([key, nested]) => {
    const child = node.children.find((one) => one.key === key);
    if (child === undefined) return [];
    const chooser = nested === undefined ? { own: child.candidates(eventType), below: [] } : chooserOf(child, nested, eventType);
    return chooser.own.length + chooser.below.length === 0 ? [] : [chooser];
  });
  const [only] = below;
  if (only === undefined || below.length > 1) return { own, below };
  return only.below.length === 0 ? { own: [...only.own, ...own], below: [] } : own.length === 0 ? only : { own, below };
}

/** The transitions that an event takes, one a region at most. @throws what a guard throws, with the place where it stands */
export function chosen(chooser: Chooser, asked: Asked, active: Configuration): readonly Transition[] {
  const found: Transition[] = [];
  choose(chooser, asked, active, found);
  return found;
}

function choose({ own, below }: Chooser, asked: Asked, active: Configuration, found: Transition[]): void {
  const before = found.length;
  for (const one of below) choose(one, asked, active, found);
  if (found.length > before) return;
  const first = firstPassing(own, asked, active);
  if (first !== undefined) found.push(first);
}

/** The first of a list of transitions whose guard passes. @throws as `chosen` */
export function firstPassing(candidates: readonly Transition[], asked: Asked, active: Configuration): Transition | undefined {
  for (const candidate of candidates) {
    const { guard } = candidate;
    if (guard === undefined) return candidate;
    try {
      if (guard(asked, active)) return candidate;
    } catch (thrown) {
      throw placed(thrown, candidate, asked.event.type);
    }
  }
  return undefined;
}

/** XState's own words for a guard that throws. */
function placed(thrown: unknown, { guardName, source }: Transition, eventType: string): Error {
  const message = (thrown as Error).message; // boundary: XState, too, takes what is thrown for an error
  return new Error(`Unable to evaluate guard ${guardName === undefined ? '' : `'${guardName}' `}in transition for event '${eventType}' in state node '${source.id}':\n${message}`);
}

/** The `always` transitions that are taken: each leaf asks itself, then the states above it, until one passes. @throws what a guard throws */
export function chosenAlways(active: Configuration, asked: Asked): readonly Transition[] {
  const found = new Set<Transition>();
  for (const candidates of active.eventless) {
    const first = candidates.find(({ guard }) => guard === undefined || guard(asked, active));
    if (first !== undefined) found.add(first);
  }
  return [...found];
}
