/** A display sheet: systems as columns of boxes, the die each makes, cards, and what the dice come to. */

import type { Sheet, SheetColumn, SheetTotal } from '@rulebench/core';
import { listed } from '../words/value.ts';
import type { Changed } from './changed.ts';
import { DieView, NoDie } from './DieView.tsx';
import { CardView } from './TokenView.tsx';

/** One sheet as a framed card. */
export function SheetView({ sheet, changed }: { readonly sheet: Sheet; readonly changed: Changed }) {
  const is = (kind: string, id: string) => changed.has(`sheet/${sheet.id}/${kind}/${id}`);
  return (
    <section className={`rb-sheet rb-tone-${sheet.tone ?? 'plain'}`} aria-label={sheet.title} data-sheet={sheet.id}>
      <h3 className="rb-sheet-title"><span>{sheet.title}</span>{sheet.status !== undefined && <span className="rb-soft rb-small">{sheet.status}</span>}</h3>
      <div className="rb-sheet-body">
        {sheet.columns.length > 0 && (
          <ul className="rb-columns">
            {sheet.columns.map((column) => <Column key={column.id} column={column} changed={is('column', column.id)} dieChanged={is('die', column.id)} />)}
          </ul>
        )}
        {sheet.cards.length > 0 && (
          <ul className="rb-cards" aria-label="Cards">{sheet.cards.map((card) => <CardView key={card.id} token={card} changed={is('card', card.id)} />)}</ul>
        )}
      </div>
      {sheet.totals.length > 0 && (
        <ul className="rb-totals" aria-label="Totals">{sheet.totals.map((total) => <Total key={total.id} total={total} changed={is('total', total.id)} />)}</ul>
      )}
    </section>
  );
}

function Column({ column, changed, dieChanged }: { readonly column: SheetColumn; readonly changed: boolean; readonly dieChanged: boolean }) {
  const marked = column.boxes.filter(Boolean).length;
  const spent = marked === column.boxes.length;
  return (
    <li className="rb-column" data-changed={changed}>
      <span className="rb-column-label">{column.label}{column.die !== undefined && <span className="rb-die-kind" aria-hidden="true"> d{column.die.faces}</span>}</span>
      <span className="rb-system">
        <span className="rb-boxes" role="img" aria-label={`${String(column.boxes.length - marked)} of ${String(column.boxes.length)} boxes unmarked`}>
          {column.boxes.map((box, i) => <span key={i} className="rb-box" data-marked={box} />)}
        </span>
        {column.die === undefined ? <NoDie says={spent ? 'no die: destroyed' : 'no die'} /> : <DieView die={column.die} changed={dieChanged} />}
      </span>
      {column.die?.goesTo !== undefined && <span className="rb-die-goes" aria-hidden="true">{column.die.goesTo}</span>}
    </li>
  );
}

const COUNTERS_DRAWN = 12;

function Total({ total, changed }: { readonly total: SheetTotal; readonly changed: boolean }) {
  const { counters } = total;
  return (
    <li className="rb-total" data-changed={changed} title={total.from.length === 0 ? undefined : `from ${listed(total.from)}`}>
      <span className="rb-total-label">{total.label}</span>
      <b className="rb-total-points">{total.points}</b>
      {total.from.length > 0 && <span className="rb-total-from">{total.from.join(' + ')}</span>}
      {counters !== undefined && counters.count > 0 && (
        <span className="rb-counters">
          {Array.from({ length: Math.min(counters.count, COUNTERS_DRAWN) }, (_, i) => <span key={i} className="rb-counter" style={{ background: counters.colour }} aria-hidden="true" />)}
          <span className="rb-small">{counters.count === total.points ? '' : `${String(counters.count)} `}{counters.colour}</span>
        </span>
      )}
    </li>
  );
}
