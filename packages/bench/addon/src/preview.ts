/** What is added to every story: as long as it is shown, its actors are those that the panel shows. */

import { CONNECT, ADDON } from './names.ts';
import { stageOfPage } from './page-stage.ts';
import type { RulebenchParameter, Story } from './stage.ts';

/** Of Storybook's context of a story, what is used. */
interface Context extends Story {
  readonly parameters: { readonly [ADDON]?: RulebenchParameter };
}

/** Before a story is rendered; what is returned runs when it is gone. */
export function beforeEach({ id, parameters }: Context): () => void {
  return stageOfPage.begin({ id }, parameters[ADDON] ?? {});
}

/** Storybook's own window hands out a port to the panel; nobody else is listened to. */
function hear({ data, source, origin, ports: [port] }: MessageEvent<unknown>): void {
  if (source !== window.parent || window.parent === window || origin !== location.origin) return;
  if (port !== undefined && typeof data === 'object' && data !== null && 'type' in data && data.type === CONNECT) stageOfPage.connect(port);
}

if (typeof window !== 'undefined') window.addEventListener('message', hear);
