/** What came of every ruling example, as a hash each: the same on every engine that the machines run on. Runs in Node and in browsers. */

import { traceOf } from '@rulebench/core/bench';
import { examplesOf, inForce, runExample, type Example, type Library } from '@rulebench/rulings';

/** Hashes by example, `ea/joker/3#3-a-joker-is-declared`. */
export type Traces = Readonly<Record<string, string>>;

/** The hash of the trace of every example in force: of its steps, states, effects, contexts and output, to the order of their keys. */
export async function tracesOf(library: Library): Promise<Traces> {
  const entries = await Promise.all(examplesOf(inForce(library)).map(async (example) => [`${example.clause}#${example.slug}`, await hashOf(library, example)] as const));
  return Object.fromEntries(entries);
}

async function hashOf(library: Library, example: Example): Promise<string> {
  const { run, failures } = runExample(library, example);
  const came = run === undefined ? undefined : { trace: traceOf(run), snapshots: run.steps.map(({ snapshot }) => ({ context: snapshot.context as unknown, output: snapshot.output as unknown })) }; // boundary: only written out
  const text = JSON.stringify({ came, failures: failures.map(({ problem }) => problem.message) });
  const digest = await globalThis.crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The examples whose traces differ, or are on one side alone. Pure. */
export function differing(one: Traces, other: Traces): readonly string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((id) => one[id] !== other[id]);
}
