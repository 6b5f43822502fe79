/** What the command ends with. */

/** It holds. */
export const HOLDS = 0;
/** It does not hold. */
export const DOES_NOT_HOLD = 1;
/** It could not be found out. */
export const CANNOT_RUN = 2;
/** Ended by Ctrl-C, as shells count it. */
export const INTERRUPTED = 130;
