/**
 * The pages that a file gives: one for each example of a ruling, one for a module, one for what is wrong with a file.
 * The indexer lists them in the sidebar, the Vite plugin writes them as a CSF module: both from this one list.
 */

import { basename } from 'node:path';
import type { LabPage } from '@rulebench/panels';
import { examplesOf, type Problem, type Ruling } from '@rulebench/rulings';
import { exampleStoryId, LAB_PAGES, labStoryId, moduleStoryId, rulingKey, tableStoryId } from '../shell/links.ts';
import { markOf } from '../shell/marks.ts';
import type { Scheme } from '../shell/scheme.ts';
import { exportNameOf, moduleTitle, problemTitle, problemsKey, rulingTitle } from './titles.ts';
import type { Workspace, WorkspaceModule } from './workspace.ts';

/** What draws a page. */
export type PageKind = 'example' | 'module' | 'table' | 'lab' | 'problems';

/** One page: a story of Storybook. */
export interface Page {
  readonly kind: PageKind;
  readonly id: string;
  readonly exportName: string;
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
  /** What its component is given. */
  readonly args: Readonly<Record<string, unknown>>;
  /** The module whose library its component is given besides; one that needs more imports it. */
  readonly module?: string;
  /** The colours it is shown in; the reader's unless told. */
  readonly scheme?: Scheme;
}

export interface FilePages {
  /** The part of their ids that the pages share. */
  readonly key: string;
  readonly pages: readonly Page[];
}

/**
 * The pages of a ruling file. Where it has problems, a page says which; the examples that it had in `before` keep their
 * pages, so that whoever is writing one sees there what is wrong. One that is superseded has no page.
 */
export function rulingPages(workspace: Workspace, file: string, before: FilePages | undefined): FilePages {
  const shown = workspace.shown(file);
  const ruling = workspace.rulings.find(({ place }) => place.file === shown);
  const problems = workspace.library.problems.filter(({ place }) => place.file === shown);
  const examples = ruling === undefined ? [] : examplePages(workspace, ruling);
  if (problems.length === 0) return { key: ruling === undefined ? problemsKey(basename(file)) : rulingKey(ruling.id), pages: examples };
  const gone = (before?.pages ?? []).filter(({ kind, id }) => kind === 'example' && !examples.some((page) => page.id === id));
  const kept = [...examples, ...gone].map((page) => ({ ...page, tags: [markOf(false)] }));
  const key = ruling === undefined ? before?.key ?? problemsKey(basename(file)) : rulingKey(ruling.id);
  return { key, pages: [...kept, problemsPage(shown, problems)] };
}

function examplePages(workspace: Workspace, ruling: Ruling): readonly Page[] {
  const titles = new Map(workspace.modules.map(({ id, title }) => [id, title]));
  return examplesOf([ruling]).map((example) => ({
    kind: 'example',
    id: exampleStoryId(example),
    exportName: exportNameOf(example.slug),
    title: rulingTitle(titles.get(example.module) ?? example.module, ruling),
    name: example.name,
    tags: [markOf(workspace.agrees(example))],
    args: { ruling: ruling.id, example: example.slug, file: ruling.place.file },
    module: example.module,
  }));
}

function problemsPage(file: string, problems: readonly Problem[]): Page {
  return {
    kind: 'problems',
    id: `${problemsKey(basename(file))}--problems`,
    exportName: 'problems',
    title: problemTitle(basename(file)),
    name: 'What is wrong',
    tags: [markOf(false)],
    args: { file, problems },
  };
}

/** The pages on which a module's rules are tried, as the sidebar names them. */
const LAB: Readonly<Record<LabPage, string>> = { explore: 'Explore', compare: 'Compare', simulate: 'Simulate', odds: 'Odds' };

/** The pages of a module: its overview, a table of one's own, and those on which its rules are tried. Pure. */
export function modulePages({ id, title }: WorkspaceModule, readme?: string): FilePages {
  const overview: Page = {
    kind: 'module',
    id: moduleStoryId(id),
    exportName: 'overview',
    title: moduleTitle(title),
    name: 'Overview',
    tags: [],
    args: { module: id, ...(readme === undefined ? {} : { readme }) },
  };
  const table: Page = { ...overview, args: { module: id }, kind: 'table', id: tableStoryId(id), exportName: 'table', name: 'A table of your own' };
  const lab = LAB_PAGES.map((page): Page => ({ ...overview, args: { module: id, page }, kind: 'lab', id: labStoryId(id, page), exportName: page, name: LAB[page] }));
  return { key: id, pages: [overview, table, ...lab] };
}
