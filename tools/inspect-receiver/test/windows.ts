/** An app's window and the debugger's, joined as postMessage joins them; for what runs in both, `window` is the one whose turn it is. */

import { vi } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { attach, type AttachOptions } from '@rulebench/inspect';
import { receiveFromWindow, type WindowOptions } from '../src/index.ts';

interface Heard { readonly data: unknown; readonly origin: string; readonly source: unknown }

class FakeWindow {
  readonly listeners = new Set<(event: Heard) => void>();
  readonly location: { readonly origin: string };
  constructor(origin: string) { this.location = { origin }; }
  addEventListener(type: string, listener: (event: Heard) => void): void { if (type === 'message') this.listeners.add(listener); }
  removeEventListener(_: string, listener: (event: Heard) => void): void { this.listeners.delete(listener); }
  requestIdleCallback(work: () => void): void { setTimeout(work, 0); }
  hear(event: Heard): void { for (const listener of [...this.listeners]) listener(event); }
}

/** Messages are cloned when they are posted and arrive later. */
function later(data: unknown, arrive: (clone: unknown) => void): void {
  const clone: unknown = structuredClone(data);
  setTimeout(() => { arrive(clone); }, 0);
}

/** All of a window that is used. */
const asWindow = (window: unknown): Window => window as Window; // boundary: a stand-in

export function windows(appOrigin = 'http://127.0.0.1:1', pageOrigin = 'http://127.0.0.1:2') {
  const app = new FakeWindow(appOrigin);
  const page = new FakeWindow(pageOrigin);
  const toApp: unknown[] = [];
  const pageOfApp = { postMessage: (data: unknown, to: string) => { if (to === '*' || to === pageOrigin) later(data, (clone) => { page.hear({ data: clone, origin: appOrigin, source: appOfPage }); }); } };
  const appOfPage = {
    postMessage: (data: unknown, to: string) => {
      if (to !== '*' && to !== appOrigin) return;
      toApp.push(data);
      later(data, (clone) => { app.hear({ data: clone, origin: pageOrigin, source: pageOfApp }); });
    },
  };
  const within = <T>(own: FakeWindow, work: () => T): T => {
    vi.stubGlobal('window', own);
    vi.stubGlobal('location', own.location);
    return work();
  };
  return {
    app, page, appOfPage, pageOfApp, toApp,
    attach: (actor: AnyActorRef, options: Partial<AttachOptions> = {}) => within(app, () => attach(actor, { url: `${pageOrigin}/live`, target: asWindow(pageOfApp), ...options })),
    receive: (options: WindowOptions = {}) => within(page, () => receiveFromWindow({ target: asWindow(appOfPage), ...options })),
  };
}
