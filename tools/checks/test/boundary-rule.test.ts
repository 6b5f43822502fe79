/** Assertions are refused, except at a named boundary. */

import { RuleTester } from 'eslint';
import { describe, it } from 'vitest';
import tseslint from 'typescript-eslint';
import { boundary } from '../boundary-rule.js';

RuleTester.describe = describe;
RuleTester.it = it;
RuleTester.itOnly = it.only;

new RuleTester({ languageOptions: { parser: tseslint.parser } }).run('boundary', boundary, {
  valid: [
    'const a = value as B; // boundary: a file of npm',
    '// boundary: a file of npm\nconst a = value as B;',
    'const a = [1] as const;',
    'setup({ types: { context: {} as Context, events: {} as Event } });',
    'const a = {\n  b: value as B, // boundary: plain data\n};',
    'const a = call(\n  value as B,\n); // boundary: plain data',
  ],
  invalid: [
    { code: 'const a = value as B;', errors: [{ messageId: 'unnamed' }] },
    { code: 'const a = <B>value;', errors: [{ messageId: 'unnamed' }] },
    { code: 'const a = value as B; // because', errors: [{ messageId: 'unnamed' }] },
    { code: 'const a = value as B; // boundary:', errors: [{ messageId: 'unnamed' }] },
    { code: '// boundary: another\nother();\nconst a = value as B;', errors: [{ messageId: 'unnamed' }] },
    { code: 'make({ types: { context: { a: 1 } as Context } });', errors: [{ messageId: 'unnamed' }] },
    { code: 'make({ kinds: { context: {} as Context } });', errors: [{ messageId: 'unnamed' }] },
  ],
});
