/** Where transitions lead from and to: the state that stays active over one, the states that are left, and which of several give way. */

import type { History, Leading, Node } from './shapes.ts';
import { ancestorsOf, isBelow } from './tree.ts';

/** Of transitions that would leave the same state, the one from further inside stays, else the one that came first. */
export function withoutConflicts<T extends Leading>(transitions: readonly T[], active: ReadonlySet<Node>, history: History): readonly T[] {
  if (transitions.length < 2) return transitions;
  const kept = new Set<T>();
  for (const one of transitions) {
    const leaves = new Set(exitOf([one], active, history));
    const rivals = [...kept].filter((other) => exitOf([other], active, history).some((node) => leaves.has(node)));
    if (!rivals.every((other) => isBelow(one.source, other.source))) continue;
    for (const other of rivals) kept.delete(other);
    kept.add(one);
  }
  return [...kept];
}

/** The active states that transitions leave. */
export function exitOf(steps: readonly Leading[], active: ReadonlySet<Node>, history: History): Node[] {
  const left = new Set<Node>();
  for (const step of steps) {
    if (step.targets === undefined || step.targets.length === 0) continue;
    const domain = domainOf(step, history);
    if (step.reenter && step.source === domain) left.add(step.source);
    for (const node of active) if (isBelow(node, domain)) left.add(node);
  }
  return [...left];
}

/** The innermost state that stays active over a transition; none where even the root is entered anew. */
export function domainOf(step: Leading, history: History): Node | undefined {
  const targets = effectiveTargets(step.targets ?? [], history);
  if (!step.reenter && targets.every((target) => target === step.source || isBelow(target, step.source))) return step.source;
  const [first, ...others] = [...targets, step.source];
  const common = first && ancestorsOf(first).find((above) => others.every((other) => isBelow(other, above)));
  return common ?? (step.reenter ? undefined : rootOf(step.source));
}

/** Targets, with what a history state remembers, or leads to by default, in its place. */
export function effectiveTargets(targets: readonly Node[], history: History): readonly Node[] {
  return [...new Set(targets.flatMap((target) => (target.type === 'history' ? history[target.id] ?? effectiveTargets(target.initial, history) : [target])))];
}

function rootOf(node: Node): Node {
  return ancestorsOf(node).at(-1) ?? node;
}
