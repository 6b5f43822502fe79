/** An example by its name. */

import type { NamedExample } from '../debugger/clauses.ts';
import type { Navigation } from './surroundings.ts';

interface ExampleLinkProps extends Pick<Navigation, 'onNavigate'> {
  readonly example: NamedExample;
  /** The rules to show it under; its own unless told. */
  readonly variant?: string;
}

/** Leads to the example where something can lead there, and is text elsewhere. */
export function ExampleLink({ onNavigate, ...to }: ExampleLinkProps) {
  const { name } = to.example;
  if (onNavigate === undefined) return name;
  return <button type="button" className="rb-textlink" onClick={() => { onNavigate({ kind: 'example', ...to }); }}>{name}</button>;
}
