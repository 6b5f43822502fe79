/** What a module's page is tested for, in a browser. */

import { expect, type within } from 'storybook/test';
import { library } from 'virtual:rulebench/library';
import type { ModulePageProps } from './module-page.tsx';

/** The page is headed by the module's title, and names every ruling that the module decides a clause of. */
export async function playModule({ args, canvas }: { readonly args: ModulePageProps; readonly canvas: ReturnType<typeof within> }): Promise<void> {
  await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(library.modules.get(args.module)?.title ?? args.module);
  const rulings = library.rulings.filter(({ clauses }) => clauses.some(({ module }) => module === args.module));
  for (const { title } of rulings) await expect(canvas.getAllByText(title, { exact: false }).length).toBeGreaterThan(0);
}
