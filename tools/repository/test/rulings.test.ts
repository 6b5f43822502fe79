/** Sources and modules agree with what is written about them. */

import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseRuling, parseSource } from '@rulebench/rulings';
import { jsonOf, textOf, trackedFiles } from './files.ts';

const files = trackedFiles();
const sources = files.filter((file) => /^packages\/sources\/[^/]+\/source\.yaml$/.test(file));

it('there is a source', () => {
  expect(sources.length).toBeGreaterThan(0);
});

describe.each(sources)('%s', (file) => {
  const folder = dirname(file);
  const rulings = files.filter((name) => name.startsWith(`${folder}/rulings/`) && name.endsWith('.ruling.md'));
  const { value: source, problems } = parseSource(textOf(file), file);

  it('can be read', () => {
    expect(problems).toEqual([]);
  });

  it('lists the rulings that are there, and as covered those of which nothing is only planned', () => {
    const covered = source?.headings.filter(({ status }) => status === 'covered').map(({ ruling }) => ruling) ?? [];
    const listed = source?.headings.map(({ ruling }) => ruling) ?? [];
    const whole = rulings.filter((name) => !parseRuling(textOf(name), name).value?.clauses.some(({ status }) => status === 'planned'));
    expect(rulings.length).toBeGreaterThan(0);
    expect(rulings.map((name) => basename(name, '.ruling.md')).filter((name) => !listed.includes(name))).toEqual([]);
    expect(whole.map((name) => basename(name, '.ruling.md')).sort()).toEqual([...covered].sort());
  });

  it('has rulings that are named as their files', () => {
    const misnamed = rulings.filter((name) => {
      const { value } = parseRuling(textOf(name), name);
      return value?.id !== `${source?.id ?? ''}/${basename(name, '.ruling.md')}`;
    });
    expect(misnamed).toEqual([]);
  });
});

describe('a rule module', () => {
  const modules = files.filter((file) => /^packages\/rules\/[^/]+\/package\.json$/.test(file));

  it('is there', () => {
    expect(modules.length).toBeGreaterThan(0);
  });

  it.each(modules)('has the same rooms as every other: %s', (file) => {
    const folder = dirname(file);
    const rooms = [
      'src/model.ts', 'src/rules.ts', 'src/machine.ts', 'src/module.ts', 'src/index.ts', 'README.md',
      'test/schema.test.ts', 'test/playthroughs.ts', 'test/golden.test.ts', 'test/readme.test.ts', 'test/random.test.ts',
    ];
    expect(rooms.filter((room) => !files.includes(`${folder}/${room}`))).toEqual([]);
    expect(jsonOf(file).rulebench).toEqual({ module: './src/module.ts' });
  });
});
