/**
 * The pages that a file gives: one for each example of a ruling, one for a module, one for what is wrong with a file.
 * The indexer lists them in the sidebar, the Vite plugin writes them as a CSF module: both from this one list.
 */

import { basename } from 'node:path';
import { examplesOf, type Problem, type Ruling } from '@rulebench/rulings';
import { exampleStoryId, moduleStoryId, rulingKey } from '../shell/links.ts';
import { markOf } from '../shell/marks.ts';
import { exportNameOf, moduleTitle, problemTitle, problemsKey, rulingTitle } from './titles.ts';
import type { Workspace, WorkspaceModule } from './workspace.ts';

/** One page: a story of Storybook. */
export interface Page {
  readonly id: string;
  readonly exportName: string;
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
  /** What its component is given. */
  readonly args: Readonly<Record<string, unknown>>;
}

/** What draws a file's pages. */
export type PageKind = 'example' | 'module' | 'problems';

export interface FilePages {
  readonly kind: PageKind;
  /** The part of their ids that the pages share. */
  readonly key: string;
  readonly pages: readonly Page[];
}

/** The pages of a ruling file; of one with problems, a page that says which; of one that is superseded, none. */
export function rulingPages(workspace: Workspace, file: string): FilePages {
  const shown = workspace.shown(file);
  const ruling = workspace.rulings.find(({ place }) => place.file === shown);
  const problems = workspace.library.problems.filter(({ place }) => place.file === shown);
  if (problems.length > 0) return problemPages(shown, problems);
  if (ruling === undefined) return { kind: 'example', key: problemsKey(basename(file)), pages: [] };
  return { kind: 'example', key: rulingKey(ruling.id), pages: examplePages(workspace, ruling) };
}

function examplePages(workspace: Workspace, ruling: Ruling): readonly Page[] {
  const titles = new Map(workspace.modules.map(({ id, title }) => [id, title]));
  return examplesOf([ruling]).map((example) => ({
    id: exampleStoryId(example),
    exportName: exportNameOf(example.slug),
    title: rulingTitle(titles.get(example.module) ?? example.module, ruling),
    name: example.name,
    tags: [markOf(workspace.agrees(example))],
    args: { ruling: ruling.id, example: example.slug },
  }));
}

function problemPages(file: string, problems: readonly Problem[]): FilePages {
  const key = problemsKey(basename(file));
  const page: Page = {
    id: `${key}--problems`,
    exportName: 'problems',
    title: problemTitle(basename(file)),
    name: 'What is wrong',
    tags: [markOf(false)],
    args: { file, problems },
  };
  return { kind: 'problems', key, pages: [page] };
}

/** The page of a module. Pure. */
export function modulePages({ id, title }: WorkspaceModule): FilePages {
  const page: Page = {
    id: moduleStoryId(id),
    exportName: 'overview',
    title: moduleTitle(title),
    name: 'Overview',
    tags: [],
    args: { module: id },
  };
  return { kind: 'module', key: id, pages: [page] };
}
