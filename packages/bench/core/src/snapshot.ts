/** Snapshots that know whose they are: `context.of` names module, version and variant, and another's is not restored. */

import { isMachineSnapshot, type AnyMachineSnapshot } from 'xstate';
import { RulebenchError } from './errors.ts';
import { isRecord } from './json.ts';
import type { Bench } from './module.ts';
import { revive } from './scope.ts';
import { stampOf } from './stamp.ts';

/**
 * A live snapshot from a persisted one (parsed JSON is enough). The context is shared, not copied.
 * @throws RB210, RB211, RB212 where it belongs to another module, version or variant; RB213 where it is no snapshot
 */
export function restore(bench: Bench, persisted: unknown): AnyMachineSnapshot {
  if (!isRecord(persisted) || !('value' in persisted) || !('context' in persisted)) {
    throw new RulebenchError('RB213', 'this is no snapshot of a machine: it has no value or no context');
  }
  const context = persisted['context'];
  const stamp = isRecord(context) && isRecord(context['of']) ? context['of'] : undefined;
  const own = stampOf(bench.module, bench.variant);
  if (stamp !== undefined) {
    compare('RB210', 'module', stamp['module'], own.module);
    compare('RB211', 'version', stamp['version'], own.version);
    compare('RB212', 'variant', stamp['variant'], own.variant);
  }
  try {
    return revive(bench.machine, persisted);
  } catch (thrown) {
    throw new RulebenchError('RB213', `this is no snapshot of "${own.module}": ${thrown instanceof Error ? thrown.message : String(thrown)}`, { cause: thrown });
  }
}

function compare(code: string, what: string, found: unknown, wanted: string): void {
  if (found !== wanted) throw new RulebenchError(code, `the snapshot belongs to ${what} "${String(found)}", and this is "${wanted}"; restore it with its own`);
}

/** The plain data of a snapshot, fit for JSON. Pure. */
export function persist(snapshot: AnyMachineSnapshot): unknown {
  return isMachineSnapshot(snapshot) ? snapshot.machine.getPersistedSnapshot(snapshot as never) : snapshot; // boundary: any machine's snapshot
}
