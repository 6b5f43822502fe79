/** Where the ruling expects something else: what was found, in the file's own terms. */

import type { Failure } from '@rulebench/rulings';
import { Icon } from '../parts/Icon.tsx';

/** Nothing where there are none. */
export function Failures({ failures }: { readonly failures: readonly Failure[] }) {
  if (failures.length === 0) return null;
  return (
    <div className="rb-failures">
      <h3><Icon name="flag" /> The ruling expects otherwise</h3>
      <ul>
        {failures.map(({ problem }, i) => (
          <li key={i}>{problem.message}{problem.hint !== undefined && <span className="rb-soft">: {problem.hint}</span>} <span className="rb-soft rb-small"><code>{problem.code}</code> line {problem.place.line}</span></li>
        ))}
      </ul>
    </div>
  );
}
