/** Where a job begins: at every start there is, at one of them, or at a table of one's own, which is typed in place. */

import { useState } from 'react';
import type { Library } from '@rulebench/rulings';
import { TableEditor, useOwnTable, type OwnTable } from '../pages/TableEditor.tsx';
import type { OneStart, Starts } from './job.ts';

/** The chosen start. */
export interface Chosen<S extends Starts> {
  /** None where the table of one's own has mistakes. */
  readonly from: S | undefined;
  readonly at: Starts['at'];
  readonly names: readonly string[];
  /** Whether all starts together can be chosen. */
  readonly every: boolean;
  readonly name: string;
  readonly table: OwnTable;
  readonly choose: (at: Starts['at'], name?: string) => void;
}

/** One of some starts, or a table of one's own. */
export function useOneStart(library: Library, module: string, names: readonly string[]): Chosen<OneStart> {
  const { own, ...choice } = useChoice(library, module, names, 'start');
  return { ...choice, from: choice.at === 'table' ? own : { at: 'start', name: choice.name }, every: false };
}

/** The same, or all of them, which is so unless somebody chooses. */
export function useStarts(library: Library, module: string, names: readonly string[]): Chosen<Starts> {
  const { own, ...choice } = useChoice(library, module, names, 'all');
  const { at, name } = choice;
  return { ...choice, from: at === 'all' ? { at } : at === 'table' ? own : { at, name }, every: true };
}

/** A start that is no longer there, as another variant does not have it, gives way to the first. */
function useChoice(library: Library, module: string, names: readonly string[], first: Starts['at']) {
  const [{ at, name }, set] = useState<{ readonly at: Starts['at']; readonly name: string }>({ at: first, name: '' });
  const table = useOwnTable(library, module);
  return {
    at: names.length === 0 ? 'table' as const : at, name: names.includes(name) ? name : names[0] ?? '', names, table,
    own: 'example' in table.situation ? { at: 'table', text: table.text } as const : undefined,
    choose: (next: Starts['at'], chosen = '') => { set({ at: next, name: chosen }); },
  };
}

interface StartFieldProps {
  readonly library: Library;
  readonly module: string;
  readonly chosen: Chosen<Starts>;
  /** What becomes of the events typed below a table. */
  readonly when: string;
}

/** A list of the starts, and below it the table of one's own where that is chosen. */
export function StartField({ library, module, chosen: { at, name, names, every, table, choose }, when }: StartFieldProps) {
  return (
    <>
      <label className="rb-field rb-lab-wide"><span>Start from</span>
        <select className="rb-select" value={at === 'start' ? `start ${name}` : at} onChange={({ target: { value } }) => { if (value === 'all' || value === 'table') choose(value); else choose('start', value.slice('start '.length)); }}>
          {every && names.length > 0 && <option value="all">every example and fixture</option>}
          <option value="table">a table of your own</option>
          {names.map((one) => <option key={one} value={`start ${one}`}>{one}</option>)}
        </select>
      </label>
      {at === 'table' && (
        <div role="group" aria-label="A table of your own" className="rb-lab-wide rb-lab-table">
          <TableEditor library={library} module={module} table={table} rows={10} />
          <p className="rb-soft rb-small">Written as in the examples of the rulings. {when}</p>
        </div>
      )}
    </>
  );
}
