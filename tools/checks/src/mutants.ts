/**
 * Whether the examples, and what is kept of a module to be read, would notice a small change of a module's rules or statechart: every mutant that Stryker makes
 * of them, one at a time. Modules may be named, and with `--every 5` only each fifth mutant is tried, the first of them that of `--from`, 0 without: `npm run mutants -- battle --every 5 --from 2`. Fails where fewer than 85 of 100 are noticed; what is
 * not noticed is listed in `reports/mutants-<module>.txt`.
 */

import { fork } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Mutant } from './mutants/mutated.ts';
import type { Noticed, Told } from './mutants/verdict.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const reports = fileURLToPath(new URL('../reports/', import.meta.url));
const judge = fileURLToPath(new URL('mutants/judge.ts', import.meta.url));
const jiti = `${root}node_modules/jiti/lib/jiti-cli.mjs`;
const ENOUGH = 0.85;
/** How long one mutant may take before it counts as endless, in milliseconds; the first has the reading of everything before it. */
const PATIENCE = { first: 120_000, each: 20_000 };

interface Judged extends Mutant { readonly noticed: Noticed }

mkdirSync(reports, { recursive: true });
const { values: { every, from: first }, positionals: named } = parseArgs({ allowPositionals: true, options: { every: { type: 'string', default: '1' }, from: { type: 'string', default: '0' } } });
const counted = { numPassedTests: 0, numFailedTests: 0 };
const modules = named.length > 0 ? named : readdirSync(`${root}packages/rules`).toSorted();
for (const module of modules) {
  const judged = await judgedOf(module);
  const unnoticed = judged.filter(({ noticed }) => noticed === 'nothing');
  const by = (noticed: Noticed): string => String(judged.filter((one) => one.noticed === noticed).length);
  const share = judged.length === 0 ? 0 : 1 - unnoticed.length / judged.length;
  console.log(`${module}: ${every === '1' ? '' : `of each ${every}th from ${first}, `}${String(judged.length - unnoticed.length)} of ${String(judged.length)} mutants are noticed (${(100 * share).toFixed(1)} %): ${by('examples')} by examples, ${by('loading')} on loading, ${by('endless')} never ended, ${by('kept')} by what is kept to be read`);
  writeFileSync(`${reports}mutants-${module}.txt`, unnoticed.map(({ at, mutator, instead }) => `${at} ${mutator}: ${instead.replaceAll(/\s+/g, ' ').slice(0, 120)}\n`).join(''));
  counted[share < ENOUGH ? 'numFailedTests' : 'numPassedTests'] += 1;
}
writeFileSync(`${reports}mutants.json`, JSON.stringify(counted));
if (counted.numFailedTests > 0) process.exitCode = 1;

/** Every mutant of a module, judged; a mutant that never ends is left behind with its process. */
async function judgedOf(module: string): Promise<readonly Judged[]> {
  const judged: Judged[] = [];
  for (let next: number | undefined = 0; next !== undefined;) next = await judgeFrom(module, next, judged);
  return judged;
}

/** @returns the mutant to go on with, where one never ended */
function judgeFrom(module: string, from: number, judged: Judged[]): Promise<number | undefined> {
  return new Promise((done, fail) => {
    const child = fork(jiti, [judge, module, String(from), every, first], { execArgv: [] });
    let trying: Mutant | undefined;
    let count: number | undefined;
    const giveUp = (): void => {
      if (trying === undefined) { fail(new Error(`the mutants of ${module} cannot be tried`)); return; }
      judged.push({ ...trying, noticed: 'endless' });
      child.kill('SIGKILL');
    };
    let timer = setTimeout(giveUp, PATIENCE.first);
    child.on('message', (message) => {
      const told = message as Told; // boundary: what judge.ts sends
      clearTimeout(timer);
      timer = setTimeout(giveUp, told.kind === 'mutants' ? PATIENCE.first : PATIENCE.each);
      if (told.kind === 'mutants') count = told.count;
      if (told.kind === 'trying') trying = told.mutant;
      if (told.kind === 'tried' && trying !== undefined) judged.push({ ...trying, noticed: told.noticed });
    });
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      if (code !== 0 && signal === null && trying === undefined) { fail(new Error(`the mutants of ${module} cannot be tried`)); return; }
      // A mutant may also bring the process down; it was noticed then.
      if (code !== 0 && signal === null && trying !== undefined && judged.at(-1)?.id !== trying.id) judged.push({ ...trying, noticed: 'loading' });
      done(count !== undefined && judged.length < count ? judged.length : undefined);
    });
  });
}
