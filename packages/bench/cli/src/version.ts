/** The version of this package. */

import { readFileSync } from 'node:fs';
import { isRecord } from '@rulebench/core';

const read: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

export const version: string = isRecord(read) && typeof read['version'] === 'string' ? read['version'] : '0.0.0';
