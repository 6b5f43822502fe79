/** Writing an example into a ruling file: at the end of its clause, and only where the file stays in order by it. */

import { RulebenchError } from '@rulebench/core';
import { parseRuling } from './ruling.ts';
import type { Example, Ruling } from './types.ts';

export interface Inserted {
  /** The whole file with the example in it. */
  readonly text: string;
  readonly ruling: Ruling;
  /** The example as it is read from there. */
  readonly example: Example;
}

const BLOCK = /^```example\n(?:(?!```).*\n)+```\n?$/;

/**
 * The text of a ruling file with one more example below a clause, after those that stand there. Pure.
 *
 * @param text the ruling file as it is; it must be in order
 * @param clause the id of the clause that the example shows: `ea/joker/3`
 * @param block one fenced `example` block, as `exampleYaml` writes it between its fences
 * @throws RB180 where the file has no such clause; RB181 where the block is not one fenced example, or the file would have something wrong with it
 */
export function withExample({ text, file, clause, block }: { readonly text: string; readonly file: string; readonly clause: string; readonly block: string }): Inserted {
  if (!BLOCK.test(block)) throw new RulebenchError('RB181', 'this is not one fenced example; send it as it was shown');
  const before = parseRuling(text, file);
  const known = before.value?.clauses.findIndex(({ id }) => id === clause) ?? -1;
  if (before.value === undefined || known === -1) throw new RulebenchError('RB180', `${file} has no clause "${clause}"`);
  const written = inserted(text, before.value, known, block);
  const after = parseRuling(written, file);
  const examples = after.value?.clauses[known]?.examples ?? [];
  const example = examples.at(-1);
  const [problem] = after.problems.filter(({ message }) => !before.problems.some((one) => one.message === message));
  if (problem !== undefined) throw new RulebenchError('RB181', `the example cannot stand in ${file}: ${problem.message} (${problem.code})`);
  if (after.value === undefined || example === undefined || examples.length !== (before.value.clauses[known]?.examples.length ?? 0) + 1) {
    throw new RulebenchError('RB181', `the example could not be read again from ${file}`);
  }
  return { text: written, ruling: after.value, example };
}

/** After the clause's last line that is not empty, with an empty line before and after. */
function inserted(text: string, ruling: Ruling, index: number, block: string): string {
  const lines = text.split('\n');
  const next = ruling.clauses[index + 1];
  let end = next === undefined ? lines.length : next.place.line - 1;
  while (end > 0 && (lines[end - 1] ?? '').trim() === '') end -= 1;
  const rest = lines.slice(end).join('\n').replace(/^\n+/, '');
  return `${lines.slice(0, end).join('\n')}\n\n${block.trimEnd()}\n${rest === '' ? '' : `\n${rest}`}`;
}
