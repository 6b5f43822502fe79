/** `explore`: every state that a module can reach, what is wrong there, and the shortest run to each thing found. */

import { RulebenchError } from '@rulebench/core';
import type { Bench } from '@rulebench/core/explain';
import { stepperOf } from '../compile/compile.ts';
import type { Stepper } from '../stepper.ts';
import { collisionOdds } from '../visited.ts';
import { brokenInvariants, brokenSteps, unsoundKey } from './faults.ts';
import type { Finding } from './finding.ts';
import { mustBeFindings, notFound, withReasons } from './known.ts';
import { livelocks } from './livelocks.ts';
import type { Start } from './start.ts';
import { deadEnds } from './stuck.ts';
import { neverSeen, unseenOf, type Unseen } from './unseen.ts';
import { Walk } from './walk.ts';
import { Watching, type Crew, type Reason, type Watched } from './watching.ts';

export interface ExploreOptions extends Watched {
  /** Whether the starts are only some of the module's: then what never came up is no finding, as other starts may show it. */
  readonly partial?: boolean;
  /** What takes the steps; the compiled machine unless told. */
  readonly stepper?: Stepper;
  /** An earlier walk from the same starts to go on with, as `onSave` was told it; whatever else it is, is refused. */
  readonly saved?: unknown;
  /** Who looks at states beside this thread, once that is worth its while; what is found is the same. */
  readonly crew?: Crew;
}

export interface Exploration {
  readonly module: string;
  readonly variant: string;
  readonly starts: number;
  /** Whether every state that can be reached under the module's moves and chances was looked at. */
  readonly complete: boolean;
  /** Why not. */
  readonly because: readonly Reason[];
  readonly states: number;
  readonly open: number;
  /** Steps that were taken: each try in each state. */
  readonly transitions: number;
  /** The longest of the shortest runs. */
  readonly depth: number;
  /** States in which the machine is over. */
  readonly ends: number;
  readonly findings: readonly Finding[];
  /** Ids of findings that the module documents, and that are not there although all was explored from all starts. */
  readonly outdated: readonly string[];
  /** What did not come up, where not all was explored, or not from all starts; else it is among the findings. */
  readonly unseen: Unseen;
  /** The odds that two states were taken for one, as their fingerprints have 64 bits. */
  readonly collisionOdds: number;
  /** Bytes that the walk holds a state. */
  readonly bytesPerState: number;
  /** Milliseconds. */
  readonly time: number;
}

/** So long, in milliseconds, a walk goes on before it lets others have their turn. */
const TURN = 40;
const BETWEEN_LOOKS = 64;

/**
 * Explores a module from some starts. Breadth first, so that every run it tells is a shortest one; every finding is played in XState before it is told.
 *
 * @param starts where to begin, as `startsOf` makes them of a library's examples
 * @throws RB403 where the module has neither moves nor chance; RB404 where what was saved is no such walk, or the module has changed since; RB402 where the module documents a finding that it cannot have; RB401 where XState does not come to what was found; RB890 where a context is no plain data
 * @example
 * const { findings, complete } = await explore(benchOf(module), [{ name: 'mine', input }], { limits: { states: 100_000 } });
 */
export async function explore(bench: Bench, starts: readonly Start[], options: ExploreOptions = {}): Promise<Exploration> {
  mustHaveMoves(bench);
  mustBeFindings(bench);
  const watching = new Watching(options);
  const walk = new Walk({ bench, starts, stepper: options.stepper ?? stepperOf(bench), saved: options.saved, shared: options.crew !== undefined });
  try {
    const stopped = await walked(walk, watching, options.crew);
    if (stopped !== undefined) options.onSave?.(walk.saved());
    return explorationOf(walk, stopped, options.partial !== true, watching);
  } finally {
    options.crew?.end();
  }
}

function mustHaveMoves({ module }: Bench): void {
  if (module.moves !== undefined || module.chance !== undefined) return;
  throw new RulebenchError('RB403', `module "${module.id}" names no moves and no chance, so that there is nothing to try; give it moves(snapshot)`);
}

async function walked(walk: Walk, watching: Watching, crew: Crew | undefined): Promise<Reason | undefined> {
  let called = false;
  let ready = false;
  const call = async (): Promise<void> => { called = true; ready = await crew?.begin(walk) ?? false; };
  if (crew?.patience === 0) await call();
  let turn = performance.now();
  for (let n = 0; !walk.isDone; n += 1) {
    if (crew !== undefined && ready && walk.states - walk.expanded >= crew.worthwhile) { walk.letGo(); return crew.goOn(walk, watching); }
    if (walk.states >= watching.mostStates) return 'max-states';
    walk.expand();
    if (n % BETWEEN_LOOKS !== 0 && performance.now() - turn < TURN) continue;
    if (watching.isLate) return 'max-time';
    if (performance.now() - turn < TURN) continue;
    const reason = watching.look(walk);
    if (reason !== undefined) return reason;
    if (crew !== undefined && !called && watching.time >= crew.patience) void call();
    await new Promise((resolve) => { setTimeout(resolve); });
    turn = performance.now();
  }
  return undefined;
}

function explorationOf(walk: Walk, stopped: Reason | undefined, fromAll: boolean, watching: Watching): Exploration {
  const because: readonly Reason[] = [
    ...(stopped === undefined ? [] : [stopped]),
    ...(walk.sampled > 0 ? ['chance-sampled' as const] : []),
    ...(walk.capped > 0 ? ['moves-capped' as const] : []),
  ];
  const complete = because.length === 0;
  const whole = complete && fromAll;
  const found = [...brokenSteps(walk), ...brokenInvariants(walk), ...unsoundKey(walk), ...deadEnds(walk), ...livelocks(walk), ...(whole ? neverSeen(walk) : [])];
  const nothing: Unseen = { rules: [], states: [], transitions: [] };
  return {
    module: walk.bench.module.id, variant: walk.bench.variant, starts: walk.starts.length, complete, because,
    states: walk.states, open: walk.states - walk.expanded, transitions: walk.taken, depth: walk.depth, ends: walk.ends,
    findings: withReasons(found, walk.bench),
    outdated: whole ? notFound(found, walk.bench) : [],
    unseen: whole ? nothing : unseenOf(walk),
    collisionOdds: collisionOdds(walk.states),
    bytesPerState: Math.round(walk.bytes / Math.max(1, walk.states)),
    time: watching.time,
  };
}
