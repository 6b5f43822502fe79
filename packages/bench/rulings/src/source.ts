/** `source.yaml`: what a document is, and its headings, each covered by a ruling or planned. */

import { Fields, SLUG } from './fields.ts';
import { suggest } from './problem.ts';
import { readTree, type Tree } from './tree.ts';
import type { Parsed, Problem, Source, SourceHeading } from './types.ts';

const KEYS = ['id', 'title', 'publisher', 'date', 'dating', 'headings'];
const STATUSES = ['covered', 'planned'] as const;

/** Reads a `source.yaml`. Pure; never throws. */
export function parseSource(text: string, file: string): Parsed<Source> {
  const { value: tree, problems } = readTree(text, file);
  if (tree === undefined) return { problems };
  const found = [...problems];
  const fields = new Fields(tree, 'source.yaml', KEYS, found);
  fields.required('id', 'the short name that its rulings begin with');
  fields.required('title', 'the title of the document');
  fields.required('publisher', 'who published it');
  const id = slugOf(fields, 'id');
  const title = fields.text('title');
  const publisher = fields.text('publisher');
  const date = fields.text('date');
  const dating = fields.text('dating');
  const headings = fields.items('headings')?.flatMap((item) => headingOf(item, found)) ?? [];
  if (id === undefined) return { problems: found };
  return {
    value: { id, title: title ?? id, publisher: publisher ?? '', ...(date === undefined ? {} : { date }), ...(dating === undefined ? {} : { dating }), headings, place: tree.place },
    problems: found,
  };
}

function headingOf(tree: Tree, problems: Problem[]): readonly SourceHeading[] {
  const fields = new Fields(tree, 'a heading', ['ruling', 'title', 'status'], problems);
  fields.required('ruling', 'the slug of its ruling');
  fields.required('title', 'the heading in the document');
  fields.required('status', 'covered');
  const ruling = slugOf(fields, 'ruling');
  const title = fields.text('title');
  const written = fields.text('status');
  const status = STATUSES.find((one) => one === written);
  if (written !== undefined && status === undefined) fields.add('RB111', fields.placeOf('status'), `a heading is covered or planned, not "${written}"`, suggest(written, STATUSES));
  return ruling === undefined || title === undefined || status === undefined ? [] : [{ ruling, title, status, place: tree.place }];
}

function slugOf(fields: Fields, key: string): string | undefined {
  const text = fields.text(key);
  if (text === undefined || SLUG.test(text)) return text;
  fields.add('RB113', fields.placeOf(key), `"${text}" is no slug: small letters, digits and hyphens only`);
  return undefined;
}
