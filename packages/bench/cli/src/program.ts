/** The commands, their options and their help. */

import { isDate } from '@rulebench/rulings';
import { Command, InvalidArgumentError, Option } from 'commander';
import { check, type CheckFlags } from './commands/check.ts';
import { compare, type CompareFlags } from './commands/compare.ts';
import { explainStep, type ExplainFlags } from './commands/explain.ts';
import { exploreModule, type ExploreFlags } from './commands/explore.ts';
import { exportChart, FORMATS, type ExportFlags } from './commands/export.ts';
import { newModule, type NewFlags } from './commands/new.ts';
import { odds, type OddsFlags } from './commands/odds.ts';
import { runOne, type RunFlags } from './commands/run.ts';
import { writeSchemas, type SchemaFlags } from './commands/schema.ts';
import { simulate, type SimulateFlags } from './commands/simulate.ts';
import type { Io } from './io.ts';
import { REPORTERS } from './reporters/reporters.ts';
import { version } from './version.ts';

/** The program for one command line; `done` gets the exit code of the command that ran. */
export function programFor(io: Io, done: (code: number) => void): Command {
  const program = new Command('rulebench')
    .description('Runs rulings: every clause an example, every answer with its reason.')
    .version(version, '--version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .exitOverride()
    .configureOutput({ writeOut: (text) => { io.out.write(text); }, writeErr: (text) => { io.err.write(text); }, outputError: () => undefined })
    .addHelpText('after', '\nExit codes: 0 it holds, 1 it does not hold, 2 it cannot run.');
  const command = (name: string, says: string, examples: readonly string[]): Command =>
    program.command(name).description(says).helpOption('-h, --help', 'print this help').addHelpText('after', helpFor(examples));

  command('check', 'run every example, and report what the clauses and rules lack', [
    'rulebench check                              everything in this workspace',
    'rulebench check rulings/joker.ruling.md      one ruling',
    'rulebench check --module ./my-rules          the rulings that a module of your own decides',
    'rulebench check --reporter junit --out junit.xml',
    'rulebench check --watch',
  ])
    .argument('[paths...]', 'ruling files, or directories with ruling files; the whole workspace unless given')
    .addOption(new Option('-m, --module <module>', 'only what this module decides: an id, or the path of a module; may be repeated').argParser(collected).default([], 'all'))
    .option('--variant <id>', 'run the examples that name no variant under this one')
    .option('--as-of <date>', 'only the rulings in force on this day (YYYY-MM-DD)', isoDate)
    .option('--complete', 'fail on anything that is only planned')
    .option('-w, --watch', 'run again whenever a ruling or a module changes')
    .addOption(new Option('-r, --reporter <name>', 'how to report').choices(REPORTERS).default('pretty'))
    .option('--json', 'the same as --reporter json')
    .option('-o, --out <file>', 'write the report into a file')
    .action(async (paths: string[], flags: CheckFlags) => { done(await check(io, paths, flags)); });

  command('run', 'run one example, and print what came of each step', [
    'rulebench run rulings/joker.ruling.md        its first example',
    'rulebench run rulings/joker.ruling.md#3      its third',
    'rulebench run rulings/joker.ruling.md#3 --trace run.json',
  ])
    .argument('<file>', 'a ruling file, and #n for its nth example')
    .addOption(moduleOption())
    .option('--variant <id>', 'run it under this variant')
    .option('--trace <file>', 'write the run into a file, as JSON')
    .option('--json', 'print one JSON object')
    .action(async (file: string, flags: RunFlags) => { done(await runOne(io, file, flags)); });

  command('explain', 'say why a step of an example was taken or refused', [
    'rulebench explain rulings/joker.ruling.md#3 --step 2',
    'rulebench explain rulings/joker.ruling.md#3 --step 2 --as A          with what player A may know',
    "rulebench explain rulings/joker.ruling.md#3 --step 2 --event '{ type: READY, player: A }'",
  ])
    .argument('<file>', 'a ruling file, and #n for its nth example')
    .requiredOption('-s, --step <k>', 'the step: 1 is the first event', wholeNumber)
    .option('--event <event>', 'ask about this event before that step instead, written as JSON or YAML')
    .option('--as <player>', 'answer only with what this player may know')
    .addOption(moduleOption())
    .option('--variant <id>', 'run it under this variant')
    .option('--json', 'print one JSON object')
    .action(async (file: string, flags: ExplainFlags) => { done(await explainStep(io, file, flags)); });

  command('explore', 'look at every state that a module can reach: what is wrong there, with the shortest run to it', [
    'rulebench explore energy-allocation                           from every example and fixture',
    'rulebench explore ./my-rules --input table.yaml               from a table of your own',
    'rulebench explore ./my-rules --example rulings/seats.ruling.md#3',
    'rulebench explore battle --out findings                       a ruling file and a trace a finding',
  ])
    .argument('<module>', 'a module of the workspace by its id, or the path of a module')
    .option('--variant <id>', 'explore it under this variant')
    .option('--fixture <name>', 'start from this fixture alone')
    .option('--example <file#n>', 'start where this example starts, and nowhere else')
    .option('--input <input>', 'start from this input alone, written as JSON or YAML, or a file of one')
    .option('--max-states <n>', 'stop when so many states were met', statesNumber, 1_000_000)
    .option('--max-time <seconds>', 'stop after so long', wholeNumber, 60)
    .option('--max-memory <megabytes>', 'stop when the process takes so much', wholeNumber, 2000)
    .option('--threads <n>', 'how many threads, once it takes a while; as many as there are cores unless given', threadsNumber)
    .option('--save <file>', 'keep an exploration that ends before all was seen')
    .addOption(new Option('--resume <file>', 'go on with what such a file keeps').conflicts('save'))
    .option('-o, --out <folder>', 'write each finding there, as a ruling file that run replays and a trace that the debugger opens')
    .option('--json', 'print one JSON object')
    .action(async (module: string, flags: ExploreFlags) => { done(await exploreModule(io, module, flags)); });

  command('compare', 'compare two variants of a module, or what held on two days', [
    'rulebench compare energy-allocation no-second-joker     a variant with the rules as they are',
    'rulebench compare self-controlling no-limit one-location',
    'rulebench compare mission-attempt 1998-03-05 1998-04-07 what a document changed',
    'rulebench compare ./my-rules mine --out parting.ruling.md',
  ])
    .argument('<module>', 'a module of the workspace by its id, or the path of a module')
    .argument('[a]', 'a variant, several joined by +, or a day')
    .argument('[b]', 'another; the rules as they are, unless given')
    .addOption(new Option('--as-of <date>', 'what held on this day, as a side; may be repeated').argParser((value: string, before: readonly string[]) => [...before, isoDate(value)]).default([], 'none'))
    .option('--fixture <name>', 'explore runs from this fixture alone; from every example and fixture unless given')
    .option('--example <file#n>', 'explore runs from where this example starts')
    .option('--input <input>', 'explore runs from an input, written as JSON or YAML, or a file of one')
    .option('--max-states <n>', 'how many pairs of states are kept', statesNumber, 100_000)
    .option('--max-time <s>', 'for how many seconds runs are explored', wholeNumber, 60)
    .option('--max-depth <n>', 'how many events a run has', wholeNumber)
    .option('-o, --out <file>', 'write the run in which they part into a ruling file, with an example for each')
    .option('--json', 'print one JSON object')
    .action(async (module: string, a: string | undefined, b: string | undefined, flags: CompareFlags) => { done(await compare(io, module, [a, b].flatMap((side) => side ?? []), flags)); });

  command('simulate', 'play a module many times, and say what it comes to', [
    'rulebench simulate energy-allocation                     1000 runs at random',
    'rulebench simulate battle --policy greedy:damaged --policy P=random --runs 5000',
    'rulebench simulate battle --seed 7 --replay 42           run 42 again, as an example',
    'rulebench simulate ./my-rules --csv --out runs.csv',
  ])
    .argument('<module>', 'a module of the workspace by its id, or the path of a module')
    .option('-n, --runs <n>', 'how many runs', runsNumber, 1000)
    .option('--seed <n>', 'where the random numbers begin; the same seed gives the same runs', seedNumber, 1)
    .option('--max-steps <n>', 'ends a run after so many steps', wholeNumber, 200)
    .addOption(new Option('-p, --policy <policy>', 'how everybody plays, or PLAYER=policy for one: random, greedy:METRIC, greedy:-METRIC, scripted:FILE, or a policy of the module; may be repeated').argParser(collected).default([], 'random'))
    .addOption(new Option('--metric <id>', 'only this metric; may be repeated').argParser(collected).default([], 'all'))
    .option('--fixture <name>', 'start from this fixture; the first unless given')
    .option('--example <file#n>', 'start where this example starts')
    .option('--input <input>', 'start from an input, written as JSON or YAML, or a file of one')
    .option('--variant <id>', 'the machine of this variant')
    .option('--threads <n>', 'how many threads; as many as there are cores unless given', threadsNumber)
    .option('--save <file>', 'keep what is done in a file')
    .addOption(new Option('--resume <file>', 'go on with what such a file keeps').conflicts('save'))
    .option('--replay <run>', 'make one run again instead, and print it as an example', runNumber)
    .option('--trace <file>', 'with --replay: write the run into a file, as JSON')
    .addOption(new Option('--csv', 'print a line a run').conflicts('json'))
    .option('--json', 'print one JSON object')
    .option('-o, --out <file>', 'write into a file')
    .action(async (module: string, flags: SimulateFlags) => { done(await simulate(io, module, flags)); });

  command('odds', 'say exactly how likely each end is, where chance is finite', [
    'rulebench odds energy-allocation --example packages/sources/ea/rulings/dice.ruling.md#1',
    "rulebench odds energy-allocation --script play.yaml --sweep 'ships.Heron.systems.S1.marked=0..4'",
    'rulebench odds energy-allocation --ask every-card.yaml --page cards.md',
    'rulebench odds battle --best P=damaged --best Q=-damaged',
  ])
    .argument('<module>', 'a module of the workspace by its id, or the path of a module')
    .option('--ask <file>', 'a question in a file: title, fixture, with, script, best, metrics, sweeps')
    .option('--script <file>', 'what is done: a list of events, each as soon as it is lawful; of --example its own, with chance left open')
    .addOption(new Option('--best <aim>', 'what players aim at where they can choose: METRIC, -METRIC, PLAYER=METRIC, or each; may be repeated').argParser(collected).default([], 'nothing'))
    .addOption(new Option('--metric <id>', 'only this metric; may be repeated').argParser(collected).default([], 'all'))
    .addOption(new Option('--sweep <values>', 'vary a place of the input, or of the script: path=0..4, path=a,b, path={ label: value }; may be repeated').argParser(collected).default([], 'nothing'))
    .option('--fixture <name>', 'start from this fixture; the first unless given')
    .option('--example <file#n>', 'start where this example starts')
    .option('--input <input>', 'start from an input, written as JSON or YAML, or a file of one')
    .option('--variant <id>', 'the machine of this variant')
    .option('--max-states <n>', 'give up where more states than these are met', statesNumber, 1_000_000)
    .option('--max-time <seconds>', 'give up after so long', wholeNumber, 600)
    .option('--page <file>', 'write all that is varied into a page of Markdown, with the best of it')
    .addOption(new Option('--csv', 'print a line an outcome').conflicts('json'))
    .option('--json', 'print one JSON object')
    .option('-o, --out <file>', 'write into a file')
    .action(async (module: string, flags: OddsFlags) => { done(await odds(io, module, flags)); });

  command('export', 'write the statechart of a module in another format', [
    'rulebench export energy-allocation',
    'rulebench export ./my-rules --format svg --out my-rules.svg',
  ])
    .argument('<module>', 'a module of the workspace by its id, or the path of a module')
    .addOption(new Option('-f, --format <format>', 'the format').choices(FORMATS).default('mermaid'))
    .option('--variant <id>', 'the machine of this variant')
    .option('--json', 'the same as --format json')
    .option('-o, --out <file>', 'write it into a file')
    .action(async (module: string, flags: ExportFlags) => { done(await exportChart(io, module, flags)); });

  command('schema', 'write JSON Schemas for editors: of examples, sources, fixtures and variants', [
    'rulebench schema                             into ./schemas, for every module of the workspace',
    'rulebench schema --module ./my-rules --out .vscode/schemas',
  ])
    .addOption(new Option('-m, --module <module>', 'only for this module: an id, or the path of a module; may be repeated').argParser(collected).default([], 'all'))
    .option('-o, --out <folder>', 'the folder to write into', 'schemas')
    .option('--json', 'print one JSON object instead')
    .action(async (flags: SchemaFlags) => { done(await writeSchemas(io, flags)); });

  command('new', 'make a module of your own: a rule, a ruling, two examples, complete and green', [
    'rulebench new whale-probe                    in packages/rules of a Rulebench workspace, else here',
    "rulebench new whale-probe --title 'Probes'",
  ])
    .argument('<name>', 'its name: small letters, digits and hyphens')
    .option('--title <title>', 'what people call it, made from the name unless given')
    .option('--json', 'print one JSON object')
    .action(async (name: string, flags: NewFlags) => { done(await newModule(io, name, flags)); });

  return program;
}

function moduleOption(): Option {
  return new Option('-m, --module <path>', 'the path of a module outside the workspace; may be repeated').argParser(collected).default([], 'those of the workspace');
}

function helpFor(examples: readonly string[]): string {
  return `\nExamples:\n${examples.map((example) => `  ${example}`).join('\n')}`;
}

function collected(value: string, before: readonly string[]): readonly string[] {
  return [...before, value];
}

function isoDate(value: string): string {
  if (!isDate(value)) throw new InvalidArgumentError('it must be a date, as 1998-04-07.');
  return value;
}

/** A whole number of at least one and at most another. */
function between(least: number, most: number): (value: string) => number {
  return (value) => {
    const number = /^\d{1,10}$/.test(value) ? Number(value) : NaN;
    if (!(number >= least && number <= most)) throw new InvalidArgumentError(`it must be a whole number from ${String(least)} to ${String(most)}.`);
    return number;
  };
}

const statesNumber = between(1, 100_000_000);
const runsNumber = between(1, 10_000_000);
const runNumber = between(0, 9_999_999);
const seedNumber = between(0, 2 ** 32 - 1);
const threadsNumber = between(1, 256);

function wholeNumber(value: string): number {
  if (!/^\d{1,6}$/.test(value)) throw new InvalidArgumentError('it must be a whole number, as 2.');
  return Number(value);
}
