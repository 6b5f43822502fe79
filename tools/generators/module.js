/** `nx g @rulebench/generators:module whale-probe`: the module that `rulebench new` makes, by Nx's own way to write files. */

import { relative } from 'node:path';
import { newModuleFiles } from 'rulebench';

/**
 * Writes the module's files into Nx's tree, which puts them on disk when all went well.
 * @param {{ root: string, exists(path: string): boolean, write(path: string, text: string): void }} tree
 * @param {{ name: string, title?: string }} options
 */
export async function generateModule(tree, options) {
  const { folder: path, files } = await newModuleFiles(tree.root, options).catch(saidWhole);
  const folder = relative(tree.root, path);
  if (tree.exists(folder)) throw new Error(`RB312 there is something called ${folder} already; give another name`);
  for (const file of files) tree.write(`${folder}/${file.path}`, file.text);
}

/**
 * Nx prints nothing but the message of an error: the code and what to do are put into it.
 * @param {Error & { code?: string, hint?: string }} error
 * @returns {never}
 */
function saidWhole({ code, message, hint }) {
  throw new Error([[code, message].filter(Boolean).join(' '), hint].filter(Boolean).join('; '));
}
