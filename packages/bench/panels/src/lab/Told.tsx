/** A few numbers, told large. */

import { number } from './words.ts';

export interface Told { readonly n: number; readonly label: string }

/** One tile a number. */
export function Tiles({ told }: { readonly told: readonly Told[] }) {
  return (
    <ul className="rb-tiles rb-lab-tiles">
      {told.map(({ n, label }) => <li key={label} className="rb-tile"><b>{number(n)}</b><span className="rb-soft">{label}</span></li>)}
    </ul>
  );
}
