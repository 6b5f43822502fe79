/** The picture that the debugger draws of a snapshot: plain data, without a line of React. */

import type { Scene, Token } from '@rulebench/core';
import type { Context } from './model.ts';

type At = { readonly context: Context; readonly value: unknown };

/** The hand of the player, and the counters. Pure. */
export function sceneAt({ context: { counters, hand, player }, value }: At): Scene {
  const cards = Object.entries(hand).map(([id, { name, cost }]): Token => ({ id, label: name, detail: `costs ${cost}`, tone: cost <= counters ? 'plain' : 'muted' }));
  const caption = `${player} has ${counters} ${counters === 1 ? 'counter' : 'counters'}`;
  return {
    caption,
    words: `${caption}, and a hand of ${cards.map(({ label, detail = '' }) => `${label} (${detail})`).join(', ')}.`,
    tracks: [{ id: 'hand', label: 'Hand', places: [{ id: player, label: player, detail: String(value), above: [], below: cards }] }],
  };
}
