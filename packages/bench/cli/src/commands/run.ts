/** `rulebench run`: one example, step by step. */

import { traceOf } from '@rulebench/core/bench';
import { counted } from '@rulebench/rulings';
import { DOES_NOT_HOLD, HOLDS } from '../exit-codes.ts';
import { errorJson, lineOf } from '../failure.ts';
import type { Io } from '../io.ts';
import { put, putJson } from '../output.ts';
import { paintFor, type Paint } from '../paint.ts';
import { select, type Selected } from '../select.ts';
import { traceLines } from '../trace-lines.ts';

export interface RunFlags {
  readonly module: readonly string[];
  readonly variant?: string;
  readonly trace?: string;
  readonly json?: boolean;
}

/** Runs one example and prints what came of it. Returns the exit code. @throws CannotRun */
export async function runOne(io: Io, file: string, flags: RunFlags): Promise<number> {
  const selected = await select(io, file, flags);
  const { result } = selected;
  if (flags.trace !== undefined && result.run !== undefined) await put(io, `${JSON.stringify(traceOf(result.run), undefined, 2)}\n`, flags.trace);
  if (flags.json === true) putJson(io, answer(selected));
  else io.out.write(`${lines(selected, paintFor(io, io.out)).join('\n')}\n`);
  return result.ok ? HOLDS : DOES_NOT_HOLD;
}

function answer({ ruling, example, result }: Selected): object {
  const { slug, number, name, clause, module, place } = example;
  return {
    ok: result.ok,
    example: { ruling: ruling.id, slug, number, name, clause, module, ...(example.variant === undefined ? {} : { variant: example.variant }), ...place },
    failures: result.failures.map(({ problem, step }) => ({ ...(step === undefined ? {} : { step }), ...errorJson(problem) })),
    ...(result.run === undefined ? {} : { trace: traceOf(result.run) }),
  };
}

function lines({ ruling, example, result }: Selected, paint: Paint): readonly string[] {
  const examples = ruling.clauses.flatMap((clause) => clause.examples);
  const clause = ruling.clauses.find(({ id }) => id === example.clause);
  const under = result.run === undefined || result.run.bench.variant === 'default' ? '' : ` under ${result.run.bench.variant}`;
  const apart = result.failures.filter(({ step }) => step === undefined || result.run === undefined);
  return [
    paint.bold(example.name),
    `${paint.cyan(example.clause)}  ${clause?.sentence ?? ''}`,
    paint.dim(`example ${String(example.number)} of ${String(examples.length)}, decided by ${example.module}${under}`),
    '',
    ...(result.run === undefined ? [] : traceLines(result.run, result.failures, paint)),
    ...(result.run === undefined && result.ok ? ['     the start is refused, as the ruling says'] : []),
    ...apart.map(({ problem }) => `     ${paint.red(`✕ ${lineOf(problem)}`)}`),
    '',
    result.ok ? paint.green('✓ agrees with the ruling') : paint.red(`✕ does not agree with the ruling: ${counted(result.failures.length, 'failure')}`),
  ];
}
