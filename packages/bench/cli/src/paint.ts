/** Colours where they are wanted: on a terminal, unless NO_COLOR is set; anywhere, where FORCE_COLOR is. */

import colors from 'picocolors';
import type { Io, Sink } from './io.ts';

export type Paint = ReturnType<typeof colors.createColors>;

/** The colours for a stream. `NO_COLOR` wins over `FORCE_COLOR`. Pure. */
export function paintFor({ env }: Io, sink: Sink): Paint {
  const set = (name: string): boolean => (env[name] ?? '') !== '';
  if (set('NO_COLOR')) return colors.createColors(false);
  if (set('FORCE_COLOR')) return colors.createColors(env['FORCE_COLOR'] !== '0' && env['FORCE_COLOR'] !== 'false');
  return colors.createColors(sink.isTTY === true && env['TERM'] !== 'dumb');
}
