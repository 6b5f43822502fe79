/** Reading an object whose keys are known: a misspelt, missing or wrongly typed one is a problem at its place. */

import { isRecord, type ClauseId } from '@rulebench/core';
import { problem, shown, suggest } from './problem.ts';
import type { Branch, Tree } from './tree.ts';
import type { Place, Problem } from './types.ts';

/** An object of a file while it is read. Problems are collected in `problems`. */
export class Fields {
  readonly tree: Tree;
  readonly what: string;
  readonly problems: Problem[];

  /**
   * @param what how to call the object in a message: "the front matter"
   * @param known the keys it may have; any other is a problem
   */
  constructor(tree: Tree, what: string, known: readonly string[], problems: Problem[]) {
    this.tree = tree;
    this.what = what;
    this.problems = problems;
    if (!isRecord(tree.value)) {
      this.add('RB111', tree.place, `${what} must be keys with values, not ${shown(tree.value)}`, `write ${known.slice(0, 3).join(', ')}, … below each other`);
      return;
    }
    for (const [name, { key }] of tree.below) {
      if (!known.includes(name)) this.add('RB110', key, `${what} has no key "${name}"`, suggest(name, known));
    }
  }

  add(code: string, place: Place, message: string, hint?: string): void {
    this.problems.push(problem(code, place, message, hint));
  }

  branch(key: string): Branch | undefined {
    return this.tree.below.get(key);
  }

  has(key: string): boolean {
    return this.tree.below.has(key);
  }

  /** Where a key's value is written, else where the object is. */
  placeOf(key: string): Place {
    return this.branch(key)?.tree.place ?? this.tree.place;
  }

  /** Says that a key is missing. */
  required(key: string, example: string): void {
    if (isRecord(this.tree.value) && !this.has(key)) this.add('RB109', this.tree.place, `${this.what} has no "${key}"`, `write ${key}: ${example}`);
  }

  text(key: string): string | undefined {
    const value = this.branch(key)?.tree.value;
    if (typeof value === 'string' && value.trim() !== '') return value;
    return this.wrongType(key, 'text');
  }

  /** A whole number from 1. */
  count(key: string): number | undefined {
    const value = this.branch(key)?.tree.value;
    if (typeof value === 'number' && Number.isInteger(value) && value > 0) return value;
    return this.wrongType(key, 'a whole number from 1');
  }

  /** A date as text: `1998-04-07`, that is a day of the calendar. */
  date(key: string): string | undefined {
    const value = this.branch(key)?.tree.value;
    if (typeof value === 'string' && isDate(value)) return value;
    return this.wrongType(key, 'a date such as 1998-04-07');
  }

  /** The items of a list with their trees. */
  items(key: string): readonly Tree[] | undefined {
    const tree = this.branch(key)?.tree;
    if (tree !== undefined && Array.isArray(tree.value)) return [...tree.below.values()].map((one) => one.tree);
    return this.wrongType(key, 'a list');
  }

  /** A list of words. */
  words(key: string): readonly string[] | undefined {
    return this.items(key)?.flatMap((item): string[] => {
      if (typeof item.value === 'string') return [item.value];
      this.add('RB111', item.place, `"${key}" is a list of words, and this is ${shown(item.value)}`);
      return [];
    });
  }

  private wrongType(key: string, wanted: string): undefined {
    const branch = this.branch(key);
    if (branch !== undefined) this.add('RB111', branch.tree.place, `"${key}" must be ${wanted}, not ${shown(branch.tree.value)}`);
  }
}

/** Whether a text is a day as ISO writes it, and one that there was: `1998-04-07`. Pure. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
}

/** A slug: small letters, digits and hyphens. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const RULING_ID = /^([a-z0-9]+(?:-[a-z0-9]+)*)\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;
export const REVISION_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*@[1-9]\d*$/;

/** Whether text has the shape of a clause's id: `ea/joker/3`. */
export function isClauseId(text: string): text is ClauseId {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*\/[1-9]\d*$/.test(text);
}
