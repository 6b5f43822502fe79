/** Input is checked by rules too, the same for examples and embedders. */

import type { ClauseId } from './clause.ts';
import { RulebenchError } from './errors.ts';
import { verdictOf } from './judge.ts';
import { reasonsOf, unique } from './reasons.ts';
import type { LeafRule, RuleTable } from './rule.ts';
import type { Verdict } from './verdict.ts';

export interface InputJudgement {
  readonly ok: boolean;
  /** The verdict of every rule of input. */
  readonly verdicts: readonly Verdict[];
  /** The clauses cited as the reason, where one refuses. */
  readonly by: readonly ClauseId[];
}

/** Asks every rule of input of a table. Pure. @throws RB203 where a rule throws */
export function validateInput(rules: RuleTable, input: unknown): InputJudgement {
  const verdicts = Object.values(rules)
    .filter((entry): entry is LeafRule => entry.kind === 'rule' && 'of' in entry && entry.of === 'input')
    .map((rule) => verdictOf(rule, { table: rules, input }));
  const refusing = verdicts.filter(({ outcome }) => outcome !== 'allowed');
  return { ok: refusing.length === 0, verdicts, by: unique(refusing.flatMap(reasonsOf)) };
}

/** The input, unchanged, where every rule of input allows it; for the context factory of a machine. @throws RB201 */
export function checkedInput<I>(rules: RuleTable, input: I): I {
  const { ok, verdicts } = validateInput(rules, input);
  if (ok) return input;
  const reasons = verdicts.filter(({ outcome }) => outcome !== 'allowed').map(({ says, cites }) => `${says} (${cites.join(', ')})`);
  throw new RulebenchError('RB201', `this input is refused: ${reasons.join('; ')}`);
}
