/** The ways of reporting a check. */

import type { Checked } from '../checking.ts';
import { errorJson, keepsFromRunning } from '../failure.ts';
import type { Paint } from '../paint.ts';
import { html } from './html.ts';
import { pretty } from './pretty.ts';

export const REPORTERS = ['pretty', 'json', 'junit', 'html'] as const;
export type Reporter = (typeof REPORTERS)[number];

/** The text of a report, a line feed at its end. Pure. */
export async function reported(checked: Checked, reporter: Reporter, paint: Paint, asOf?: string): Promise<string> {
  switch (reporter) {
    case 'pretty': return pretty(checked, paint, asOf);
    case 'json': return json(checked);
    case 'junit': return (await import('./junit.ts')).junit(checked, asOf); // its XML library takes a while to load
    case 'html': return html(checked, asOf);
  }
}

function json({ report, findings }: Checked): string {
  const broken = report.problems.find(keepsFromRunning);
  return `${JSON.stringify({ ...report, findings, ...(broken === undefined ? {} : { error: errorJson(broken) }) })}\n`;
}
