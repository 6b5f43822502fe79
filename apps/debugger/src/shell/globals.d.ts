/** What Storybook writes into its pages. */
interface Window {
  readonly CONFIG_TYPE?: 'DEVELOPMENT' | 'PRODUCTION';
}
