/** Plain data as people write it by hand, where no shape is asked for: JSON or YAML. */

import { parse, YAMLParseError } from 'yaml';

const START = { line: 1, col: 1 };

/** The data of a text, or why it cannot be read, and where. Pure. */
export function readData(text: string): { readonly value: unknown } | { readonly why: string; readonly line: number; readonly column: number } {
  try {
    const value: unknown = parse(text, { maxAliasCount: 10 });
    return { value };
  } catch (thrown) {
    const { line, col: column } = thrown instanceof YAMLParseError ? thrown.linePos?.[0] ?? START : START;
    return { why: (thrown instanceof Error ? thrown.message : String(thrown)).split('\n')[0] ?? '', line, column };
  }
}
