/** Where a walk goes round for ever: the sets of states that lead to one another and nowhere else. */

import type { Edges } from './numbers.ts';

/**
 * The terminal components of what has been walked: each state of such a set leads to each other, and none out of it. Only sets all of whose states
 * were looked at, with at least one step in them. Tarjan's algorithm, without recursion, as runs are long. Pure.
 * @returns each as the places of its states, ascending
 */
export function terminalComponents(edges: Edges): readonly (readonly number[])[] {
  const count = edges.states;
  const order = new Int32Array(count).fill(-1);
  const lowest = new Int32Array(count);
  const component = new Int32Array(count).fill(-1);
  const next = new Int32Array(count);
  const open: number[] = [];
  const found: number[][] = [];
  let met = 0;
  for (let root = 0; root < count; root += 1) {
    if (order[root] !== -1) continue;
    const path = [root];
    while (path.length > 0) {
      const at = path.at(-1) ?? 0;
      if (order[at] === -1) { order[at] = lowest[at] = met; met += 1; open.push(at); }
      const n = next[at] ?? 0;
      if (n < edges.degree(at)) {
        next[at] = n + 1;
        const to = edges.successor(at, n);
        if (to >= count) continue; // not looked at yet: `isTerminal` will see it
        if (order[to] === -1) path.push(to);
        else if (component[to] === -1) lowest[at] = Math.min(lowest[at] ?? 0, order[to] ?? 0);
        continue;
      }
      path.pop();
      const from = path.at(-1);
      if (from !== undefined) lowest[from] = Math.min(lowest[from] ?? 0, lowest[at] ?? 0);
      if (lowest[at] !== order[at]) continue;
      const members: number[] = [];
      for (let one = -1; one !== at;) { one = open.pop() ?? at; component[one] = found.length; members.push(one); }
      found.push(members);
    }
  }
  return found.filter((members) => isTerminal(edges, component, members)).map((members) => members.toSorted((a, b) => a - b));
}

function isTerminal(edges: Edges, component: Int32Array, members: readonly number[]): boolean {
  const own = component[members[0] ?? -1];
  let steps = 0;
  for (const member of members) {
    for (let n = 0; n < edges.degree(member); n += 1) {
      if (component[edges.successor(member, n)] !== own) return false;
      steps += 1;
    }
  }
  return steps > 0;
}

/** A shortest way round: from a state back to it, as the places met, itself last; empty where there is none. Pure. */
export function wayRound(edges: Edges, from: number): readonly number[] {
  const cameFrom = new Map<number, number>();
  const queue = [from];
  for (const at of queue) {
    for (let n = 0; n < edges.degree(at); n += 1) {
      const to = edges.successor(at, n);
      if (to === from) {
        const way = [from];
        for (let back = at; back !== from; back = cameFrom.get(back) ?? from) way.push(back);
        return way.reverse();
      }
      if (cameFrom.has(to)) continue;
      cameFrom.set(to, at);
      queue.push(to);
    }
  }
  return [];
}
