/** The one module that a command is about. */

import type { LoadedModule } from '@rulebench/rulings/node';
import { cannotRun, CannotRun } from './failure.ts';
import type { Io } from './io.ts';
import { load, type Workspace } from './workspace.ts';

export interface ModuleAsked {
  readonly workspace: Workspace;
  readonly asked: LoadedModule;
}

/**
 * Loads a module by its id in the workspace or by its path, with the rulings around it.
 * @param paths ruling files and folders to read instead of the workspace's
 * @throws RB306 where there is no such module, and the module's own problem where it cannot be loaded
 */
export async function moduleAsked(io: Io, module: string, paths: readonly string[] = []): Promise<ModuleAsked> {
  const workspace = await load(io, { paths, modules: [module] });
  const asked = workspace.modules.find(({ module: { id } }) => id === workspace.only[0]);
  if (asked !== undefined) return { workspace, asked };
  const why = workspace.problems[0];
  throw why === undefined ? new CannotRun('RB306', `there is no module "${module}"`) : cannotRun(why);
}
