/** `@rulebench/storybook-addon`: the machines of your stories in a panel of Storybook. Stories need nothing of this but where they say more. */
export { inspect } from './inspect.ts';
export type { RulebenchParameter } from './stage.ts';
