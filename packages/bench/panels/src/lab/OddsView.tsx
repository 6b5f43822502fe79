/** Odds: exact distributions where chance is finite, as fractions, decimals and bars. */

import { useMemo, useState } from 'react';
import type { RuleModule } from '@rulebench/core';
import { benchOf } from '@rulebench/core/explain';
import { startsOf, type MetricOdds } from '@rulebench/explorer';
import { eventWords } from '../words/value.ts';
import { BarChart } from './BarChart.tsx';
import type { OddsAnswer, OddsJob } from './job.ts';
import { LabFrame, NumberField, VariantField, Work, type LabViewProps } from './LabFrame.tsx';
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
  const [variant, setVariant] = useState('default');
  const starts = useMemo(() => startsOf(props.library, benchOf(of, variant)).map(({ name }) => name), [props.library, of, variant]);
  const [chosen, setChosen] = useState('');
  const start = starts.includes(chosen) ? chosen : starts[0] ?? '';
  const [aims, setAims] = useState<OddsJob['aims']>('script');
  const [states, setStates] = useState(200_000);
  const [seconds, setSeconds] = useState(30);
  const { going, begin, cancel } = useJob<OddsJob>(props.lab);
  if (of.metrics === undefined || of.metrics.length === 0) return <p className="rb-empty">This module names no numbers to follow, so that there are no odds to tell.</p>;
  if (starts.length === 0) return <p className="rb-empty">There is no example or fixture to start from.</p>;
  return (
    <>
      <form className="rb-lab-form" onSubmit={(event) => { event.preventDefault(); }}>
        <label className="rb-field rb-lab-wide"><span>From the start of</span>
          <select className="rb-select" value={start} onChange={(event) => { setChosen(event.target.value); }}>{starts.map((name) => <option key={name}>{name}</option>)}</select>
        </label>
        <VariantField module={of} label="Under" value={variant} onChange={setVariant} />
        <label className="rb-field"><span>The players</span>
          <select className="rb-select" value={aims} onChange={(event) => { setAims(event.target.value === 'each' ? 'each' : 'script'); }}>
            <option value="script">do what they do in the example</option>
            <option value="each">and then what is best for each number</option>
          </select>
        </label>
        <NumberField label="At most so many states" value={states} least={1} most={2_000_000} onChange={setStates} />
        <NumberField label="And so many seconds" value={seconds} least={1} most={600} onChange={setSeconds} />
      </form>
      <Work going={going} label="Work out the odds" onBegin={() => { begin({ kind: 'odds', module: of.id, variant, start, aims, states, seconds }); }} onCancel={cancel} />
      {going.is === 'done' && <Told answer={going.answer} />}
    </>
  );
}

function Told({ answer: { odds, script } }: { readonly answer: OddsAnswer }) {
  return (
    <>
      <section aria-label="What was followed" className="rb-page-section">
        <h2>What was followed</h2>
        <p>{script.length === 0 ? 'The players do nothing.' : <>The players do this: {script.map((event) => eventWords(event)).join('; ')}.</>}</p>
        <p>{odds.ends.final.decimal === 1 ? 'Every run comes to an end.' : odds.ends.final.decimal === 0 ? 'Every run waits for somebody in the end.' : `${share(odds.ends.final.decimal)} of the runs come to an end (${odds.ends.final.fraction}), the others wait for somebody.`} {odds.unplayed.decimal > 0 && `In ${share(odds.unplayed.decimal)} some of what the players do never becomes lawful.`} <span className="rb-soft">{number(odds.states)} states.</span></p>
      </section>
      {odds.metrics.map((metric) => <Metric key={metric.id} metric={metric} />)}
    </>
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
        <div className="rb-scroll"><table className="rb-grid">
          <thead><tr><th scope="col">{title}</th><th scope="col">Odds</th><th scope="col">Exactly</th></tr></thead>
          <tbody>{outcomes.map(({ value, odds }) => <tr key={String(value)}><th scope="row">{value === null ? 'none' : number(value)}</th><td>{share(odds.decimal)}</td><td>{odds.fraction}</td></tr>)}</tbody>
        </table></div>
      </div>
    </section>
  );
}
