/** What is wrong with a ruling file: code, place, what was found, what to do. */

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
      <h1>This file has a mistake in it</h1>
      <p><code>{file}</code></p>
      <ProblemList problems={problems} />
      <p>Mend the file and save it: its examples come back.</p>
    </main>
  );
}
