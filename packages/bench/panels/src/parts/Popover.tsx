/** Something that opens over the page from a button and closes by Escape or a click beside it. */

import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

interface PopoverProps {
  /** What the button shows. */
  readonly button: ReactNode;
  /** What it opens, for the title and a screen reader. */
  readonly label: string;
  readonly disabled?: boolean;
  /** A button of the size of a tool, whose name is its label. */
  readonly small?: boolean;
  /** Above the button or below it. */
  readonly side?: 'above' | 'below';
  readonly children: ReactNode;
}

/** A button and what it opens. */
export function Popover({ button, label, disabled = false, small = false, side = 'above', children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  // At every drawing: what stands in it, or before its button, may have changed.
  useLayoutEffect(() => { if (panel.current !== null) keepInSight(panel.current); });
  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: PointerEvent) => { if (event.target instanceof Node && root.current?.contains(event.target) !== true) setOpen(false); };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
      trigger.current?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', escape, true);
    return () => { document.removeEventListener('pointerdown', outside); document.removeEventListener('keydown', escape, true); };
  }, [open]);
  return (
    <div ref={root} className="rb-popover">
      <button ref={trigger} type="button" className={small ? 'rb-button rb-icon-button rb-tool' : 'rb-button'} aria-label={small ? label : undefined} title={label} aria-expanded={open} aria-controls={open ? id : undefined} disabled={disabled} onClick={() => { setOpen(!open); }}>{button}</button>
      {open && <div ref={panel} id={id} className={`rb-popover-panel rb-popover-${side}`} role="dialog" aria-label={label}>{children}</div>}
    </div>
  );
}

/** The least distance from the edge of the page. */
const GAP = 8;

/** Moves a panel sideways where the edge of the page would cut it. */
function keepInSight(panel: HTMLElement): void {
  panel.style.translate = '';
  const { left, right } = panel.getBoundingClientRect();
  const shift = Math.max(GAP - left, Math.min(0, document.documentElement.clientWidth - GAP - right));
  if (shift !== 0) panel.style.translate = `${String(shift)}px`;
}
