/** Progress: nothing at first, nothing off a terminal, and no trace of it afterwards. */

import { afterEach, expect, test, vi } from 'vitest';
import { progressOn } from '../src/progress.ts';

afterEach(() => { vi.restoreAllMocks(); });

function shown(isTTY: boolean, times: readonly number[]): string {
  let printed = '';
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const sink = { isTTY, columns: 80, write: (text: string) => { printed += text; } };
  const progress = progressOn({ cwd: '/', env: {}, out: sink, err: sink });
  for (const time of times) {
    clock.mockReturnValue(time);
    progress.tell(`${time} of 9000 examples`);
  }
  progress.end();
  return printed;
}

test('it is shown on a terminal once a second has passed, and then not at every turn', () => {
  const text = shown(true, [10, 990, 1010, 1020, 1200]);
  expect(text).not.toContain('990 of');
  expect(text).toContain('1010 of 9000 examples');
  expect(text).not.toContain('1020 of');
  expect(text).toContain('1200 of');
});
test('the cursor stays where it is seen', () => {
  expect(shown(true, [2000])).not.toContain('\u001b[?25l');
});
test('off a terminal nothing is shown', () => {
  expect(shown(false, [5000, 9000])).toBe('');
});
