/** Where the browser comes from. */

import { expect, it } from 'vitest';
import { findChromium, type Machine } from '../src/chromium.ts';

/** A machine with these files; installing puts Debian's Chromium among them, where it works. */
function machine({ files = [], installs = true, ...more }: { files?: string[]; installs?: boolean } & Partial<Machine>): Machine & { readonly installed: () => boolean } {
  const there = new Set(files);
  let installed = false;
  return {
    chromiumPath: undefined, isRoot: false, exists: (path) => there.has(path), installed: () => installed,
    install: () => { installed = true; if (installs) there.add('/usr/bin/chromium'); return installs; }, ...more,
  };
}

it('is the one that CHROMIUM_PATH names', () => {
  const given = machine({ chromiumPath: '/opt/chrome', files: ['/opt/chrome', '/usr/bin/chromium'] });
  expect(findChromium(given)).toEqual({ path: '/opt/chrome' });
});

it('is not replaced where CHROMIUM_PATH leads nowhere', () => {
  const given = machine({ chromiumPath: '/opt/chrome', files: ['/usr/bin/chromium'], isRoot: true });
  expect(findChromium(given)).toEqual({ missing: 'CHROMIUM_PATH names /opt/chrome, and no such file is there' });
  expect(given.installed()).toBe(false);
});

it("is Debian's where that is there, and nothing is installed", () => {
  const given = machine({ files: ['/usr/bin/chromium'], isRoot: true });
  expect(findChromium(given)).toEqual({ path: '/usr/bin/chromium' });
  expect(given.installed()).toBe(false);
});

it('is installed for root', () => {
  expect(findChromium(machine({ isRoot: true }))).toEqual({ path: '/usr/bin/chromium' });
});

it('is asked for in one line where it can be neither found nor installed', () => {
  const user = machine({});
  for (const given of [user, machine({ isRoot: true, installs: false })]) {
    const found = findChromium(given);
    expect(found).toHaveProperty('missing', expect.stringMatching(/^[^\n]*CHROMIUM_PATH[^\n]*$/));
  }
  expect(user.installed()).toBe(false);
});
