/** What is shown of an example that never starts: the input, and every rule of input that judged it. */

import { useMemo } from 'react';
import { stringify } from 'yaml';
import { errorOf, validateInput, type ClauseId, type InputJudgement, type RuleTable } from '@rulebench/core';
import type { Bench } from '@rulebench/core/explain';
import type { ExampleResult } from '@rulebench/rulings';
import { ClauseQuote } from './parts/Clauses.tsx';
import { Icon } from './parts/Icon.tsx';
import { Failures } from './why/Failures.tsx';
import { VerdictItem } from './why/VerdictTree.tsx';
import { RulingPanel } from './RulingPanel.tsx';
import { sentence } from './words/value.ts';

interface InputRefusedProps {
  /** The rules in force; none where the module is not known. */
  readonly bench: Bench | undefined;
  readonly input: unknown;
  readonly result: ExampleResult;
  readonly clause: ClauseId | undefined;
}

function judgementOf(rules: RuleTable, input: unknown): InputJudgement | { readonly problem: string } {
  try { return validateInput(rules, input); } catch (thrown) { return { problem: errorOf(thrown).message }; }
}

/** The canvas without a run. */
export function InputRefused({ bench, input, result, clause }: InputRefusedProps) {
  const judgement = useMemo(() => judgementOf(bench?.rules ?? {}, input), [bench, input]);
  const verdicts = 'problem' in judgement ? [] : judgement.verdicts;
  const refusing = verdicts.filter(({ outcome }) => outcome !== 'allowed');
  return (
    <main className="rb-two">
      <section className="rb-pane" aria-label="Why this start is refused" tabIndex={0}>
        <h2 className="rb-panel-title">Why</h2>
        <p className="rb-sentence">
          <strong className="rb-refused"><Icon name="no" size={18} /> {refusing.length > 0 ? 'This start is refused.' : 'The run did not start.'}</strong>{' '}
          {'problem' in judgement ? judgement.problem : refusing.map(({ says }) => sentence(says)).join(' ')}
        </p>
        <Failures failures={result.failures} />
        {'by' in judgement && judgement.by.map((id) => <ClauseQuote key={id} id={id} />)}
        <h3 className="rb-subhead">What was asked of it</h3>
        <ul className="rb-tree rb-tree-root">{[...refusing, ...verdicts.filter(({ outcome }) => outcome === 'allowed')].map((verdict) => <VerdictItem key={verdict.rule} verdict={verdict} />)}</ul>
      </section>
      <section className="rb-pane" aria-label="The ruling and the start" tabIndex={0}>
        <RulingPanel clause={clause ?? result.example.clause} example={result.example} bench={bench} />
        <h3 className="rb-subhead">The start, whole</h3>
        <pre className="rb-yaml" tabIndex={0}><code>{input === undefined ? 'none' : stringify(input)}</code></pre>
      </section>
    </main>
  );
}
