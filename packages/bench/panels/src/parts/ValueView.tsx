/** Plain data on the screen: in a line where it is short, as a small tree where it has names in names. */

import { isRecord } from '@rulebench/core';
import { isLeftOut } from '@rulebench/inspect/live';
import { valueWords } from '../words/value.ts';

/** How deep a tree goes before it is told in a line. */
const DEPTH = 2;

/** Whether a value is shown as a tree. Pure. */
export function isNested(value: unknown): boolean {
  return isTree(value) && Object.values(value).some(isTree);
}

function isTree(value: unknown): value is object {
  return (isRecord(value) && !isLeftOut(value)) || Array.isArray(value);
}

/** A value, as short as can be understood. */
export function ValueView({ value, depth = 0 }: { readonly value: unknown; readonly depth?: number }) {
  if (!isNested(value) || depth >= DEPTH || typeof value !== 'object' || value === null) return <>{valueWords(value)}</>;
  return (
    <ul className="rb-value">
      {Object.entries(value).map(([name, one]: [string, unknown]) => <li key={name}>{!Array.isArray(value) && <span>{name} </span>}<ValueView value={one} depth={depth + 1} /></li>)}
    </ul>
  );
}
