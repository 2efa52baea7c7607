import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CALM } from '../artwork/canvas/poster.ts';
import { DUSK, inkOn, leastContrast, TITLE, titlePart } from './posterInk.ts';
import { cellsOf } from './raster.ts';

const INKS = { cream: '#fbeedb', dark: '#1c0d18' };
const WHOLE = { width: 1, height: 1 };
const grey = (level: number) => [level, level, level];

describe('the ink of a title', () => {
  it('is cream on dark, dark on light, and none on what is neither', () => {
    expect(inkOn([grey(20), grey(60)], INKS)).toBe('cream');
    expect(inkOn([grey(200), grey(240)], INKS)).toBe('dark');
    expect(inkOn([grey(20), grey(240)], INKS)).toBeUndefined();
  });

  it('is not dark where the picture is light enough by day alone', () => {
    const level = Array.from({ length: 256 }, (_, at) => at).find(
      (at) => leastContrast([grey(at)], INKS.dark) >= 4.5,
    )!;
    expect(inkOn([grey(level)], INKS)).toBe('dark');
    expect(inkOn([grey(Math.floor(level * DUSK))], INKS)).not.toBe('dark');
  });

  it('knows WCAG’s contrast of black and white', () => {
    expect(leastContrast([grey(0)], '#ffffff')).toBeCloseTo(21, 5);
    expect(leastContrast([[255, 0, 0]], '#ffffff')).toBeCloseTo(4, 1);
  });

  it('counts on pictures as bright at dusk as the style sheet shows them', () => {
    const css = readFileSync(path.resolve(import.meta.dirname, '../styles/tokens.css'), 'utf8');
    expect(css).toContain(`--picture-dusk: brightness(${DUSK});`);
  });
});

describe('the calm part', () => {
  it('is where titles stand', () => expect(TITLE).toEqual(CALM));

  const scene = (width: number, height: number, calm: { width: number; height: number }, rest: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${rest}"/>` +
        `<rect width="${calm.width * width + 30}" height="${calm.height * height + 30}" fill="#123"/></svg>`,
    );

  it('is all that is looked at of a painted poster, wide or tall', async () => {
    expect(inkOn(await cellsOf(scene(2390, 1000, CALM.wide, '#fff'), CALM.wide), INKS)).toBe('cream');
    expect(inkOn(await cellsOf(scene(1080, 1350, CALM.tall, '#fff'), CALM.tall), INKS)).toBe('cream');
    expect(inkOn(await cellsOf(scene(2390, 1000, CALM.wide, '#fff'), WHOLE), INKS)).toBeUndefined();
  });

  it('ends under the last line of a title', () => {
    expect(titlePart('wide', 6).height).toBeLessThan(titlePart('wide', 40).height);
    for (const format of ['wide', 'tall'] as const)
      expect(titlePart(format, 90)).toMatchObject(TITLE[format]);
  });

  it('may hold a star, but no moon', async () => {
    const night = (radius: number) =>
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2390 1000"><rect width="100%" height="100%" fill="#122"/>` +
          `<circle cx="700" cy="300" r="${radius}" fill="#fff"/></svg>`,
      );
    expect(inkOn(await cellsOf(night(3), CALM.wide), INKS)).toBe('cream');
    expect(inkOn(await cellsOf(night(60), CALM.wide), INKS)).toBeUndefined();
  });
});

describe('photographs', () => {
  const noise = (width: number, height: number, mean: number, sigma: number) =>
    sharp({
      create: { width, height, channels: 3, background: 'black', noise: { type: 'gaussian', mean, sigma } },
    })
      .jpeg()
      .toBuffer();
  const blotches = async (width: number, height: number, mean: number) =>
    sharp(await noise(24, 16, mean, 90))
      .resize(width, height, { fit: 'fill' })
      .jpeg()
      .toBuffer();

  it.each([
    ['dark', () => noise(1600, 1066, 25, 10)],
    ['light', () => noise(1600, 1066, 225, 10)],
    ['grey', () => noise(1600, 1066, 128, 10)],
    ['grainy and dark', () => noise(1600, 1066, 40, 40)],
    ['grainy and light', () => noise(1600, 1066, 215, 40)],
    ['busy', () => blotches(1600, 1066, 128)],
    ['busy and dark', () => blotches(1600, 1066, 60)],
    ['busy and light', () => blotches(1600, 1066, 200)],
    ['upright', () => blotches(1066, 1600, 128)],
    ['small and wide', () => blotches(640, 200, 150)],
  ])('one that is %s takes an ink of 4.5:1 everywhere, or none', async (_, photograph) => {
    for (const calm of [CALM.wide, CALM.tall]) {
      const cells = await cellsOf(await photograph(), calm);
      expect(cells.length).toBeGreaterThan(50);
      const ink = inkOn(cells, INKS);
      const best = Math.max(...Object.values(INKS).map((colour) => leastContrast(cells, colour)));
      if (ink) expect(leastContrast(cells, INKS[ink])).toBeGreaterThanOrEqual(4.5);
      else expect(best).toBeLessThan(4.5);
    }
  });
});
