/** How a library or a module stands, in three numbers. */

import { counted } from '@rulebench/rulings';
import { Icon } from '../parts/Icon.tsx';
import type { Checking } from './use-check.ts';

interface TileProps { readonly label: string; readonly n: number; readonly of: number; readonly rest?: string | undefined }

/** One tile each for clauses, examples and rules; while examples are run, how many were. */
export function Tiles({ checking }: { readonly checking: Checking | undefined }) {
  const result = checking?.result;
  if (result === undefined) return <Waiting checking={checking} />;
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

/** In the place of the tiles, and as high, so that nothing moves when they come. */
function Waiting({ checking }: { readonly checking: Checking | undefined }) {
  const { run, agreeing, total } = checking ?? { run: 0, agreeing: 0, total: 0 };
  return (
    <ul className="rb-tiles">
      <Pending label="clauses covered: being worked out" />
      <li className="rb-tile">
        <span className={agreeing === run ? 'rb-plain' : 'rb-refused'}><Icon name={agreeing === run ? 'start' : 'flag'} size={18} /></span>
        <span><b>{agreeing}</b> of {run}</span>
        <span className="rb-soft">{total === 0 ? 'examples are run' : `agree; ${String(total - run)} examples are still to be run`}</span>
        <span className="rb-bar rb-bar-going" aria-hidden="true"><span style={{ width: `${String(total === 0 ? 0 : (run / total) * 100)}%` }} /></span>
      </li>
      <Pending label="rules seen both ways: being worked out" />
    </ul>
  );
}

function Pending({ label }: { readonly label: string }) {
  return (
    <li className="rb-tile">
      <span><Icon name="start" size={18} /></span>
      <span><b>…</b></span>
      <span className="rb-soft">{label}</span>
      <span className="rb-bar rb-bar-going" aria-hidden="true"><span style={{ width: 0 }} /></span>
    </li>
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
