/** A run in the debugger: the panels around one cursor. */

import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { Group, Panel, Separator, useDefaultLayout } from 'react-resizable-panels';
import { sameJson, type ClauseId } from '@rulebench/core';
import { traceOf, type Run } from '@rulebench/core/bench';
import { fixtureOf, type ExampleResult, type Library } from '@rulebench/rulings';
import { carrierSeen, contextSeen, playersOf } from './debugger/view-of.ts';
import { useDebugger } from './debugger/use-debugger.ts';
import { useKeys } from './debugger/use-keys.ts';
import { keptOf, replayed, type Branch, type KeptBranch } from './debugger/branches.ts';
import { browserKeeper, exampleKept, keepExample, keepModule, moduleKept, storage } from './debugger/keep.ts';
import type { DebuggerContext, DebuggerInput } from './debugger/machine.ts';
import { savableOf } from './debugger/saving.ts';
import { BranchButtons } from './BranchButtons.tsx';
import { Icon } from './parts/Icon.tsx';
import { FoldButton, useFold } from './parts/use-fold.tsx';
import { Inspector, type InspectorTab } from './Inspector.tsx';
import { SaveExample } from './SaveExample.tsx';
import { Stage } from './Stage.tsx';
import { Breakpoints } from './timeline/Breakpoints.tsx';
import { Timeline } from './timeline/Timeline.tsx';
import { outcomeWord } from './timeline/items.ts';
import { changesBetween } from './words/changes.ts';
import { stepWords } from './words/outcome.ts';
import { eventWords } from './words/value.ts';

/** What of an example is in sight: what a link to it carries. */
export interface Sight {
  readonly step: number;
  readonly tab: InspectorTab;
  /** The branch that is shown. */
  readonly branch?: KeptBranch;
}

interface SessionProps {
  readonly library: Library;
  /** A branch that a link brought, and the panel it opens. */
  readonly branch: KeptBranch | undefined;
  readonly tab: InspectorTab | undefined;
  readonly result: ExampleResult;
  readonly run: Run;
  readonly step: number | undefined;
  /** A step to go to, asked for from outside. */
  readonly jump: { readonly to: number } | undefined;
  readonly narrow: boolean;
  readonly root: RefObject<HTMLElement | null>;
  readonly clause: ClauseId | undefined;
  readonly onLeaveClause: () => void;
  readonly onSight: (sight: Sight) => void;
}

/** Table and statechart on the left, the inspector on the right, the timeline below. */
export function Session({ library, result, run, step: wanted, branch: brought, tab: opened, jump, narrow, root, clause, onLeaveClause, onSight }: SessionProps) {
  const { example, failures, parts } = result;
  const [kept] = useState(() => keptFor(result, run, brought));
  const [tab, setTab] = useState<InspectorTab>(opened ?? 'why');
  const [as, setAs] = useState<string>();
  const view = useDebugger({
    run, ...kept, ...(parts === undefined ? {} : { parts }),
    ...(wanted === undefined && kept.shown !== undefined ? {} : { at: wanted ?? parts ?? run.steps.length - 1 }),
  }, as);
  const { context, send, step, before, explanation } = view;
  const players = useMemo(() => playersOf(run.bench, run.steps[0].snapshot), [run]);
  const changes = useMemo(
    () => (before === undefined ? [] : changesBetween(contextSeen(run.bench, before, as), contextSeen(run.bench, step.snapshot, as))),
    [run, before, step, as],
  );
  const layout = useDefaultLayout({ id: 'rulebench-canvas', storage });
  const fold = useFold();

  useKeys(root, send);
  useKept(result, run, context);
  const told = useRef(onSight);
  useEffect(() => { told.current = onSight; });
  const shownBranch = context.onBranch ? context.branch : undefined;
  useEffect(() => { told.current({ step: context.cursor, tab, ...(shownBranch === undefined ? {} : { branch: keptOf(shownBranch) }) }); }, [context.cursor, tab, shownBranch]);
  useEffect(() => { if (jump !== undefined) { send({ type: 'SHOW_RUN' }); send({ type: 'GO', to: jump.to }); } }, [jump, send]);
  const lastWanted = useRef(wanted);
  useEffect(() => { if (wanted !== lastWanted.current && wanted !== undefined) { lastWanted.current = wanted; send({ type: 'GO', to: wanted }); } }, [wanted, send]);

  const shownFailures = context.onBranch ? [] : failures.filter((failure) => (failure.step ?? run.steps.length - 1) === context.cursor);
  const stage = <Stage bench={run.bench} view={view} as={as} players={players} onAs={setAs} narrow={narrow} />;
  const inspector = <Inspector library={library} tab={tab} onTab={setTab} bench={view.bench} view={view} as={as} changes={changes} example={example} failures={shownFailures} clause={clause} onLeaveClause={onLeaveClause} />;
  const saved = useMemo(() => (shownBranch === undefined ? undefined : savableOf(run, shownBranch)), [run, shownBranch]);
  const traced = saved === undefined ? run : 'run' in saved ? saved.run : undefined;
  const fixture = example.given.fixture === undefined ? undefined : fixtureOf(library, example.module, example.given.fixture);
  const words = stepWords(step, before, context.tried === undefined ? explanation : undefined);
  return (
    <>
      <p className="rb-hidden" role="status">
        Step {context.cursor} of {context.steps.length - 1}: {step.event === undefined ? 'start' : `${eventWords(carrierSeen(run.bench, step.event, step.snapshot, as))}, ${outcomeWord(step)}`}. {words.rest}
      </p>
      {narrow
        ? <main className="rb-stacked">{stage}<section className="rb-right" aria-label="Inspector">{inspector}</section></main>
        : (
          <main className="rb-main">
            <Group orientation="horizontal" id="rulebench-canvas" defaultLayout={layout.defaultLayout} onLayoutChanged={layout.onLayoutChanged}>
              <Panel id="stage" defaultSize="57%" minSize="340px">{stage}</Panel>
              <Separator className="rb-separator" aria-label="Width of the panels" />
              <Panel id="inspector" minSize="320px" collapsedSize="40px" {...fold.props}>
                {fold.folded
                  ? <section className="rb-right-folded" aria-label="Inspector"><FoldButton fold={fold} of="inspector" /><span className="rb-soft" aria-hidden="true">Why, moves, changes</span></section>
                  : <section className="rb-right" aria-label="Inspector"><FoldButton fold={fold} of="inspector" />{inspector}</section>}
              </Panel>
            </Group>
          </main>
        )}
      <Timeline
        bench={run.bench} steps={context.steps} cursor={context.cursor} as={as} playing={view.playing} perSecond={context.perSecond}
        parts={context.onBranch && (context.branch?.from ?? 0) < (parts ?? 0) ? undefined : parts} branchFrom={context.onBranch ? context.branch?.from : undefined}
        onGo={(to) => { send({ type: 'GO', to }); }} onToggle={() => { send({ type: 'TOGGLE' }); }} onSpeed={(perSecond) => { send({ type: 'SPEED', perSecond }); }}
      >
        <button type="button" className="rb-button" disabled={traced === undefined} title={traced === undefined ? 'What was changed by hand on the way is in no trace' : 'Saves what is shown as a trace, to be opened again'} onClick={() => { if (traced !== undefined) saveTrace(traced); }}><Icon name="save" /><span className="rb-word">Trace</span></button>
        <Breakpoints context={context} onBreak={(at) => { send({ type: 'BREAK', at }); }} onRunOn={() => { send({ type: 'RUN_ON' }); }} onRunBack={() => { send({ type: 'RUN_BACK' }); }} />
        <BranchButtons context={context} send={send} save={shownBranch === undefined || saved === undefined ? undefined : <SaveExample saved={saved} fixture={fixture} clause={example.clause} name={proposedName(shownBranch, example.name)} house={Object.keys(shownBranch.waived).length > 0} />} />
      </Timeline>
    </>
  );
}

const keyOf = ({ example }: ExampleResult, { bench }: Run): string => `${example.clause} ${example.slug} ${bench.variant}`;

/** What was kept of an earlier visit, played again; a branch that a link brought is shown. */
function keptFor(result: ExampleResult, run: Run, brought: KeptBranch | undefined): Pick<DebuggerInput, 'branches' | 'breakpoints' | 'watches' | 'shown'> {
  const before = exampleKept(browserKeeper, keyOf(result, run));
  const known = before.branches.find((one) => brought !== undefined && sameBranch(one, brought));
  const next = Math.max(0, ...before.branches.map(({ id }) => id)) + 1;
  const all = brought === undefined || known !== undefined ? before.branches : [...before.branches, { ...brought, id: next }];
  const branches = all.flatMap((one): readonly Branch[] => { const again = replayed(run, one); return again === undefined ? [] : [again]; });
  const shown = brought === undefined ? undefined : known?.id ?? next;
  return { branches, ...moduleKept(browserKeeper, run.bench.module.id), ...(shown === undefined ? {} : { shown }) };
}

function sameBranch(one: KeptBranch, other: KeptBranch): boolean {
  return one.from === other.from && sameJson(one.events, other.events) && sameJson(one.waived, other.waived);
}

/** Keeps branches, breakpoints and watched expressions, so that a reload loses nothing. */
function useKept(result: ExampleResult, run: Run, { branches, branch, onBranch, breakpoints, watches }: DebuggerContext): void {
  const first = useRef(true);
  useEffect(() => {
    if (first.current && branches.length === 0) { first.current = false; return; }
    first.current = false;
    keepExample(browserKeeper, keyOf(result, run), { branches: branches.map(keptOf), ...(onBranch && branch !== undefined ? { shown: branch.id } : {}) });
  }, [result, run, branches, branch, onBranch]);
  useEffect(() => { keepModule(browserKeeper, run.bench.module.id, { breakpoints, watches }); }, [run, breakpoints, watches]);
}

function saveTrace(run: Run): void {
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(traceOf(run), null, 2)}\n`], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${run.bench.module.id}-trace.json`;
  link.click();
  URL.revokeObjectURL(url);
}

function proposedName({ name, id }: Branch, example: string): string {
  return name === `branch ${String(id)}` ? `${example}, played on otherwise` : name;
}
