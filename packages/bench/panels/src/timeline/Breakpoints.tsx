/** Breakpoints: where a run is to stop, how to set one, and running on to the next. */

import { useCallback, useId, useState, type FormEvent } from 'react';
import { counted } from '@rulebench/rulings';
import { BREAK_KINDS, type Breakpoint, type BreakKind } from '../debugger/breakpoints.ts';
import { namesOffered, openEnded, resolved } from '../debugger/break-names.ts';
import type { DebuggerContext } from '../debugger/machine.ts';
import { Icon } from '../parts/Icon.tsx';
import { Popover } from '../parts/Popover.tsx';
import { useTurns } from '../parts/use-turns.ts';

interface BreakpointsProps {
  readonly context: DebuggerContext;
  readonly onBreak: (at: Breakpoint) => void;
  readonly onRunOn: () => void;
  readonly onRunBack: () => void;
  /** On to the next step that has something, without a breakpoint there. */
  readonly onRunTo: (at: Breakpoint) => void;
}

const isKind = (kind: string): kind is BreakKind => BREAK_KINDS.some((one) => one === kind);

/** The words of a breakpoint. Pure. */
export function breakpointWords({ on, name }: Breakpoint): string {
  return { state: `entering ${name}`, event: `the event ${name}`, rule: `the rule ${name}`, clause: `the clause ${name}`, effect: `the effect ${name}` }[on];
}

/** The buttons in the bar of the timeline; running to a breakpoint is there once one is set. */
export function Breakpoints({ context, onBreak, onRunOn, onRunBack, onRunTo }: BreakpointsProps) {
  const { breakpoints, stoppedBy, ranPast, seeking } = context;
  return (
    <>
      <Popover label="Breakpoints" button={<><Icon name="stop" />{breakpoints.length === 0 ? <span className="rb-word">Breakpoints</span> : counted(breakpoints.length, 'breakpoint')}</>}>
        <p className="rb-small rb-soft">Playing stops at the step where one of these is met.</p>
        <ul className="rb-list rb-breakpoints">
          {breakpoints.map((at) => (
            <li key={`${at.on} ${at.name}`} className="rb-row">
              <span className="rb-grow">{breakpointWords(at)}</span>
              <button type="button" className="rb-button rb-quiet" onClick={() => { onBreak(at); }}>Remove<span className="rb-hidden"> the breakpoint at {breakpointWords(at)}</span></button>
            </li>
          ))}
        </ul>
        <AddBreakpoint context={context} onBreak={onBreak} onRunTo={onRunTo} />
      </Popover>
      {breakpoints.length > 0 && (
        <div className="rb-buttons" role="group" aria-label="Run to a breakpoint">
          <button type="button" className="rb-button" onClick={onRunBack} title="Back to the breakpoint before (Shift+R)" disabled={context.cursor === 0}>Run back</button>
          <button type="button" className="rb-button" onClick={onRunOn} title="On to the next breakpoint, or to the end (R)" disabled={context.cursor === context.steps.length - 1}>Run on</button>
        </div>
      )}
      {seeking !== undefined && <span className="rb-pill">looks at step {seeking.at.toLocaleString('en')} …</span>}
      {stoppedBy !== undefined && <span className="rb-pill rb-here" role="status">stopped at {breakpointWords(stoppedBy)}</span>}
      {ranPast && <span className="rb-pill rb-muted" role="status">no step on the way has it</span>}
    </>
  );
}

function AddBreakpoint({ context, onBreak, onRunTo }: Pick<BreakpointsProps, 'context' | 'onBreak' | 'onRunTo'>) {
  const [on, setOn] = useState<BreakKind>('event');
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState('');
  const list = useId();
  const { steps, run, branch, onBranch, marks } = context;
  const looked = useTurns(useCallback(() => namesOffered({ steps, run, branch, onBranch, marks }, on), [steps, run, branch, onBranch, marks, on]));
  const names = 'result' in looked ? looked.result : looked.now ?? [];
  const type = (text: string) => { setTyped(text); setWrong(''); };
  const meant = (then: (at: Breakpoint) => void) => {
    const name = resolved(names, typed) ?? (openEnded(context, on) ? typed.trim() : undefined);
    if (name === undefined) { setWrong(`There is no ${on} of that name here.`); return; }
    then({ on, name });
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') meant((at) => { onBreak(at); type(''); });
  };
  return (
    <>
      <form className="rb-inline-form" onSubmit={add}>
        <label>
          <span className="rb-hidden">Stop at</span>
          <select className="rb-select" value={on} onChange={(event) => { if (isKind(event.target.value)) { setOn(event.target.value); type(''); } }}>
            {BREAK_KINDS.map((kind) => <option key={kind} value={kind}>{kind}</option>)}
          </select>
        </label>
        <label className="rb-grow">
          <span className="rb-hidden">Name of the {on}</span>
          <input className="rb-input" list={list} value={typed} placeholder={names[0] ?? `name of the ${on}`} onChange={(event) => { type(event.target.value); }} />
        </label>
        <datalist id={list}>{names.map((one) => <option key={one} value={one} />)}</datalist>
        <button type="submit" className="rb-button rb-primary" disabled={typed.trim() === ''}>Set</button>
        <button type="button" className="rb-button" title="On to the next step that has it, without a breakpoint" disabled={typed.trim() === ''} onClick={() => { meant(onRunTo); }}>Run to</button>
      </form>
      <p className="rb-small rb-soft rb-wrong" role="status">{wrong}</p>
    </>
  );
}
