/** Two windows that see each other as postMessage lets them: by a handle, with origins, through structured clones. */

interface Heard { readonly data: unknown; readonly origin: string; readonly source: unknown }

export class FakeWindow {
  readonly listeners = new Map<string, Set<(event: Heard) => void>>();
  readonly origin: string;
  constructor(origin: string) { this.origin = origin; }
  addEventListener(type: string, listener: (event: Heard) => void): void {
    this.listeners.set(type, (this.listeners.get(type) ?? new Set()).add(listener));
  }
  removeEventListener(type: string, listener: (event: Heard) => void): void { this.listeners.get(type)?.delete(listener); }
  hear(event: Heard): void { for (const listener of [...this.listeners.get('message') ?? []]) listener(event); }
}

/** What one window has of another. */
export interface Handle { postMessage: (data: unknown, origin: string) => void }

export interface Pair {
  readonly app: FakeWindow;
  readonly page: FakeWindow;
  /** The page as the app has it, and the other way round. */
  readonly pageOfApp: Handle;
  readonly appOfPage: Handle;
  /** All that arrived at the page. */
  readonly arrived: Record<string, unknown>[];
}

export function pair(appOrigin = 'http://127.0.0.1:1', pageOrigin = 'http://127.0.0.1:2'): Pair {
  const app = new FakeWindow(appOrigin);
  const page = new FakeWindow(pageOrigin);
  const arrived: Record<string, unknown>[] = [];
  const pageOfApp: Handle = {
    postMessage: (data, origin) => {
      if (origin !== '*' && origin !== page.origin) return;
      const clone = structuredClone(data) as Record<string, unknown>; // boundary: what was posted
      arrived.push(clone);
      page.hear({ data: clone, origin: app.origin, source: appOfPage });
    },
  };
  const appOfPage: Handle = {
    postMessage: (data, origin) => { if (origin === '*' || origin === app.origin) app.hear({ data: structuredClone(data), origin: page.origin, source: pageOfApp }); },
  };
  return { app, page, pageOfApp, appOfPage, arrived };
}
