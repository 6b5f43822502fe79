/** Between the example's own run and what was played by hand. */

import type { DebuggerContext } from './debugger/machine.ts';
import { Icon } from './parts/Icon.tsx';
import { counted } from './words/value.ts';

interface BranchButtonsProps {
  readonly context: DebuggerContext;
  readonly onShowRun: () => void;
  readonly onShowBranch: () => void;
}

/** Nothing until somebody has played a move. */
export function BranchButtons({ context: { branch, onBranch }, onShowRun, onShowBranch }: BranchButtonsProps) {
  if (branch === undefined) return null;
  if (!onBranch) return <button type="button" className="rb-button" onClick={onShowBranch}><Icon name="fork" />To your branch</button>;
  return (
    <>
      <span className="rb-pill rb-here"><Icon name="fork" size={13} />your branch: {counted(branch.steps.length, 'step')} after step {branch.from}</span>
      <button type="button" className="rb-button" onClick={onShowRun}><Icon name="return" />Back to the example</button>
    </>
  );
}
