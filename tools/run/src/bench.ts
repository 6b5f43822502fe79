/** `npm run bench`: builds the libraries, then measures (tools/bench). `npm run bench -- browser` measures in Chromium, the built debugger among it. */

import { findChromium, thisMachine } from './chromium.ts';
import { run, type Command } from './command.ts';
import { runTargets } from './nx.ts';
import { DEBUGGER } from './workspace.ts';

export async function main({ root, args }: Command): Promise<number> {
  const inBrowser = args.includes('browser');
  if (inBrowser) {
    const chromium = findChromium(thisMachine);
    if ('missing' in chromium) {
      console.error(chromium.missing);
      return 1;
    }
    process.env.CHROMIUM_PATH = chromium.path;
  }
  const { code } = await runTargets(root, ['build'], { exclude: inBrowser ? [] : [DEBUGGER], quiet: true });
  if (code !== 0) return code;
  return run(process.execPath, [`${root}node_modules/jiti/lib/jiti-cli.mjs`, `${root}tools/bench/src/main.ts`, ...args], root);
}
