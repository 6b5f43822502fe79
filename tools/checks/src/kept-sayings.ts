/** The files with what every module says in the rulings' examples. */

import { fileURLToPath } from 'node:url';
import type { Kept } from '@rulebench/module-kit/kept';
import { sayingsOf } from '@rulebench/module-kit/sayings';
import { loadLibrary } from '@rulebench/rulings/node';

const root = fileURLToPath(new URL('../../../', import.meta.url));

export async function keptSayings(): Promise<readonly Kept[]> {
  const { library } = await loadLibrary({ root });
  return [...library.modules.keys()].toSorted().map((id) => ({ file: `${root}tools/checks/sayings/${id}.txt`, text: () => sayingsOf(library, id) }));
}
