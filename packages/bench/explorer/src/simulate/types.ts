/** What a simulation is asked, and what one run of it comes to. Plain data throughout, so that any thread or machine can do a part. */

/** How a player plays. */
export type PolicySpec =
  /** Any lawful move, each as likely as another. */
  | { readonly kind: 'random' }
  /** The lawful move after which a metric is highest, or lowest; any of them where several are. */
  | { readonly kind: 'greedy'; readonly metric: string; readonly least: boolean }
  /** The next event of a list as soon as it is lawful; at random until then and afterwards. */
  | { readonly kind: 'scripted'; readonly events: readonly ScriptedEvent[] }
  /** One that the module brings. */
  | { readonly kind: 'own'; readonly id: string };

export interface ScriptedEvent { readonly type: string; readonly [key: string]: unknown }

/** What is simulated, and how: the same data gives the same runs, whoever makes them and in whatever parts. */
export interface Simulation {
  readonly input: unknown;
  /** How everybody plays who is not named below. */
  readonly policy: PolicySpec;
  readonly policies: Readonly<Record<string, PolicySpec>>;
  /** Events with which every run opens, each as soon as it is lawful: of players, of the table and of chance. */
  readonly script: readonly ScriptedEvent[];
  /** A whole number from 0 to 2³² − 1. */
  readonly seed: number;
  readonly runs: number;
  /** After so many steps a run is ended. */
  readonly maxSteps: number;
  /** The ids of the metrics to follow. */
  readonly metrics: readonly string[];
}

/** How a run ended. */
export type Ending =
  /** The machine is over. */
  | 'final'
  /** It took as many steps as it may. */
  | 'limit'
  /** Nobody could do anything, and chance had nothing to settle. */
  | 'dead-end'
  /** Somebody could, and by the policies nobody did. */
  | 'nobody-moved'
  /** A rule threw, a loop did not end, or the module offered what its machine does not take. */
  | 'broken';

export const ENDINGS: readonly Ending[] = ['final', 'limit', 'dead-end', 'nobody-moved', 'broken'];

/** What one run came to. */
export interface Row {
  /** Its number, from 0. With the seed it is all that is needed to make the run again. */
  readonly run: number;
  readonly ended: Ending;
  /** How many events were taken. */
  readonly steps: number;
  /** The metrics' numbers, in the order asked for; null where this run has none. */
  readonly values: readonly (number | null)[];
  /** How many scripted events never became lawful. */
  readonly unplayed: number;
  /** Whether some state offered more moves than were looked at. */
  readonly capped: boolean;
  readonly error?: { readonly code: string; readonly message: string };
}

/** Runs from one number up to, and without, another. */
export interface Span { readonly from: number; readonly to: number }
