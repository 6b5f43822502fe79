/** What a new module can be called. */

import { isBuiltin } from 'node:module';
import { CannotRun } from '../failure.ts';

const LONGEST = 50;
const LONGEST_TITLE = 80;
const RESERVED = new Set(['constructor', 'prototype', 'default', 'node-modules']);

/**
 * Refuses a name that cannot be a folder, a package, a module's id and a source's id at once. Pure.
 * @param taken names that are others' already
 * @throws RB311 where it is not written as one, RB312 where it is taken
 */
export function mustBeName(name: string, taken: ReadonlySet<string>): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    const near = slugOf(name);
    throw new CannotRun('RB311', `a module cannot be called "${name}": small letters, digits and hyphens, a letter first`, { hint: near === undefined ? 'as in whale-probe' : `did you mean "${near}"?` });
  }
  if (name.length > LONGEST) throw new CannotRun('RB311', `a module's name has ${LONGEST} characters at the most, and this has ${name.length}`, { hint: 'give a shorter one, and --title for the long one' });
  if (RESERVED.has(name) || isBuiltin(name)) throw new CannotRun('RB311', `a module cannot be called "${name}": the name has a meaning of its own in JavaScript`, { hint: 'give another name' });
  if (taken.has(name)) throw new CannotRun('RB312', `there is a package "${name}" already`, { hint: 'give another name' });
}

/** The name that was most likely meant; none where nothing is left of it. */
function slugOf(name: string): string | undefined {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const slug = words.join('-').replace(/^[0-9-]+/, '');
  return slug === '' || slug.length > LONGEST ? undefined : slug;
}

/** Refuses a title that cannot stand in code, Markdown and YAML alike. Pure. @throws RB311 */
export function mustBeTitle(title: string): void {
  if (/^[\p{L}\p{N}](?:[\p{L}\p{N} ,.()-]*[\p{L}\p{N}.)])?$/u.test(title) && title.length <= LONGEST_TITLE) return;
  throw new CannotRun('RB311', 'this title cannot be taken', { hint: `write ${LONGEST_TITLE} letters, digits, spaces, commas, full stops, hyphens and brackets at the most, a letter or digit first` });
}

/** `Whale probe` of `whale-probe`. Pure. */
export function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
