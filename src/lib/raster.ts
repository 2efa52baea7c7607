import sharp from 'sharp';

interface Size {
  width: number;
  height: number;
}

/** Cells across a picture: one is smaller than a letter on it, and larger than a star or a bird far off. */
const CELLS = 96;

const png = { palette: true, quality: 90, effort: 4 };

/** Opens an SVG or a photograph, upright as the camera was held. */
const open = (file: string) => sharp(file, { density: 110 }).autoOrient();

/**
 * Paints a picture as PNG, cropped to the size, in sRGB and without what a camera noted.
 * @param file path of an SVG or a photograph
 */
export async function rasterise(file: string, { width, height }: Size): Promise<Buffer> {
  return open(file).resize(width, height, { fit: 'cover' }).png(png).toBuffer();
}

/**
 * Paints a scene beside a panel as PNG: the panel at the left, the scene filling the rest from its right edge.
 * @param file path of the scene, an SVG or a photograph
 * @param panel SVG as high as the picture
 */
export async function rasteriseBeside(
  file: string,
  scene: Size,
  panel: string,
  whole: Size,
): Promise<Buffer> {
  // A wide scene has its landmark at the right, because a headline stands at its left.
  const picture = await open(file)
    .resize(scene.width, scene.height, { fit: 'cover', position: 'right' })
    .png()
    .toBuffer();
  return sharp({ create: { ...whole, channels: 3, background: 'black' } })
    .composite([
      { input: picture, left: whole.width - scene.width, top: 0 },
      { input: Buffer.from(panel), left: 0, top: 0 },
    ])
    .png(png)
    .toBuffer();
}

/** A photograph for print in a guide: JPEG, `width` px wide or its own width, upright, without what a camera noted. */
export const printable = (file: string, width: number): Promise<Buffer> =>
  sharp(file)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 72, mozjpeg: true })
    .toBuffer();

/** Width and height of a photograph in px, as it is seen: upright. Throws when the file is none. */
export async function photographSize(file: string): Promise<Size> {
  const { autoOrient } = await sharp(file).metadata();
  return autoOrient;
}

/**
 * Whether every part of a photograph can be decoded. A browser, and the image pipeline too, would paint what is
 * missing grey. Decoded small: each byte is read, but little is kept.
 */
export async function isWhole(file: string): Promise<boolean> {
  const decode = sharp(file, { failOn: 'error' }).resize(16, 16, { fit: 'fill' }).raw();
  return decode.toBuffer().then(
    () => true,
    () => false,
  );
}

/**
 * The colours of the cells in a picture's upper left part.
 * @param file path of an SVG or a photograph, or its bytes
 * @param part where it ends, in shares of the picture's width and height, and where it begins
 * @returns three numbers from 0 to 255 for each
 */
export async function cellsOf(
  file: string | Buffer,
  part: Size & { left?: number; top?: number },
): Promise<number[][]> {
  const { data, info } = await sharp(file, { density: 36 })
    .autoOrient()
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .resize({ width: CELLS, kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const [left, top] = [Math.floor(width * (part.left ?? 0)), Math.floor(height * (part.top ?? 0))];
  const [columns, rows] = [Math.ceil(width * part.width) - left, Math.ceil(height * part.height) - top];
  return Array.from({ length: columns * rows }, (_, cell) => {
    const at = ((top + Math.floor(cell / columns)) * width + left + (cell % columns)) * channels;
    return channels < 3 ? [0, 0, 0].map(() => data[at] ?? 0) : [...data.subarray(at, at + 3)];
  });
}
