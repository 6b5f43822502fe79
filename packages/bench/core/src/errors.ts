/**
 * Every error that Rulebench raises on purpose has a stable code, so that programs can act on it and people can look it up.
 *
 * | code | meaning |
 * | --- | --- |
 * | RB201 | an input that the rules refuse |
 * | RB202 | a rule was asked about an event it does not decide |
 * | RB203 | a rule or measure threw |
 * | RB204 | a loop of transitions that does not end |
 * | RB205 | a rule table whose keys are not the ids of its rules |
 * | RB206 | a machine failed in some other way |
 * | RB210 | a snapshot of another module |
 * | RB211 | a snapshot of another version of the module |
 * | RB212 | a snapshot of another variant of the module |
 * | RB213 | something that is no snapshot of a machine |
 * | RB214 | a variant that the module does not have |
 * | RB215 | a player asks a machine alone, which does not know what is hidden |
 * | RB216 | an event that is not made as the machine's events are: something is missing, or of another kind |
 */
export class RulebenchError extends Error {
  override readonly name = 'RulebenchError';
  readonly code: string;

  constructor(code: string, message: string, options?: { cause?: unknown }) {
    super(`${code}: ${message}`, options);
    this.code = code;
  }
}

/** By name, so that an error of another copy of this file is understood. */
export function isRulebenchError(thrown: unknown): thrown is RulebenchError {
  return thrown instanceof Error && thrown.name === 'RulebenchError';
}

/** The code and one line of anything thrown. Pure; never throws. */
export function errorOf(thrown: unknown): { readonly code: string; readonly message: string } {
  if (isRulebenchError(thrown)) return { code: thrown.code, message: thrown.message };
  const message = thrown instanceof Error ? thrown.message : thrownWords(thrown);
  return { code: message.startsWith('Infinite loop') ? 'RB204' : 'RB206', message };
}

/** Anything may be thrown, also what has no words for itself. */
function thrownWords(thrown: unknown): string {
  try {
    if (typeof thrown === 'symbol') return String(thrown);
    return typeof thrown === 'string' ? thrown : (JSON.stringify(thrown) ?? typeof thrown).slice(0, 500);
  } catch {
    return 'something that cannot be read was thrown';
  }
}

/** What was thrown first, where XState wrapped it. Pure. */
export function causeOf(thrown: unknown): unknown {
  return thrown instanceof Error && thrown.cause !== undefined && !('code' in thrown) ? thrown.cause : thrown;
}
