/**
 * Nobody learns what is hidden: two tables that differ only in other players' hidden cards look the same to a player
 * in everything that can be asked, step after step.
 */

import { step, start, type Step } from '@rulebench/core/bench';
import { benchOf, eventSeenBy, explain, judgedMoves, legal, playerView, type Bench } from '@rulebench/core/explain';
import { oneOf, randomFrom, type Random } from '@rulebench/module-kit/random';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DECK } from '../src/deck.ts';
import type { Card, Context, Event, Input } from '../src/index.ts';
import { ruleModule } from '../src/module.ts';
import { sceneAt } from '../src/scene.ts';
import { randomTable, shuffled } from './tables.ts';
import { randomEvent, wildEvent } from './tries.ts';

const variants = ['default', ...(ruleModule.variants ?? []).map(({ id }) => id)];
const contextOf = ({ snapshot }: Step): Context => snapshot.context as Context; // boundary: the context of this module

interface Played { readonly input: Input; readonly events: readonly Event[]; readonly steps: readonly Step[] }

/** Some random steps; only those that were taken, mostly while cards are chosen. */
function played(bench: Bench, random: Random, far: number): Played {
  const input = randomTable(random);
  const events: Event[] = [];
  const steps = [start(bench, input)];
  for (let k = 0; k < far; k += 1) {
    const last = steps.at(-1) ?? start(bench, input);
    if (last.snapshot.status !== 'active') break;
    const event = randomEvent(random, { context: contextOf(last), value: String(last.snapshot.value) });
    const next = step(bench, last.snapshot, event);
    if (next.outcome !== 'taken') continue;
    events.push(event);
    steps.push(next);
  }
  return { input, events, steps };
}

/** The cards of each ship that lay on top after the reveal at some time. */
function shownCards(steps: readonly Step[], ship: string): ReadonlySet<Card> {
  return new Set(steps.map(contextOf).filter(({ revealed }) => revealed).flatMap(({ ships }) => ships[ship]?.stack.slice(0, 1) ?? []));
}

/** The same game with other cards wherever another player's were never shown. */
function twinOf({ input, events, steps }: Played, me: string, random: Random): { readonly input: Input; readonly events: readonly Event[] } {
  const exchanged = new Map<string, Map<Card, Card>>();
  for (const { id, ships } of input.players.filter((player) => player.id !== me)) {
    const kept = new Set(ships.flatMap((ship) => [...shownCards(steps, ship)]));
    const spare = shuffled(random).filter((card) => !kept.has(card));
    const own = new Map<Card, Card>();
    for (const card of ships.flatMap((ship) => input.ships[ship]?.drawn ?? [])) own.set(card, kept.has(card) ? card : spare.shift() ?? card);
    exchanged.set(id, own);
  }
  const swap = (player: string | undefined, card: Card): Card => exchanged.get(player ?? '')?.get(card) ?? card;
  const ownerOf = (ship: string): string | undefined => input.players.find(({ ships }) => ships.includes(ship))?.id;
  return {
    input: { ...input, ships: Object.fromEntries(Object.entries(input.ships).map(([ship, sheet]) => [ship, { ...sheet, drawn: sheet.drawn.map((card) => swap(ownerOf(ship), card)) }])) },
    events: events.map((event) => (event.type === 'PICK' ? { ...event, card: swap(ownerOf(event.ship), event.card) } : event)),
  };
}

/** All that a player can ask of a table, and of what came about last. */
function asked(bench: Bench, last: Step, me: string, tries: readonly Event[]): unknown {
  const { snapshot } = last;
  const view = playerView(bench, snapshot, me);
  return {
    view,
    scene: sceneAt({ context: view.context as Context, value: view.value }), // boundary: a masked context is drawn too
    event: last.event && eventSeenBy(bench, last.event as Event, snapshot, me),
    effects: last.effects.map((effect) => eventSeenBy(bench, effect, snapshot, me)),
    legal: legal(bench, snapshot, { as: me }),
    moves: judgedMoves(bench, snapshot, { as: me }),
    tried: tries.map((event) => explain(bench, snapshot, event, { as: me })),
  };
}

function sameForEver(seed: number, far: number): boolean {
  const random = randomFrom(seed);
  const bench = benchOf(ruleModule, oneOf(random, variants));
  const game = played(bench, random, far);
  const me = oneOf(random, game.input.players).id;
  const twin = twinOf(game, me, random);
  let here = start(bench, game.input);
  let there = start(bench, twin.input);
  for (let k = 0; k <= game.events.length; k += 1) {
    if (here.snapshot.status !== 'active') break;
    const tries = [...Array.from({ length: 12 }, () => wildEvent(random, contextOf(here))), ...picksOfOthers(game.input, me, random)];
    expect(asked(bench, there, me, tries)).toEqual(asked(bench, here, me, tries));
    const event = game.events[k];
    const twinEvent = twin.events[k];
    if (event === undefined || twinEvent === undefined) break;
    here = step(bench, here.snapshot, event);
    there = step(bench, there.snapshot, twinEvent);
    expect(there.outcome).toBe('taken');
  }
  return JSON.stringify(twin.input) !== JSON.stringify(game.input);
}

/** Guesses at what another player has: a card for each of the other ships. */
function picksOfOthers({ players }: Input, me: string, random: Random): readonly Event[] {
  return players.filter(({ id }) => id !== me).flatMap(({ id: player, ships }) => ships.flatMap((ship): Event[] => [
    { type: 'PICK', player, ship, card: oneOf(random, DECK) }, { type: 'CHOOSE', choice: `response of ${ship}`, picks: [oneOf(random, DECK)] },
    { type: 'DECLARE', player, ship, use: 'initiative' },
  ]));
}

test('two tables that differ only in what is hidden are the same to a player', { timeout: 120_000 }, () => {
  let different = 0;
  fc.assert(fc.property(fc.nat(), fc.nat({ max: 40 }), (seed, far) => { if (sameForEver(seed, far)) different += 1; }), { numRuns: 150 });
  expect(different).toBeGreaterThan(50);
});
