/** Problems as a list that can be read and acted on. */

import type { Problem } from '@rulebench/rulings';

/** Nothing where there are none. */
export function ProblemList({ problems }: { readonly problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className="problems">
      {problems.map(({ code, place, message, hint }) => (
        <li key={`${code} ${place.file}:${place.line}:${place.column} ${message}`}>
          <p><code>{code}</code> {message}</p>
          {hint === undefined ? null : <p className="hint">{hint}</p>}
          <p className="place"><code>{`${place.file}:${place.line}:${place.column}`}</code></p>
        </li>
      ))}
    </ul>
  );
}
