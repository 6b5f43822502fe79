/** Between the example's own run and what was played by hand: branches are chosen, named, saved and removed here. */

import { useState, type ReactNode } from 'react';
import { titleOf } from '@rulebench/core';
import { counted } from '@rulebench/rulings';
import type { Branch } from './debugger/branches.ts';
import { isByHand } from './debugger/by-hand.ts';
import type { DebuggerContext, DebuggerEvent } from './debugger/machine.ts';
import { Icon } from './parts/Icon.tsx';
import { Popover } from './parts/Popover.tsx';
import { listed } from './words/value.ts';

interface BranchButtonsProps {
  readonly context: DebuggerContext;
  readonly send: (event: DebuggerEvent) => void;
  /** The button that saves what is shown as an example. */
  readonly save?: ReactNode;
  /** Whether the browser had room for the branches. */
  readonly isKept: boolean;
}

const RUN = 'run';

/** A house rule in words: "may rest: yes". Pure. */
export function houseWords({ waived }: Pick<Branch, 'waived'>): string {
  return listed(Object.entries(waived).map(([rule, outcome]) => `${titleOf(rule)}: ${outcome === 'allowed' ? 'yes' : 'no'}`));
}

/** No more than the button to save, where there is one, until somebody has played a move. */
export function BranchButtons({ context: { branch, branches, onBranch }, send, save, isKept }: BranchButtonsProps) {
  if (branches.length === 0) return save;
  const shown = onBranch ? branch : undefined;
  const byHand = shown === undefined ? '' : listed(shown.steps.flatMap(({ event }) => (isByHand(event) ? [event.says] : [])));
  const house = shown === undefined ? '' : houseWords(shown);
  return (
    <div className="rb-branchbar" role="group" aria-label="Branches">
      <label>
        <span className="rb-hidden">What is shown</span>
        <select
          className="rb-select" value={shown === undefined ? RUN : shown.id}
          onChange={({ target: { value } }) => { send(value === RUN ? { type: 'SHOW_RUN' } : { type: 'SHOW_BRANCH', id: Number(value) }); }}
        >
          <option value={RUN}>The example</option>
          {branches.map((one) => <option key={one.id} value={one.id}>{one.name}: {counted(one.steps.length, 'step')} after step {one.from}</option>)}
        </select>
      </label>
      {shown === undefined
        ? <>{save}<button type="button" className="rb-button" onClick={() => { send({ type: 'SHOW_BRANCH' }); }}><Icon name="fork" />To your branch</button></>
        : (
          <>
            <span className="rb-pill rb-here"><Icon name="fork" size={13} />your branch, after step {shown.from}</span>
            {house !== '' && <span className="rb-pill rb-choice" title="This branch is not played by the rules as they are">house rule: {house}</span>}
            {byHand !== '' && <span className="rb-pill rb-choice rb-pill-cut" title={`table changed by hand: ${byHand}`}>table changed by hand: {byHand}</span>}
            {save}
            <Popover label={`Name or remove ${shown.name}`} button="Name…"><NameBranch key={shown.id} branch={shown} send={send} /></Popover>
            <button type="button" className="rb-button" onClick={() => { send({ type: 'SHOW_RUN' }); }}><Icon name="return" />Back to the example</button>
          </>
        )}
      {!isKept && <span className="rb-refused" role="alert">This browser has no room to keep your branches: save what you need.</span>}
    </div>
  );
}

function NameBranch({ branch: { id, name }, send }: { readonly branch: Branch; readonly send: BranchButtonsProps['send'] }) {
  const [text, setText] = useState(name);
  return (
    <form className="rb-inline-form" onSubmit={(event) => { event.preventDefault(); send({ type: 'NAME_BRANCH', id, name: text }); }}>
      <label className="rb-grow"><span className="rb-hidden">Name of the branch</span><input className="rb-input" value={text} onChange={(event) => { setText(event.target.value); }} /></label>
      <button type="submit" className="rb-button rb-primary" disabled={text.trim() === '' || text === name}>Name it</button>
      <button type="button" className="rb-button rb-refused-button" onClick={() => { send({ type: 'REMOVE_BRANCH', id }); }}>Remove</button>
    </form>
  );
}
