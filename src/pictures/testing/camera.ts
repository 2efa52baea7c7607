import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** What each photograph says about itself in every place that a file has for it; no published file may. */
export const CANARY = 'ZURURA-GPS-CANARY';

/** The upper and the lower half of every photograph, as it is seen upright, in sRGB. */
export const ABOVE = [200, 50, 50] as const;
export const BELOW = [40, 80, 180] as const;

export type Ending = 'jpg' | 'png' | 'webp' | 'avif';
const formats = { jpg: 'jpeg', png: 'png', webp: 'webp', avif: 'avif' } as const;

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="${CANARY}"/></rdf:RDF></x:xmpmeta>`;
const EXIF = {
  IFD0: { Make: CANARY },
  IFD3: {
    GPSLatitudeRef: 'S',
    GPSLatitude: '1/1 3/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '29/1 37/1 0/1',
  },
};

const segment = (marker: number, data: string) => {
  const body = Buffer.from(data, 'latin1');
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};

/** A JPEG with what editing programs add: a caption for the press, a comment, and a film behind its end. */
function annotateJpeg(jpeg: Buffer): Buffer {
  const caption = segment(
    0xed,
    `Photoshop 3.0\u00008BIM\u0004\u0004\u0000\u0000\u0000\u0000\u0000\u0000${CANARY}`,
  );
  return Buffer.concat([
    jpeg.subarray(0, 2),
    caption,
    segment(0xfe, CANARY),
    jpeg.subarray(2),
    Buffer.from(CANARY),
  ]);
}

/** A PNG with a line of text in front of its pixels. */
function annotatePng(png: Buffer): Buffer {
  const body = Buffer.from(`tEXtComment\u0000${CANARY}`, 'latin1');
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  sum.writeUInt32BE(crc32(body));
  const behindHeader = 33;
  return Buffer.concat([png.subarray(0, behindHeader), length, body, sum, png.subarray(behindHeader)]);
}

/**
 * Takes a photograph as a telephone does: held upright, stored lying on its side with a note to turn it, in the
 * colours of a wide screen (Display P3), with the place, the camera and a name in every note there is.
 * @param ending the format
 * @param nth makes its pixels differ from those of the others
 */
export async function photograph(
  ending: Ending,
  nth: number,
  { width = 600, height = 450 } = {},
): Promise<Buffer> {
  const half = (colour: readonly number[], y: number) =>
    `<rect y="${y}" width="${width}" height="${height / 2}" fill="rgb(${colour.join()})"/>`;
  const mark = `<rect x="${40 + nth * 4}" y="${height / 2 - 20}" width="40" height="40" fill="#fff"/>`;
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${half(ABOVE, 0)}${half(BELOW, height / 2)}${mark}</svg>`;
  const lying = await sharp(Buffer.from(scene))
    .removeAlpha()
    .rotate(270)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const taken = await sharp(lying.data, { raw: lying.info })
    .withMetadata({ orientation: 6 })
    .withExifMerge(EXIF)
    .withXmp(XMP)
    .withIccProfile('p3')
    .toFormat(formats[ending], { quality: 90 })
    .toBuffer();
  if (ending === 'jpg') return annotateJpeg(taken);
  return ending === 'png' ? annotatePng(taken) : taken;
}
