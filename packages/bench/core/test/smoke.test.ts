import { expect, test } from 'vitest';
import { replay, run, traceOf } from '../src/bench.ts';
import { benchOf, explain, judgedMoves, legal, persist, restore } from '../src/explaining.ts';
import { LAMP, lampModule } from './lamp.ts';

test('smoke', () => {
  const bench = benchOf(lampModule);
  const played = run(bench, LAMP, [{ type: 'PRESS', player: 'A', force: 1 }, { type: 'FADE' }, { type: 'NOPE' }, { type: 'PRESS', player: 'A', force: 4 }]);
  console.log(played.steps.map((s) => [s.outcome, s.snapshot.value, s.effects, s.raised, s.microsteps.map((m) => m.event.type + ':' + JSON.stringify(m.value))]));
  console.dir(explain(bench, played.steps[0].snapshot, { type: 'PRESS', player: 'A', force: 1 }), { depth: 8 });
  console.dir(explain(bench, played.steps[0].snapshot, { type: 'PRESS', player: 'A', force: 4 }), { depth: 8 });
  console.dir(explain(bench, played.steps[0].snapshot, { type: 'ENTER', player: 'B', code: 4 }, { as: 'A' }), { depth: 8 });
  console.log(legal(bench, played.steps[0].snapshot, { as: 'A' }), judgedMoves(bench, played.steps[0].snapshot).moves.length);
  expect(replay(bench, JSON.parse(JSON.stringify(traceOf(played)))).divergence).toBeUndefined();
  expect(restore(bench, JSON.parse(JSON.stringify(persist(played.steps[4]!.snapshot)))).value).toBe('dark');
});
