/** How the sidebar words its items: an example with its clause and its mark, a ruling with a cross where one of its examples parts. */

import { createElement, type ReactNode } from 'react';
import { clauseNumberIn, markIn, type Mark } from './marks.ts';

/** An item of the sidebar, as far as its label depends on it. */
export interface SidebarItem {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly tags?: readonly string[];
  readonly children?: readonly string[];
}

const WORDS: Readonly<Record<Mark, { readonly sign: string; readonly says: string }>> = {
  agrees: { sign: '✓', says: 'agrees with the ruling' },
  parts: { sign: '✕', says: 'parts from the ruling' },
};

/** The label of an item; `tagsOf` gives the tags of another item. Pure. */
export function labelOf(item: SidebarItem, tagsOf: (id: string) => readonly string[]): ReactNode {
  if (item.type === 'story') return exampleLabel(item);
  if (item.type !== 'component') return item.name;
  const parts = (item.children ?? []).some((id) => markIn(tagsOf(id)) === 'parts');
  return parts ? row(undefined, rulingName(item.name), 'parts') : rulingName(item.name);
}

/** A ruling's title, with its id set off. */
function rulingName(name: string): ReactNode {
  const [, title, id] = /^(.+) \((\S+)\)$/.exec(name) ?? [];
  if (title === undefined) return name;
  return createElement('span', null, title, ' ', createElement('span', { className: 'rulebench-id' }, id));
}

function exampleLabel({ id, name, tags }: SidebarItem): ReactNode {
  const mark = markIn(tags ?? []);
  return mark === undefined ? name : row(clauseNumberIn(id), name, mark);
}

function row(clause: number | undefined, name: ReactNode, mark: Mark): ReactNode {
  const { sign, says } = WORDS[mark];
  return createElement(
    'span',
    { className: 'rulebench-label' },
    clause === undefined ? null : createElement('span', { className: 'rulebench-clause', title: `Clause ${clause}` }, clause),
    createElement('span', null, name),
    createElement('span', { className: `rulebench-mark rulebench-${mark}`, role: 'img', 'aria-label': says, title: says }, sign),
  );
}
