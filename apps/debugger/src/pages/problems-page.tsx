/** What is wrong with a ruling file that cannot be read: code, place, what was found, what to do. */

import type { Problem } from '@rulebench/rulings';
import { ProblemList } from './ProblemList.tsx';
import './pages.css';

export interface ProblemsPageProps {
  readonly file: string;
  readonly problems: readonly Problem[];
}

/** The page in place of the examples. */
export function ProblemsPage({ file, problems }: ProblemsPageProps) {
  return (
    <main className="rb page">
      <h1>This file cannot be read</h1>
      <p><code>{file}</code></p>
      <ProblemList problems={problems} />
      <p>Mend the file and save it: this page turns into its examples.</p>
    </main>
  );
}

/** A file with problems is a failed test, so that it cannot pass unseen. */
export function playProblems({ args }: { readonly args: ProblemsPageProps }): void {
  const said = args.problems.map(({ code, place, message }) => `${code} ${place.file}:${place.line}:${place.column} ${message}`);
  throw new Error(said.length === 0 ? `${args.file} is no ruling` : said.join('\n'));
}
