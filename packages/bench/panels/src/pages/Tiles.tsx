/** How a library or a module stands, in three numbers. */

import type { CheckResult } from '@rulebench/rulings';
import { Icon } from '../parts/Icon.tsx';
import { counted } from '../words/value.ts';

interface TileProps { readonly label: string; readonly n: number; readonly of: number; readonly rest?: string | undefined }

/** One tile each for clauses, examples and rules. */
export function Tiles({ result }: { readonly result: CheckResult | undefined }) {
  if (result === undefined) return <p className="rb-empty" role="status">Running every example…</p>;
  const { clauses, examples, rules } = result.report;
  const both = rules.total - rules.unseen.length;
  return (
    <ul className="rb-tiles">
      <Tile label="clauses covered" n={clauses.covered} of={clauses.runnable} rest={clauses.planned > 0 ? `${String(clauses.planned)} planned` : undefined} />
      <Tile label="examples agree" n={examples.passed} of={examples.total} rest={examples.refusing > 0 ? `${counted(examples.refusing, 'refusal')} among them` : undefined} />
      <Tile label="rules seen both ways" n={both} of={rules.total} />
    </ul>
  );
}

function Tile({ label, n, of, rest }: TileProps) {
  const all = n === of;
  return (
    <li className="rb-tile">
      <span className={all ? 'rb-allowed' : 'rb-refused'}><Icon name={all ? 'yes' : 'flag'} size={18} /></span>
      <span><b>{n}</b> of {of}</span>
      <span className="rb-soft">{label}{rest === undefined ? '' : `, ${rest}`}</span>
      <span className="rb-bar" aria-hidden="true"><span style={{ width: `${String(of === 0 ? 0 : (n / of) * 100)}%` }} data-all={all} /></span>
    </li>
  );
}
