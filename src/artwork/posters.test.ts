import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CALM } from './canvas/poster.ts';
import { luminance } from './light/luminance.ts';
import { CREAM, INK } from './light/palette.ts';
import { readSeries } from './series.ts';

const AA = 4.5;
/** So much of the calm part has to bear the title; the rest may be a star or the edge of a leaf. */
const ENOUGH = 0.995;
/** What the dark scheme does to a picture. */
const DIMMED = 0.88;

const posters = (await readSeries())
  .flatMap(({ pictures }) => pictures)
  .filter(({ name }) => name.startsWith('posters/'));

/** Paints a poster's calm part and gives the luminance of each of its pixels, dimmed by a factor. */
async function calmPart(name: string, svg: string): Promise<(dim: number) => number[]> {
  const { width, height } = CALM[name.endsWith('-wide') ? 'wide' : 'tall'];
  const image = sharp(Buffer.from(svg)).resize(478).removeAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const [right, low] = [Math.ceil(info.width * width), Math.ceil(info.height * height)];
  const spots = Array.from({ length: right * low }, (_, at) => {
    return (Math.floor(at / right) * info.width + (at % right)) * 3;
  });
  return (dim) =>
    spots.map((at) => luminance((data[at] ?? 0) * dim, (data[at + 1] ?? 0) * dim, (data[at + 2] ?? 0) * dim));
}

const byte = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
const luminanceOf = (hex: string) => luminance(byte(hex, 1), byte(hex, 3), byte(hex, 5));

/** The share of some luminances on which letters of a colour can be read. */
function readable(lettering: string, ground: readonly number[]): number {
  const own = luminanceOf(lettering);
  const fine = ground.filter((other) => {
    return (Math.max(own, other) + 0.05) / (Math.min(own, other) + 0.05) >= AA;
  });
  return fine.length / ground.length;
}

describe('the posters', () => {
  it.each(posters)('$name bears its title in one colour, in both schemes', async ({ name, paint }) => {
    const ground = await calmPart(name, paint());
    const shares = [CREAM, INK].map((lettering) =>
      Math.min(readable(lettering, ground(1)), readable(lettering, ground(DIMMED))),
    );
    expect(Math.max(...shares)).toBeGreaterThanOrEqual(ENOUGH);
  });

  it('come in pairs', () => {
    const names = posters.map(({ name }) => name.replace(/-(?:wide|tall)$/, ''));
    expect(names.filter((name) => names.filter((other) => other === name).length !== 2)).toEqual([]);
  });
});
