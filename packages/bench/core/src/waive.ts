/** Which rules stand in the way: all smallest sets of leaf rules whose change would turn a refusal into a yes. */

import { bending, type Bend } from './judge.ts';
import type { Verdict } from './verdict.ts';

/** Beyond this many leaves only sets of up to two rules are looked for. */
const MANY_LEAVES = 12;

/**
 * All sets of leaf rules (by id) such that changing the answers of all of them, and of no fewer, makes the verdict
 * allowed. Tried by asking again with those answers bent, so that rules that consult others are taken at their word.
 *
 * @param verdict a verdict that is refused or unknown
 * @param again asks the same question once more
 */
export function waiversOf(verdict: Verdict, again: () => Verdict): readonly (readonly string[])[] {
  const leaves = leavesOf(verdict);
  const ids = [...leaves.keys()];
  const found: string[][] = [];
  for (let size = 1; size <= (ids.length > MANY_LEAVES ? 2 : ids.length); size += 1) {
    for (const set of subsets(ids, size)) {
      if (found.some((smaller) => smaller.every((id) => set.includes(id)))) continue;
      const bends = new Map(set.map((id): [string, Bend] => [id, leaves.get(id) === 'allowed' ? 'refused' : 'allowed']));
      if (allows(bends, again)) found.push(set);
    }
  }
  return found;
}

/** A rule that presupposes what was bent may throw: then that change alone allows nothing. */
function allows(bends: ReadonlyMap<string, Bend>, again: () => Verdict): boolean {
  try {
    return bending(bends, again).outcome === 'allowed';
  } catch {
    return false;
  }
}

/** The rules at the leaves of a verdict with their outcomes. A plain guard is none: nothing can be said about changing it. */
function leavesOf(verdict: Verdict): ReadonlyMap<string, Verdict['outcome']> {
  if (verdict.kind === 'guard') return new Map();
  if (verdict.parts.length === 0) return new Map([[verdict.rule, verdict.outcome]]);
  return new Map(verdict.parts.flatMap((part) => [...leavesOf(part)]));
}

function* subsets(ids: readonly string[], size: number, from = 0): Generator<string[]> {
  if (size === 0) { yield []; return; }
  for (let i = from; i <= ids.length - size; i += 1) {
    for (const tail of subsets(ids, size - 1, i + 1)) yield [ids[i] ?? '', ...tail];
  }
}
