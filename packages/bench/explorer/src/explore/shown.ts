/** A finding as people take it away: an example in the ruling file's format that `run` replays, a whole ruling file around it, a link, and a trace. */

import { traceOf, type Run, type Trace } from '@rulebench/core/bench';
import { branchLink, exampleYaml, tableLink } from '@rulebench/rulings';
import type { Finding } from './finding.ts';

/** The YAML of an example that shows a finding; none where no run shows it. Pure. */
export function exampleFor({ id, run, start }: Finding): string | undefined {
  if (run === undefined) return undefined;
  return exampleYaml(run, { name: `Found: ${id}`, ...(start?.fixture === undefined ? {} : { fixture: start.fixture }) });
}

/** A ruling file with the one example that shows a finding, for `rulebench run`. Pure. */
export function rulingFor(finding: Finding, module: string): string | undefined {
  const example = exampleFor(finding);
  if (example === undefined) return undefined;
  return [
    '---', `ruling: ${module}/found-${slugOf(finding)}`, `title: ${JSON.stringify(`Found: ${finding.id}`)}`, 'revision: 1', `module: ${module}`, '---',
    ...(finding.details.length === 0 ? [] : ['', ...finding.details.map((detail) => `- ${oneLine(detail)}`)]),
    '', `## 1. ${capital(oneLine(finding.says))}`, '', '```example', example.trimEnd(), '```', '',
  ].join('\n');
}

/** A name for the files of a finding: `dead-end-encounter-entering`. Pure. */
export function slugOf({ id }: Pick<Finding, 'id'>): string {
  return id.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}

/**
 * What follows the debugger's address to open the run at its end: from an example's start on its page, from any other as a table of one's own. None where no
 * run shows it, or where it is too long for an address. Pure.
 */
export function linkFor(finding: Finding): string | undefined {
  const { id, run, start } = finding;
  if (run === undefined) return undefined;
  const events = eventsOf(run);
  if (start?.example !== undefined) return branchLink(start.example, { name: id, events, variant: run.bench.variant });
  return tableLink(run.bench.module.id, exampleFor(finding) ?? '', events.length);
}

/** The run as a trace, which the debugger's page of a table of one's own opens. Pure. */
export function traceFor({ run }: Finding): Trace | undefined {
  return run === undefined ? undefined : traceOf(run);
}

/** The events of a run. Pure. */
export function eventsOf({ steps }: Run): readonly { readonly type: string; readonly [key: string]: unknown }[] {
  return steps.flatMap(({ event }) => event ?? []);
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('```', '` ` `').trim();
}
