/** The timeline: where the cursor stands in a run, how to move it, and every step as a card. Stepping only moves the cursor. */

import { useMemo, useState } from 'react';
import type { Bench } from '@rulebench/core/explain';
import type { Step } from '@rulebench/core/bench';
import { SPEEDS } from '../debugger/machine.ts';
import { Icon, type IconName } from '../parts/Icon.tsx';
import { Filter } from './Filter.tsx';
import { ALL_STEPS, isShown, sameFilter, type StepFilter } from './filter.ts';
import { toneOf } from './items.ts';
import { Strip } from './Strip.tsx';

export interface TimelineProps {
  readonly bench: Bench;
  readonly steps: readonly Step[];
  readonly cursor: number;
  /** The player who looks: what that player may not know is masked. */
  readonly as?: string | undefined;
  readonly playing: boolean;
  readonly perSecond: number;
  /** The first step that parts from what the ruling expects. */
  readonly parts?: number | undefined;
  /** The index after which the steps are a branch played by hand. */
  readonly branchFrom?: number | undefined;
  readonly onGo: (to: number) => void;
  readonly onToggle: () => void;
  readonly onSpeed: (perSecond: number) => void;
  /** Which steps the strip shows; the timeline keeps that itself unless told. */
  readonly filter?: StepFilter | undefined;
  readonly onFilter?: ((filter: StepFilter) => void) | undefined;
  /** What else stands in the bar: the buttons of the branch. */
  readonly children?: React.ReactNode;
}

/** Transport buttons, a scrubber and the strip of steps. */
export function Timeline(props: TimelineProps) {
  const { steps, cursor, playing, parts, onGo } = props;
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set());
  const [own, setFilter] = useState(ALL_STEPS);
  const { filter = own, onFilter = setFilter } = props;
  const shown = useMemo(
    () => (filter === ALL_STEPS ? undefined : new Set(steps.flatMap((step, i) => (isShown(filter, step, () => toneOf(props.bench, step, steps[i - 1]?.snapshot)) ? [i] : [])))),
    [filter, steps, props.bench],
  );
  const last = steps.length - 1;
  const fold = (index: number) => {
    setUnfolded((before) => { const next = new Set(before); if (!next.delete(index)) next.add(index); return next; });
  };
  return (
    <section className="rb-timeline" aria-label="Timeline">
      <div className="rb-transport">
        <div className="rb-buttons" role="group" aria-label="Steps">
          <Go label="First step" hint="Home" icon="first" disabled={cursor === 0} onClick={() => { onGo(0); }} />
          <Go label="Step back" hint="←" icon="back" disabled={cursor === 0} onClick={() => { onGo(cursor - 1); }} />
          <button type="button" className="rb-button rb-play" onClick={props.onToggle} title="Space" disabled={last === 0}>
            <Icon name={playing ? 'pause' : 'play'} />{playing ? 'Pause' : 'Play'}
          </button>
          <Go label="Step forward" hint="→" icon="forward" disabled={cursor === last} onClick={() => { onGo(cursor + 1); }} />
          <Go label="Last step" hint="End" icon="last" disabled={cursor === last} onClick={() => { onGo(last); }} />
        </div>
        <Scrubber {...props} />
        <span className="rb-position">step <b>{cursor}</b> of {last}</span>
        <Speed {...props} />
        {parts !== undefined && parts <= last && (
          <button type="button" className="rb-button rb-refused-button" disabled={cursor === parts} onClick={() => { onGo(parts); }}>
            <Icon name="flag" />Go to where it parts
          </button>
        )}
        <Filter steps={steps} filter={filter} shown={shown?.size} onFilter={(next) => { onFilter(sameFilter(next)); }} />
        {props.children}
      </div>
      <Strip bench={props.bench} steps={steps} shown={shown} as={props.as} cursor={cursor} parts={parts} branchFrom={props.branchFrom} unfolded={unfolded} onFold={fold} onGo={onGo} />
    </section>
  );
}

interface GoProps { readonly label: string; readonly hint: string; readonly icon: IconName; readonly disabled: boolean; readonly onClick: () => void }

function Go({ label, hint, icon, disabled, onClick }: GoProps) {
  return <button type="button" className="rb-button rb-icon-button" aria-label={label} title={`${label} (${hint})`} disabled={disabled} onClick={onClick}><Icon name={icon} /></button>;
}

const MARKS_SHOWN = 400;

/** A range over the run; below it a stroke for each step that was refused, or parts from the ruling. */
function Scrubber({ steps, cursor, parts, onGo }: TimelineProps) {
  const last = steps.length - 1;
  const marks = steps.length > MARKS_SHOWN || last === 0 ? [] : steps.flatMap(({ outcome }, i) => (outcome === 'start' || outcome === 'taken' ? [] : [i]));
  const at = (i: number) => `calc(8px + (100% - 16px) * ${String(i / last)})`;
  return (
    <div className="rb-scrubber">
      <input
        type="range" min={0} max={last} step={1} value={cursor} aria-label="Scrub through the steps" aria-valuetext={`step ${String(cursor)} of ${String(last)}`}
        onChange={(event) => { onGo(Number(event.target.value)); }} disabled={last === 0}
        style={{ '--rb-done': last === 0 ? '100%' : `${String((cursor / last) * 100)}%` } as React.CSSProperties /* boundary: a custom property */}
      />
      <div aria-hidden="true" className="rb-scrub-marks">
        {marks.map((i) => <span key={i} style={{ left: at(i) }} />)}
        {parts !== undefined && last > 0 && <span className="rb-scrub-parts" style={{ left: at(parts) }} />}
      </div>
    </div>
  );
}

function Speed({ perSecond, onSpeed }: TimelineProps) {
  return (
    <label className="rb-speed">
      <span className="rb-hidden">Speed of playing, in steps a second</span>
      <select className="rb-select" title="Speed of playing, in steps a second" value={perSecond} onChange={(event) => { onSpeed(Number(event.target.value)); }}>
        {SPEEDS.map((speed) => <option key={speed} value={speed}>{`${String(speed)} / s`}</option>)}
      </select>
    </label>
  );
}
