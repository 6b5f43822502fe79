/** Asks the server behind the page to write an example below its clause. */

import { isRecord } from '@rulebench/core';
import type { Navigation, WrittenExample } from '@rulebench/panels';

const WRITING = '/__rulebench/example';

/** What was written, or would be; rejected with the server's one sentence. */
export const writeExample: NonNullable<Navigation['writeExample']> = async (wanted): Promise<WrittenExample> => {
  const response = await fetch(WRITING, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wanted) });
  const body: unknown = await response.json().catch(() => undefined);
  if (!isRecord(body)) throw new Error('The server behind this page gave no answer. Is it still running?');
  const { file, diff, message } = body;
  if (typeof file === 'string' && typeof diff === 'string') return { file, diff };
  throw new Error(typeof message === 'string' ? message : 'The server did not write the example.');
};
