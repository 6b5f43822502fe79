/** The clauses that the procedure itself cites, written out to be read: a state or transition that loses one is a readable difference. */

import { metaOf, nodesOf } from '@rulebench/core/explain';
import { expect, test } from 'vitest';
import { machine } from '../src/index.ts';

test('states and transitions cite, and forbid, as written down', async () => {
  const lines = nodesOf(machine.root).flatMap((node) => {
    const { cites = [], forbids = {}, says } = metaOf(node.meta);
    const transitions = [...[...node.transitions].flatMap(([event, list]) => list.map((one) => ({ event, one }))), ...(node.always ?? []).map((one) => ({ event: 'always', one }))];
    return [
      `${node.id}: ${cites.join(', ') || '-'}${says === undefined ? '' : ` (${says})`}`,
      ...Object.entries(forbids).map(([event, clauses]) => `  forbids ${event}: ${clauses.join(', ')}`),
      ...transitions.map(({ event, one }) => `  ${event} [${JSON.stringify(one.guard ?? null)}] → ${(one.target ?? []).map(({ id }) => id).join() || 'here'}: ${metaOf(one.meta).cites?.join(', ') ?? '-'}`),
    ];
  });
  expect([machine.id, machine.version]).toEqual(['energy-allocation', '0.1.0']);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('golden/procedure.txt');
});
