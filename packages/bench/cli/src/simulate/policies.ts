/** How players play, as it is written on the command line: `random`, `greedy:METRIC`, `greedy:-METRIC`, `scripted:FILE`, or a policy of the module's own. */

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { RuleModule } from '@rulebench/core';
import type { PolicySpec, ScriptedEvent, Simulation } from '@rulebench/explorer';
import { readData, suggest } from '@rulebench/rulings';
import { shownPath } from '@rulebench/rulings/node';
import { eventFrom } from '../events.ts';
import { CannotRun, mustSit } from '../failure.ts';
import type { Io } from '../io.ts';

export type Policies = Pick<Simulation, 'policy' | 'policies' | 'script'>;

/**
 * The policies asked for: `SPEC` for everybody, `PLAYER=SPEC` for one. A script for everybody opens every run.
 * @param players those at the table, where that is known
 * @throws RB310 where a player is not there, RB322 where there is no such policy or metric, or a script cannot be read
 */
export async function policiesFrom(io: Io, module: RuleModule, written: readonly string[], players: readonly string[] | undefined): Promise<Policies> {
  let policy: PolicySpec = { kind: 'random' };
  let script: readonly ScriptedEvent[] = [];
  const policies: [string, PolicySpec][] = [];
  for (const one of written) {
    const [, player, spec = ''] = /^(?:([^=:]+)=)?(.*)$/s.exec(one) ?? [];
    const read = await specFrom(io, module, spec);
    if (player !== undefined) { mustSit(player, players); policies.push([player, read]); }
    else if (read.kind === 'scripted') script = [...script, ...read.events];
    else policy = read;
  }
  return { policy, policies: Object.fromEntries(policies), script };
}

async function specFrom(io: Io, module: RuleModule, written: string): Promise<PolicySpec> {
  const [, kind, detail = ''] = /^(greedy|scripted):(.*)$/s.exec(written) ?? [];
  if (kind === 'scripted') return { kind, events: await scriptIn(io, detail) };
  if (kind === 'greedy') {
    const least = detail.startsWith('-');
    return { kind, metric: metricNamed(module, least ? detail.slice(1) : detail), least };
  }
  if (written === 'random') return { kind: 'random' };
  const own = (module.policies ?? []).map(({ id }) => id);
  if (own.includes(written)) return { kind: 'own', id: written };
  throw new CannotRun('RB322', `module "${module.id}" has no policy "${written}"`, { hint: suggest(written, ['random', 'greedy:METRIC', 'scripted:FILE', ...own]) });
}

/** The id of a metric of the module. @throws RB322 where it has none such */
export function metricNamed({ id: module, metrics = [] }: RuleModule, id: string): string {
  const known = metrics.map((one) => one.id);
  if (known.includes(id)) return id;
  throw new CannotRun('RB322', `module "${module}" has no metric "${id}"`, { hint: known.length === 0 ? 'there are none' : suggest(id, known) });
}

/** The events of a script. @throws RB322 */
export async function scriptIn({ cwd }: Io, file: string): Promise<readonly ScriptedEvent[]> {
  const path = resolve(cwd, file);
  const place = { file: shownPath(path, cwd), line: 1, column: 1 };
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) throw new CannotRun('RB322', 'there is no such script', { place, hint: 'give the path of a file with a list of events, as a ruling writes them' });
  const read = readData(text);
  if ('why' in read) throw new CannotRun('RB322', `this script is neither JSON nor YAML (${read.why})`, { place: { file: place.file, line: read.line, column: read.column }, hint: 'write - EVENT: { … }, a line an event' });
  if (!Array.isArray(read.value)) throw new CannotRun('RB322', 'this script is no list of events', { place, hint: 'write - EVENT: { … }, a line an event' });
  return read.value.map((one: unknown, i) => eventAt(one, i + 1, place));
}

function eventAt(one: unknown, number: number, place: NonNullable<CannotRun['place']>): ScriptedEvent {
  try {
    return eventFrom(one);
  } catch (thrown) {
    if (!(thrown instanceof CannotRun)) throw thrown;
    throw new CannotRun('RB322', `event ${String(number)} of this script cannot be read: ${thrown.message}`, { place, hint: 'write - EVENT: { … }, a line an event' });
  }
}

/** `everybody at random; A greedy for points`. Pure. */
export function policyWords({ policy, policies, script }: Policies, module: RuleModule): string {
  return [
    `everybody ${specWords(policy, module)}`,
    ...Object.entries(policies).map(([player, spec]) => `${player} ${specWords(spec, module)}`),
    ...(script.length === 0 ? [] : [`opened by ${String(script.length)} scripted events`]),
  ].join('; ');
}

function specWords(spec: PolicySpec, { policies = [] }: RuleModule): string {
  switch (spec.kind) {
    case 'random': return 'at random';
    case 'greedy': return `greedy for ${spec.least ? 'the least' : 'the most'} of ${spec.metric}`;
    case 'scripted': return `by a script of ${String(spec.events.length)} events`;
    case 'own': return `by the policy ${spec.id} (${policies.find(({ id }) => id === spec.id)?.title ?? ''})`;
  }
}
