/** Where a job begins: at every start there is, at one of them, or at a table of one's own, which is typed in place. */

import { useEffect, useMemo, useState } from 'react';
import type { Library } from '@rulebench/rulings';
import { TableEditor, useOwnTable, WRITTEN, type OwnTable } from '../pages/TableEditor.tsx';
import type { OneStart, Starts } from './job.ts';
import type { SettingsOf } from './settings.ts';

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
export function useOneStart(library: Library, module: string, names: readonly string[], settings: Set): Chosen<OneStart> {
  const { own, ...choice } = useChoice(library, module, names, 'start', settings);
  const { at, name } = choice;
  return { ...choice, from: useMemo(() => (at === 'table' ? own : { at: 'start', name }), [at, own, name]), every: false };
}

/** The same, or all of them, which is so unless somebody chooses. */
export function useStarts(library: Library, module: string, names: readonly string[], settings: Set): Chosen<Starts> {
  const { own, ...choice } = useChoice(library, module, names, 'all', settings);
  const { at, name } = choice;
  return { ...choice, from: at === 'all' ? { at } : at === 'table' ? own : { at, name }, every: true };
}

/** Where the choice is kept. */
type Set = Pick<SettingsOf, 'text' | 'put'>;

const PLACES: readonly Starts['at'][] = ['all', 'start', 'table'];

/** A start that is no longer there, as another variant does not have it, gives way to the first. */
function useChoice(library: Library, module: string, names: readonly string[], first: Starts['at'], { text, put }: Set) {
  const at = PLACES.find((one) => one === text('at', first)) ?? first;
  const brought = text('table', '');
  const [given] = useState(brought === '' ? undefined : brought);
  const table = useOwnTable(library, module, given, WRITTEN);
  const name = text('start', '');
  useEffect(() => { if (at === 'table') put({ table: table.text }); }, [at, table.text, put]);
  const isWhole = table.reading === undefined && 'example' in table.situation;
  const own = useMemo(() => (isWhole ? { at: 'table', text: table.text, ...(table.trace === undefined ? {} : { events: table.trace.recorded.flatMap(({ event }) => event ?? []) }) } as const : undefined), [isWhole, table.text, table.trace]);
  return {
    at: names.length === 0 ? 'table' as const : at === 'all' && first !== 'all' ? first : at, name: names.includes(name) ? name : names[0] ?? '', names, table, own,
    choose: (next: Starts['at'], chosen = '') => { put({ at: next, start: chosen }); },
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
