/** An exploration in words, for people. */

import { exampleFor, leftOutWords, linkFor, type Exploration, type Finding } from '@rulebench/explorer';
import { counted } from '@rulebench/rulings';
import type { Paint } from './paint.ts';

/** Where `npm start` serves the debugger. */
const DEBUGGER = 'http://127.0.0.1:6006/';
const MANY = 8;

/** What was found. Pure. */
export function explorationLines(exploration: Exploration, title: string, paint: Paint): readonly string[] {
  const { findings, outdated } = exploration;
  const own = findings.filter(({ known }) => known === undefined);
  const known = findings.filter((one) => one.known !== undefined);
  return [
    `${paint.bold(title)} ${paint.dim(`(${exploration.module}${exploration.variant === 'default' ? '' : `, ${exploration.variant}`})`)}`,
    ...spaceLines(exploration, paint),
    ...own.flatMap((finding) => ['', ...findingLines(finding, paint)]),
    ...(known.length === 0 ? [] : ['', ...known.map((one) => `${paint.cyan('○')} ${one.id}  ${paint.dim(`known: ${one.known ?? ''}`)}`)]),
    ...outdated.map((id) => `${paint.red('✕')} ${id}  is documented by the module, and was not found; take it out of knownFindings`),
    ...unseenLines(exploration, paint),
    '',
    verdictLine(exploration, own.length, paint),
  ];
}

function spaceLines({ starts, states, open, transitions, depth, ends, complete, because, collisionOdds, time }: Exploration, paint: Paint): readonly string[] {
  return [
    `${counted(states, 'state')} from ${counted(starts, 'start')}, ${counted(transitions, 'transition')}, depth ${String(depth)}, ${counted(ends, 'end')} ${paint.dim(`(${(time / 1000).toFixed(1)} s)`)}`,
    paint.dim(`odds that two states were taken for one: ${collisionOdds === 0 ? 'none' : collisionOdds.toExponential(0)}`),
    ...(complete ? [] : [paint.yellow(`not complete: ${because.map((why) => leftOutWords(why, `--${why}`)).join('; ')}${open === 0 ? '' : `; ${counted(open, 'state')} met and not looked at`}`)]),
  ];
}

function findingLines(finding: Finding, paint: Paint): readonly string[] {
  const { id, says, times, details, run, start, round } = finding;
  const example = exampleFor(finding);
  const link = linkFor(finding);
  const events = (run?.steps.length ?? 1) - 1;
  return [
    `${paint.red('✕')} ${paint.bold(id)}  ${says}${times > 1 ? paint.dim(` (${counted(times, 'time')})`) : ''}`,
    ...details.map((detail) => `    ${detail}`),
    ...(run === undefined ? [] : [`    shortest run: ${counted(events, 'event')}${round === undefined ? '' : `, of which the last ${String(round)} go round`}${start === undefined ? '' : `, from ${start.name}`}`]),
    ...(example === undefined ? [] : ['', ...['```example', ...example.trimEnd().split('\n'), '```'].map((line) => `    ${paint.dim(line)}`)]),
    ...(run === undefined ? [] : ['', `    ${link === undefined ? paint.dim('too long for a link: --out writes it as a trace, which the page “A table of your own” opens') : paint.cyan(`${DEBUGGER}${link}`)}`]),
  ];
}

function unseenLines({ unseen }: Exploration, paint: Paint): readonly string[] {
  const listed = (what: string, names: readonly string[]): readonly string[] =>
    (names.length === 0 ? [] : [paint.dim(`not seen so far: ${what} ${names.slice(0, MANY).join(', ')}${names.length > MANY ? `, and ${String(names.length - MANY)} more` : ''}`)]);
  const lines = [...listed('rules', unseen.rules), ...listed('states', unseen.states), ...listed('transitions', unseen.transitions)];
  return lines.length === 0 ? [] : ['', ...lines];
}

function verdictLine({ complete, outdated, findings }: Exploration, own: number, paint: Paint): string {
  const documented = findings.length - own;
  const but = documented === 0 ? '' : `, but for ${counted(documented, 'known one')}`;
  if (own + outdated.length > 0) return paint.red(`✕ ${counted(own + outdated.length, 'finding')}${but}`);
  return complete ? paint.green(`✓ no findings${but}, in all that can be reached`) : paint.yellow(`✓ no findings${but}, in what was explored`);
}
