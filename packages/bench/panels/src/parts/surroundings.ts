/** What every panel may need of the page around it: the clauses' sentences, and how to follow a link. */

import { createContext, useContext } from 'react';
import type { ClauseId } from '@rulebench/core';
import type { KeptBranch } from '../debugger/branches.ts';
import type { ClauseIndex, NamedExample } from '../debugger/clauses.ts';
import type { StepFilter } from '../timeline/filter.ts';

/** Somewhere else that a panel can lead to. */
export type Destination =
  | { readonly kind: 'example'; readonly example: NamedExample } & InSight
  | { readonly kind: 'clause'; readonly clause: ClauseId }
  | { readonly kind: 'ruling'; readonly ruling: string }
  | { readonly kind: 'module'; readonly module: string }
  | { readonly kind: 'lab'; readonly module: string; readonly page: 'explore' | 'compare' | 'simulate' | 'odds' }
  /** A table of one's own, as it is typed, or as it was typed last; played up to a step where one is named. */
  | { readonly kind: 'table'; readonly module: string; readonly text?: string } & InSight;

/** What of a run a link may name. */
export interface InSight {
  readonly step?: number;
  readonly variant?: string;
  readonly tab?: string;
  readonly branch?: KeptBranch;
  readonly compare?: string;
  readonly filter?: StepFilter;
}

/** What writing an example did, or would do. */
export interface WrittenExample {
  /** The ruling file, as the workspace names it. */
  readonly file: string;
  /** The change as a unified diff. */
  readonly diff: string;
}

/** A line of code, as the workspace names it. */
export interface CodePlace {
  readonly file: string;
  readonly line: number;
}

/** What the page does about links; without it links to other pages are left out. */
export interface Navigation {
  /** Called when a person follows a link to another page. */
  readonly onNavigate?: ((to: Destination) => void) | undefined;
  /** The address of a destination, for links that can be copied. */
  readonly hrefOf?: ((to: Destination) => string | undefined) | undefined;
  /** Where a rule or measure of a module is written; none where the page does not know. */
  readonly codeOf?: ((module: string, rule: string) => CodePlace | undefined) | undefined;
  /** Opens a line of code in the reader's editor; only where a server stands behind the page. */
  readonly openCode?: ((place: CodePlace) => void) | undefined;
  /** Writes an example under its clause, or tells what it would change (`dry`); only where a server stands behind the page. */
  readonly writeExample?: ((wanted: { readonly clause: ClauseId; readonly block: string; readonly dry: boolean }) => Promise<WrittenExample>) | undefined;
}

export interface Surroundings extends Navigation {
  readonly clauses: ClauseIndex;
  /** Shows a clause in this page. */
  readonly openClause?: ((id: ClauseId) => void) | undefined;
}

const SurroundingsContext = createContext<Surroundings>({ clauses: new Map() });

export const SurroundingsProvider = SurroundingsContext.Provider;

/** The surroundings of a panel; a panel on its own has none, and still draws. */
export function useSurroundings(): Surroundings {
  return useContext(SurroundingsContext);
}
