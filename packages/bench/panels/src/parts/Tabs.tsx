/** Tabs as screen readers and keyboards know them: arrows move between them, Home and End to the outermost. */

import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

export interface Tab {
  readonly id: string;
  readonly label: string;
  /** A number beside the label, with what it counts for a screen reader. */
  readonly count?: { readonly n: number | string; readonly of: string } | undefined;
}

interface TabsProps<T extends Tab> {
  readonly label: string;
  readonly tabs: readonly T[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
  readonly children: ReactNode;
}

/** A row of tabs and the panel of the selected one, given as children. */
export function Tabs<T extends Tab>({ label, tabs, selected, onSelect, children }: TabsProps<T>) {
  const base = useId();
  const row = useRef<HTMLDivElement>(null);
  const go = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex(({ id }) => id === selected);
    const to = { ArrowRight: (at + 1) % tabs.length, ArrowLeft: (at - 1 + tabs.length) % tabs.length, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs[to];
    if (next === undefined || to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onSelect(next.id);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };
  return (
    <div className="rb-tabbed">
      <div ref={row} className="rb-tabs" role="tablist" aria-label={label} onKeyDown={go}>
        {tabs.map((tab) => (
          <button
            key={tab.id} type="button" role="tab" className="rb-tab"
            id={`${base}-tab-${tab.id}`} aria-controls={`${base}-panel`}
            aria-selected={tab.id === selected} tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => { onSelect(tab.id); }}
          >
            {tab.label}
            {tab.count !== undefined && <span className="rb-count"><span aria-hidden="true">{tab.count.n}</span><span className="rb-hidden"> ({tab.count.n} {tab.count.of})</span></span>}
          </button>
        ))}
      </div>
      <div className="rb-tabpanel" role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-tab-${selected}`} tabIndex={0}>
        {children}
      </div>
    </div>
  );
}
