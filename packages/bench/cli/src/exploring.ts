/** Where the command explores from: the module's examples and fixtures, or one start that was named. */

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import type { Bench } from '@rulebench/core/explain';
import { startsOf, type Start } from '@rulebench/explorer';
import { examplesOf, fixtureOf, inForce, inputOf, rulingOf, suggest, type Library } from '@rulebench/rulings';
import { shownPath } from '@rulebench/rulings/node';
import { CannotRun } from './failure.ts';
import type { Io } from './io.ts';

export interface StartFlags {
  /** A file with an input. */
  readonly input?: string;
  /** `ea/joker#3` */
  readonly example?: string;
  readonly fixture?: string;
}

/**
 * The starts that a command line asks for.
 * @returns whether they are only some of the module's, and the starts
 * @throws RB307 where there is none, RB309 or RB305 where a file with an input is not there or cannot be read, RB303 where there is no such example or fixture
 */
export async function startsFor(io: Io, library: Library, bench: Bench, flags: StartFlags): Promise<{ readonly starts: readonly Start[]; readonly partial: boolean }> {
  const named = [
    ...(flags.input === undefined ? [] : [await ofFile(io, flags.input)]),
    ...(flags.example === undefined ? [] : [ofExample(library, bench, flags.example)]),
    ...(flags.fixture === undefined ? [] : [ofFixture(library, bench, flags.fixture)]),
  ];
  if (named.length > 0) return { starts: named, partial: true };
  const starts = startsOf(library, bench);
  if (starts.length === 0) throw new CannotRun('RB307', `there is nothing to start "${bench.module.id}" from`, { hint: 'write an example of a ruling for it, or give --input <file>' });
  return { starts, partial: false };
}

async function ofFile({ cwd }: Io, file: string): Promise<Start> {
  const path = resolve(cwd, file);
  const place = { file: shownPath(path, cwd), line: 1, column: 1 };
  const text = await readFile(path, 'utf8').catch(() => { throw new CannotRun('RB309', 'there is no such file', { place, hint: 'give a file with an input of the module, as JSON or YAML' }); });
  try {
    const input: unknown = parse(text);
    return { name: place.file, input };
  } catch (thrown) {
    throw new CannotRun('RB305', `this input cannot be read: ${thrown instanceof Error ? thrown.message.split('\n')[0] ?? '' : String(thrown)}`, { place, hint: 'write it as JSON or YAML' });
  }
}

function ofExample(library: Library, { module, variant }: Bench, which: string): Start {
  const [id = '', number = '1'] = which.split('#');
  const ruling = rulingOf(library, id);
  const own = ruling === undefined ? [] : examplesOf([ruling]);
  const example = own.find((one) => String(one.number) === number || one.slug === number);
  if (example === undefined || example.module !== module.id) {
    const known = examplesOf(inForce(library), module.id).map((one) => `${one.clause.slice(0, one.clause.lastIndexOf('/'))}#${String(one.number)}`);
    throw new CannotRun('RB303', `module "${module.id}" has no example "${which}"`, { hint: known.length === 0 ? 'there are none; give --fixture or --input' : suggest(which, known) });
  }
  if (example.variant !== undefined && example.variant !== variant) {
    throw new CannotRun('RB303', `the example "${which}" is of the variant "${example.variant}"`, { hint: `write --variant ${example.variant}` });
  }
  const fixture = example.given.fixture === undefined ? undefined : fixtureOf(library, module.id, example.given.fixture);
  return { name: `${example.clause}: ${example.name}`, input: inputOf(library, example), example, ...(fixture === undefined ? {} : { fixture }) };
}

function ofFixture(library: Library, { module }: Bench, name: string): Start {
  const fixture = fixtureOf(library, module.id, name);
  if (fixture !== undefined) return { name: `fixture ${name}`, input: fixture.input, fixture };
  const own = module.fixtures !== undefined && Object.hasOwn(module.fixtures, name) ? module.fixtures[name] : undefined;
  if (own !== undefined) return { name: `fixture ${name}`, input: own };
  const known = [...library.fixtures.filter((one) => one.module === module.id).map((one) => one.name), ...Object.keys(module.fixtures ?? {})];
  throw new CannotRun('RB303', `module "${module.id}" has no fixture "${name}"`, { hint: suggest(name, known) });
}
