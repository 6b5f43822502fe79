/** `@rulebench/panels/worker`: what a page's worker does for the lab; nothing of React comes along. */
export { answerJobs } from './lab/lab.ts';
