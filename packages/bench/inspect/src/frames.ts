/** When to do the work that can wait: once a frame in a page that is seen, in time also in one that is not. */

export interface Frames {
  /** Runs `work` once in the next frame, however often it is planned until then. */
  readonly plan: () => void;
  readonly stop: () => void;
}

/** Frames do not come to a page in the background. */
const AT_LATEST = 100;
const WITHOUT_FRAMES = 16;

export function framesFor(work: () => void): Frames {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame: number | undefined;
  const clear = (): void => {
    clearTimeout(timer);
    if (frame !== undefined) cancelAnimationFrame(frame);
    timer = frame = undefined;
  };
  const run = (): void => {
    clear();
    work();
  };
  return {
    plan: () => {
      if (timer !== undefined) return;
      const shown = typeof requestAnimationFrame === 'function';
      timer = setTimeout(run, shown ? AT_LATEST : WITHOUT_FRAMES);
      if (shown) frame = requestAnimationFrame(run);
    },
    stop: clear,
  };
}
