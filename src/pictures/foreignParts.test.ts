import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { foreignParts, formatOf } from './foreignParts.ts';
import { photograph } from './testing/camera.ts';

describe('a photograph from a camera', () => {
  it.each([
    ['jpg', ['IPTC', 'a comment', 'EXIF', 'XMP', 'a colour profile', 'data behind its end']],
    ['png', ['tEXt', 'iCCP', 'eXIf', 'zTXt']],
    ['webp', ['ICCP', 'EXIF', 'XMP']],
    ['avif', ['a colour profile', 'Exif', 'XMP']],
  ] as const)('as %s holds %j besides the picture', async (ending, parts) => {
    const bytes = await photograph(ending, 0);
    expect(foreignParts(bytes).toSorted()).toEqual([...parts].toSorted());
  });
});

describe('a picture that was saved without notes', () => {
  const plain = () => sharp({ create: { width: 300, height: 200, channels: 4, background: '#c8323280' } });
  it.each<[string, (image: Sharp) => Sharp]>([
    ['JPEG', (image) => image.jpeg()],
    ['JPEG in passes, for slow lines', (image) => image.jpeg({ progressive: true })],
    ['JPEG in the colours of print', (image) => image.toColourspace('cmyk').jpeg()],
    ['PNG', (image) => image.png()],
    ['PNG of few colours', (image) => image.png({ palette: true })],
    ['WebP that lets through', (image) => image.webp()],
    ['WebP without loss', (image) => image.webp({ lossless: true })],
    ['AVIF that lets through', (image) => image.avif({ effort: 0 })],
    ['AVIF', (image) => image.removeAlpha().avif({ effort: 0 })],
  ])('as %s holds nothing else', async (_format, save) => {
    expect(foreignParts(await save(plain()).toBuffer())).toEqual([]);
  });
});

it('notes what stands behind the end of a picture, such as the film of a moving photograph', async () => {
  const image = sharp({ create: { width: 30, height: 20, channels: 3, background: '#c83232' } });
  const film = Buffer.from('ftypmp42');
  for (const bytes of [
    await image.jpeg().toBuffer(),
    await image.png().toBuffer(),
    await image.webp().toBuffer(),
  ]) {
    expect(foreignParts(Buffer.concat([bytes, film]))).toEqual(['data behind its end']);
  }
  expect(foreignParts(Buffer.concat([await image.avif({ effort: 0 }).toBuffer(), film]))).not.toEqual([]);
});

it.each([
  ['an empty file', ''],
  ['a text', 'Not a picture at all'],
  ['a film', '\0\0\0\u0018ftypmp42'],
])('%s is no picture', (_what, text) => {
  expect(foreignParts(Buffer.from(text))).toEqual(['no picture that browsers show']);
});

it('knows a format by its bytes', async () => {
  for (const [ending, format] of [
    ['jpg', 'jpeg'],
    ['png', 'png'],
    ['webp', 'webp'],
    ['avif', 'avif'],
  ] as const) {
    expect(formatOf(await photograph(ending, 0))).toBe(format);
  }
});
