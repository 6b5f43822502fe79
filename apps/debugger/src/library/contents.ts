/** The contents of the workspace's library, which every page has. */

import { contents as made } from 'virtual:rulebench/contents';
import type { Contents } from './parts.ts';

export const contents = made as Contents; // boundary: the Vite plugin makes it with `contentsOf`
