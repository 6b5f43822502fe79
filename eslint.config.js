/** How the code is linted: typed rules, the layers of tools/checks/layers.js, and `as` only at a named boundary. */

import js from '@eslint/js';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';
import { boundary } from './tools/checks/boundary-rule.js';
import { layers, nameOf } from './tools/checks/layers.js';

const CONFIGURATION = ['**/*.config.{ts,js}', '**/.storybook/**', '**/*.stories.{ts,tsx}', '**/.dependency-cruiser.js'];

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.nx/**', '**/reports/**', '**/test/{fixture,bad,good}/**'] },
  { linterOptions: { noInlineConfig: true } },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  { languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } } },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { rulebench: { rules: { boundary } } },
    rules: {
      'rulebench/boundary': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } }],
    },
  },
  { files: ['packages/*/*/src/**/*.{ts,tsx}', 'tools/*/src/**/*.ts'], rules: { 'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }] } },
  { files: ['**/schema.ts', '**/clauses.ts'], rules: { 'max-lines': 'off' } },
  { files: ['**/test/**/*.{ts,tsx}'], rules: { '@typescript-eslint/unbound-method': 'off', '@typescript-eslint/no-unsafe-return': 'off', '@typescript-eslint/no-unsafe-assignment': 'off', '@typescript-eslint/no-unsafe-argument': 'off' } },
  {
    // What Storybook hands to a play function, it types as any.
    files: ['apps/*/src/pages/play-*.ts'],
    rules: Object.fromEntries(['argument', 'assignment', 'call', 'member-access', 'return'].map((kind) => [`@typescript-eslint/no-unsafe-${kind}`, 'off'])),
  },
  { files: CONFIGURATION, rules: { 'no-restricted-exports': 'off' } },
  { files: ['**/*.{js,mjs,cjs}'], ...tseslint.configs.disableTypeChecked },
  { files: ['**/*.{js,mjs,cjs}'], languageOptions: { globals: { console: 'readonly', process: 'readonly', URL: 'readonly' } } },
  ...storybook.configs['flat/recommended'],
  ...layers.map(({ folder, packages, libraries, node }) => {
    const allowed = packages.map(nameOf);
    return {
      files: [`packages/${folder}/src/**/*.{ts,tsx}`],
      rules: {
        'no-restricted-imports': ['error', {
          patterns: [
            { regex: `^(?!(${allowed.join('|') || '$^'})(/|$))(@rulebench/|rulebench(/|$))`, message: `packages/${folder} may import only: ${allowed.join(', ') || 'no other package'}` },
            ...(node ? [] : [{ regex: '^node:', message: `packages/${folder} runs in browsers and workers` }]),
            ...(libraries === 'any' ? [] : [{ regex: `^(?!\\.{1,2}/|@rulebench/|node:)(?!(${libraries.join('|') || '$^'})(/|$))`, message: `packages/${folder} carries along only: ${libraries.join(', ') || 'nothing'}` }]),
          ],
        }],
      },
    };
  }),
);
