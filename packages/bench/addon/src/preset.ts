/** What Storybook's server and build are told: the page that the panel shows is served beside the stories. */

import { fileURLToPath } from 'node:url';
import { PAGE } from './names.ts';

export const staticDirs = [{ from: fileURLToPath(new URL('page', import.meta.url)), to: `/${PAGE}` }];
