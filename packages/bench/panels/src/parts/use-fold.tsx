/** A panel that can be folded away by a button, and comes back at the size it had. */

import { useState } from 'react';
import { usePanelRef, type PanelProps } from 'react-resizable-panels';
import { Icon } from './Icon.tsx';

export interface Fold {
  readonly folded: boolean;
  readonly toggle: () => void;
  /** What the panel needs beside its own sizes. */
  readonly props: Pick<PanelProps, 'collapsible' | 'panelRef' | 'onResize'>;
}

/** The state of one panel that folds; its sizes are kept by the group it is in. */
export function useFold(): Fold {
  const panelRef = usePanelRef();
  const [folded, setFolded] = useState(false);
  return {
    folded,
    toggle: () => { if (panelRef.current?.isCollapsed() === true) panelRef.current.expand(); else panelRef.current?.collapse(); },
    props: { collapsible: true, panelRef, onResize: () => { setFolded(panelRef.current?.isCollapsed() ?? false); } },
  };
}

/** The button that folds a panel, named after it. */
export function FoldButton({ fold: { folded, toggle }, of }: { readonly fold: Fold; readonly of: string }) {
  const label = `${folded ? 'Unfold' : 'Fold'} the ${of}`;
  return <button type="button" className="rb-button rb-icon-button rb-tool rb-fold-panel" aria-label={label} title={label} aria-expanded={!folded} onClick={toggle}><Icon name="fold" size={14} /></button>;
}
