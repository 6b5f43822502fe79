/** A page to look at the panels with: the toy's examples, or whatever module a page beside it brings. Not shipped. */

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { examplesOf, libraryOf } from '@rulebench/rulings';
import '../../src/styles/00-base.css';
import '../../src/styles/10-layout.css';
import '../../src/styles/20-why.css';
import '../../src/styles/30-timeline.css';
import '../../src/styles/40-table.css';
import '../../src/styles/50-chart.css';
import { ExampleView, ModuleView, type Destination } from '../../src/index.ts';
import { caravanModule } from '../toy/caravan.ts';

const texts = import.meta.glob<string>('../toy/rulings/*', { query: '?raw', import: 'default', eager: true });
const files = Object.entries(texts).map(([path, text]) => ({ file: path.split('/').at(-1) ?? path, text }));
const { library } = libraryOf({ files, modules: [caravanModule] });
console.info(library.problems.map(({ place, code, message }) => `${place.file}:${String(place.line)} ${code} ${message}`).join('\n'));

const asked = new URLSearchParams(location.search);
const examples = examplesOf(library.rulings);
const example = examples.find(({ slug }) => slug === asked.get('example')) ?? examples[0];
const step = asked.get('step');

const hrefOf = (to: Destination): string => {
  const url = new URL(location.pathname, location.href);
  if (to.kind === 'example') { url.searchParams.set('example', to.example.slug); if (to.step !== undefined) url.searchParams.set('step', String(to.step)); }
  if (to.kind === 'module') url.searchParams.set('module', to.module);
  return url.href;
};

const root = document.getElementById('root');
if (root !== null && example !== undefined) {
  const navigation = { hrefOf, onNavigate: (to: Destination) => { location.href = hrefOf(to); } };
  createRoot(root).render(
    <StrictMode>
      {asked.has('module')
        ? <ModuleView library={library} module={asked.get('module') ?? ''} {...navigation} />
        : <ExampleView library={library} example={example} variant={asked.get('variant') ?? undefined} step={step === null ? undefined : Number(step)} {...navigation} />}
    </StrictMode>,
  );
}
