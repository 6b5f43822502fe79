/** The procedure of a module, written out to be read: what each state and transition cites and forbids. One that loses a clause is a readable difference. */

import type { RuleModule } from '@rulebench/core';
import { benchOf, metaOf, nodesOf } from '@rulebench/core/explain';
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** The text of a module's procedure. Pure. */
export function procedureOf<C, I>(module: RuleModule<C, I>): string {
  const { machine } = benchOf(module);
  return `${[`${machine.id} ${machine.version ?? ''}`, ...nodesOf(machine.root).flatMap(linesOf)].join('\n')}\n`;
}

function linesOf(node: AnyStateNode): readonly string[] {
  const { cites = [], forbids = {}, says } = metaOf(node.meta);
  const onEvents = [...node.transitions].flatMap(([event, list]) => list.map((one) => lineOf(event, one)));
  return [
    `${node.id}: ${cites.join(', ') || '-'}${says === undefined ? '' : ` (${says})`}${wordsOf('entry', node.entry)}${wordsOf('exit', node.exit)}`,
    ...Object.entries(forbids).map(([event, clauses]) => `  forbids ${event}: ${clauses.join(', ')}`),
    ...onEvents,
    ...(node.always ?? []).map((one) => lineOf('always', one)),
  ];
}

function lineOf(event: string, { guard, target, actions, meta, reenter }: AnyTransitionDefinition): string {
  const to = (target ?? []).map(({ id }) => id).join() || 'here';
  return `  ${event} [${JSON.stringify(guard ?? null)}] → ${to}${reenter === true ? ' anew' : ''}: ${metaOf(meta).cites?.join(', ') ?? '-'}${wordsOf('does', actions)}`;
}

function wordsOf(label: string, actions: readonly unknown[]): string {
  const names = actions.map((action) => (typeof action === 'string' ? action : typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : 'something'));
  return names.length === 0 ? '' : `; ${label} ${names.join(', ')}`;
}
