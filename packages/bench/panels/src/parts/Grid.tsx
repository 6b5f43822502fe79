/** A table of figures or words, which scrolls by itself where it is wider or higher than its place, and can be reached by the keyboard then. */

import type { ReactNode } from 'react';

/** @param label what a screen reader calls it; unlike the heading above it */
export function Grid({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return <div className="rb-scroll" tabIndex={0} role="region" aria-label={label}><table className="rb-grid">{children}</table></div>;
}
