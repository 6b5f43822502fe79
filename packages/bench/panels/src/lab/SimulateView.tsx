/** Simulate: many seeded runs of a module, and what they come to, as charts and tables. */

import { Grid } from '../parts/Grid.tsx';
import { useMemo, useState } from 'react';
import type { RuleModule } from '@rulebench/core';
import { benchOf } from '@rulebench/core/explain';
import { startsOf, type MetricSummary } from '@rulebench/explorer';
import { BarChart } from './BarChart.tsx';
import type { ReplayJob, SimulateAnswer, SimulateJob } from './job.ts';
import { LabFrame, NumberField, VariantField, variantIds, Work, type LabViewProps } from './LabFrame.tsx';
import { open } from './opening.ts';
import { useSettings } from './settings.ts';
import { StartField, useOneStart } from './StartField.tsx';
import { number, share } from './words.ts';
import { useJob } from './use-job.ts';

/** The whole page. */
export function SimulateView(props: LabViewProps) {
  return (
    <LabFrame {...props} page="simulate" title="Simulate" lead="Plays the module many times by chance, each run from a seed of its own, and counts. The same seed gives the same runs, and every run can be opened and stepped through.">
      {(module) => <Simulating {...props} of={module} />}
    </LabFrame>
  );
}

const ENDED: Readonly<Record<string, string>> = {
  final: 'came to an end', limit: 'took as many steps as they may', 'dead-end': 'got stuck', 'nobody-moved': 'ended as nobody moved', broken: 'broke',
};

function Simulating({ of, ...props }: LabViewProps & { readonly of: RuleModule }) {
  const { text, number: whole, put } = useSettings(props.settings, props.onSettings);
  const variant = text('variant', 'default', variantIds(of));
  const { library } = props;
  const names = useMemo(() => startsOf(library, benchOf(of, variant)).map(({ name }) => name), [library, of, variant]);
  const chosen = useOneStart(library, of.id, names, { text, put });
  const { from } = chosen;
  const policies = [...(of.policies ?? []).map(({ id }) => `own:${id}`), ...(of.metrics ?? []).flatMap(({ id }) => [`most:${id}`, `least:${id}`])];
  const policy = text('policy', 'random', ['random', ...policies]);
  const [runs, maxSteps, seed] = [whole('runs', 500, 1, 100_000), whole('steps', 60, 1, 10_000), whole('seed', 1, 0, 2 ** 32 - 1)];
  const { going, begin, cancel } = useJob<SimulateJob>(props.lab);
  return (
    <>
      <form className="rb-lab-form" onSubmit={(event) => { event.preventDefault(); }}>
        <StartField library={library} module={of.id} chosen={chosen} when="Only what is given counts here: what happens then is what the players and chance do." />
        <VariantField module={of} label="Under" value={variant} onChange={(id) => { put({ variant: id }); }} />
        <label className="rb-field"><span>Everybody plays</span>
          <select className="rb-select" value={policy} onChange={(event) => { put({ policy: event.target.value }); }}>
            <option value="random">any lawful move</option>
            {(of.policies ?? []).map(({ id, title }) => <option key={`own:${id}`} value={`own:${id}`}>{title}</option>)}
            {(of.metrics ?? []).flatMap(({ id, title }) => [<option key={`most:${id}`} value={`most:${id}`}>for the most of: {title}</option>, <option key={`least:${id}`} value={`least:${id}`}>for the least of: {title}</option>])}
          </select>
        </label>
        <NumberField label="Runs" value={runs} least={1} most={100_000} onChange={(n) => { put({ runs: n }); }} />
        <NumberField label="Steps a run, at most" value={maxSteps} least={1} most={10_000} onChange={(n) => { put({ steps: n }); }} />
        <NumberField label="Seed" value={seed} least={0} most={2 ** 32 - 1} onChange={(n) => { put({ seed: n }); }} />
      </form>
      <Work going={going} label="Simulate" onBegin={from === undefined ? undefined : () => { begin({ kind: 'simulate', module: of.id, variant, from, policy, runs, seed, maxSteps }); }} onCancel={cancel} />
      {going.is === 'done' && <Simulated answer={going.answer} {...props} />}
    </>
  );
}

function Simulated({ answer: { summary, job }, ...props }: LabViewProps & { readonly answer: SimulateAnswer }) {
  const ended = Object.entries(summary.ended).filter(([, { count }]) => count > 0);
  return (
    <>
      {!summary.complete && <p className="rb-sentence">Only {number(summary.runs.done)} of {number(summary.runs.asked)} runs were made.</p>}
      <section aria-label="How the runs ended" className="rb-page-section">
        <h2>How {number(summary.runs.done)} runs ended</h2>
        <Grid>
          <thead><tr><th scope="col">Runs that</th><th scope="col">Share</th><th scope="col">Runs</th><th scope="col">95 % interval</th></tr></thead>
          <tbody>{ended.map(([ending, { count, rate, interval: [low, high] }]) => <tr key={ending}><th scope="row">{ENDED[ending] ?? ending}</th><td>{share(rate)}</td><td>{number(count)}</td><td>{share(low)} to {share(high)}</td></tr>)}</tbody>
        </Grid>
        {summary.broken.map(({ code, message, count }) => <p key={message} className="rb-refused">{number(count)} broke: {message} <code>{code}</code></p>)}
      </section>
      {summary.metrics.map((metric) => <Metric key={metric.id} metric={metric} job={job} {...props} />)}
    </>
  );
}

function Metric({ metric, job, ...props }: LabViewProps & { readonly metric: MetricSummary; readonly job: SimulateJob }) {
  const { title, of, mean, interval, least, most, quantiles, bars, extremes, without } = metric;
  if (mean === null) return <section aria-label={title} className="rb-page-section"><h2>{title}</h2><p className="rb-soft">None of the runs has this number.</p></section>;
  return (
    <section aria-label={title} className="rb-page-section">
      <h2>{title}</h2>
      <p className="rb-sentence">{number(mean)} on average{interval === null ? '' : `, between ${number(interval[0])} and ${number(interval[1])} with 95 % confidence`}; from {number(least ?? 0)} to {number(most ?? 0)}{without > 0 ? `; ${number(without)} runs have none` : ''}.</p>
      <div className="rb-lab-figures">
        {bars.length > 1 && <BarChart title={title} bars={bars} of={of} label="of the runs" />}
        <Grid>
          <thead><tr><th scope="col">{title}</th><th scope="col">Runs</th><th scope="col">Share</th></tr></thead>
          <tbody>{bars.map(({ from, to, count }) => <tr key={from}><th scope="row">{from === to ? number(from) : `${number(from)} to ${number(to)}`}</th><td>{number(count)}</td><td>{share(count / of)}</td></tr>)}</tbody>
        </Grid>
      </div>
      <p className="rb-soft rb-small">{quantiles.map(({ at, value }) => `${share(at)} of the runs have at most ${number(value)}`).join(' · ')}</p>
      <div className="rb-lab-openings">
        <Extreme run={extremes.least} job={job} {...props}>Open a run with the least</Extreme>
        <Extreme run={extremes.most} job={job} {...props}>Open a run with the most</Extreme>
      </div>
    </section>
  );
}

/** Makes a run again, and opens it. */
function Extreme({ run, job, children, ...props }: LabViewProps & { readonly run: number | null; readonly job: SimulateJob; readonly children: string }) {
  const [why, setWhy] = useState<string>();
  const { onNavigate } = props;
  if (run === null || onNavigate === undefined) return null;
  const replay: ReplayJob = { ...job, kind: 'replay', run };
  const go = () => {
    props.lab.run(replay, { signal: new AbortController().signal, onProgress: () => undefined }).then(
      ({ opening }) => { open(props.library, props.module, opening, onNavigate); },
      (thrown: unknown) => { setWhy(thrown instanceof Error ? thrown.message : String(thrown)); },
    );
  };
  return <><button type="button" className="rb-button" onClick={go}>{children} (run {run})</button>{why !== undefined && <span role="alert" className="rb-refused">{why}</span>}</>;
}
