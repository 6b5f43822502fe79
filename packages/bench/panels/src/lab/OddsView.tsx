/** Odds: exact distributions where chance is finite, as fractions, decimals and bars; and their means over what is varied. */

import { Grid } from '../parts/Grid.tsx';
import { useMemo } from 'react';
import type { RuleModule } from '@rulebench/core';
import { benchOf } from '@rulebench/core/explain';
import { ownScript, startsOf, stepperOf, type MetricOdds, type Odds, type ScriptedEvent, type SweptOdds } from '@rulebench/explorer';
import type { Library } from '@rulebench/rulings';
import { eventWords } from '../words/value.ts';
import { BarChart } from './BarChart.tsx';
import type { OddsAnswer, OddsJob, OneStart } from './job.ts';
import { LabFrame, NumberField, VariantField, variantIds, Work, type LabViewProps } from './LabFrame.tsx';
import { placesIn, type Place } from './places.ts';
import { useSettings } from './settings.ts';
import { StartField, useOneStart } from './StartField.tsx';
import { startAt } from './starts.ts';
import { SweepChart } from './SweepChart.tsx';
import { SweepFields, sweepsOf, typedIn } from './SweepFields.tsx';
import { number, share } from './words.ts';
import { useJob } from './use-job.ts';

/** The whole page. */
export function OddsView(props: LabViewProps) {
  return (
    <LabFrame {...props} page="odds" title="Odds" lead="Follows every outcome of chance with its weight: exactly how likely is each end? The players do what they do in the example; the dice, draws and selections are left open.">
      {(module) => <Asking {...props} of={module} />}
    </LabFrame>
  );
}

function Asking({ of, ...props }: LabViewProps & { readonly of: RuleModule }) {
  const { library } = props;
  const { text, number: whole, list, put } = useSettings(props.settings, props.onSettings);
  const variant = text('variant', 'default', variantIds(of));
  const names = useMemo(() => startsOf(library, benchOf(of, variant)).map(({ name }) => name), [library, of, variant]);
  const chosen = useOneStart(library, of.id, names, { text, put });
  const { from } = chosen;
  const aims: OddsJob['aims'] = text('aims', 'script') === 'each' ? 'each' : 'script';
  const typed = typedIn(list('vary'));
  const places = useMemo(() => placesOf(library, of, variant, from), [library, of, variant, from]);
  const [states, seconds] = [whole('states', 200_000, 1, 2_000_000), whole('seconds', 30, 1, 600)];
  const { going, begin, cancel } = useJob<OddsJob>(props.lab);
  if (of.metrics === undefined || of.metrics.length === 0) return <p className="rb-empty">This module names no numbers to follow, so that there are no odds to tell.</p>;
  const sweeps = sweepsOf(typed);
  const job: OddsJob | undefined = from === undefined || 'why' in sweeps ? undefined : { kind: 'odds', module: of.id, variant, from, aims, sweeps, states, seconds };
  return (
    <>
      <form className="rb-lab-form" onSubmit={(event) => { event.preventDefault(); }}>
        <StartField library={library} module={of.id} chosen={chosen} when="What players do under “when” they do here; what chance brings there is left open." />
        <VariantField module={of} label="Under" value={variant} onChange={(id) => { put({ variant: id }); }} />
        <label className="rb-field"><span>The players</span>
          <select className="rb-select" value={aims} onChange={(event) => { put({ aims: event.target.value }); }}>
            <option value="script">do as in the example</option>
            <option value="each">do that, then their best</option>
          </select>
        </label>
        <NumberField label="At most so many states" value={states} least={1} most={2_000_000} onChange={(n) => { put({ states: n }); }} />
        <NumberField label="And so many seconds" value={seconds} least={1} most={600} onChange={(n) => { put({ seconds: n }); }} />
        <SweepFields places={places} typed={typed} onTyped={(vary) => { put({ vary }); }} />
      </form>
      <Work going={going} label="Work out the odds" onBegin={job === undefined ? undefined : () => { begin(job); }} onCancel={cancel} />
      {going.is === 'done' && <Told answer={going.answer} />}
    </>
  );
}

/** The places of a start, and of what the players do after it; none of a start that cannot be. */
function placesOf(library: Library, module: RuleModule, variant: string, from: OneStart | undefined): readonly Place[] {
  if (from === undefined) return [];
  const bench = benchOf(module, variant);
  try {
    const { start: { input }, events } = startAt(library, bench, from);
    return [...placesIn(input), ...placesIn(ownScript(module, stepperOf(bench), input, events)).map(({ path, value }) => ({ path: `script:${path}`, value }))];
  } catch {
    return [];
  }
}

function Told({ answer: { sweeps, rows, script } }: { readonly answer: OddsAnswer }) {
  const [only] = rows;
  const names = useMemo(() => sweeps.map((sweep) => sweep.name), [sweeps]);
  if (only === undefined) return null;
  if (sweeps.length > 0) return <><Settings rows={rows} script={script} />{only.odds.metrics.map(({ id, title }, i) => <Swept key={id} title={title} at={i} names={names} rows={rows} />)}</>;
  return (
    <>
      <Followed odds={only.odds} script={script} />
      {only.odds.metrics.map((metric) => <Metric key={metric.id} metric={metric} />)}
    </>
  );
}

function Followed({ odds, script }: { readonly odds: Odds; readonly script: readonly ScriptedEvent[] }) {
  return (
    <section aria-label="What was followed" className="rb-page-section">
      <h2>What was followed</h2>
      <Script script={script} />
      <p>{odds.ends.final.decimal === 1 ? 'Every run comes to an end.' : odds.ends.final.decimal === 0 ? 'Every run waits for somebody in the end.' : `${share(odds.ends.final.decimal)} of the runs come to an end (${odds.ends.final.fraction}), the others wait for somebody.`} {odds.unplayed.decimal > 0 && `In ${share(odds.unplayed.decimal)} some of what the players do never becomes lawful.`} <span className="rb-soft">{number(odds.states)} states.</span></p>
    </section>
  );
}

function Script({ script }: { readonly script: readonly ScriptedEvent[] }) {
  return <p>{script.length === 0 ? 'The players do nothing.' : <>The players do this: {script.map((event) => eventWords(event)).join('; ')}.</>}</p>;
}

/** What was followed in every setting of what is varied, and in how many of them it stops early. */
function Settings({ rows, script }: { readonly rows: readonly SweptOdds[]; readonly script: readonly ScriptedEvent[] }) {
  const waiting = rows.filter(({ odds }) => odds.ends.waits.decimal > 0).length;
  const unplayed = rows.filter(({ odds }) => odds.unplayed.decimal > 0).length;
  return (
    <section aria-label="What was followed" className="rb-page-section">
      <h2>What was followed</h2>
      <Script script={script} />
      <p>{number(rows.length)} settings of what is varied, every outcome of chance in each.{waiting > 0 && ` In ${number(waiting)} of them some runs wait for somebody in the end.`}{unplayed > 0 && ` In ${number(unplayed)} some of what the players do never becomes lawful.`}</p>
    </section>
  );
}

/** A metric over what is varied. */
function Swept({ title, at, names, rows }: { readonly title: string; readonly at: number; readonly names: readonly string[]; readonly rows: readonly SweptOdds[] }) {
  const means = useMemo(() => rows.flatMap(({ labels, odds }) => { const mean = odds.metrics[at]?.mean; return mean === null || mean === undefined ? [] : [{ labels, mean: mean.decimal }]; }), [rows, at]);
  return (
    <section aria-label={title} className="rb-page-section">
      <h2>{title}</h2>
      <div className="rb-lab-figures">
        {means.length > 1 && <SweepChart title={title} names={names} means={means} />}
        <Grid>
          <thead><tr>{names.map((name) => <th key={name} scope="col">{name}</th>)}<th scope="col">On average</th><th scope="col">Exactly</th></tr></thead>
          <tbody>{rows.map(({ labels, odds }) => {
            const mean = odds.metrics[at]?.mean ?? null;
            return <tr key={JSON.stringify(labels)}>{labels.map((label, i) => <th key={i} scope="row">{label}</th>)}<td>{mean === null ? 'none' : number(mean.decimal)}</td><td>{mean?.fraction ?? 'none'}</td></tr>;
          })}</tbody>
        </Grid>
      </div>
    </section>
  );
}

function Metric({ metric: { title, outcomes, mean } }: { readonly metric: MetricOdds }) {
  const bars = useMemo(() => outcomes.flatMap(({ value, odds }) => (value === null ? [] : [{ from: value, to: value, count: odds.decimal }])), [outcomes]);
  return (
    <section aria-label={title} className="rb-page-section">
      <h2>{title}</h2>
      <p className="rb-sentence">{mean === null ? 'No run has this number.' : <>{number(mean.decimal)} on average, exactly {mean.fraction}.</>}</p>
      <div className="rb-lab-figures">
        {bars.length > 1 && <BarChart title={title} bars={bars} of={1} label="of all outcomes" />}
        <Grid>
          <thead><tr><th scope="col">{title}</th><th scope="col">Odds</th><th scope="col">Exactly</th></tr></thead>
          <tbody>{outcomes.map(({ value, odds }) => <tr key={String(value)}><th scope="row">{value === null ? 'none' : number(value)}</th><td>{share(odds.decimal)}</td><td>{odds.fraction}</td></tr>)}</tbody>
        </Grid>
      </div>
    </section>
  );
}
