/** Somebody's app, as small as can be: a machine of one of the modules, played by buttons, attached to the debugger around it. */

import { attach } from '@rulebench/inspect';
import { benchOf, legal, type Bench } from '@rulebench/core/explain';
import { examplesOf, inForce, inputOf, type Library } from '@rulebench/rulings';
import { useEffect, useState } from 'react';
import { createActor, type AnyActorRef, type AnyMachineSnapshot } from 'xstate';
import { library } from 'virtual:rulebench/library';

/** The app; a sentence where no module can be started. */
export function DemoApp() {
  const [game] = useState(() => gameOf(library));
  if (game === undefined) return <main className="rb page"><p>There is no module to play.</p></main>;
  return <Game {...game} />;
}

interface GameProps { readonly actor: AnyActorRef; readonly bench: Bench }

function Game({ actor, bench }: GameProps) {
  const [snapshot, setSnapshot] = useState<AnyMachineSnapshot>(() => actor.getSnapshot() as AnyMachineSnapshot); // boundary: the actor of a machine
  useEffect(() => {
    const subscription = actor.subscribe((next: AnyMachineSnapshot) => { setSnapshot(next); });
    const unsubscribe = (): void => { subscription.unsubscribe(); };
    if (window.parent === window) return unsubscribe;
    const { detach } = attach(actor, { url: window.location.href, target: window.parent, allowEvents: true, bench });
    return () => { detach(); unsubscribe(); };
  }, [actor, bench]);
  const { moves } = legal(bench, snapshot, { limit: LOOKED_AT });
  return (
    <main className="rb page">
      <h1>{bench.module.title}, in an app of its own</h1>
      <p>Now in <output aria-label="State">{JSON.stringify(snapshot.value)}</output></p>
      <p className="soft">{moves.length === 0 ? 'There is nothing more to do.' : 'Play a move here, or in the debugger:'}</p>
      <ul>
        {moves.slice(0, SHOWN).map(({ event }) => (
          <li key={JSON.stringify(event)}><button type="button" className="rb-button" onClick={() => { actor.send(event); }}>{wordsOf(event)}</button></li>
        ))}
      </ul>
    </main>
  );
}

const LOOKED_AT = 60;
const SHOWN = 5;

function wordsOf({ type, ...carries }: { readonly type: string; readonly [key: string]: unknown }): string {
  return [type, ...Object.values(carries).map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))].join(' ');
}

/** The first module that has an example to start from. */
function gameOf(of: Library): GameProps | undefined {
  for (const module of of.modules.values()) {
    for (const example of examplesOf(inForce(of), module.id)) {
      const bench = benchOf(module);
      const actor = createActor(bench.machine, { input: inputOf(of, example) });
      if (actor.getSnapshot().status !== 'active') continue;
      if (legal(bench, actor.getSnapshot(), { limit: LOOKED_AT }).moves.length === 0) continue;
      return { bench, actor: actor.start() };
    }
  }
  return undefined;
}
