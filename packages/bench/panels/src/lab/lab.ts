/** The place where jobs are done: a worker that the page brings, or the page itself. */

import { isRecord } from '@rulebench/core';
import type { Library } from '@rulebench/rulings';
import type { Answer, AnswerOf, Job, Progress } from './job.ts';
import { wordsOf, worked, type Kept, type Working } from './work.ts';

/** Does one job. Rejects with an error whose message is for people. */
export interface Lab { readonly run: <J extends Job>(job: J, working: Working) => Promise<AnswerOf<J>> }

/** What the page and its worker tell each other. */
export type Asked = { readonly n: number; readonly job: Job } | { readonly n: number; readonly cancel: true };
export type Told = { readonly n: number } & ({ readonly progress: Progress } | { readonly answer: Answer } | { readonly failed: string });

/** A lab in the page itself. */
export function labHere(library: Library): Lab {
  const kept: Kept = {};
  return { run: (job, working) => worked(library, job, kept, working) };
}

/** A lab in a worker, which is started when it is first needed; one that fails to start is replaced by the page itself. */
export function labAside(library: Library, make: () => Worker): Lab {
  const here = labHere(library);
  let worker: Worker | undefined;
  let jobs = 0;
  return {
    run: (job, working) => {
      const n = jobs += 1;
      try { worker ??= make(); } catch { return here.run(job, working); }
      return asked(worker, n, job, working, () => { worker?.terminate(); worker = undefined; }) as Promise<AnswerOf<typeof job>>; // boundary: a worker answers in the job's kind
    },
  };
}

function asked(worker: Worker, n: number, job: Job, { signal, onProgress }: Working, broke: () => void): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const off = new AbortController();
    const end = (then: () => void): void => { off.abort(); then(); };
    worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      if (data.n !== n) return;
      if ('progress' in data) onProgress(data.progress);
      else if ('answer' in data) end(() => { resolve(data.answer); });
      else end(() => { reject(new Error(data.failed)); });
    }, { signal: off.signal });
    worker.addEventListener('error', (event) => { event.preventDefault(); broke(); end(() => { reject(new Error('The worker that does this could not go on. Try again, with lower limits.')); }); }, { signal: off.signal });
    signal.addEventListener('abort', () => { worker.postMessage({ n, cancel: true } satisfies Asked); }, { signal: off.signal });
    worker.postMessage({ n, job } satisfies Asked);
  });
}

/** The worker's side: to be called in a worker's own file, with its library. */
export function answerJobs(library: Library): void {
  const kept: Kept = {};
  const going = new Map<number, AbortController>();
  const tell = (told: Told): void => { self.postMessage(told); };
  self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isAsked(data)) return;
    const { n } = data;
    if ('cancel' in data) { going.get(n)?.abort(); return; }
    const cancel = new AbortController();
    going.set(n, cancel);
    worked(library, data.job, kept, { signal: cancel.signal, onProgress: (progress) => { tell({ n, progress }); } })
      .then((answer) => { tell({ n, answer }); }, (thrown: unknown) => { tell({ n, failed: wordsOf(thrown) }); })
      .finally(() => { going.delete(n); });
  });
}

function isAsked(data: unknown): data is Asked {
  return isRecord(data) && typeof data['n'] === 'number' && ('cancel' in data || isRecord(data['job']));
}
