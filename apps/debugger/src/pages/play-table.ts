/** What the page of a table of one's own is tested for, in a browser. */

import { expect, userEvent, waitFor, type within } from 'storybook/test';

/** The table that stands there at first is played from, and can be changed again. */
export async function playTable({ canvas }: { readonly canvas: ReturnType<typeof within> }): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Play from here' }));
  await expect(await canvas.findByRole('region', { name: 'Timeline' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Change the table' }));
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'The table, in YAML' })).toBeVisible());
}
