/** The whole canvas of one example: head, table, statechart, why, moves, changes, ruling and timeline, all at one cursor. */

import { useMemo, useRef, useState } from 'react';
import type { ClauseId } from '@rulebench/core';
import { inForce, inputOf, type Example, type ExampleResult, type Library } from '@rulebench/rulings';
import { benchOf } from '@rulebench/core/explain';
import { clauseIndexOf, type RulingsOf } from './debugger/clauses.ts';
import { Header } from './Header.tsx';
import { InputRefused } from './InputRefused.tsx';
import { SurroundingsProvider, useSurroundings, type Destination, type Navigation } from './parts/surroundings.ts';
import { useSize } from './parts/use-size.ts';
import { Tour } from './Tour.tsx';
import { Notices, Session, type Opened, type Sight } from './Session.tsx';
import { useKeptOf } from './debugger/use-kept.ts';
import type { StepFilter } from './timeline/filter.ts';
import { useResult } from './use-result.ts';
import type { KeptBranch } from './debugger/branches.ts';
import type { InspectorTab } from './Inspector.tsx';

/** What of an example is in sight, and the rules it runs under. */
export interface SightUnder extends Sight { readonly variant: string }

export interface ExampleViewProps extends Navigation {
  readonly library: Library;
  readonly example: Example;
  /** What is told of clauses and of other examples, where the library has but a part of them; the library's own rulings unless told. */
  readonly rulings?: RulingsOf | undefined;
  /** The rules it runs under; those the example names, or the module's own, unless told. */
  readonly variant?: string | undefined;
  /** The step at which the cursor starts: the one the run parts at, else the last, unless told. */
  readonly step?: number | undefined;
  /** The panel that is open at first. */
  readonly tab?: InspectorTab | undefined;
  /** A branch to open, as a link carries it, or the number of one that this browser has kept. */
  readonly branch?: KeptBranch | number | undefined;
  /** What the run is compared with at first: a variant, or two days as `1998-03-05 1998-03-06`. */
  readonly compare?: string | undefined;
  /** Which steps the strip shows at first. */
  readonly filter?: StepFilter | undefined;
  /** What is wrong with the link that the page was opened by, a sentence each. */
  readonly problems?: readonly string[] | undefined;
  /** Whether it is a table on its own, which no ruling judges. */
  readonly bare?: boolean | undefined;
  /** Whether the page opens with the tour. */
  readonly tour?: boolean | undefined;
  /** By which name what is played by hand is kept in the browser; that of the example unless told. */
  readonly keptBy?: string | undefined;
  /** Told when what is in sight changes, so that the page can keep its address. */
  readonly onSight?: ((sight: SightUnder) => void) | undefined;
  /** What a link to something in sight leads to; to the example unless told. */
  readonly linkedTo?: ((sight: SightUnder) => Destination) | undefined;
}

/**
 * One example, to be stepped through forward and back. Fills its parent; wants a width of 700 pixels or more, and
 * stacks its panels where it has less. Needs `@rulebench/panels/panels.css`.
 *
 * @example
 * <ExampleView library={library} example={exampleOf(library, 'ea/joker', '1-declared')} />
 */
export function ExampleView(props: ExampleViewProps) {
  const { library, rulings, example, onNavigate, hrefOf, writeExample, codeOf, openCode } = props;
  const clauses = useMemo(() => clauseIndexOf(rulings ?? { rulings: [...library.rulings, ...inForce(library)], sources: library.sources }), [library, rulings]);
  const asked = props.variant ?? example.variant ?? 'default';
  const [chosen, setChosen] = useState<{ readonly for: string; readonly variant: string }>();
  const identity = `${example.clause} ${example.slug} ${asked}`;
  const variant = chosen?.for === identity ? chosen.variant : asked;
  const [clause, setClause] = useState<{ readonly for: string; readonly id: ClauseId }>();
  const openClause = (id: ClauseId) => { setClause({ for: identity, id }); };
  return (
    <SurroundingsProvider value={{ clauses, openClause, onNavigate, hrefOf, writeExample, codeOf, openCode }}>
      <Canvas
        {...props} key={`${identity} ${variant}`} variant={variant} onVariant={(next) => { setChosen({ for: identity, variant: next }); }}
        clause={clause?.for === identity ? clause.id : undefined} onLeaveClause={() => { setClause(undefined); }}
      />
    </SurroundingsProvider>
  );
}

/** Below this width the panels are stacked, and the page scrolls. */
const NARROW = 700;
/** Below this width the head takes a line more. */
const COMPACT = 900;

interface CanvasProps extends ExampleViewProps {
  readonly variant: string;
  readonly onVariant: (variant: string) => void;
  /** A clause that was asked for; the example's own where none was. */
  readonly clause: ClauseId | undefined;
  readonly onLeaveClause: () => void;
}

function Canvas(props: CanvasProps) {
  const { library, example, variant } = props;
  const root = useRef<HTMLDivElement>(null);
  const size = useSize(root);
  const at = useRef<Sight>({ step: 0, tab: 'why' });
  const awaited = useResult(library, example, variant === 'default' && example.variant === undefined ? undefined : variant);
  const done = 'result' in awaited ? awaited.result : undefined;
  const keptBy = `${props.keptBy ?? `${example.clause} ${example.slug}`} ${variant}`;
  const kept = useKeptOf(keptBy, done?.run, props.branch);
  const module = library.modules.get(example.module);
  const { clauses, hrefOf } = useSurroundings();
  const known = clauses.get(example.clause);
  const [touring, setTouring] = useState(props.tour === true);
  const [jump, setJump] = useState<{ readonly to: number }>();
  if (module === undefined) return <div className="rb"><p className="rb-empty">There is no module “{example.module}” here to run this example.</p></div>;
  if ('done' in awaited) return <Running example={example} done={awaited.done} />;
  if (kept === undefined) return <Running example={example} done={1} />;
  const { result } = awaited;
  const linkedTo = props.linkedTo ?? ((sight: SightUnder): Destination => ({ kind: 'example', example, ...sight }));
  const address = () => hrefOf?.(linkedTo({ ...at.current, variant })) ?? window.location.href;
  return (
    <div ref={root} className="rb rb-example" data-narrow={size !== undefined && size.width < NARROW} data-compact={size !== undefined && size.width < COMPACT}>
      <Header
        module={module} example={example} sentence={known?.clause.sentence ?? example.name} ruling={known?.ruling} source={known?.source}
        bare={props.bare === true} ok={result.ok} parts={result.parts} variant={variant} onVariant={props.onVariant} address={address} onTour={() => { setTouring(true); }}
        onGoParts={result.parts === undefined ? undefined : () => { setJump({ to: result.parts ?? 0 }); }}
      />
      {touring && <Tour root={root} onEnd={() => { setTouring(false); }} />}
      {result.run === undefined
        ? <><Notices problems={props.problems ?? []} /><RefusedStart result={result} library={library} variant={variant} clause={props.clause} /></>
        : (
          <Session
            library={library} result={result} run={result.run} opened={openedOf(props)} kept={kept} keptBy={keptBy} bare={props.bare === true} jump={jump} narrow={size !== undefined && size.width < NARROW} root={root}
            clause={props.clause} onLeaveClause={props.onLeaveClause}
            onSight={(sight) => { at.current = sight; props.onSight?.({ ...sight, variant }); }}
          />
        )}
    </div>
  );
}

function openedOf({ step, tab, compare, filter, problems }: ExampleViewProps): Opened {
  return { ...(step === undefined ? {} : { step }), ...(tab === undefined ? {} : { tab }), ...(compare === undefined ? {} : { compare }), ...(filter === undefined ? {} : { filter }), problems };
}

/** A long run while it is played. */
function Running({ example, done }: { readonly example: Example; readonly done: number }) {
  return (
    <div className="rb rb-running">
      <label>{example.when.length.toLocaleString('en')} events are played …{' '}<progress value={done} /></label>
    </div>
  );
}

function RefusedStart({ result, library, variant, clause }: { readonly result: ExampleResult; readonly library: Library; readonly variant: string; readonly clause: ClauseId | undefined }) {
  const { example } = result;
  const module = library.modules.get(example.module);
  const bench = useMemo(() => (module === undefined ? undefined : benchOf(module, variant)), [module, variant]);
  return <InputRefused bench={bench} input={inputOf(library, example)} result={result} clause={clause} />;
}
