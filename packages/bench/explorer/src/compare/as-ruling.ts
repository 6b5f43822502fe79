/** The run in which two variants part, as a ruling file of the module's own: one example under each, and both hold. */

import { DEFAULT_VARIANT } from '@rulebench/core';
import { run } from '@rulebench/core/bench';
import { exampleYaml } from '@rulebench/rulings';
import type { Compared, Side } from './compare.ts';
import type { Aspect } from './differ.ts';
import type { Parting } from './sides.ts';

/** What each aspect is called in a sentence. */
export const ASPECT_WORDS: Readonly<Record<Aspect, string>> = {
  outcome: 'what becomes of the event', state: 'the state', effects: 'the effects', choices: 'the choices', output: 'the output',
};

/**
 * The text of a `.ruling.md` that shows a parting. Pure. `rulebench run <file>#1` replays it under the first variant, `#2` under the second,
 * `#1 --variant <second>` shows where they part.
 */
export function partingRuling({ module: { id }, a, b, walked }: Compared, parting: Parting): string {
  const last = parting.events.at(-1);
  return [
    '---', `ruling: ${id}/parting-of-${slugOf(a)}-and-${slugOf(b)}`, `title: Where ${nameOf(a)} and ${nameOf(b)} part`, 'revision: 1', `module: ${id}`, '---',
    `${walked.complete ? 'A shortest run' : 'A run'}, from ${parting.start.name.replaceAll('`', '\'')}.`,
    '',
    `## 1. ${last === undefined ? 'The start' : last.type} makes a difference to ${ASPECT_WORDS[parting.aspect]}.`,
    '',
    ...[a, b].flatMap((side) => ['```example', partingExample(parting, side).trimEnd(), '```', '']),
  ].join('\n');
}

/** The parting as one example, as it goes under one of the sides. Pure. */
export function partingExample({ start, events, aspect }: Parting, side: Side): string {
  const shown = aspect === 'state' ? {} : { shows: aspect === 'outcome' ? 'effects' : aspect } as const;
  return exampleYaml(run(side.bench, start.input, events), { name: `Under ${nameOf(side)}`, ...(start.fixture === undefined ? {} : { fixture: start.fixture }), ...shown });
}

/** `the rules as they are`, or a variant by its id. */
function nameOf({ variant, day }: Side): string {
  const name = variant === DEFAULT_VARIANT ? 'the rules as they are' : variant;
  return day === undefined ? name : `${name} (${day})`;
}

function slugOf({ asked }: Side): string {
  return asked.replaceAll('+', '-and-');
}
