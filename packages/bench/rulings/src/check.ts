import type { CheckOptions, CheckResult } from './coverage-types.ts';
import type { Library } from './library.ts';

export function check(_library: Library, _options: CheckOptions = {}): CheckResult {
  throw new Error('not built yet');
}
