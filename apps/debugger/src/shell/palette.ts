/** The shell's colours: the same meanings as in the panels, as values, because Storybook's manager takes no custom properties. */

export interface Palette {
  readonly paper: string;
  readonly panel: string;
  readonly ink: string;
  readonly soft: string;
  readonly line: string;
  readonly hover: string;
  readonly here: string;
  readonly hereBackground: string;
  readonly allowed: string;
  readonly refused: string;
}

export const LIGHT: Palette = {
  paper: '#fbfaf7',
  panel: '#ffffff',
  ink: '#1c2026',
  soft: '#59626e',
  line: '#e2dfd8',
  hover: '#f3f1ec',
  here: '#1d4fd7',
  hereBackground: '#e6edfd',
  allowed: '#0a6f60',
  refused: '#b03412',
};

export const DARK: Palette = {
  paper: '#14171b',
  panel: '#1b1f25',
  ink: '#e9ebee',
  soft: '#a7b0bc',
  line: '#30363f',
  hover: '#252b33',
  here: '#8db0ff',
  hereBackground: '#1d2b4d',
  allowed: '#4fd1b8',
  refused: '#ff9a78',
};
