/** The toy's ruling files, from the disk, for tests in Node. */

import { readFileSync } from 'node:fs';
import { libraryOf, type Library } from '@rulebench/rulings';
import { caravanModule } from './caravan.ts';

const NAMES = ['source.yaml', 'travel.ruling.md', 'weather.ruling.md', 'fixtures.yaml'];

/** The library of the toy, with whatever is wrong in it. */
export function toyLibrary(): Library {
  const files = NAMES.map((file) => ({ file, text: readFileSync(new URL(`rulings/${file}`, import.meta.url), 'utf8') }));
  return libraryOf({ files, modules: [caravanModule] }).library;
}
