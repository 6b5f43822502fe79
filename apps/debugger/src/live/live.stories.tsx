import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AttachPage, type AttachPageProps } from './AttachPage.tsx';
import { DemoApp } from './DemoApp.tsx';
import { FramePage } from './FramePage.tsx';

const meta = { title: 'Live' } satisfies Meta;
export default meta;

/** The page that an app names as its `url`. */
export const Attach: StoryObj<AttachPageProps> = {
  name: 'Attach an app',
  argTypes: { at: { type: { name: 'string' } } },
  render: ({ at }) => <AttachPage {...(at === undefined ? {} : { at })} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('No app is attached');
    await expect(canvas.getByRole('button', { name: 'Connect' })).toBeEnabled();
  },
};

/** A machine that runs in a frame. Tested on the build: the frame needs the pages of a whole Storybook. */
export const InAFrame: StoryObj<typeof meta> = { name: 'An app in a frame', tags: ['!test'], render: () => <FramePage /> };

/** What the frame shows. */
export const TheApp: StoryObj<typeof meta> = { name: 'The app itself', render: () => <DemoApp /> };
