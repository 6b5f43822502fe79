/** The public face of this rule area. */

export type {};
