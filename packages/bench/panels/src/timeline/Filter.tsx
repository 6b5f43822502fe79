/** What the strip of steps is to show: a button in the bar, and what is shown of how many. */

import { useMemo } from 'react';
import type { Step } from '@rulebench/core/bench';
import { Icon } from '../parts/Icon.tsx';
import { Popover } from '../parts/Popover.tsx';
import { ALL_STEPS, offeredBy, STEP_KINDS, type StepFilter, type StepKind } from './filter.ts';

interface FilterProps {
  readonly steps: readonly Step[];
  readonly filter: StepFilter;
  /** How many steps the filter lets through; none where all are shown. */
  readonly shown: number | undefined;
  readonly onFilter: (filter: StepFilter) => void;
}

const KIND_WORDS: Readonly<Record<StepKind, string>> = { all: 'all steps', taken: 'taken', refused: 'refused', choice: 'a player’s choice', chance: 'chance' };
const isKind = (kind: string): kind is StepKind => STEP_KINDS.some((one) => one === kind);

/** Nothing to filter in a run of a single step, unless something is left out already. */
export function Filter({ steps, filter, shown, onFilter }: FilterProps) {
  const { events, players } = useMemo(() => offeredBy(steps), [steps]);
  if (steps.length < 3 && shown === undefined) return null;
  return (
    <>
      <Popover label="Filter the steps" button={<><Icon name="search" />{shown === undefined ? <span className="rb-word">Filter</span> : `${String(shown)} of ${String(steps.length)} shown`}</>}>
        <p className="rb-small rb-soft">Cards of other steps are left out below. Stepping still goes through every step.</p>
        <div className="rb-filter">
          <label>Came of it{' '}
            <select className="rb-select" value={filter.kind} onChange={({ target: { value } }) => { if (isKind(value)) onFilter({ ...filter, kind: value }); }}>
              {STEP_KINDS.map((kind) => <option key={kind} value={kind}>{KIND_WORDS[kind]}</option>)}
            </select>
          </label>
          <Pick label="Event" all="any event" names={events} value={filter.event} onPick={(event) => { onFilter({ ...filter, event }); }} />
          {(players.length > 0 || filter.player !== '') && <Pick label="Player" all="anybody" names={players} value={filter.player} onPick={(player) => { onFilter({ ...filter, player }); }} />}
          <button type="button" className="rb-button" disabled={shown === undefined} onClick={() => { onFilter(ALL_STEPS); }}>Show all</button>
        </div>
      </Popover>
      <span role="status" className="rb-hidden">{shown === undefined ? '' : `${String(shown)} of ${String(steps.length)} steps shown`}</span>
    </>
  );
}

interface PickProps { readonly label: string; readonly all: string; readonly names: readonly string[]; readonly value: string; readonly onPick: (name: string) => void }

function Pick({ label, all, names, value, onPick }: PickProps) {
  // What was chosen stays on offer where a branch has no such step.
  const offered = value === '' || names.includes(value) ? names : [...names, value];
  return (
    <label>{label}{' '}
      <select className="rb-select" value={value} onChange={(event) => { onPick(event.target.value); }}>
        <option value="">{all}</option>
        {offered.map((name) => <option key={name} value={name}>{name}</option>)}
      </select>
    </label>
  );
}
