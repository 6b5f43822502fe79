/** The ruling file: front matter, why the ruling exists, and its clauses. */

import type { ClauseId } from '@rulebench/core';
import { readExample, type Owner } from './example.ts';
import { Fields, REVISION_ID, RULING_ID } from './fields.ts';
import { cut, type Mark, type Section } from './markdown.ts';
import { problem, suggest } from './problem.ts';
import { readTree, type Tree } from './tree.ts';
import type { Clause, Example, Parsed, Problem, Ruling } from './types.ts';

export const FRONT_KEYS = ['ruling', 'title', 'revision', 'effective', 'supersedes', 'module'];
export const MARKS = ['module', 'not-runnable', 'planned', 'change'];

/** Where the front matter of a parsed ruling is written. */
const fronts = new WeakMap<Ruling, Tree>();

export function frontOf(ruling: Ruling): Tree {
  return fronts.get(ruling) ?? { value: undefined, place: ruling.place, below: new Map() };
}

/** Reads a ruling file. Pure; never throws. */
export function parseRuling(text: string, file: string): Parsed<Ruling> {
  const start = { file, line: 1, column: 1 };
  const { front, prose, sections, problems } = cut(text, file);
  if (front === undefined) {
    if (problems.some(({ code }) => code === 'RB106')) return { problems };
    return { problems: [problem('RB108', start, 'this ruling has no front matter', 'begin the file with ---, ruling: source/slug, title: …, revision: 1, ---'), ...problems] };
  }
  const read = readTree(front.text, file, { lines: front.lines, columns: 0 });
  const found = [...problems, ...read.problems];
  if (read.value === undefined) return { problems: found };
  const head = headOf(read.value, found);
  if (head === undefined) return { problems: found };
  const clauses = clausesOf(head, sections, found);
  if (clauses.length === 0 && !found.some(({ code }) => code === 'RB120')) {
    found.push(problem('RB127', start, 'this ruling has no clause', 'write a heading of level two for each: "## 1. A sentence"'));
  }
  const ruling: Ruling = { ...head, prose, clauses, place: start };
  fronts.set(ruling, read.value);
  return { value: ruling, problems: found };
}

type Head = Omit<Ruling, 'prose' | 'clauses' | 'place'>;

function headOf(tree: Tree, problems: Problem[]): Head | undefined {
  const fields = new Fields(tree, 'the front matter', FRONT_KEYS, problems);
  fields.required('ruling', 'source/slug');
  fields.required('title', 'what the ruling is called');
  fields.required('revision', '1');
  const id = fields.text('ruling');
  const title = fields.text('title');
  const revision = fields.count('revision');
  const effective = fields.date('effective');
  const module = fields.text('module');
  const supersedes = fields.words('supersedes') ?? [];
  const listed = fields.has('supersedes') ? fields.items('supersedes') ?? [] : [];
  for (const item of listed) {
    if (typeof item.value === 'string' && !REVISION_ID.test(item.value)) {
      fields.add('RB113', item.place, `"${item.value}" names no revision of a ruling`, 'write source/slug@1');
    }
  }
  if (id === undefined) return undefined;
  const [, source, slug] = RULING_ID.exec(id) ?? [];
  if (source === undefined || slug === undefined) {
    fields.add('RB113', fields.placeOf('ruling'), `"${id}" is no id of a ruling`, 'write source/slug in small letters, digits and hyphens');
    return undefined;
  }
  return {
    id, source, slug, title: title ?? slug, revision: revision ?? 1, supersedes,
    ...(effective === undefined ? {} : { effective }),
    ...(module === undefined ? {} : { module }),
  };
}

function clausesOf(head: Head, sections: readonly Section[], problems: Problem[]): readonly Clause[] {
  let last = 0;
  let examples = 0;
  return sections.flatMap((section) => {
    if (section.number <= last) {
      problems.push(problem('RB121', section.place, section.number === last ? `there are two clauses ${last}` : `clause ${section.number} comes after clause ${last}`, 'number the clauses upwards, each once'));
    }
    last = Math.max(last, section.number);
    const clause = clauseOf(head, section, examples, problems);
    examples += section.blocks.length;
    return [clause];
  });
}

function clauseOf(head: Head, section: Section, before: number, problems: Problem[]): Clause {
  const id: ClauseId = `${head.source}/${head.slug}/${section.number}`;
  const { module = head.module, status, reason, change } = marked(section.marks, problems);
  const runnable = status === 'runnable';
  if (runnable && module === undefined) {
    problems.push(problem('RB109', section.place, `no module decides clause ${section.number}`, 'write module: in the front matter, {module: …} on the heading, or {not-runnable: …}'));
  }
  if (status === 'not-runnable' && section.blocks[0] !== undefined) {
    problems.push(problem('RB125', section.blocks[0].place, 'this clause is marked as not runnable, and has an example', 'remove the mark or the example'));
  }
  const owner: Owner = { clause: id, number: section.number, module: module ?? '' };
  const examples = section.blocks.flatMap((block, i) => readExample(block, owner, before + i + 1, problems) ?? []);
  reportTwins(examples, problems);
  return {
    id, number: section.number, sentence: section.sentence, status, prose: section.prose, examples, place: section.place,
    ...(module === undefined ? {} : { module }),
    ...(reason === undefined ? {} : { reason }),
    ...(change === undefined ? {} : { change }),
  };
}

function marked(marks: readonly Mark[], problems: Problem[]): Pick<Clause, 'module' | 'status' | 'reason' | 'change'> {
  let result: Pick<Clause, 'module' | 'status' | 'reason' | 'change'> = { status: 'runnable' };
  for (const [i, { name, value, place }] of marks.entries()) {
    const other = marks.slice(0, i).find((one) => contradict(one.name, name));
    if (other !== undefined) problems.push(problem('RB128', place, other.name === name ? `the mark "${name}" is written twice` : `the marks "${other.name}" and "${name}" contradict each other`, 'keep the one that is meant'));
    if (!MARKS.includes(name)) problems.push(problem('RB122', place, `there is no mark "${name}"`, suggest(name, MARKS)));
    else if (name === 'planned') result = { ...result, status: 'planned' };
    else if (name === 'change') result = { ...result, change: true };
    else if (value === undefined || value === '') problems.push(problem('RB122', place, `the mark "${name}" needs a value`, name === 'module' ? 'write {module: name}' : 'write {not-runnable: why}'));
    else result = name === 'module' ? { ...result, module: value } : { ...result, status: 'not-runnable', reason: value };
  }
  return result;
}

/** A clause has one module, and is either only planned or never to be run, which no module decides. */
function contradict(one: string, other: string): boolean {
  const both = [one, other];
  return one === other || (both.includes('not-runnable') && (both.includes('planned') || both.includes('module')));
}

function reportTwins(examples: readonly Example[], problems: Problem[]): void {
  const seen = new Set<string>();
  for (const { slug, name, place } of examples) {
    if (seen.has(slug)) problems.push(problem('RB123', place, `another example of this clause is called "${name}"`, 'give it a name of its own, as links are made of it'));
    seen.add(slug);
  }
}
