/**
 * The pictures of the docs: made anew by `npm run pictures`, and otherwise held against what the product looks like. They are compared as if from
 * afar, in cells of a few pixels, so that a letter drawn otherwise by another machine is no difference, and a panel that looks otherwise is.
 */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { expect } from 'vitest';

const IMAGES = fileURLToPath(new URL('../../../docs/images', import.meta.url));

/** Whether the pictures of the docs are made anew. */
export const PICTURES = process.env['RULEBENCH_PICTURES'] === '1';

/** Pixels along the side of a cell. */
const CELL = 16;
/** How far the colours of a cell may lie apart, of 255. */
const NEAR = 18;
/** The part of the cells that may be farther apart. */
const FEW = 0.04;

/** Takes a picture for the docs, where pictures are made; else the one that is there has to look like the page does. */
export async function picture(page: Page, name: string): Promise<void> {
  const path = join(IMAGES, `${name}.png`);
  const shot = await settled(page);
  if (PICTURES) { await writeFile(path, shot); return; }
  const apart = await partApart(page, await readFile(path), shot);
  expect(apart, `docs/images/${name}.png no longer shows what the debugger looks like: npm run pictures -w @rulebench/debugger`).toBeLessThan(FEW);
}

/** Milliseconds between two looks, how many of them have to be the same, and how many there are at most. */
const [LOOK, SAME, MOST] = [500, 3, 30];

/** A picture of the page once it rests: a statechart is drawn anew when its layout comes. */
export async function settled(page: Page): Promise<Buffer> {
  const shoot = () => page.screenshot({ animations: 'disabled', caret: 'hide' });
  let last = await shoot();
  for (let [looks, same] = [0, 0]; looks < MOST && same < SAME; looks += 1) {
    await page.waitForTimeout(LOOK);
    const next = await shoot();
    same = next.equals(last) ? same + 1 : 0;
    last = next;
  }
  return last;
}

/** The part of two pictures, from 0 to 1, in which they lie apart; all of it where they differ in size. */
export async function partApart(page: Page, one: Buffer, other: Buffer): Promise<number> {
  const blank = await page.context().newPage();
  const apart = await blank.evaluate(compared, { pictures: [one, other].map((png) => `data:image/png;base64,${png.toString('base64')}`), cell: CELL, near: NEAR });
  await blank.close();
  return apart;
}

/** Runs in the page, whose canvas reads pictures and makes them small. */
async function compared({ pictures, cell, near }: { readonly pictures: readonly string[]; readonly cell: number; readonly near: number }): Promise<number> {
  const small = await Promise.all(pictures.map(async (source) => {
    const image = await createImageBitmap(await (await fetch(source)).blob());
    const [width, height] = [Math.round(image.width / cell), Math.round(image.height / cell)];
    const whole = new OffscreenCanvas(image.width, image.height).getContext('2d');
    whole?.drawImage(image, 0, 0);
    const pixels = whole?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
    const sums = new Float64Array(width * height * 3);
    for (let y = 0; y < height * cell && y < image.height; y += 1) {
      for (let x = 0; x < width * cell && x < image.width; x += 1) {
        const [to, from] = [(Math.floor(y / cell) * width + Math.floor(x / cell)) * 3, (y * image.width + x) * 4];
        for (let channel = 0; channel < 3; channel += 1) sums[to + channel] = (sums[to + channel] ?? 0) + (pixels[from + channel] ?? 0) / (cell * cell);
      }
    }
    return { width, height, sums };
  }));
  const [a, b] = small;
  if (a === undefined || b === undefined || a.width !== b.width || a.height !== b.height) return 1;
  let far = 0;
  for (let i = 0; i < a.sums.length; i += 3) {
    if ([0, 1, 2].some((channel) => Math.abs((a.sums[i + channel] ?? 0) - (b.sums[i + channel] ?? 0)) > near)) far += 1;
  }
  return far / (a.sums.length / 3);
}
