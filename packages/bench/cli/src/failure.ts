/**
 * What keeps the command from doing its work, said in one line.
 *
 * | code | meaning |
 * | --- | --- |
 * | RB301 | an argument or option that the command does not know or take |
 * | RB302 | a variant that no module has |
 * | RB303 | no such example in the file |
 * | RB304 | no such step in the run |
 * | RB305 | an event that cannot be read |
 * | RB306 | no such module |
 * | RB307 | nothing to check, or a file of which nothing runs |
 * | RB308 | a file that cannot be written |
 * | RB309 | no such file |
 * | RB310 | a player who is not at the table |
 * | RB311 | a name or title that a new module cannot have |
 * | RB312 | a name that is taken |
 * | RB321 | a fixture or a start that the module does not have, or that cannot be read |
 * | RB322 | a policy or a metric that the module does not have, or a script that cannot be read |
 * | RB323 | saved work that cannot be gone on with |
 * | RB324 | work that was not done: it was ended, or a thread died again and again |
 * | RB331 | a sweep that cannot be read |
 * | RB332 | a question about odds that cannot be read |
 * | RB399 | a failure of the command itself |
 */

import { DEFAULT_VARIANT, errorOf, isRulebenchError, type RuleModule } from '@rulebench/core';
import { variantsIn } from '@rulebench/core/explain';
import { suggest, type Place, type Problem } from '@rulebench/rulings';

export class CannotRun extends Error {
  override readonly name = 'CannotRun';
  readonly code: string;
  readonly hint: string | undefined;
  readonly place: Place | undefined;

  constructor(code: string, message: string, more: { readonly hint?: string | undefined; readonly place?: Place } = {}) {
    super(message);
    this.code = code;
    this.hint = more.hint;
    this.place = more.place;
  }
}

/** The failure that a problem of a file is. Pure. */
export function cannotRun({ code, message, hint, place }: Problem): CannotRun {
  return new CannotRun(code, message, { hint, place });
}

/** Anything thrown as a failure that can be said. Pure. */
export function failureOf(thrown: unknown): CannotRun {
  if (thrown instanceof CannotRun) return thrown;
  if (isRulebenchError(thrown)) return new CannotRun(thrown.code, withoutCode(thrown.message));
  return new CannotRun('RB399', errorOf(thrown).message.split('\n')[0] ?? 'it failed', { hint: 'set RULEBENCH_DEBUG=1 to see where' });
}

/** A message of Rulebench's own errors, which begins with the code, without it. Pure. */
export function withoutCode(message: string): string {
  return message.replace(/^RB\d+: /, '');
}

/** Whether a problem means that a file or module was not read: all others are something that does not hold. Pure. */
export function keepsFromRunning({ code }: { readonly code: string }): boolean {
  return /^RB1(0\d|1[0-8]|2[0-8])$/.test(code) || keepsModuleFromRunning({ code });
}

/** Whether a problem means that a module was not loaded. Pure. */
export function keepsModuleFromRunning({ code }: { readonly code: string }): boolean {
  return ['RB145', 'RB146', 'RB147'].includes(code);
}

/** Refuses a variant asked for that none of some modules has. @throws RB302 */
export function mustHaveVariant(modules: readonly RuleModule[], variant: string | undefined): void {
  if (variant === undefined || variant === DEFAULT_VARIANT) return;
  if (modules.some((module) => variantsIn(module, variant) !== undefined)) return;
  const known = [...new Set(modules.flatMap(({ variants = [] }) => variants.map(({ id }) => id)))];
  const [only] = modules;
  const who = modules.length === 1 && only !== undefined ? `module "${only.id}" has no variant` : 'no module has a variant';
  throw new CannotRun('RB302', `${who} "${variant}"`, { hint: known.length === 0 ? 'there are none' : suggest(variant, [DEFAULT_VARIANT, ...known]) });
}

/** @throws RB310 where it is known who is at the table, and this player is not */
export function mustSit(player: string, players: readonly string[] | undefined): void {
  if (players?.includes(player) === false) throw new CannotRun('RB310', `there is no player "${player}" at the table`, { hint: suggest(player, players) });
}

/** What is said of a failure or a problem. */
export interface Said {
  readonly code: string;
  readonly message: string;
  readonly hint?: string | undefined;
  readonly place?: Place | undefined;
}

/** `file:line:column RB123 what is wrong; what to do`. Pure. */
export function lineOf({ code, message, hint, place }: Said): string {
  const where = place === undefined ? '' : `${placeText(place)} `;
  return `${where}${code} ${message}${hint === undefined ? '' : `; ${hint}`}`;
}

/** `file:line:column`. Pure. */
export function placeText({ file, line, column }: Place): string {
  return `${file}:${String(line)}:${String(column)}`;
}

/** A failure as the `error` of a JSON answer. Pure. */
export function errorJson({ code, message, hint, place }: Said): object {
  return { code, message, ...(hint === undefined ? {} : { hint }), ...place };
}
