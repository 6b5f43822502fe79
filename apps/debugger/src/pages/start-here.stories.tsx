import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StartHere } from './StartHere.tsx';

const meta = { title: 'Start here', component: StartHere } satisfies Meta<typeof StartHere>;
export default meta;

/** The first page: what this is, and where to go. */
export const StartHerePage: StoryObj<typeof meta> = {
  name: 'Start here',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Every ruling is a document whose examples run');
    await expect(canvas.queryByRole('heading', { name: 'Problems' })).not.toBeInTheDocument();
    for (const link of canvas.queryAllByRole('link', { name: /overview/i })) await expect(link).toHaveAttribute('href', expect.stringMatching(/^\.\/\?path=\/story\/.+--overview$/));
  },
};
