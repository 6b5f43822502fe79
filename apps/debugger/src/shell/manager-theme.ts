/** Storybook's manager in the colours of the panels. */

import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import { DARK, LIGHT, type Palette } from './palette.ts';
import type { Scheme } from './scheme.ts';

const SANS = 'Inter, system-ui, -apple-system, "Segoe UI", sans-serif';
const MONO = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';

const themed = (base: Scheme, palette: Palette): ThemeVars =>
  create({
    base,
    brandTitle: 'Rulebench',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: SANS,
    fontCode: MONO,
    colorPrimary: palette.here,
    colorSecondary: palette.here,
    appBg: palette.paper,
    appContentBg: palette.panel,
    appPreviewBg: palette.paper,
    appHoverBg: palette.hover,
    appBorderColor: palette.line,
    appBorderRadius: 8,
    textColor: palette.ink,
    textInverseColor: palette.panel,
    textMutedColor: palette.soft,
    barTextColor: palette.soft,
    barHoverColor: palette.here,
    barSelectedColor: palette.here,
    barBg: palette.panel,
    buttonBg: palette.panel,
    buttonBorder: palette.line,
    booleanBg: palette.hover,
    booleanSelectedBg: palette.panel,
    inputBg: palette.panel,
    inputBorder: palette.line,
    inputTextColor: palette.ink,
    inputBorderRadius: 8,
  });

const THEMES: Readonly<Record<Scheme, ThemeVars>> = { light: themed('light', LIGHT), dark: themed('dark', DARK) };

/** The manager's theme for a colour scheme. Pure. */
export const managerTheme = (scheme: Scheme): ThemeVars => THEMES[scheme];
