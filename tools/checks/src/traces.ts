/** Writes the trace hashes of all ruling examples, as this Node comes to them, to the file that is named: `{ node, traces }`. */

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tracesOf } from '@rulebench/module-kit/traces';
import { loadLibrary } from '@rulebench/rulings/node';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('name the file to write');
const { library, problems } = await loadLibrary({ root: fileURLToPath(new URL('../../../', import.meta.url)) });
if (problems.length > 0) throw new Error('the rulings have problems; npx rulebench check names them');
writeFileSync(file, JSON.stringify({ node: process.version, traces: await tracesOf(library) }));
