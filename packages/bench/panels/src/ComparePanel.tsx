/** Compare: what is shown, played again under another variant, with one cursor over both; and the module's examples that flip. */

import { memo, useEffect, useMemo, useState } from 'react';
import { titleOf, type Verdict } from '@rulebench/core';
import { benchOf, stateValueOf, type Bench } from '@rulebench/core/explain';
import type { Step } from '@rulebench/core/bench';
import { inTurns } from '@rulebench/explorer';
import { counted, flipsOf, variantAt, type Flip, type Library } from '@rulebench/rulings';
import { daysIn, HOUSE, type Days } from './debugger/compared-with.ts';
import { comparing, differencesAt, type Comparison } from './debugger/comparison.ts';
import { dateWords } from './debugger/clauses.ts';
import { changesOfRules, dayBefore } from './debugger/days.ts';
import { partAround } from './parts/around.ts';
import { ExampleLink } from './parts/ExampleLink.tsx';
import { Icon } from './parts/Icon.tsx';
import { ClauseLinks } from './parts/Clauses.tsx';
import { useSurroundings } from './parts/surroundings.ts';
import { useTurns } from './parts/use-turns.ts';
import { outcomeWord } from './timeline/items.ts';
import { stateWords } from './words/states.ts';
import { capital, eventWords, listed } from './words/value.ts';

interface ComparePanelProps {
  readonly library: Library;
  readonly bench: Bench;
  /** The rules of the shown branch, where it is played under a house rule. */
  readonly house: Bench | undefined;
  readonly input: unknown;
  readonly steps: readonly Step[];
  readonly cursor: number;
  /** What it is compared with: a variant, or two days as `1998-03-05 1998-03-06`; the panel chooses where nothing is. */
  readonly chosen: string | undefined;
  readonly onChoose: (chosen: string) => void;
  readonly onGo: (to: number) => void;
}

const DEFAULT = 'default';
/** No variant has such a name: it asks for two days. */
const DAYS = 'two days';

/** The panel; it says so where the module has no variants. */
export function ComparePanel({ library, bench, house, input, steps, cursor, chosen, onChoose, onGo }: ComparePanelProps) {
  const others = useMemo(() => [{ id: DEFAULT, title: AS_THEY_ARE }, ...bench.module.variants ?? []].filter(({ id }) => id !== bench.variant), [bench]);
  const changes = useMemo(() => changesOfRules(library, bench.module), [library, bench]);
  const proposed = useMemo(() => daysAround(changes.at(-1)), [changes]);
  const days = daysIn(chosen);
  const known = chosen === undefined || days !== undefined || chosen === bench.variant || (chosen === HOUSE ? house !== undefined : others.some(({ id }) => id === chosen));
  const other = known && chosen !== undefined && chosen !== bench.variant ? chosen : house === undefined ? others[0]?.id : HOUSE;
  const two = useMemo(() => (other === undefined ? undefined : sidesOf(library, bench, house, other)), [library, bench, house, other]);
  const played = useTurns(useMemo(() => (two === undefined ? undefined : () => comparing(two.a, input, steps, two.b)), [two, input, steps]));
  if (two === undefined) return <p className="rb-empty">This module has no variants: there is nothing to compare its rules with.</p>;
  const value = days === undefined ? other : DAYS;
  return (
    <div className="rb-compare">
      {!known && <p className="rb-refused" role="alert">There is nothing called “{chosen}” to compare with here.</p>}
      <label className="rb-compare-with">Compared with{' '}
        <select className="rb-select" value={value} onChange={(event) => { onChoose(event.target.value === DAYS ? proposed ?? DEFAULT : event.target.value); }}>
          {house !== undefined && <option value={HOUSE}>The house rule of this branch</option>}
          {others.map((one) => <option key={one.id} value={one.id}>{one.title}</option>)}
          {(proposed !== undefined || days !== undefined) && <option value={DAYS}>The rules of two days…</option>}
        </select>
      </label>
      {days !== undefined && <DaysFields days={days} changes={changes} onDays={([before, after]) => { onChoose(`${before} ${after}`); }} />}
      {'now' in played ? <label className="rb-soft">Both are played …{' '}<progress value={played.now ?? 0} /></label> : <Compared comparison={played.result} headings={headingsOf(two, days)} cursor={cursor} onGo={onGo} />}
      {two.b !== house && <Flips key={`${two.a.variant} ${two.b.variant}`} library={library} bench={two.a} variant={two.b.variant} />}
    </div>
  );
}

const AS_THEY_ARE = 'The rules as they are';

/** The two sets of rules. */
interface Sides { readonly a: Bench; readonly b: Bench }

function sidesOf(library: Library, bench: Bench, house: Bench | undefined, other: string): Sides {
  const { module } = bench;
  const days = daysIn(other);
  if (days === undefined) return { a: bench, b: other === HOUSE && house !== undefined ? house : benchOf(module, other) };
  const [a, b] = days.map((day) => benchOf(module, variantAt(library, module, day)));
  return { a: a ?? bench, b: b ?? bench };
}

function headingsOf({ a, b }: Sides, days: Days | undefined): readonly string[] {
  if (days !== undefined) return days.map((day) => `The rules of ${dateWords(day)}`);
  const title = ({ module, variant, rules }: Bench, of: Bench) => (of.variant === variant && of.rules !== rules ? 'The house rule of this branch' : [{ id: DEFAULT, title: AS_THEY_ARE }, ...module.variants ?? []].find(({ id }) => id === variant)?.title ?? variant);
  return [title(a, a), title(b, a)];
}

function daysAround(change: string | undefined): string | undefined {
  return change === undefined ? undefined : `${dayBefore(change)} ${change}`;
}

interface ComparedProps { readonly comparison: Comparison; readonly headings: readonly string[]; readonly cursor: number; readonly onGo: (to: number) => void }

/** Where two runs part, their steps side by side, and the verdicts that differ at the cursor. */
function Compared({ comparison, headings, cursor, onGo }: ComparedProps) {
  const { a: { steps }, parts } = comparison;
  const { from, to } = partAround(steps.length, cursor);
  return (
    <>
      <p className="rb-sentence" role="status">
        {parts === undefined
          ? <><strong className="rb-allowed"><Icon name="yes" size={18} /> No difference.</strong> Every step goes the same way under both.</>
          : <><strong className="rb-here"><Icon name="flag" size={18} /> The runs part at step {parts}.</strong> <button type="button" className="rb-textlink" onClick={() => { onGo(parts); }}>Go there</button></>}
      </p>
      {to - from < steps.length && <p className="rb-soft rb-small">Steps {from.toLocaleString('en')} to {(to - 1).toLocaleString('en')} of {(steps.length - 1).toLocaleString('en')}, those around the cursor.</p>}
      <table className="rb-diff rb-compare-steps">
        <thead><tr><th scope="col">Step</th>{headings.map((heading, i) => <th key={i} scope="col">{heading}</th>)}</tr></thead>
        <tbody>{steps.slice(from, to).map((step, i) => <StepRow key={from + i} index={from + i} a={step} b={comparison.b.steps[from + i]} now={from + i === cursor} parts={from + i === parts} onGo={onGo} />)}</tbody>
      </table>
      <Differences comparison={comparison} cursor={cursor} />
    </>
  );
}

interface DaysProps { readonly days: Days; readonly changes: readonly string[]; readonly onDays: (days: Days) => void }

/** Two days whose rules are compared, and when they changed as far as it is known. */
function DaysFields({ days: [before, after], changes, onDays }: DaysProps) {
  return (
    <div className="rb-days">
      <label>Rules of <input className="rb-input" type="date" value={before} onChange={({ target: { value } }) => { if (value !== '') onDays([value, after]); }} /></label>
      <label>and of <input className="rb-input" type="date" value={after} onChange={({ target: { value } }) => { if (value !== '') onDays([before, value]); }} /></label>
      <p className="rb-soft rb-small">{changes.length === 0 ? 'This module knows no older rules.' : `The rules changed on ${listed(changes.map(dateWords))}, as far as this module knows older ones.`} All else is taken as it is now.</p>
    </div>
  );
}

interface StepRowProps { readonly index: number; readonly a: Step; readonly b: Step | undefined; readonly now: boolean; readonly parts: boolean; readonly onGo: (to: number) => void }

/** Most rows stay as they are when the cursor moves. */
const StepRow = memo(function StepRow({ index, a, b, now, parts, onGo }: StepRowProps) {
  return (
    <tr aria-current={now ? 'step' : undefined} data-parts={parts}>
      <th scope="row"><button type="button" className="rb-textlink" onClick={() => { onGo(index); }}>{index} {a.event?.type ?? 'Start'}</button>{parts && <span className="rb-pill rb-here"><Icon name="flag" size={13} />parts</span>}</th>
      <td><Came step={a} /></td>
      <td><Came step={b} /></td>
    </tr>
  );
});

function Came({ step }: { readonly step: Step | undefined }) {
  if (step === undefined) return <span className="rb-soft">nothing</span>;
  const calm = step.outcome === 'start' || step.outcome === 'taken';
  return (
    <>
      <span className={calm ? undefined : 'rb-refused'}>{outcomeWord(step)}</span> <span className="rb-soft">{stateWords(stateValueOf(step.snapshot))}</span>
      {step.effects.length > 0 && <span className="rb-soft rb-small"> · {step.effects.map(({ type }) => type).join(', ')}</span>}
      {step.error !== undefined && <span className="rb-small"> {step.error.message}</span>}
    </>
  );
}

function Differences({ comparison, cursor }: { readonly comparison: Comparison; readonly cursor: number }) {
  const differences = useMemo(() => differencesAt(comparison, cursor), [comparison, cursor]);
  const event = comparison.a.steps[cursor]?.event;
  if (event === undefined) return null;
  return (
    <section>
      <h3 className="rb-subhead">Verdicts that differ on {eventWords(event)}</h3>
      {differences.length === 0 && <p className="rb-soft">None at this step.</p>}
      <ul className="rb-list">
        {differences.map(({ rule, a, b }) => (
          <li key={rule} className="rb-row rb-difference"><b>{titleOf(rule)}</b><Said verdict={a} /><Said verdict={b} /></li>
        ))}
      </ul>
    </section>
  );
}

function Said({ verdict }: { readonly verdict: Verdict | undefined }) {
  if (verdict === undefined) return <span className="rb-soft">not asked</span>;
  return <span><span className={`rb-${verdict.outcome}`}>{verdict.outcome === 'allowed' ? 'yes' : verdict.outcome === 'refused' ? 'no' : 'not known'}</span>: {capital(verdict.says)} <ClauseLinks ids={verdict.cites} /></span>;
}

interface Flipped { readonly seen: number; readonly flips: readonly Flip[]; readonly done: boolean }

/** Puts what flips in a list; counts what was looked at. */
function* seenIn(coming: Generator<Flip | undefined>, found: Flip[]): Generator<number, number> {
  let seen = 0;
  for (const flip of coming) {
    if (flip !== undefined) found.push(flip);
    yield seen += 1;
  }
  return seen;
}

function Flips({ library, bench, variant }: { readonly library: Library; readonly bench: Bench; readonly variant: string }) {
  const [asked, setAsked] = useState(false);
  const [{ seen, flips, done }, setFlipped] = useState<Flipped>({ seen: 0, flips: [], done: false });
  useEffect(() => {
    if (!asked) return undefined;
    const leaving = new AbortController();
    const found: Flip[] = [];
    void inTurns(seenIn(flipsOf(library, bench.module.id, bench.variant, variant), found), { signal: leaving.signal, onTurn: (seen) => { setFlipped({ seen, flips: [...found], done: false }); } })
      .then((seen) => { if (seen !== undefined) setFlipped({ seen, flips: found, done: true }); });
    return () => { leaving.abort(); };
  }, [asked, library, bench, variant]);
  const { onNavigate } = useSurroundings();
  return (
    <section>
      <h3 className="rb-subhead">Examples of the module that flip</h3>
      {!asked && <button type="button" className="rb-button" onClick={() => { setAsked(true); }}>Run all its examples under both</button>}
      {asked && <p className="rb-soft rb-small" role="status">{done ? `${counted(flips.length, 'example')} of ${String(seen)} ${flips.length === 1 ? 'flips' : 'flip'}` : `${counted(seen, 'example')} run…`}</p>}
      <ul className="rb-list">
        {flips.map(({ example, a }) => (
          <li key={`${example.clause} ${example.slug}`} className="rb-row">
            <span className="rb-grow">
              <ExampleLink example={example} variant={variant} onNavigate={onNavigate} />
              {' '}<span className="rb-soft rb-small">{a.ok ? 'holds now, and would not' : 'does not hold now, and would'}</span>
            </span>
            <ClauseLinks ids={[example.clause]} />
          </li>
        ))}
      </ul>
    </section>
  );
}
