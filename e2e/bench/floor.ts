import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** The path of the floor page. */
export const FLOOR = '/floor';
/** What its picture may weigh, in bytes. */
const PICTURE = 20_000;

/** A picture of noise, so that its bytes cannot shrink. */
async function paintNoise(): Promise<Buffer> {
  const side = 150;
  const noise = Buffer.from(
    Array.from({ length: side * side * 3 }, (_, at) => (at * 7919 + (at >> 3) * 104729) % 256),
  );
  let quality = 95;
  let picture = Buffer.alloc(PICTURE + 1);
  for (; picture.length > PICTURE && quality > 1; quality -= 3) {
    picture = await sharp(noise, { raw: { width: side, height: side, channels: 3 } })
      .avif({ quality, effort: 0 })
      .toBuffer();
  }
  return picture;
}

/**
 * Writes the floor page and its picture into a copy of a built site: 1 KB of HTML and one picture of 20 KB. No page can
 * paint faster on this machine, so that the machine's noise cancels out of the ratios to it.
 * @param dist the copy's folder
 */
export async function writeFloor(dist: string): Promise<void> {
  const words = '<p>The floor of this machine.</p>'.repeat(20);
  const image = '<img src="/floor.avif" width="380" height="285" alt="" fetchpriority="high">';
  const head =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title>';
  await writeFile(path.join(dist, 'floor.avif'), await paintNoise());
  await writeFile(path.join(dist, `${FLOOR}.html`), `${head}<body>${image}${words}</body></html>`);
}
