/** Breakpoints: where a run is to stop, how to set one, and running on to the next. */

import { useId, useMemo, useState, type FormEvent } from 'react';
import { counted } from '@rulebench/rulings';
import { BREAK_KINDS, type Breakpoint, type BreakKind } from '../debugger/breakpoints.ts';
import { benchAt, type DebuggerContext } from '../debugger/machine.ts';
import { Icon } from '../parts/Icon.tsx';
import { Popover } from '../parts/Popover.tsx';

interface BreakpointsProps {
  readonly context: DebuggerContext;
  readonly onBreak: (at: Breakpoint) => void;
  readonly onRunOn: () => void;
  readonly onRunBack: () => void;
}

const isKind = (kind: string): kind is BreakKind => BREAK_KINDS.some((one) => one === kind);

/** How many steps are looked through for names to propose. */
const LOOKED_THROUGH = 300;

/** The words of a breakpoint. Pure. */
export function breakpointWords({ on, name }: Breakpoint): string {
  return { state: `entering ${name}`, event: `the event ${name}`, rule: `the rule ${name}`, clause: `the clause ${name}`, effect: `the effect ${name}` }[on];
}

/** The buttons in the bar of the timeline; running to a breakpoint is there once one is set. */
export function Breakpoints({ context, onBreak, onRunOn, onRunBack }: BreakpointsProps) {
  const { breakpoints, stoppedBy } = context;
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
        <AddBreakpoint context={context} onBreak={onBreak} />
      </Popover>
      {breakpoints.length > 0 && (
        <div className="rb-buttons" role="group" aria-label="Run to a breakpoint">
          <button type="button" className="rb-button" onClick={onRunBack} title="Back to the breakpoint before (Shift+R)" disabled={context.cursor === 0}>Run back</button>
          <button type="button" className="rb-button" onClick={onRunOn} title="On to the next breakpoint, or to the end (R)" disabled={context.cursor === context.steps.length - 1}>Run on</button>
        </div>
      )}
      {stoppedBy !== undefined && <span className="rb-pill rb-here" role="status">stopped at {breakpointWords(stoppedBy)}</span>}
    </>
  );
}

function AddBreakpoint({ context, onBreak }: Pick<BreakpointsProps, 'context' | 'onBreak'>) {
  const [on, setOn] = useState<BreakKind>('event');
  const [name, setName] = useState('');
  const list = useId();
  const names = useMemo(() => namesIn(context, on), [context, on]);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    onBreak({ on, name: name.trim() });
    setName('');
  };
  return (
    <form className="rb-inline-form" onSubmit={add}>
      <label>
        <span className="rb-hidden">Stop at</span>
        <select className="rb-select" value={on} onChange={(event) => { if (isKind(event.target.value)) { setOn(event.target.value); setName(''); } }}>
          {BREAK_KINDS.map((kind) => <option key={kind} value={kind}>{kind}</option>)}
        </select>
      </label>
      <label className="rb-grow">
        <span className="rb-hidden">Name of the {on}</span>
        <input className="rb-input" list={list} value={name} placeholder={names[0] ?? `name of the ${on}`} onChange={(event) => { setName(event.target.value); }} />
      </label>
      <datalist id={list}>{names.map((one) => <option key={one} value={one} />)}</datalist>
      <button type="submit" className="rb-button rb-primary" disabled={name.trim() === ''}>Set</button>
    </form>
  );
}

/** The names that a run has to offer: those of its steps first, then all rules of the module. */
function namesIn(context: DebuggerContext, on: BreakKind): readonly string[] {
  const met = context.steps.slice(0, LOOKED_THROUGH).flatMap((_, i) => [...context.marks.at(benchAt(context, i), context.steps, i)?.[on] ?? []]);
  const all = on === 'rule' ? Object.values(context.run.bench.rules).flatMap((rule) => (rule.kind === 'measure' ? [] : [rule.id])) : [];
  return [...new Set([...met, ...all])];
}
