/** Compare: two variants of a module, or what held on two days: the examples that flip, and the shortest run in which they part. */

import { useMemo } from 'react';
import type { RuleModule } from '@rulebench/core';
import { leftOutWords, sideOf, startsOfBoth } from '@rulebench/explorer';
import { exampleOf, rulingsOf } from '@rulebench/rulings';
import { dayBefore } from '../debugger/days.ts';
import { Grid } from '../parts/Grid.tsx';
import { ExampleLink } from '../parts/ExampleLink.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { CompareAnswer, CompareJob, FlippedOne } from './job.ts';
import { LabFrame, NumberField, OpenRun, VariantField, variantIds, Work, type LabViewProps } from './LabFrame.tsx';
import { useSettings } from './settings.ts';
import { StartField, useStarts } from './StartField.tsx';
import { LIMIT, number, sideWords } from './words.ts';
import { useJob } from './use-job.ts';

/** The whole page. */
export function CompareView(props: LabViewProps) {
  return (
    <LabFrame {...props} page="compare" title="Compare" lead="Two sets of rules side by side: which examples would come out otherwise, and what is the shortest run in which the two part. A side is a variant, or what held on a day.">
      {(module) => <Comparing {...props} of={module} />}
    </LabFrame>
  );
}

function Comparing({ of, ...props }: LabViewProps & { readonly of: RuleModule }) {
  const days = useMemo(() => daysOf(props), [props]);
  const { text, number: whole, put } = useSettings(props.settings, props.onSettings);
  const sides = [...variantIds(of), ...days];
  const [a, b] = [text('a', of.variants?.[0]?.id ?? days[0] ?? 'default', sides), text('b', 'default', sides)];
  const [states, seconds] = [whole('states', 10_000, 1, 1_000_000), whole('seconds', 20, 1, 600)];
  const { going, begin, cancel } = useJob<CompareJob>(props.lab);
  const { library } = props;
  const names = useMemo(() => startsOfBoth(library, sideOf(library, of, a).bench, sideOf(library, of, b).bench).map(({ name }) => name), [library, of, a, b]);
  const chosen = useStarts(library, of.id, names, { text, put });
  const { from } = chosen;
  if (of.variants === undefined && days.length === 0) return <p className="rb-empty">This module has no variants and its rulings name no days: there is nothing to compare its rules with.</p>;
  const dayOptions = days.map((day) => <option key={day} value={day}>What held on {day}</option>);
  return (
    <>
      <form className="rb-lab-form" onSubmit={(event) => { event.preventDefault(); }}>
        <StartField library={library} module={of.id} chosen={chosen} when="Only what is given counts here: from there every move is tried under both." />
        <VariantField module={of} label="One side" value={a} onChange={(id) => { put({ a: id }); }}>{dayOptions}</VariantField>
        <VariantField module={of} label="The other" value={b} onChange={(id) => { put({ b: id }); }}>{dayOptions}</VariantField>
        <NumberField label="At most so many states" value={states} least={1} most={1_000_000} onChange={(n) => { put({ states: n }); }} />
        <NumberField label="And so many seconds" value={seconds} least={1} most={600} onChange={(n) => { put({ seconds: n }); }} />
      </form>
      <Work going={going} label="Compare" onBegin={from === undefined ? undefined : () => { begin({ kind: 'compare', module: of.id, a, b, from, states, seconds }); }} onCancel={cancel} />
      {going.is === 'done' && <ComparedAnswer answer={going.answer} {...props} />}
    </>
  );
}

/** The days on which a ruling of the module took effect, and the day before each. */
function daysOf({ library, module }: LabViewProps): readonly string[] {
  const days = rulingsOf(library, module).flatMap(({ effective }) => effective ?? []);
  return [...new Set(days.flatMap((day) => [dayBefore(day), day]))].toSorted();
}

function ComparedAnswer({ answer, ...props }: LabViewProps & { readonly answer: CompareAnswer }) {
  const { parting, flips, between, limit } = answer;
  return (
    <>
      <section aria-label="The shortest run in which they part" className="rb-page-section">
        <h2>Where they part</h2>
        {parting === undefined
          ? <p className="rb-sentence">They do not part in {number(answer.pairs)} pairs of states, {number(answer.depth)} steps deep{limit === undefined ? ', and there are no others.' : `; not everything was looked at: ${leftOutWords(limit, LIMIT)}.`}</p>
          : (
            <div className="rb-row">
              <div className="rb-grow">
                <p className="rb-sentence"><span className="rb-here"><Icon name="flag" size={16} /></span> The last step of this run makes a difference to {parting.aspect}.</p>
                <p className="rb-soft">From {parting.from}. {limit === undefined ? 'No run is shorter.' : `A shorter one may be found beyond the limits: ${leftOutWords(limit, LIMIT)}.`}</p>
              </div>
              <OpenRun {...props} opening={parting.openings.a}>See it under {sideWords(answer.a)}</OpenRun>
              <OpenRun {...props} opening={parting.openings.b}>See it under {sideWords(answer.b)}</OpenRun>
            </div>
          )}
      </section>
      <Flips flips={flips} answer={answer} {...props} />
      {answer.refusals.length > 0 && <p className="rb-soft">Starts that one side alone accepts: {answer.refusals.join('; ')}.</p>}
      {between !== undefined && <Between between={between} />}
    </>
  );
}

function Flips({ flips, answer, library, onNavigate }: LabViewProps & { readonly flips: readonly FlippedOne[]; readonly answer: CompareAnswer }) {
  return (
    <section aria-label="Examples that flip" className="rb-page-section">
      <h2>Examples that flip</h2>
      {flips.length === 0 ? <p>None of {number(answer.examples)} comes out otherwise.</p> : (
        <Grid>
          <thead><tr><th scope="col">Clause</th><th scope="col">Example</th><th scope="col">Holds</th></tr></thead>
          <tbody>{flips.map((flip) => {
            const found = exampleOf(library, flip.ruling, flip.slug);
            const [holds, not] = flip.holds === 'a' ? [answer.a, answer.b] : [answer.b, answer.a];
            return (
              <tr key={`${flip.clause} ${flip.slug}`}>
                <td><code>{flip.clause}</code></td>
                <td>{found === undefined ? flip.name : <ExampleLink example={found} variant={not.variant} onNavigate={onNavigate} />}</td>
                <td>under {sideWords(holds)}, not under {sideWords(not)}</td>
              </tr>
            );
          })}</tbody>
        </Grid>
      )}
    </section>
  );
}

function Between({ between: { from, to, clauses, unknown } }: { readonly between: NonNullable<CompareAnswer['between']> }) {
  return (
    <section aria-label="What took effect between the days" className="rb-page-section">
      <h2>What took effect between {from} and {to}</h2>
      {clauses.length === 0 ? <p>No clause of this module.</p> : (
        <Grid>
          <thead><tr><th scope="col">Clause</th><th scope="col">What it says</th><th scope="col">Before</th></tr></thead>
          <tbody>{clauses.map(({ clause, sentence, was }) => <tr key={clause}><td><code>{clause}</code></td><td>{sentence}</td><td>{was}</td></tr>)}</tbody>
        </Grid>
      )}
      {unknown.length > 0 && <p className="rb-soft">Nothing says what these rules said before: {unknown.join(', ')}.</p>}
    </section>
  );
}
