/** Explore: every state that a module can reach, and what is wrong there, each with the shortest run to it. */

import { useMemo } from 'react';
import type { RuleModule } from '@rulebench/core';
import { benchOf } from '@rulebench/core/explain';
import { leftOutWords, startsOf } from '@rulebench/explorer';
import { counted } from '@rulebench/rulings';
import { Icon } from '../parts/Icon.tsx';
import { Tiles, type Told } from './Told.tsx';
import type { Effort, ExploreAnswer, ExploreJob, FoundOne } from './job.ts';
import { LabFrame, NumberField, OpenRun, VariantField, variantIds, Work, type LabViewProps } from './LabFrame.tsx';
import { useSettings } from './settings.ts';
import { StartField, useStarts } from './StartField.tsx';
import { LIMIT, number } from './words.ts';
import { capital } from '../words/value.ts';
import { useJob } from './use-job.ts';

/** The whole page. */
export function ExploreView(props: LabViewProps) {
  return (
    <LabFrame {...props} page="explore" title="Explore" lead="Tries everything that could be tried, from the start of every example or from a table of your own: does something that must always hold break, can the game get stuck, is there a rule that never decides anything? Whatever is found comes with the shortest way to it.">
      {(module) => <Exploring {...props} of={module} />}
    </LabFrame>
  );
}

const MOST_STATES = 2_000_000;
/** Of fewer, most of the memory is what any walk begins with, and says nothing of a state. */
const MANY_STATES = 10_000;

function Exploring({ of, ...props }: LabViewProps & { readonly of: RuleModule }) {
  const { library, lab } = props;
  const { text, number: whole, put } = useSettings(props.settings, props.onSettings);
  const variant = text('variant', 'default', variantIds(of));
  const names = useMemo(() => startsOf(library, benchOf(of, variant)).map(({ name }) => name), [library, of, variant]);
  const chosen = useStarts(library, of.id, names, { text, put });
  const [states, seconds] = [whole('states', 20_000, 1, MOST_STATES), whole('seconds', 20, 1, 600)];
  const { going, begin, cancel } = useJob<ExploreJob>(lab);
  const { from } = chosen;
  const more = going.is === 'done' && going.answer.open > 0 ? nextOf(going.job, going.answer, { states, seconds }) : undefined;
  return (
    <>
      <form className="rb-lab-form" onSubmit={(event) => { event.preventDefault(); }}>
        <StartField library={library} module={of.id} chosen={chosen} when="Only what is given counts here: from there every move is tried." />
        <VariantField module={of} label="Under" value={variant} onChange={(id) => { put({ variant: id }); }} />
        <NumberField label="At most so many states" value={states} least={1} most={MOST_STATES} onChange={(n) => { put({ states: n }); }} />
        <NumberField label="And so many seconds" value={seconds} least={1} most={600} onChange={(n) => { put({ seconds: n }); }} />
      </form>
      <Work going={going} label="Explore" onBegin={from === undefined ? undefined : () => { begin({ kind: 'explore', module: of.id, variant, from, goOn: false, states, seconds }); }} onCancel={cancel}>
        {more !== undefined && <button type="button" className="rb-button" onClick={() => { put({ states: more.states }); begin(more); }}><Icon name="forward" />Go on, up to {number(more.states)} states</button>}
      </Work>
      {going.is === 'done' && <Explored answer={going.answer} {...props} />}
    </>
  );
}

/** The same exploration with more effort: what the form says now, else twice the states where those were the limit. None where there is no more. Pure. */
function nextOf(job: ExploreJob, { because }: ExploreAnswer, { states, seconds }: Effort): ExploreJob | undefined {
  const least = because.includes('max-states') ? job.states * 2 : job.states;
  const next = Math.min(MOST_STATES, Math.max(states, least));
  return because.includes('max-states') && next <= job.states ? undefined : { ...job, goOn: true, states: next, seconds };
}

function Explored({ answer, ...props }: LabViewProps & { readonly answer: ExploreAnswer }) {
  const told: readonly Told[] = [
    { n: answer.states, label: answer.complete ? 'states, which are all there are' : `states; ${number(answer.open)} were met and not looked at` },
    { n: answer.transitions, label: 'steps between them' },
    { n: answer.depth, label: answer.depth === 1 ? 'step to the farthest' : 'steps to the farthest' },
    { n: answer.ends, label: answer.ends === 1 ? 'end' : 'ends' },
  ];
  const known = answer.findings.filter((finding) => finding.known !== undefined);
  const unexpected = answer.findings.filter((finding) => finding.known === undefined);
  return (
    <>
      <Tiles told={told} />
      <p className="rb-sentence">{answer.complete ? 'Everything was looked at.' : `Not everything was looked at: ${answer.because.map((why) => leftOutWords(why, LIMIT)).join('; ')}.`} {unexpected.length === 0 ? 'Nothing is wrong in what was.' : ''}</p>
      <Findings title="What was found" findings={unexpected} {...props} />
      <Findings title="Found, and as it should be" findings={known} {...props} />
      {!answer.complete && answer.unseen.rules.length > 0 && (
        <details className="rb-lab-more"><summary>Not seen in what was looked at: {number(answer.unseen.rules.length)} answers of rules</summary>
          <p className="rb-soft">They may come up beyond the limits. {answer.unseen.rules.map(String).join(', ')}</p>
        </details>
      )}
      <p className="rb-soft rb-small rb-lab-foot">{answer.states >= MANY_STATES && `${number(answer.bytesPerState)} bytes a state. `}It took {(answer.time / 1000).toFixed(1)} seconds. That two states were taken for one is as unlikely as {answer.collisionOdds.toExponential(1)}.</p>
    </>
  );
}

function Findings({ title, findings, ...props }: LabViewProps & { readonly title: string; readonly findings: readonly FoundOne[] }) {
  if (findings.length === 0) return null;
  return (
    <section aria-label={title} className="rb-page-section">
      <h2>{title}</h2>
      <ul className="rb-list">
        {findings.map((finding) => <Finding key={finding.id} finding={finding} {...props} />)}
      </ul>
    </section>
  );
}

function Finding({ finding: { id, says, details, times, known, opening }, ...props }: LabViewProps & { readonly finding: FoundOne }) {
  return (
    <li className="rb-row">
      <div className="rb-grow">
        <p><span className={known === undefined ? 'rb-refused' : 'rb-soft'}><Icon name={known === undefined ? 'flag' : 'yes'} size={15} /></span> {capital(says)}</p>
        {known !== undefined && <p className="rb-soft">{known}</p>}
        {details.length > 0 && <ul className="rb-lab-details">{details.map((detail) => <li key={detail} className="rb-soft">{detail}</li>)}</ul>}
        <p className="rb-soft rb-small"><code>{id}</code> · {counted(times, 'time')}</p>
      </div>
      {opening !== undefined && <OpenRun {...props} opening={opening}>{opening.events.length === 0 ? 'See it at the start' : `See it in ${counted(opening.events.length, 'step')}`}</OpenRun>}
    </li>
  );
}
