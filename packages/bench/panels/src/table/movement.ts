/**
 * What a step did to the things on the table, told by the two pictures before and after it: what went from where to where, what came and what
 * went. Effects that name a thing are told beside it. It knows no game: a thing is whatever a scene gives an id.
 */

import type { Place, Scene, Token } from '@rulebench/core';
import { listed } from '../words/value.ts';

/** Where in a picture a thing is: at a token of its own, or held by another one. */
export interface Spot {
  readonly track: string;
  readonly place: string;
  readonly side: 'above' | 'below';
  /** The id of the token. */
  readonly token: string;
  /** In words, for a sentence. */
  readonly words: string;
}

/** Things with one fate, told and drawn as one. */
export interface Movement {
  readonly fate: 'moved' | 'arrived' | 'left';
  readonly names: readonly string[];
  /** None of what arrived. */
  readonly from?: Spot;
  /** None of what left. */
  readonly to?: Spot;
}

/** Where a token was that is no more there: its place in the picture is kept for a step. */
export interface Ghost {
  readonly token: Token;
  readonly spot: Spot;
  readonly left: boolean;
}

/** An effect, which may name things by their ids. */
export interface NamedEffect { readonly type: string }

/** All that a step did to the things on the table. */
export interface Moved {
  readonly movements: readonly Movement[];
  readonly ghosts: readonly Ghost[];
  /** The effects that name a token or what it holds, by the token's id. */
  readonly effects: ReadonlyMap<string, readonly string[]>;
}

export const NOTHING_MOVED: Moved = { movements: [], ghosts: [], effects: new Map() };

interface Thing {
  readonly label: string;
  readonly spot: Spot;
  /** The token that it is, or that holds it. */
  readonly token: Token;
  readonly own: boolean;
}

/** What is different between two pictures, and what the step's effects say of it. Pure. */
export function movedIn(before: Scene | undefined, now: Scene, effects: readonly NamedEffect[] = []): Moved {
  if (before === undefined || before === now) return NOTHING_MOVED;
  const [was, is] = [thingsIn(before), thingsIn(now)];
  const movements = joinedUp([...new Set([...was.keys(), ...is.keys()])].flatMap((id) => movementOf(was.get(id), is.get(id), { was, is })));
  return { movements, ghosts: ghostsOf(movements, was, is), effects: effectsAt(effects, { was, is }) };
}

type Things = ReadonlyMap<string, Thing>;
interface Both { readonly was: Things; readonly is: Things }

/** Everything in a picture that has an id, by that id. A thing with a token of its own is there, whatever else holds it. */
function thingsIn({ tracks = [] }: Scene): Things {
  const things = new Map<string, Thing>();
  const tokens = tracks.flatMap((track) => track.places.flatMap((place) => (['above', 'below'] as const).flatMap((side) => place[side].map((token) => ({ token, at: place, spot: spotOf(track.id, place, side, token) })))));
  for (const { token, at, spot } of tokens) {
    for (const { id, label } of token.holds ?? []) things.set(id, { label, token, own: false, spot: { ...spot, words: `${plainName(token)} at ${at.label}` } });
  }
  for (const { token, spot } of tokens) things.set(token.id, { label: plainName(token), token, own: true, spot });
  return things;
}

function spotOf(track: string, place: Place, side: Spot['side'], token: Token): Spot {
  return { track, place: place.id, side, token: token.id, words: place.label };
}

/** A label without its arrows. */
const plainName = ({ label }: Token): string => label.replace(/ [←→].*$/u, '');

const samePlace = (one: Spot, other: Spot): boolean => one.track === other.track && one.place === other.place;

function movementOf(before: Thing | undefined, after: Thing | undefined, both: Both): readonly Movement[] {
  const told = before ?? after;
  if (told === undefined || (told.own && told.token.group === true)) return [];
  const names = [told.label];
  if (before === undefined) return after === undefined || goesWithHolder(after, both.was) ? [] : [{ fate: 'arrived', names, to: after.spot }];
  if (after === undefined) return goesWithHolder(before, both.is) ? [] : [{ fate: 'left', names, from: before.spot }];
  const stays = before.own && after.own ? samePlace(before.spot, after.spot) : before.spot.token === after.spot.token;
  return stays ? [] : [{ fate: 'moved', names, from: before.spot, to: after.spot }];
}

/** Whether its holder comes or goes with it, and tells for both. A group does not tell for those in it. */
function goesWithHolder({ own, token }: Thing, other: Things): boolean {
  return !own && token.group !== true && !other.has(token.id);
}

/** Those that go the same way go together. */
function joinedUp(movements: readonly Movement[]): readonly Movement[] {
  const ways = new Map<string, Movement>();
  for (const one of movements) {
    const way = JSON.stringify([one.fate, one.from, one.to]);
    const known = ways.get(way);
    ways.set(way, known === undefined ? one : { ...known, names: [...known.names, ...one.names] });
  }
  return [...ways.values()];
}

/** A ghost for each token that something went from and that is there no more. */
function ghostsOf(movements: readonly Movement[], was: Things, is: Things): readonly Ghost[] {
  const ghosts = new Map<string, Ghost>();
  for (const { from, fate } of movements) {
    const before = from === undefined ? undefined : was.get(from.token);
    if (before === undefined) continue;
    const after = is.get(before.token.id);
    if (after?.own === true && samePlace(after.spot, before.spot)) continue;
    ghosts.set(before.token.id, { token: before.token, spot: before.spot, left: fate === 'left' && after === undefined });
  }
  return [...ghosts.values()];
}

/** Which effects name what, but for those that a movement tells already. */
function effectsAt(effects: readonly NamedEffect[], { was, is }: Both): Moved['effects'] {
  const counted = new Map<string, Map<string, number>>();
  for (const { type, ...rest } of effects) {
    for (const id of new Set(Object.values(rest).filter((value): value is string => typeof value === 'string'))) {
      const [before, after] = [was.get(id), is.get(id)];
      const thing = after ?? before;
      if (thing === undefined || (before === undefined || after === undefined ? after !== undefined : !samePlace(before.spot, after.spot))) continue;
      const at = counted.get(thing.token.id) ?? new Map<string, number>();
      counted.set(thing.token.id, at.set(type, (at.get(type) ?? 0) + 1));
    }
  }
  return new Map([...counted].map(([token, types]) => [token, [...types].map(([type, count]) => `${type.replaceAll('-', ' ')}${count === 1 ? '' : ` × ${String(count)}`}`)]));
}

/** How many are named in a sentence. */
const NAMED = 3;

/** A movement as a sentence without its full stop. Pure. */
export function movementWords({ fate, names, from, to }: Movement): string {
  const who = names.length <= NAMED + 1 ? listed(names) : `${names.slice(0, NAMED).join(', ')} and ${String(names.length - NAMED)} more`;
  const many = names.length > 1;
  if (fate === 'arrived') return `${who} ${many ? 'come' : 'comes'} to ${to?.words ?? ''}`;
  if (fate === 'left') return `${who} ${many ? 'leave' : 'leaves'} ${from?.words ?? ''}`;
  return `${who} ${many ? 'go' : 'goes'} from ${from?.words ?? ''} to ${to?.words ?? ''}`;
}

/** Everything that a step did, in sentences; nothing where it did nothing. Pure. */
export function movedWords({ movements, effects }: Moved, labelOf: (token: string) => string): readonly string[] {
  return [...movements.map(movementWords), ...[...effects].map(([token, types]) => `${labelOf(token)}: ${types.join(', ')}`)];
}
