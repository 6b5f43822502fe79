/** What a comparison came to, for programs. */

import { partingExample, type Compared, type Parting, type Side } from '@rulebench/explorer';
import type { ExampleResult } from '@rulebench/rulings';

/** One JSON object. `ok` says that they neither flip an example nor part. Pure. */
export function comparisonJson({ module, a, b, flips, examples, refusals, parting, walked, between }: Compared): object {
  return {
    ok: flips.length + refusals.length === 0 && parting === undefined,
    module: module.id, a: sideJson(a), b: sideJson(b),
    examples,
    flips: flips.map(({ example, a: one, b: other }) => ({
      clause: example.clause, name: example.name, example: example.slug, file: example.place.file, number: example.number, line: example.place.line,
      a: resultJson(one), b: resultJson(other),
    })),
    refusals: refusals.map((one) => ({ from: one.start.name, by: one.a.outcome === 'taken' ? 'b' : 'a' })),
    parting: parting === undefined ? null : partingJson(parting, a, b),
    explored: walked,
    ...(between === undefined ? {} : {
      between: {
        from: between.from, to: between.to, unknown: between.unknown, dating: between.dating,
        clauses: between.clauses.map(({ clause, ruling, effective, before }) => ({ clause: clause.id, sentence: clause.sentence, ruling, effective, before })),
      },
    }),
  };
}

function sideJson({ asked, day, variant, titles, replaced }: Side): object {
  return { asked, ...(day === undefined ? {} : { day }), variant, titles, replaced };
}

function resultJson({ ok, failures }: ExampleResult): object {
  return { ok, failures: failures.map(({ problem: { code, message }, step }) => ({ ...(step === undefined ? {} : { step }), code, message })) };
}

function partingJson(parting: Parting, a: Side, b: Side): object {
  const { start, events, aspect } = parting;
  return {
    from: start.name, input: start.input, events, aspect,
    a: { outcome: parting.a.outcome, example: partingExample(parting, a) },
    b: { outcome: parting.b.outcome, example: partingExample(parting, b) },
  };
}
