/**
 * What taking some transitions in some active states comes to, worked out once: which states are left and entered, by SCXML's procedure as XState
 * reads it, and from that one list of things to do, and the states that are active afterwards.
 */

import { endingOf } from './ending.ts';
import { entryOf } from './entering.ts';
import { exitOf, withoutConflicts } from './leaving.ts';
import type { Configuration, Do, History, Leading, Node, Plan, Transition } from './shapes.ts';
import { isBelow, isLeaf } from './tree.ts';

/** Finds or makes the configuration of active states and what is remembered. */
type ConfigurationOf = (nodes: readonly Node[], history: History) => Configuration;

/**
 * What taking some transitions together comes to.
 * @param eventless `always` transitions are freed of conflicts twice: when they are chosen, and when they are taken
 */
export function planFor(transitions: readonly Transition[], before: Configuration, all: ConfigurationOf, eventless = false): Plan {
  const active = new Set(before.nodes);
  const chosen = eventless ? withoutConflicts(transitions, active, before.history) : transitions;
  const taken = withoutConflicts(chosen, active, before.history);
  const left = exitOf(taken, active, before.history).sort((a, b) => b.order - a.order);
  const remembered = remembering(left, active);
  const history = remembered === undefined ? before.history : { ...before.history, ...remembered };
  for (const node of left) active.delete(node);
  const todo = [...left.flatMap(({ exit }) => exit), ...taken.flatMap(({ actions }) => actions)];
  const plan = entering(taken, todo, active, history, { before, all, moved: remembered !== undefined });
  const sources = taken.map(({ source }) => source.id);
  return { ...plan, forbids: transitions.every(({ forbidden }) => forbidden), shows: { states: [...plan.shows.states, ...sources], transitions: taken.map(({ id }) => id) } };
}

/** How a machine begins: everything that its root leads to is entered. */
export function beginningOf(root: Node, targets: readonly Node[], before: Configuration, all: ConfigurationOf): Plan {
  const step: Leading = { source: root, targets, reenter: true };
  return { ...entering([step], [], new Set(before.nodes), {}, { before, all, moved: false }, root), forbids: false };
}

interface Around {
  readonly before: Configuration;
  readonly all: ConfigurationOf;
  /** Whether something new is remembered. */
  readonly moved: boolean;
}

function entering(steps: readonly Leading[], todo: Do[], active: Set<Node>, history: History, { before, all, moved }: Around, begins?: Node): Omit<Plan, 'forbids'> {
  const { entered, byDefault } = entryOf(steps, history);
  if (begins !== undefined) byDefault.add(begins);
  const completed = new Set<Node>();
  for (const node of [...entered].sort((a, b) => a.order - b.order)) {
    active.add(node);
    todo.push(...node.entry);
    if (byDefault.has(node)) todo.push(...node.initially);
    if (node.type === 'final') todo.push(...endingOf(node, active, completed));
  }
  const moves = moved || before.nodes.length !== active.size || !before.nodes.every((node) => active.has(node));
  const after = moves ? all([...active], history) : before;
  const out = [...active].sort((a, b) => b.order - a.order);
  return { todo, after, moves, shows: { states: [...entered].map(({ id }) => id), transitions: [] }, end: { todo: out.flatMap(({ exit }) => exit), after: moves ? all(out, history) : before } };
}

/** What history states will remember of the states that are left, or nothing. */
function remembering(left: readonly Node[], active: ReadonlySet<Node>): History | undefined {
  const entries = left.flatMap((node) => node.children.filter(({ type }) => type === 'history').map((past) => {
    const held = [...active].filter((one) => (past.deep ? isLeaf(one) && isBelow(one, node) : one.parent === node));
    return [past.id, held] as const;
  }));
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
