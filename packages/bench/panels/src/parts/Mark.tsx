/** Whether a run agrees with its ruling: icon and words, never colour alone. */

import { Icon } from './Icon.tsx';

interface MarkProps {
  readonly ok: boolean;
  /** The step at which the run parts from the ruling. */
  readonly parts?: number | undefined;
  readonly onGo?: (() => void) | undefined;
}

/** The words of a mark. Pure. */
export function markWords({ ok, parts }: Pick<MarkProps, 'ok' | 'parts'>): string {
  if (ok) return 'agrees with the ruling';
  if (parts === undefined) return 'parts from the ruling';
  return parts === 0 ? 'parts from the ruling at the start' : `parts from the ruling at step ${String(parts)}`;
}

/** The mark of an example; where it parts, one click leads to that step. */
export function Mark({ ok, parts, onGo }: MarkProps) {
  const inside = <><Icon name={ok ? 'yes' : 'flag'} />{markWords({ ok, parts })}</>;
  const tone = ok ? 'rb-mark rb-allowed' : 'rb-mark rb-refused';
  if (ok || onGo === undefined) return <span className={tone}>{inside}</span>;
  return <button type="button" className={tone} onClick={onGo}>{inside}</button>;
}
