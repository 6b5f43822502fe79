/** The public face of the explorer. */

export type {};
