import type { Meta, StoryObj } from '@storybook/react-vite';
import { inForce } from '@rulebench/rulings';
import { expect } from 'storybook/test';
import { library } from 'virtual:rulebench/library';
import { CoveragePage } from './CoveragePage.tsx';

const meta = { title: 'Coverage', component: CoveragePage } satisfies Meta<typeof CoveragePage>;
export default meta;

/** Every ruling is there, and how many examples agree is told while they are run. */
export const CoverageOfAll: StoryObj<typeof meta> = {
  name: 'Coverage',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Coverage');
    for (const { title } of inForce(library)) await expect(canvas.getByText(title, { selector: 'summary b' })).toBeVisible();
    await expect(await canvas.findByText(/^agree; \d+ examples are still to be run$|^examples agree/, undefined, { timeout: 10_000 })).toBeVisible();
  },
};
