/** Where a command starts a module's machine: from a fixture, from an example's start, or from an input of one's own. */

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { validateInput } from '@rulebench/core';
import { benchOf, type Bench } from '@rulebench/core/explain';
import { examplesOf, fixtureOf, inputOf, readData, suggest, type Example, type Fixture } from '@rulebench/rulings';
import { CannotRun, mustHaveVariant } from './failure.ts';
import type { Io } from './io.ts';
import type { ModuleAsked } from './module-asked.ts';
import { exampleOf, fileAsked, unread } from './select.ts';

export interface StartFlags {
  readonly fixture?: string;
  readonly example?: string;
  readonly input?: string;
  readonly variant?: string;
}

export interface Start {
  readonly bench: Bench;
  readonly input: unknown;
  /** `the fixture two-ships`, for people. */
  readonly says: string;
  /** The fixture that it is, or is made of. */
  readonly fixture?: Fixture;
  /** The example that starts so, where it is one's. */
  readonly example?: Example;
}

/** The paths that must be read for a start. @throws RB309 where there is no such file */
export async function pathsFor(io: Io, { example }: StartFlags): Promise<readonly string[]> {
  return example === undefined ? [] : [(await fileAsked(io, example)).path];
}

/**
 * The start that was asked for; else the module's first fixture, else the start of its first example, else none.
 * @throws RB301 where more than one is asked for, RB321 where there is none such or the rules refuse it
 */
export async function startAsked(io: Io, found: ModuleAsked, flags: StartFlags): Promise<Start> {
  const asked = [flags.fixture, flags.example, flags.input].filter((one) => one !== undefined);
  if (asked.length > 1) throw new CannotRun('RB301', 'only one of --fixture, --example and --input can be given');
  const { module } = found.asked;
  mustHaveVariant([module], flags.variant);
  const from = await fromOf(io, found, flags);
  const start = { ...from, bench: benchOf(module, flags.variant ?? from.variant) };
  mustBeAllowed(start);
  return start;
}

type From = Omit<Start, 'bench'> & { readonly variant?: string };

async function fromOf(io: Io, found: ModuleAsked, { fixture, example, input }: StartFlags): Promise<From> {
  if (fixture !== undefined) return fixtureNamed(found, fixture);
  if (example !== undefined) return exampleNamed(io, found, example);
  if (input !== undefined) return { input: await inputFrom(io, input), says: 'an input of your own' };
  const { workspace: { library }, asked: { module } } = found;
  const [first] = fixturesOf(found);
  if (first !== undefined) return fixtureNamed(found, first);
  const shown = examplesOf(library.rulings, module.id).find((one) => one.givenRefused === undefined);
  return shown === undefined ? { input: {}, says: 'an empty input' } : startOf(found, shown);
}

/** The names of a module's fixtures, those of files first. */
function fixturesOf({ workspace: { library }, asked: { module } }: ModuleAsked): readonly string[] {
  return [...new Set([...library.fixtures.filter((one) => one.module === module.id).map(({ name }) => name), ...Object.keys(module.fixtures ?? {})])];
}

function fixtureNamed(found: ModuleAsked, name: string): From {
  const { workspace: { library }, asked: { module } } = found;
  const fixture = library.fixtures.find((one) => one.module === module.id && one.name === name);
  const says = `the fixture ${name}`;
  if (fixture?.input !== undefined) return { input: fixture.input, says, fixture };
  if (module.fixtures !== undefined && Object.hasOwn(module.fixtures, name)) return { input: module.fixtures[name], says };
  const known = fixturesOf(found);
  throw new CannotRun('RB321', `module "${module.id}" has no fixture "${name}"`, { hint: known.length === 0 ? 'there are none' : suggest(name, known) });
}

async function exampleNamed(io: Io, found: ModuleAsked, argument: string): Promise<From> {
  const { file, which } = await fileAsked(io, argument);
  const { workspace, asked: { module } } = found;
  const ruling = workspace.library.rulings.find(({ place }) => place.file === file);
  if (ruling === undefined) throw unread(workspace, file);
  const example = exampleOf(ruling, which, workspace.problems);
  if (example.module !== module.id) throw new CannotRun('RB321', `this example is decided by "${example.module}", and not by "${module.id}"`, { place: example.place });
  return startOf(found, example);
}

function startOf({ workspace: { library } }: ModuleAsked, example: Example): From {
  const input = inputOf(library, example);
  if (input === undefined) throw new CannotRun('RB321', 'the start of this example cannot be made', { place: example.place });
  const fixture = example.given.fixture === undefined ? undefined : fixtureOf(library, example.module, example.given.fixture);
  return { input, example, ...(fixture === undefined ? {} : { fixture }), says: `the start of "${example.name}" (${example.place.file}#${String(example.number)})`, ...(example.variant === undefined ? {} : { variant: example.variant }) };
}

/** An input written on the command line, or in a file. @throws RB321 */
async function inputFrom({ cwd }: Io, argument: string): Promise<unknown> {
  const text = /^\s*[{[]/.test(argument) ? argument : await readFile(resolve(cwd, argument), 'utf8').catch(() => undefined);
  if (text === undefined) throw new CannotRun('RB321', `there is no file "${argument}" to read an input from`, { hint: 'write --input \'{ … }\', or give the path of a file with JSON or YAML' });
  const read = readData(text);
  if ('why' in read) throw new CannotRun('RB321', `this input is neither JSON nor YAML (${read.why})`, { hint: 'write --input \'{ … }\', or give the path of a file with JSON or YAML' });
  return read.value;
}

/** @throws RB321 where a rule of input refuses the start, or breaks on it */
function mustBeAllowed({ bench, input, says }: Start): void {
  const { ok, verdicts, by } = validateInput(bench.rules, input);
  if (ok) return;
  const why = verdicts.filter(({ outcome }) => outcome !== 'allowed').map((verdict) => verdict.says).join('; ');
  throw new CannotRun('RB321', `${says} is refused: ${why} (${by.join(', ')})`, { hint: 'start from another with --fixture, --example or --input' });
}
