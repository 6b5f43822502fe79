/** What entering a final state brings about: the events that tell that its parent is done, and the end of the machine with its output. */

import type { AnyEventObject } from 'xstate';
import type { Do, Node, Run } from './shapes.ts';

/**
 * What a final state does once it is entered.
 * @param active the states that are active by then
 * @param completed the parallel states that were told to be done in this step; added to
 */
export function endingOf(node: Node, active: ReadonlySet<Node>, completed: Set<Node>): readonly Do[] {
  const { parent } = node;
  const todo: Do[] = [];
  let above = parent?.type === 'parallel' ? parent : parent?.parent;
  let completing = above ?? node;
  if (parent?.type === 'compound') todo.push((run) => { (run.raised ??= []).push(doneEvent(parent, outputOf(node.output, run, run.event))); });
  while (above?.type === 'parallel' && !completed.has(above) && isFinished(above, active)) {
    const finished: Node = above;
    completed.add(finished);
    todo.push((run) => { (run.raised ??= []).push(doneEvent(finished, undefined)); });
    completing = finished;
    above = finished.parent;
  }
  return above === undefined ? [...todo, endOf(node, completing)] : todo;
}

function endOf(node: Node, completing: Node): Do {
  let root = node;
  while (root.parent !== undefined) root = root.parent;
  return (run) => {
    run.done = true;
    run.changed = true;
    if (root.output === undefined) { run.output = undefined; return; }
    const output = completing.parent === undefined ? undefined : outputOf(completing.output, run, run.event);
    run.output = outputOf(root.output, run, doneEvent(completing, output));
  };
}

function doneEvent({ id }: Node, output: unknown): AnyEventObject {
  return { type: `xstate.done.state.${id}`, output };
}

type OutputMaker = (told: object) => unknown;

function outputOf(output: unknown, { context, self }: Run, event: AnyEventObject): unknown {
  return typeof output === 'function' ? (output as OutputMaker)({ context, event, self }) : output; // boundary: an output made of context and event
}

function isFinished(node: Node, active: ReadonlySet<Node>): boolean {
  if (node.type === 'compound') return node.children.some((child) => child.type === 'final' && active.has(child));
  if (node.type === 'parallel') return node.children.filter(({ type }) => type !== 'history').every((child) => isFinished(child, active));
  return node.type === 'final';
}
