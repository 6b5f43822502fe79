/** A page for the panels to be looked at in: the toy's library, the styles, and a root that is new for each test. */

import axe from 'axe-core';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach } from 'vitest';
import { examplesOf, libraryOf, type Example } from '@rulebench/rulings';
import { caravanModule } from '../toy/caravan.ts';

const texts = import.meta.glob<string>('../toy/rulings/*', { query: '?raw', import: 'default', eager: true });
const sheets = import.meta.glob<string>('../../src/styles/*.css', { query: '?inline', import: 'default', eager: true });

export const { library, problems } = libraryOf({ files: Object.entries(texts).map(([path, text]) => ({ file: path.split('/').at(-1) ?? path, text })), modules: [caravanModule] });

/** An example of the toy by its slug. */
export function exampleAt(slug: string): Example {
  const found = examplesOf(library.rulings).find((one) => one.slug === slug);
  if (found === undefined) throw new Error(`no example ${slug}`);
  return found;
}

let root: Root;
let host: HTMLElement;

/** To be called once in a file: a clean page before each test. */
export function pageForEachTest(): void {
  beforeEach(() => {
    window.localStorage.clear();
    document.documentElement.lang = 'en';
    document.title = 'Panels';
    host = document.createElement('div');
    host.style.height = '800px';
    const style = document.createElement('style');
    style.textContent = Object.values(sheets).join('\n');
    document.body.style.margin = '0';
    document.body.replaceChildren(style, host);
    root = createRoot(host);
  });
  afterEach(() => { root.unmount(); delete document.documentElement.dataset['theme']; });
}

export const hosted = (): HTMLElement => host;
export const show = (what: ReactNode): void => { root.render(what); };

/** As when somebody comes back to the page: what is kept is there, and nothing else. */
export function reload(): void {
  root.unmount();
  root = createRoot(host);
}

export async function axeFinds(): Promise<readonly string[]> {
  const { violations } = await axe.run(host);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 140)}`));
}
