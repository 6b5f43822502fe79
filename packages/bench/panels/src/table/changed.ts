/** What is different between two scenes, so that the picture can set off what a step did. */

import { sameJson, type Scene } from '@rulebench/core';

/** The keys of things that are new or different: `sheet/F1/column/S1`. */
export type Changed = ReadonlySet<string>;

/** The parts of a scene by key, each with what is drawn of it. Pure. */
function partsOf({ tracks = [], sheets = [] }: Scene): ReadonlyMap<string, unknown> {
  const parts = new Map<string, unknown>();
  for (const track of tracks) {
    for (const { above, below, ...place } of track.places) {
      parts.set(`track/${track.id}/place/${place.id}`, place);
      for (const token of above) parts.set(`track/${track.id}/token/${token.id}`, { token, at: place.id, side: 'above' });
      for (const token of below) parts.set(`track/${track.id}/token/${token.id}`, { token, at: place.id, side: 'below' });
    }
  }
  for (const sheet of sheets) {
    for (const { die, ...column } of sheet.columns) {
      parts.set(`sheet/${sheet.id}/column/${column.id}`, column);
      parts.set(`sheet/${sheet.id}/die/${column.id}`, die ?? null);
    }
    for (const card of sheet.cards) parts.set(`sheet/${sheet.id}/card/${card.id}`, card);
    for (const total of sheet.totals) parts.set(`sheet/${sheet.id}/total/${total.id}`, total);
  }
  return parts;
}

/** What is new or different now; nothing where there is no scene before. Pure. */
export function changedIn(before: Scene | undefined, now: Scene): Changed {
  if (before === undefined || before === now) return new Set();
  const was = partsOf(before);
  return new Set([...partsOf(now)].flatMap(([key, part]) => (was.has(key) && sameJson(was.get(key), part) ? [] : [key])));
}

/** The first sheet with something new or different on it; none where every sheet has (then there is none to single out). Pure. */
export function changedSheet({ sheets = [] }: Scene, changed: Changed): string | undefined {
  const touched = sheets.filter(({ id }) => [...changed].some((key) => key.startsWith(`sheet/${id}/`)));
  return touched.length === sheets.length ? undefined : touched[0]?.id;
}
