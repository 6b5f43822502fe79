/** A die: its shape by the number of its faces, its score, and where its points went. */

import type { Die } from '@rulebench/core';

/** Outlines in a square of 48 by the number of faces, each with the height at which a score sits well. */
const SHAPES: Readonly<Record<number, { readonly d: string; readonly y: number }>> = {
  4: { d: 'M24 4 46 42H2z', y: 35 },
  6: { d: 'M10 5h28a5 5 0 0 1 5 5v28a5 5 0 0 1-5 5H10a5 5 0 0 1-5-5V10a5 5 0 0 1 5-5z', y: 30 },
  8: { d: 'M24 2 46 24 24 46 2 24z', y: 30 },
  10: { d: 'M24 2 46 20 43 30 24 46 5 30 2 20z', y: 29 },
  12: { d: 'M24 2 38 7 46 18V30L38 41 24 46 10 41 2 30V18L10 7z', y: 30 },
  20: { d: 'M24 2 44 13V35L24 46 4 35V13z', y: 30 },
};
const ROUND = { d: 'M24 3a21 21 0 1 0 0 42 21 21 0 0 0 0-42', y: 30 };

/** The die of a column; dashed before it is rolled. Its kind and where its points go stand around it, in the column. */
export function DieView({ die, changed }: { readonly die: Die; readonly changed: boolean }) {
  const { d, y } = SHAPES[die.faces] ?? ROUND;
  const rolled = die.score !== undefined;
  const words = `${String(die.faces)}-sided die, ${rolled ? `rolled ${String(die.score)}` : 'not rolled'}${die.goesTo === undefined ? '' : `, goes to ${die.goesTo}`}`;
  return (
    <span className={`rb-die rb-tone-${die.tone ?? 'plain'}`} data-changed={changed} data-rolled={rolled}>
      <svg width="38" height="38" viewBox="0 0 48 48" role="img" aria-label={words}>
        <path d={d} className="rb-die-shape" />
        <text x="24" y={y} textAnchor="middle" className="rb-die-score">{rolled ? die.score : '?'}</text>
      </svg>
    </span>
  );
}

/** The place of a die that there is none of. */
export function NoDie({ says }: { readonly says: string }) {
  return <span className="rb-die rb-no-die"><span className="rb-small">{says}</span></span>;
}
