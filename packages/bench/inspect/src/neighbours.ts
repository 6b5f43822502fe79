/**
 * The attachments of one page that speak to the same debugger. To it they are one app: a question has one answer, whoever else may hear it,
 * and the app is gone when the last of them is.
 */

export interface Neighbour {
  /** The debugger's window now. */
  readonly target: () => Window | null;
  readonly url: string;
  readonly iframe: HTMLIFrameElement | undefined;
  /** Whether an actor is one that it shows. */
  readonly knows: (sessionId: string) => boolean;
  /** How many messages it sent since the debugger asked. */
  readonly posted: () => number;
}

const all = new Set<Neighbour>();

export function join(one: Neighbour): void {
  all.add(one);
}

export function part(one: Neighbour): void {
  all.delete(one);
}

/** Those beside `one` that speak to the same window. */
export function beside(one: Neighbour): readonly Neighbour[] {
  const target = one.target();
  return [...all].filter((other) => other !== one && other.target() === target);
}

/** Whether it is for `one` to answer what is asked about an actor: it shows the actor, or nobody does and it came first. */
export function isToAnswer(one: Neighbour, sessionId: string): boolean {
  if (one.knows(sessionId)) return true;
  const others = beside(one);
  return others.every((other) => !other.knows(sessionId)) && [...all].find((other) => other === one || others.includes(other)) === one;
}

/** A window that shows the debugger at `url` already. */
export function windowAt(url: string): Window | undefined {
  for (const { url: of, iframe, target } of all) {
    const found = iframe === undefined && of === url ? target() : null;
    if (found !== null && !found.closed) return found;
  }
  return undefined;
}

/** Whether a frame shows the debugger at `url` already. */
export function isShownIn(frame: HTMLIFrameElement, url: string): boolean {
  return frame.getAttribute('src') === url && [...all].some(({ iframe }) => iframe === frame);
}
