/** A page with one long example, opened when the button is pressed, so that opening can be measured by itself. */

import { createRoot } from 'react-dom/client';
import { ExampleView } from '@rulebench/panels';
import '@rulebench/panels/panels.css';
import { libraryFrom, type Example } from '@rulebench/rulings';
import { ruleModule } from '@rulebench/self-controlling/module';
import type { RandomRun } from '../src/browser/random-run.ts';

const place = { file: 'a long run', line: 1, column: 1 };
const library = libraryFrom({ sources: [], rulings: [], fixtures: [], modules: [ruleModule] });

/** An example of the first `length` events of a run. */
function exampleOf({ input, events }: RandomRun, length: number): Example {
  return {
    slug: '1-long', number: 1, name: `${String(length)} events`, clause: 'own/long/1', module: ruleModule.id, given: { input, place }, yaml: '', place,
    when: events.slice(0, length).map(({ event, outcome }) => ({ event, place, ...(outcome === 'taken' ? {} : { not: { kind: outcome, by: [] } }) })),
  };
}

const answer = await fetch('./run.json');
const run = await answer.json() as RandomRun; // boundary: what the benchmark put there
const length = Number(new URLSearchParams(window.location.search).get('length'));
const example = exampleOf(run, length);
const button = document.getElementById('open');
const root = document.getElementById('root');
button?.addEventListener('click', () => {
  button.remove();
  if (root !== null) createRoot(root).render(<ExampleView library={library} example={example} bare />);
});
