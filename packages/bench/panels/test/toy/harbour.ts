/** A machine that is all a statechart may have to draw: 62 states, six regions, history, delays, what follows by itself, what it invokes and raises. */

import { assign, fromCallback, fromPromise, raise, setup } from 'xstate';
import { guardsOf, holds, rulesFor, stampOf, tableOf, type RuleModule, type RuleTable, type Stamp } from '@rulebench/core';
import { libraryOf } from '@rulebench/rulings';

interface HarbourContext { readonly of: Stamp; readonly fuel: number; readonly permit: boolean; readonly crates: Readonly<Record<string, { readonly weight: number }>> }
interface HarbourEvent { readonly type: string; readonly player?: string }
interface HarbourInput { readonly fuel: number }

const { rule, all } = rulesFor<HarbourContext, HarbourEvent, HarbourInput>();
const hasFuel = rule({
  id: 'hasFuel', cites: ['harbour/sailing/1'], says: { allowed: 'fuel {fuel} is enough', refused: 'fuel {fuel} is less than {needs}' },
  decide: ({ context: { fuel } }) => holds(fuel >= 2, { fuel, needs: 2 }),
});
const hasPermit = rule({
  id: 'hasPermit', cites: ['harbour/sailing/2'], says: { allowed: 'there is a permit', refused: 'there is no permit' },
  decide: ({ context }) => holds(context.permit),
});
const tideIsKnown = rule({
  id: 'tideIsKnown', cites: ['harbour/sailing/2'], says: { allowed: 'the tide is known', refused: 'the tide is out', unknown: 'what the tide does is not known' },
  decide: () => ({ outcome: 'unknown', values: {} }),
});
const maySail = all({ id: 'maySail', cites: ['harbour/sailing/1'], of: [hasFuel, hasPermit] });
const harbourRules = tableOf({ hasFuel, hasPermit, tideIsKnown, maySail });

const DOCKS = [1, 2, 3, 4, 5, 6] as const;

function machineOf(rules: RuleTable, variant?: string) {
  const made = setup({
    types: { context: {} as HarbourContext, events: {} as HarbourEvent, input: {} as HarbourInput },
    guards: guardsOf({ ...harbourRules, ...rules }),
    actors: { weatherFeed: fromCallback(() => undefined), loadCharts: fromPromise(() => Promise.resolve(1)) },
    actions: { tellAll: raise({ type: 'TOLD' }) },
  });
  const dock = (n: number) => made.createStateConfig({
    initial: 'idle',
    states: {
      idle: { on: { [`START_${String(n)}`]: 'working', GO: [{ guard: 'hasFuel', target: 'working' }, { guard: 'maySail', target: 'paused' }] } },
      working: {
        initial: 'first', entry: made.raise({ type: `STARTED_${String(n)}` }), tags: ['busy'],
        states: {
          first: { on: { NEXT: 'second', POKE: { target: 'first', reenter: true } } },
          second: { after: { 1000: 'third', 5000: { guard: 'maySail', target: 'first' } }, on: { NEXT: 'third' } },
          third: { always: { guard: 'hasFuel', target: 'fourth' }, on: { NEXT: { guard: 'maySail', target: 'fourth' } } },
          fourth: { type: 'final' },
          back: { type: 'history', history: n % 2 === 0 ? 'shallow' : 'deep', target: 'first' },
        },
        onDone: { target: 'paused', actions: made.raise({ type: `DONE_${String(n)}` }) },
        on: { PAUSE: 'paused' },
      },
      paused: { on: { RESUME: 'working.back', RESET: 'idle' } },
    },
  });
  return made.createMachine({
    id: 'harbour', version: '1.0.0', options: { maxIterations: 100 }, initial: 'closed',
    context: ({ input }) => ({ of: stampOf({ id: 'harbour', version: '1.0.0' }, variant), fuel: input.fuel, permit: false, crates: { tea: { weight: 1 }, silk: { weight: 2 } } }),
    states: {
      closed: { on: { OPEN: { target: 'open', actions: 'tellAll' }, GO: undefined, INSPECT: { guard: 'maySail', target: 'sealed' }, FLOAT: { guard: 'tideIsKnown', target: 'open' } } },
      open: {
        type: 'parallel', invoke: { src: 'weatherFeed' }, onDone: 'sealed', on: { CLOSE: 'closed', TOLD: { actions: assign({ permit: false }) } },
        states: Object.fromEntries(DOCKS.map((n) => [`dock${String(n)}`, dock(n)])),
      },
      sealed: {
        initial: 'loading', onDone: 'gone',
        states: { loading: { invoke: { id: 'charts', src: 'loadCharts', onDone: 'loaded', onError: 'failed' } }, loaded: { on: { LEAVE: 'failed' } }, failed: { type: 'final' } },
      },
      gone: { type: 'final' },
    },
  });
}

const text = { type: 'string' };
const eventOf = (type: string, more: object = {}, required: readonly string[] = []) => ({ type: 'object', properties: { type: { const: type }, ...more }, required: ['type', ...required], additionalProperties: false });
const PLAIN = ['OPEN', 'CLOSE', 'INSPECT', 'FLOAT', 'NEXT', 'POKE', 'PAUSE', 'RESUME', 'RESET', 'LEAVE', ...DOCKS.map((n) => `START_${String(n)}`)];

/** Moves carry things in lists and in things, and one event is offered by nothing but the form. */
export const harbourModule: RuleModule<HarbourContext, HarbourInput> = {
  id: 'harbour', title: 'A harbour', version: '1.0.0', machineOf, rules: harbourRules,
  schema: {
    $defs: {
      Input: { type: 'object', properties: { fuel: { type: 'integer' } }, required: ['fuel'], additionalProperties: false },
      Crate: text,
      Event: {
        anyOf: [
          ...PLAIN.map((type) => eventOf(type)),
          eventOf('GO', { player: text, with: { type: 'array', items: text }, to: { type: 'object', properties: { dock: text, level: { type: 'integer' } }, required: ['dock'] } }, ['player']),
          eventOf('STOW', { crate: { $ref: '#/$defs/Crate' }, by: { anyOf: [text, { type: 'null' }] } }, ['crate']),
        ],
      },
    },
  },
  *moves() {
    for (const type of PLAIN) if (type !== 'LEAVE') yield { event: { type } };
    for (const player of ['Ann', 'Bo']) yield { player, event: { type: 'GO', player, with: ['tug', 'pilot'], to: { dock: 'North', level: 1 } } };
  },
};

const RULING = `---
ruling: harbour/sailing
title: Sailing
revision: 1
module: harbour
---
Ships leave when they can.

## 1. A ship sails with fuel

\`\`\`example
name: A day in the harbour
given: { input: { fuel: 1 } }
when:
  - INSPECT: {}
    refused: { by: [harbour/sailing/1] }
  - OPEN: {}
  - START_1: {}
  - GO: { player: Ann }
    refused: { by: [harbour/sailing/1] }
  - NEXT: {}
  - NEXT: {}
then: { context: { permit: false } }
\`\`\`

\`\`\`example
name: Nothing happens
given: { input: { fuel: 1 } }
when: []
then: { state: closed }
\`\`\`

\`\`\`example
name: One thing happens
given: { input: { fuel: 1 } }
when:
  - OPEN: {}
then: { context: { fuel: 1 } }
\`\`\`

## 2. A ship sails with a permit {planned}
`;

const SOURCE = 'id: harbour\ntitle: The harbour\npublisher: The port\ndate: 2020-05-01\nheadings:\n  - { ruling: sailing, title: Sailing, status: covered }\n';

/** The library of the harbour, with whatever is wrong in it. */
export const harbour = libraryOf({ files: [{ file: 'source.yaml', text: SOURCE }, { file: 'sailing.ruling.md', text: RULING }], modules: [harbourModule] });
