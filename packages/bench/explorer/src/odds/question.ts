/** What exact odds are asked for: plain data, so that a worker can be sent it. */

import type { ScriptedEvent } from '../simulate/types.ts';

/** What a player aims at where there is a choice: the move after which the mean of a metric at the end is highest, or lowest. */
export interface Aim {
  readonly metric: string;
  readonly least: boolean;
}

export interface OddsQuestion {
  readonly input: unknown;
  /** Events that are sent, each as soon as it is lawful. */
  readonly script: readonly ScriptedEvent[];
  /** The metrics whose distribution at the end is asked for. */
  readonly metrics: readonly string[];
  /** What players aim at once the script has nothing for them: by player, `*` for all others. Whoever aims at nothing does nothing; whoever aims at something moves as long as a move is lawful. `each` has everybody aim at the very metric that is told of. */
  readonly aims: Readonly<Record<string, Aim>> | 'each';
  /** Follows draws that the module says are independent in every order, to see that it is so; much slower. */
  readonly everyOrder?: boolean;
}

/** An exact number: as a fraction in lowest terms, `1/6`, and as the nearest decimal. */
export interface Exact {
  readonly fraction: string;
  readonly decimal: number;
}

export interface MetricOdds {
  readonly id: string;
  readonly title: string;
  /** Each value with its odds, upwards; `null` last. */
  readonly outcomes: readonly { readonly value: number | null; readonly odds: Exact }[];
  /** Of the runs that have such a number; null where none has. */
  readonly mean: Exact | null;
}

export interface Odds {
  readonly metrics: readonly MetricOdds[];
  /** How runs end: the machine is over, or it waits, as the script has no more and nobody can move who aims at anything. */
  readonly ends: { readonly final: Exact; readonly waits: Exact };
  /** How likely it is that some event of the script never becomes lawful. */
  readonly unplayed: Exact;
  /** States that were told apart, and how many of them were somebody's to choose in. */
  readonly states: number;
  readonly choices: number;
}

export interface OddsLimits {
  readonly maxStates: number;
  /** Milliseconds. */
  readonly maxTime: number;
}
