/** What the tests share: the toy ferry with its good rulings, and files of the tests by name. */

import { readFileSync } from 'node:fs';
import type { RuleModule } from '@rulebench/core';
import { libraryOf, type Library, type RulingFile } from '../src/index.ts';
import { ruleModule } from './toys/ferry/module.ts';

/** Tools use modules without their parameters. */
export const ferry = ruleModule as RuleModule; // boundary: a module of any context

export function fileOf(path: string): RulingFile {
  return { file: path, text: readFileSync(new URL(path, import.meta.url), 'utf8') };
}

export const GOOD: readonly RulingFile[] = ['good/source.yaml', 'good/fixtures/ferry.yaml', 'good/rulings/boarding.ruling.md', 'good/rulings/casting-off.ruling.md'].map(fileOf);

/** The good rulings, with other files beside them. */
export function goodLibrary(more: readonly RulingFile[] = [], module: RuleModule = ferry): Library {
  return libraryOf({ files: [...GOOD, ...more], modules: [module] }).library;
}

/** A ruling of the toys' planned heading with one clause, whose examples are given. */
export function mooring(body: string, front = 'module: ferry'): RulingFile {
  return { file: 'mooring.ruling.md', text: `---\nruling: toy/mooring\ntitle: Mooring\nrevision: 1\n${front}\n---\n${body}` };
}
