/**
 * A walk as plain data, so that one that was ended can be gone on with. What is kept are numbers: of each state the one it was met from and the number of the try
 * that led there. Going on, every state is made again by its module, from the same starts; nothing of a state is taken from the file, and at the end all
 * must have the fingerprints that they had. So whoever alters a file can hide states from a walk, and do no more.
 */

import { isRecord, RulebenchError, sameJson, stampOf, type Outcome, type Stamp } from '@rulebench/core';
import type { Bench } from '@rulebench/core/explain';
import { fingerprintOf } from '../fingerprint.ts';
import type { Pair } from './key-samples.ts';
import type { Where } from './rules-seen.ts';

/** A sighting: place and number of the first, how often, and what was thrown. */
export interface SavedSighting {
  readonly first: Where;
  readonly times: number;
  readonly error?: { readonly code: string; readonly message: string };
}

export interface SavedWalk {
  readonly kind: 'exploration';
  readonly of: Stamp;
  /** The fingerprints of all starts, in one; the same starts must be given again. */
  readonly starts: string;
  /** Of what the module is written in: as far as that shows. */
  readonly code: string;
  /** The fingerprints of all states, in one. */
  readonly states: string;
  /** Of each state where it was met from (-1 for a start) and the number of the try. */
  readonly parents: readonly number[];
  readonly moves: readonly number[];
  /** Of each state that was looked at, the end of its part of `to`, and its marks. */
  readonly ends: readonly number[];
  readonly to: readonly number[];
  readonly marks: readonly number[];
  readonly layer: number;
  readonly layerEnd: number;
  readonly depth: number;
  readonly taken: number;
  readonly sampled: number;
  readonly capped: number;
  readonly rules: readonly (readonly [rule: string, outcome: Outcome, where: Where])[];
  readonly unseen: { readonly states: readonly string[]; readonly transitions: readonly string[] };
  /** What was noted to see whether the module's key is sound: how often some states were come to again, and by which tries. */
  readonly keys: { readonly times: readonly (readonly [place: number, times: number])[]; readonly pairs: readonly Pair[] };
  readonly broken: readonly (readonly [string, SavedSighting])[];
  readonly deadEnds: readonly (readonly [string, SavedSighting])[];
}

/**
 * Reads a saved walk, for one module and the same starts.
 * @throws RB404 where it is none, or of another module, version, variant or other starts, or of another code
 */
export function savedWalk(data: unknown, bench: Bench, starts: string): SavedWalk {
  const of = stampOf(bench.module, bench.variant);
  if (!isSavedWalk(data)) throw new RulebenchError('RB404', 'this is no saved exploration');
  if (!sameJson(data.of, of)) throw new RulebenchError('RB404', `this exploration is of ${named(data.of)}, and not of ${named(of)}`);
  if (data.starts !== starts) throw new RulebenchError('RB404', 'this exploration began from other starts; give those that it began from, or begin anew');
  if (data.code !== codeOf(bench)) throw changed();
  return data;
}

/** What is said of a walk that its module does not go any more. */
export function changed(): RulebenchError {
  return new RulebenchError('RB404', 'this exploration does not go so any more: the module has changed since; begin anew');
}

/** A print of all that a module's code shows: the same code gives the same. What a function closes over is not seen. Pure. */
export function codeOf({ machine, module, rules }: Bench): string {
  const text = JSON.stringify([machine.config, rules, module], (_, value: unknown) => (typeof value === 'function' ? Function.prototype.toString.call(value) : value));
  const { high, low } = fingerprintOf(text);
  return `${String(high)} ${String(low)}`;
}

function named({ module, version, variant }: Stamp): string {
  return `"${module}" ${version}${variant === 'default' ? '' : `, ${variant}`}`;
}

function isSavedWalk(data: unknown): data is SavedWalk {
  if (!isRecord(data) || data['kind'] !== 'exploration' || !isStamp(data['of']) || !areTexts([data['starts'], data['code'], data['states']])) return false;
  const { parents, moves, ends, to, marks } = data;
  if (![parents, moves, ends, to, marks].every(areIntegers) || !['layer', 'layerEnd', 'depth', 'taken', 'sampled', 'capped'].every((key) => isCount(data[key]))) return false;
  return hangsTogether(data as Pick<SavedWalk, 'parents' | 'moves' | 'ends' | 'to' | 'marks'>) // boundary: just looked at
    && isRecord(data['unseen']) && areTexts(data['unseen']['states']) && areTexts(data['unseen']['transitions']) && areKeys(data['keys'])
    && isList(data['rules'], isAnswer) && isList(data['broken'], isSighting) && isList(data['deadEnds'], isSighting);
}

/** Parents come before their children and in order, and every place is one. */
function hangsTogether({ parents, moves, ends, to, marks }: Pick<SavedWalk, 'parents' | 'moves' | 'ends' | 'to' | 'marks'>): boolean {
  const expanded = ends.length;
  return parents.length === moves.length && marks.length === expanded && expanded <= parents.length
    && parents.every((parent, place) => parent >= (parents[place - 1] ?? -1) && parent < Math.min(place, expanded))
    && moves.every((move) => move >= 0)
    && ends.every((end, i) => end >= (ends[i - 1] ?? 0)) && (ends.at(-1) ?? 0) === to.length
    && to.every((place) => place >= 0 && place < parents.length);
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const areIntegers = (value: unknown): boolean => Array.isArray(value) && value.every((one) => Number.isInteger(one));
const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string');
const isStamp = (value: unknown): boolean => isRecord(value) && ['module', 'version', 'variant'].every((key) => typeof value[key] === 'string');
const isWhere = (value: unknown): boolean => isRecord(value) && Number.isInteger(value['place']) && Number.isInteger(value['number']);

function areKeys(value: unknown): boolean {
  return isRecord(value) && isList(value['times'], (one) => one.every(isCount)) && Array.isArray(value['pairs']) && value['pairs'].every((one) => isRecord(one) && isCount(one['place']) && isWhere(one['again']));
}

function isList(value: unknown, isOne: (one: readonly unknown[]) => boolean): boolean {
  return Array.isArray(value) && value.every((one) => Array.isArray(one) && isOne(one));
}

function isAnswer([rule, outcome, where]: readonly unknown[]): boolean {
  return typeof rule === 'string' && ['allowed', 'refused', 'unknown'].includes(String(outcome)) && isWhere(where);
}

function isSighting([key, sighting]: readonly unknown[]): boolean {
  if (typeof key !== 'string' || !isRecord(sighting) || !isWhere(sighting['first']) || !isCount(sighting['times'])) return false;
  const { error } = sighting;
  return error === undefined || (isRecord(error) && typeof error['code'] === 'string' && typeof error['message'] === 'string');
}
