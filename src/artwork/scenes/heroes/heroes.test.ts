import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { luminance } from '../../light/luminance.ts';
import { CREAM } from '../../light/palette.ts';
import { readSeries } from '../../series.ts';

const AA = 4.5;

/** Paints an SVG and gives its pixels, three bytes (red, green, blue) each, row by row. */
async function pixelsOf(svg: string): Promise<{ data: Uint8Array; width: number; height: number }> {
  const image = sharp(Buffer.from(svg)).removeAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const byte = (at: number) => Number.parseInt(CREAM.slice(at, at + 2), 16);
const cream = luminance(byte(1), byte(3), byte(5));

const heroes = (await readSeries())
  .flatMap(({ pictures }) => pictures)
  .filter(({ name }) => name.startsWith('heroes/'));

describe.each(heroes)('$name', ({ name, paint }) => {
  const isWide = name.endsWith('-wide');

  it('is dark enough for a cream headline all over its calm part', async () => {
    const { data, width, height } = await pixelsOf(paint());
    const [right, low] = isWide ? [width / 2, height * 0.7] : [width, height / 2];
    let brightest = 0;
    for (let y = 0; y < low; y += 2) {
      for (let x = 0; x < right; x += 2) {
        const at = (y * width + x) * 3;
        brightest = Math.max(brightest, luminance(data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255));
      }
    }
    expect((cream + 0.05) / (brightest + 0.05)).toBeGreaterThanOrEqual(AA);
  });

  it('has the size of its slide', () => {
    expect(paint()).toContain(isWide ? ' width="1920" height="1080">' : ' width="900" height="1200">');
  });
});
