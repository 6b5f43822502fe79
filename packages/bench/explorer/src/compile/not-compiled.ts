/** Thrown where a machine does what is not compiled, and that shows only when it runs (an actor spawned by `assign`); the step is XState's then. */
export class NotCompiled extends Error {
  override readonly name = 'RulebenchNotCompiled';
}
