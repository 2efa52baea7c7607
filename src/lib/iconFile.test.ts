import sharp from 'sharp';
import { expect, it } from 'vitest';
import { iconFile } from './iconFile.ts';

const png = (edge: number) =>
  sharp({ create: { width: edge, height: edge, channels: 4, background: '#bd4126' } })
    .png()
    .toBuffer();

it('holds each picture whole, where the head says that it stands', async () => {
  const pictures = await Promise.all([16, 48].map(async (edge) => ({ edge, png: await png(edge) })));
  const file = iconFile(pictures);
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 2]);
  const held = await Promise.all(
    pictures.map(async (_, at) => {
      const entry = 6 + at * 16;
      const [length, offset] = [file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)];
      const { width, height, format } = await sharp(file.subarray(offset, offset + length)).metadata();
      return { said: file.readUInt8(entry), width, height, format };
    }),
  );
  expect(held).toEqual([
    { said: 16, width: 16, height: 16, format: 'png' },
    { said: 48, width: 48, height: 48, format: 'png' },
  ]);
  expect(file.length).toBe(6 + 32 + pictures.reduce((sum, picture) => sum + picture.png.length, 0));
});
