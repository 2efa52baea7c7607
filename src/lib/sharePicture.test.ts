import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { sharePicture, type Share } from './sharePicture.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'share-'));
afterAll(() => rmSync(folder, { recursive: true }));
const share: Share = {
  id: 'trip',
  title: 'A Trip to the Mountains of the Moon',
  label: 'Uganda',
  note: '3 Days | 2 Nights',
  facts: ['$200', 'per person', 'from $1,221 in all'],
  image: 'posters/trip',
  calm: true,
  region: 'uganda',
};

/** A wide picture of a night, or of noise. */
async function scene(name: 'night' | 'busy') {
  const size = { width: 2390, height: 1000, channels: 3 as const, background: { r: 20, g: 24, b: 60 } };
  const noise = { type: 'gaussian', mean: 128, sigma: 70 } as const;
  const file = path.join(folder, `${name}.png`);
  const image = sharp({ create: name === 'busy' ? { ...size, noise } : size });
  writeFileSync(file, await image.png().toBuffer());
  return { scene: file, logo: 'content/pictures/brand/logo.svg' };
}
async function at(picture: Buffer, left: number, top: number) {
  const [r = 0, g = 0, b = 0] = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return [r, g, b];
}
const isNear = (one: readonly number[], other: readonly number[]) =>
  one.every((value, channel) => Math.abs(value - (other[channel] ?? 0)) < 12);

it('sets the title into the calm part of a scene, over a foot of paper', async () => {
  const picture = await sharePicture(share, await scene('night'));
  expect(isNear(await at(picture, 12, 12), [20, 24, 60])).toBe(true);
  expect(isNear(await at(picture, 12, 620), [251, 245, 233])).toBe(true);
  const { width, height, format } = await sharp(picture).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
});

it('writes in letters that are read 300 px wide', async () => {
  const picture = await sharePicture(share, await scene('night'));
  // Light rows of the title and of the price, a quarter of the size: the tallest run of rows is a line of letters.
  const rows = async (left: number, top: number, height: number, isInk: (grey: number) => boolean) => {
    const { data, info } = await sharp(picture)
      .extract({ left, top, width: 420, height })
      .resize({ width: 105 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return Array.from({ length: info.height }, (_, row) =>
      data.subarray(row * info.width, (row + 1) * info.width).some(isInk),
    ).filter(Boolean).length;
  };
  expect(await rows(52, 84, 300, (grey) => grey > 150)).toBeGreaterThan(40);
  expect(await rows(700, 520, 105, (grey) => grey < 110)).toBeGreaterThanOrEqual(12);
});

it('sets the title beside a scene that has no calm part', async () => {
  const picture = await sharePicture(share, await scene('busy'));
  const region = await at(picture, 12, 12);
  expect(region).toEqual(await at(picture, 560, 490));
  expect(isNear(region, await at(picture, 12, 508))).toBe(true);
});

it('keeps within 120 KB, however busy the scene is', async () => {
  const picture = await sharePicture(share, await scene('busy'));
  expect(picture.length).toBeLessThanOrEqual(120 * 1024);
});
