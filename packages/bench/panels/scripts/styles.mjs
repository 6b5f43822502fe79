/** Joins the style sheets of `src/styles`, in the order of their names, to the one that the package gives away. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const from = new URL('../src/styles/', import.meta.url);
const to = new URL('../dist/', import.meta.url);

mkdirSync(to, { recursive: true });
const sheets = readdirSync(from).filter((name) => name.endsWith('.css')).sort();
writeFileSync(new URL('panels.css', to), sheets.map((name) => readFileSync(new URL(name, from), 'utf8')).join('\n'));
