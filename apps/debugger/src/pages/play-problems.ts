/** What the page of a file with problems is tested for. */

import type { ProblemsPageProps } from './problems-page.tsx';

/** A file with problems is a failed test, so that it cannot pass unseen. */
export function playProblems({ args }: { readonly args: ProblemsPageProps }): void {
  const said = args.problems.map(({ code, place, message }) => `${code} ${place.file}:${place.line}:${place.column} ${message}`);
  throw new Error(said.length === 0 ? `${args.file} is no ruling` : said.join('\n'));
}
