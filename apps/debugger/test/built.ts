/** The built debugger in a browser of its own, for tests that use it as somebody would: by role and name. Needs the build (`npm run build`). */

import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type BrowserContextOptions, type Page } from 'playwright';
import { CHROMIUM, CHROMIUM_ARGUMENTS } from './chromium.ts';
import { serve } from './serve.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

export interface Built {
  readonly url: string;
  /** A page in a context of its own, at an address below the root; what went wrong in it is in `wrong`. */
  open(path: string, options?: BrowserContextOptions): Promise<{ readonly page: Page; readonly wrong: readonly string[]; close(): Promise<void> }>;
  close(): Promise<void>;
}

/** Serves the build and starts a browser. @throws where there is no build */
export async function openBuilt(): Promise<Built> {
  if (await stat(`${DIST}/index.json`).catch(() => undefined) === undefined) throw new Error('apps/debugger/dist is not there: run `npm run build` in apps/debugger first');
  const served = await serve(DIST, '/');
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_ARGUMENTS] });
  return {
    url: served.url,
    open: async (path, options) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', ...options });
      const page = await context.newPage();
      const wrong: string[] = [];
      page.on('pageerror', (error) => { wrong.push(error.message); });
      await page.goto(`${served.url}${path}`);
      return { page, wrong, close: () => context.close() };
    },
    close: async () => { await browser.close(); await served.close(); },
  };
}
