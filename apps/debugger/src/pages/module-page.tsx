/** The page of a module: what it decides, its rulings and rules, and how far they are covered. */

import { ModuleView } from '@rulebench/panels';
import { expect, type within } from 'storybook/test';
import { library } from 'virtual:rulebench/library';
import { navigationIn } from './destinations.ts';
import './pages.css';

export interface ModulePageProps {
  readonly module: string;
}

const navigation = navigationIn(library);

/** Fills the canvas. */
export function ModulePage({ module }: ModulePageProps) {
  return <ModuleView library={library} module={module} {...navigation} />;
}

/** The page is headed by the module's title, and names every ruling that the module decides a clause of. */
export async function playModule({ args, canvas }: { readonly args: ModulePageProps; readonly canvas: ReturnType<typeof within> }): Promise<void> {
  await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(library.modules.get(args.module)?.title ?? args.module);
  const rulings = library.rulings.filter(({ clauses }) => clauses.some(({ module }) => module === args.module));
  for (const { title } of rulings) await expect(canvas.getAllByText(title, { exact: false }).length).toBeGreaterThan(0);
}
