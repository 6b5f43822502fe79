/** States above and below each other. */

import type { Node } from './shapes.ts';

/** Whether a state lies below another; every state lies below none at all. Pure. */
export function isBelow(node: Node, above: Node | undefined): boolean {
  if (above === undefined) return true;
  for (let { parent } = node; parent !== undefined; { parent } = parent) if (parent === above) return true;
  return false;
}

/** The states above one, from its parent upwards, up to another that is left out. Pure. */
export function ancestorsOf(node: Node, upTo?: Node): readonly Node[] {
  const found: Node[] = [];
  if (node === upTo) return found;
  for (let { parent } = node; parent !== undefined && parent !== upTo; { parent } = parent) found.push(parent);
  return found;
}

export function isLeaf({ type }: Node): boolean {
  return type === 'atomic' || type === 'final';
}
