/** `rulebench new`: a module of one's own, complete and green, from the template. */

import { shownPath } from '@rulebench/rulings/node';
import { HOLDS } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { newModuleFiles, type NewModule } from '../new/new-module.ts';
import { putInPlace } from '../new/put-in-place.ts';
import { putJson } from '../output.ts';
import { paintFor } from '../paint.ts';

export interface NewFlags {
  readonly title?: string;
  readonly json?: boolean;
}

/** Makes the module. Returns the exit code. @throws RB311, RB312, RB308 */
export async function newModule(io: Io, name: string, { title, json }: NewFlags): Promise<number> {
  const made = await newModuleFiles(io.cwd, { name, title });
  await putInPlace(made.folder, made.files, io.cwd);
  const folder = shownPath(made.folder, io.cwd);
  if (json === true) putJson(io, { ok: true, module: name, title: made.title, folder, files: made.files.map(({ path }) => path) });
  else io.out.write(`${said(io.cwd, folder, made, paintFor(io, io.out).green)}\n`);
  return HOLDS;
}

function said(cwd: string, folder: string, { title, home }: NewModule, green: (text: string) => string): string {
  const check = [`npx rulebench check ${folder}`, 'its examples, and what they cover'] as const;
  const steps: readonly (readonly [string, string])[] = home === 'workspace'
    ? [check, ['npm start', `the debugger, with "${title}" in its sidebar`], ['npm install', 'links the package, before its own tests and npm test']]
    : [check, [`npx rulebench run ${folder}/rulings/paying.ruling.md#1`, 'one of them, step by step']];
  const width = Math.max(...steps.map(([command]) => command.length));
  return [
    green(`✓ ${folder} is made: one rule, one ruling, two examples`), '', ...steps.map(([command, what]) => `  ${command.padEnd(width)}  ${what}`),
    ...(home === 'workspace' ? [] : ['', 'The debugger shows it from a clone of Rulebench, at once where it runs already:', `  RULEBENCH_ROOT=${/^[\w./-]+$/.test(cwd) ? cwd : `'${cwd}'`} npm start`]),
  ].join('\n');
}
