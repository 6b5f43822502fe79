/** A table of figures or words, which scrolls by itself where it is wider or higher than its place, and can be reached by the keyboard then. */

import type { ReactNode } from 'react';

/** @param label what a screen reader calls it, unlike the heading above it; a table without one is no landmark of the page */
export function Grid({ label, children }: { readonly label?: string; readonly children: ReactNode }) {
  return <div className="rb-scroll" tabIndex={0} role={label === undefined ? 'group' : 'region'} aria-label={label}><table className="rb-grid">{children}</table></div>;
}
