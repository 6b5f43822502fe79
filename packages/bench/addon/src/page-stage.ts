/** The stage of this page, to which every actor comes that the page's XState starts. It tells Storybook when a story begins. */

import { addons } from 'storybook/preview-api';
import { onStart } from '@rulebench/inspect';
import { STORY } from './names.ts';
import { stageOf } from './stage.ts';

export const stageOfPage = stageOf(() => { addons.getChannel().emit(STORY); });
onStart(stageOfPage.show);
