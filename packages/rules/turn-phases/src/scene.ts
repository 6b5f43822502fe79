/** The picture: the steps of the turn, what is going on, the players' piles, and the spaceline where there is one. */

import type { Place, Scene, Token, Track } from '@rulebench/core';
import { cardsWhere, shownName, spacelineScene, type Player } from '@rulebench/board';
import type { Context, Frame, Step } from './model.ts';

type At = { readonly context: Context; readonly value: unknown };

const STEPS: readonly { readonly step: Step; readonly label: string }[] = [
  { step: 'start', label: 'Start' }, { step: 'card-play', label: 'Card play' }, { step: 'orders', label: 'Orders' }, { step: 'end', label: 'End' }, { step: 'draw', label: 'Draw' },
];
const DOING: Readonly<Record<Frame['doing'], string>> = {
  play: 'is played', order: 'carries out an order', download: 'gives a download', act: 'acts by itself', scouting: 'is scouted', 'end-action': 'does what it does at the end of the turn',
};

/** The picture of a snapshot. It draws a player's masked view as well. Pure. */
export function sceneAt({ context }: At): Scene {
  const { table } = context;
  const caption = captionOf(context);
  const line = spacelineScene(table, {
    caption, markOf: (id) => (context.frames.some(({ card }) => card === id) ? { tone: 'here' } : undefined),
    words: [
      ...context.frames.map((one) => inWords(context, one)), ...table.players.map((one) => pilesInWords(context, one)),
      ...context.barred.map((player) => `${player} may draw no more cards this turn`), ...context.owed.map(({ player, count }) => `${player} has ${count} to draw`),
    ],
  });
  return { ...line, tracks: [stepsOf(context), pilesOf(context), ...line.tracks ?? []] };
}

function captionOf(context: Context): string {
  const { table: { turn }, step, choices: [choice], frames } = context;
  const last = frames.at(-1);
  const label = STEPS.find((one) => one.step === step)?.label.toLowerCase() ?? step;
  if (choice !== undefined) return `Turn ${turn.number}, of ${turn.player}: ${choice.player} chooses what comes next`;
  return last === undefined ? `Turn ${turn.number}, of ${turn.player}: ${label}` : `Turn ${turn.number}, of ${turn.player}: ${inWords(context, last)}`;
}

function inWords({ table }: Context, { doing, card, on }: Frame): string {
  return `${card === null ? on ?? '' : shownName(table, card)} ${DOING[doing]}`;
}

function stepsOf(context: Context): Track {
  const tokens: readonly Token[] = context.frames.map((one) => ({ id: `frame-${one.id}`, label: inWords(context, one), tone: one === context.frames.at(-1) ? 'here' : 'muted' }));
  return {
    id: 'steps', label: 'The turn',
    places: STEPS.map(({ step, label }): Place => ({ id: step, label, ...(step === context.step ? { tone: 'here', above: tokens } : { above: [] }), below: [] })),
  };
}

function countOf({ table }: Context, { id }: Player, pile: 'hand' | 'deck' | 'discard'): number {
  return cardsWhere(table, ({ place }) => place.in === pile && place.at === id).length;
}

function pilesInWords(context: Context, player: Player): string {
  return `${player.id} has ${countOf(context, player, 'hand')} in hand, ${countOf(context, player, 'deck')} in the draw deck, ${countOf(context, player, 'discard')} discarded`;
}

function pilesOf(context: Context): Track {
  const { table } = context;
  const places = table.players.flatMap(({ id }, n): readonly Place[] => {
    const cards = (where: 'hand' | 'core'): readonly Token[] => cardsWhere(table, ({ place }) => place.in === where && place.at === id).map((one) => ({ id: one, label: shownName(table, one), tone: n === 0 ? 'player1' : 'player2' }));
    const put = (tokens: readonly Token[]): Pick<Place, 'above' | 'below'> => (n === 0 ? { above: tokens, below: [] } : { above: [], below: tokens });
    return [
      { id: `${id}-hand`, label: `Hand of ${id}`, ...put(cards('hand')) },
      { id: `${id}-core`, label: `In play, ${id}`, ...put(cards('core')) },
      { id: `${id}-deck`, label: `Draw deck of ${id}`, detail: `${countOf(context, { id, points: 0 }, 'deck')} cards`, ...put([]) },
      { id: `${id}-discard`, label: `Discard pile of ${id}`, detail: `${countOf(context, { id, points: 0 }, 'discard')} cards`, ...put([]) },
    ];
  });
  return { id: 'piles', label: 'Piles', places };
}
