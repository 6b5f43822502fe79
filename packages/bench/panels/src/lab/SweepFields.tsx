/** What is varied: places of the table or of what the players do, each over some values. */

import { useId, type ReactNode } from 'react';
import { isRecord } from '@rulebench/core';
import { sweepOf, type NoSweep, type Sweep } from '@rulebench/explorer';
import { valuesToTry, type Place } from './places.ts';

/** A sweep as it is typed. */
export interface TypedSweep { readonly path: string; readonly values: string }

const NOTHING_VARIED: TypedSweep = { path: '', values: '' };

/** The sweeps in plain data that may be anything; one that varies nothing where there are none. Pure. */
export function typedIn(data: readonly unknown[]): readonly TypedSweep[] {
  const typed = data.slice(0, MOST).flatMap((one): readonly TypedSweep[] => (isRecord(one) && typeof one['path'] === 'string' && typeof one['values'] === 'string' ? [{ path: one['path'], values: one['values'] }] : []));
  return typed.length === 0 ? [NOTHING_VARIED] : typed;
}

/** The sweeps of what is typed, without lines that are empty; or why one is none. Pure. */
export function sweepsOf(typed: readonly TypedSweep[]): readonly Sweep[] | NoSweep {
  const read = typed.filter(({ path }) => path.trim() !== '').map(({ path, values }) => sweepOf(`${path}=${values}`));
  const wrong = read.find((one) => 'why' in one);
  return wrong !== undefined && 'why' in wrong ? wrong : read.filter((one) => 'set' in one);
}

interface SweepFieldsProps {
  readonly places: readonly Place[];
  readonly typed: readonly TypedSweep[];
  readonly onTyped: (typed: readonly TypedSweep[]) => void;
}

/** Two sweeps can be told in one chart: the second is offered when there is a first. */
const MOST = 2;

/** A line a sweep, and one to begin another. */
export function SweepFields({ places, typed, onTyped }: SweepFieldsProps) {
  const list = useId();
  const sweeps = sweepsOf(typed);
  const rows = typed.length < MOST && typed.every(({ path }) => path !== '') ? [...typed, NOTHING_VARIED] : typed;
  const put = (at: number, next: TypedSweep) => { onTyped(rows.map((one, i) => (i === at ? next : one)).filter(({ path }, i) => path !== '' || i === at)); };
  const pick = (at: number, { path, values }: TypedSweep) => {
    const place = places.find((one) => one.path === path);
    put(at, { path, values: values === '' && place !== undefined ? valuesToTry(place) : values });
  };
  return (
    <>
      {rows.map(({ path, values }, i) => (
        <div key={i} className="rb-lab-wide rb-lab-sweep">
          <Labelled label={i === 0 ? 'Vary' : 'And vary'}><input className="rb-input" list={list} value={path} placeholder="nothing, or a place of the table" spellCheck={false} onChange={({ target }) => { pick(i, { path: target.value, values }); }} /></Labelled>
          <Labelled label="Over these values"><input className="rb-input" value={values} placeholder="0..4, or: a, b, c" spellCheck={false} disabled={path === ''} onChange={({ target }) => { put(i, { path, values: target.value }); }} /></Labelled>
        </div>
      ))}
      <datalist id={list}>{places.map((place) => <option key={place.path} value={place.path}>{`now ${String(place.value)}`}</option>)}</datalist>
      {'why' in sweeps && <p role="alert" className="rb-lab-wide rb-refused">What is varied {sweeps.why}. Write whole numbers as 0..4, or values with commas between.</p>}
    </>
  );
}

function Labelled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return <label className="rb-field"><span>{label}</span>{children}</label>;
}
