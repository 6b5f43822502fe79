/** A job of a page: asked for, going on with its progress, done, cancelled or failed. */

import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnswerOf, Job, Progress } from './job.ts';
import type { Lab } from './lab.ts';

export type Going<J extends Job> =
  | { readonly is: 'idle' }
  | { readonly is: 'going'; readonly progress: Progress }
  | { readonly is: 'done'; readonly job: J; readonly answer: AnswerOf<J>; readonly cancelled: boolean }
  | { readonly is: 'failed'; readonly why: string };

/** One job at a time; another cancels it, and so does leaving the page. */
export function useJob<J extends Job>(lab: Lab): { readonly going: Going<J>; readonly begin: (job: J) => void; readonly cancel: () => void } {
  const [going, setGoing] = useState<Going<J>>({ is: 'idle' });
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => { current.current?.abort(); }, []);
  const begin = useCallback((job: J) => {
    current.current?.abort();
    const control = new AbortController();
    current.current = control;
    const show = (next: Going<J>): void => { if (current.current === control) setGoing(next); };
    show({ is: 'going', progress: { says: 'Starting…' } });
    lab.run(job, { signal: control.signal, onProgress: (progress) => { show({ is: 'going', progress }); } }).then(
      (answer) => { show({ is: 'done', job, answer, cancelled: control.signal.aborted }); },
      (thrown: unknown) => { show({ is: 'failed', why: thrown instanceof Error ? thrown.message : String(thrown) }); },
    );
  }, [lab]);
  const cancel = useCallback(() => { current.current?.abort(); }, []);
  return { going, begin, cancel };
}
