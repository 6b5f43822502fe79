/** The names by which the addon's three sides know each other: the story's page, Storybook around it, and the page in the panel. */

/** The addon, its panel, and the parameter of stories. */
export const ADDON = 'rulebench';
export const PANEL = 'rulebench/panel';

/** On Storybook's channel: another story has the stage. */
export const STORY = 'rulebench/story';

/** To a window, with a port: whoever it is meant for speaks through that port from now on. To the panel's page also `theme`. */
export const CONNECT = 'rulebench/connect';
/** From the panel's page: it waits for a port. */
export const READY = 'rulebench/ready';
/** To the panel's page: light or dark. */
export const THEME = 'rulebench/theme';

/** Where the panel's page lies, seen from Storybook. */
export const PAGE = 'rulebench-panel';
