/** The front page: tells a newcomer in a minute what this is, how to read an example, and where to begin. */

import type { RuleModule } from '@rulebench/core';
import { counted, examplesOf, inForce, runExample, type Example, type Library } from '@rulebench/rulings';
import { useState } from 'react';
import { library, parting } from 'virtual:rulebench/library';
import { COVERAGE_STORY_ID, exampleStoryId, LIVE_STORY_ID, moduleStoryId } from '../shell/links.ts';
import { FindRuling } from './FindRuling.tsx';
import { linkTo } from './navigate.ts';
import { ProblemList } from './ProblemList.tsx';
import './pages.css';

/** The whole page. */
export function StartHere() {
  const [begin] = useState(() => beginningIn(library));
  const first = begin?.example;
  return (
    <main className="rb page">
      <h1>Every ruling is a document whose examples run</h1>
      <p className="lead">
        Rulebench turns the rulings of a tabletop game into examples that a machine plays. Step through one, forward and
        back, and it says of every move why it is legal or refused, and which clause says so. Try a rule of your own before it is printed, and see what it changes.
      </p>
      <FindRuling library={library} />
      {begin === undefined ? null : (
        <p className="ways">
          <a className="go" {...linkTo(exampleStoryId(begin.example), { ...begin.shown, tour: '!true' })}>Take the tour: an example in five steps</a>
          <a className="go second" {...linkTo(exampleStoryId(begin.example), begin.shown)}>Open an example</a>
          <a {...linkTo(COVERAGE_STORY_ID)}>See what is covered, and what is not</a>
          <a {...linkTo(LIVE_STORY_ID)}>Watch an app of your own</a>
        </p>
      )}
      <ProblemSection />
      <h2>How to read an example</h2>
      <ol className="grid steps">
        <li className="card"><h3>Find one</h3><p className="soft">Ask for it above, or look in the sidebar: modules hold rulings, rulings hold examples. A tick says that the run agrees with the ruling, a cross that it does not.</p></li>
        <li className="card"><h3>Step through it</h3><p className="soft"><kbd>←</kbd> and <kbd>→</kbd> move one step, <kbd>Home</kbd> and <kbd>End</kbd> to the ends, <kbd>Space</kbd> plays. Refused moves are steps too.</p></li>
        <li className="card"><h3>Ask why</h3><p className="soft">Each step lists the rules that were asked, the values they compared and the clauses they come from, with the ruling’s own sentence beside them.</p></li>
        <li className="card"><h3>Try something else</h3><p className="soft">See what is legal at this step and what is not, try any move, play on, or change the table so that a refused move is legal. Save what you find as an example.</p></li>
      </ol>
      <h2>One colour for one meaning</h2>
      <ul className="meaning">
        <li className="allowed">✓ allowed</li>
        <li className="refused">✕ refused</li>
        <li className="choice">a player’s choice</li>
        <li className="chance">chance: dice, a shuffle</li>
        <li className="here">where the run is now</li>
      </ul>
      <h2>The rule areas that are here</h2>
      <ul className="grid">
        {[...library.modules.values()].map((module) => <ModuleCard key={module.id} library={library} module={module} />)}
      </ul>
      <h2>Two kinds of people use it</h2>
      <div className="grid">
        <div className="card">
          <h3>Rules designers</h3>
          <p className="soft">Write a ruling and its examples as one Markdown file, and check it before it is printed:</p>
          <pre tabIndex={0}>npx rulebench check ./my-rulings</pre>
        </div>
        <div className="card">
          <h3>Developers</h3>
          <p className="soft">Embed the machine of one rule area, and nothing else, in a game, a server or a bot:</p>
          <pre tabIndex={0}>{`npm install ${packageOf(first)} xstate`}</pre>
        </div>
      </div>
      <p className="soft" style={{ marginTop: 44 }}>Rulebench is nobody’s official product: no publisher of any game that is named here made, approved or endorses it.</p>
    </main>
  );
}

function ProblemSection() {
  if (library.problems.length === 0) return null;
  return (
    <section>
      <h2>Problems</h2>
      <ProblemList problems={library.problems} />
    </section>
  );
}

function ModuleCard({ library: of, module }: { readonly library: Library; readonly module: RuleModule }) {
  const rulings = inForce(of).filter(({ clauses }) => clauses.some((clause) => clause.module === module.id));
  const examples = examplesOf(rulings, module.id);
  const apart = examples.filter((example) => parting.has(exampleStoryId(example))).length;
  const [first] = examples;
  return (
    <li className="card">
      <h3>{module.title}</h3>
      <p className="counts">
        {counted(rulings.length, 'ruling')}, {counted(examples.length, 'example')}: {apart === 0
          ? <b className="ok">✓ all agree</b>
          : <b className="bad">{`✕ ${apart} ${apart === 1 ? 'parts' : 'part'} from the ruling`}</b>}
      </p>
      <p>
        <a {...linkTo(moduleStoryId(module.id))} aria-label={`Overview of ${module.title}`}>Overview</a>
        {first === undefined ? null : <> · <a {...linkTo(exampleStoryId(first))} aria-label={`First example of ${module.title}`}>First example</a></>}
      </p>
    </li>
  );
}

/** Where a newcomer begins: an example, and the step of it to open. */
interface Beginning {
  readonly example: Example;
  readonly shown: Readonly<Record<string, number>>;
}

/** How many examples are run to find one. */
const RUN = 12;

/** An example at a step that a rule refuses, because that shows the most at once; else any. */
function beginningIn(of: Library): Beginning | undefined {
  const examples = examplesOf(inForce(of));
  const told = examples.filter(({ when }) => when.length > 3 && when.some(({ not }) => not !== undefined));
  for (const example of told.slice(0, RUN)) {
    const step = runExample(of, example).run?.steps.findIndex(({ outcome }) => outcome === 'refused') ?? -1;
    if (step !== -1) return { example, shown: { step } };
  }
  const [example] = examples;
  return example === undefined ? undefined : { example, shown: {} };
}

const packageOf = (example: Example | undefined): string => `@rulebench/${example?.module ?? 'a-module'}`;
