/** Which states a step enters: its targets, what they lead to by themselves, and what lies between. Orthogonal regions are all entered. */

import { domainOf, effectiveTargets } from './leaving.ts';
import type { History, Leading, Node } from './shapes.ts';
import { ancestorsOf, isBelow } from './tree.ts';

interface Entry {
  readonly entered: Set<Node>;
  /** Those whose own initial transition is taken, and so acts. */
  readonly byDefault: Set<Node>;
}

/** What some steps enter together, in no particular order. */
export function entryOf(steps: readonly Leading[], history: History): Entry {
  const entry: Entry = { entered: new Set(), byDefault: new Set() };
  for (const step of steps) enterStep(step, history, entry);
  return entry;
}

function enterStep(step: Leading, history: History, entry: Entry): void {
  const { source, targets = [], reenter } = step;
  const domain = domainOf(step, history);
  for (const target of targets) {
    // A transition of a state to itself, without reentering, enters only what is below.
    const isAlreadyActive = target === source && source === domain && !reenter;
    if (target.type !== 'history' && !isAlreadyActive) enterByDefault(target, entry);
    enterBelow(target, history, entry);
  }
  const rootAgain = source.parent === undefined && reenter;
  for (const target of effectiveTargets(targets, history)) {
    const above = [...ancestorsOf(target, domain), ...(domain?.type === 'parallel' ? [domain] : [])];
    enterAbove(above, history, entry, rootAgain ? undefined : domain);
  }
}

function enterByDefault(node: Node, { entered, byDefault }: Entry): void {
  entered.add(node);
  byDefault.add(node);
}

function enterBelow(node: Node, history: History, entry: Entry): void {
  if (node.type === 'history') enterPast(node, history, entry);
  else if (node.type === 'compound') enterInitial(node, history, entry);
  else if (node.type === 'parallel') enterRegions(node, history, entry, true);
}

/** What a history state remembers, or else what it leads to. */
function enterPast(past: Node, history: History, entry: Entry): void {
  const held = history[past.id];
  const targets = held ?? past.initial;
  for (const target of targets) {
    entry.entered.add(target);
    if (held === undefined && past.beginsAsParent && past.parent !== undefined) entry.byDefault.add(past.parent);
    enterBelow(target, history, entry);
  }
  for (const target of targets) enterAbove(ancestorsOf(target, past.parent), history, entry);
}

function enterInitial(node: Node, history: History, entry: Entry): void {
  const [initial] = node.initial;
  if (initial === undefined) return;
  if (initial.type !== 'history') enterByDefault(initial, entry);
  enterBelow(initial, history, entry);
  enterAbove(ancestorsOf(initial, node), history, entry);
}

/** Regions of which nothing is entered yet. */
function enterRegions(node: Node, history: History, entry: Entry, byDefault: boolean): void {
  for (const region of node.children) {
    if (region.type === 'history' || [...entry.entered].some((one) => isBelow(one, region))) continue;
    entry.entered.add(region);
    if (byDefault) entry.byDefault.add(region);
    enterBelow(region, history, entry);
  }
}

/** @param within only states below it are entered; it is active already */
function enterAbove(above: readonly Node[], history: History, entry: Entry, within?: Node): void {
  for (const node of above) {
    if (within === undefined || isBelow(node, within)) entry.entered.add(node);
    if (node.type === 'parallel') enterRegions(node, history, entry, false);
  }
}
