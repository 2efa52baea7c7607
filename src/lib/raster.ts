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
 * A picture cut to a size, as PNG without transparency.
 * @param file path of an SVG or a photograph
 * @param position what stays where the shapes differ, such as `right`; `attention` keeps what stands out
 */
export async function cut(file: string, size: Size, position: string): Promise<Buffer> {
  return open(file)
    .resize({ ...size, fit: 'cover', position })
    .flatten({ background: 'white' })
    .png()
    .toBuffer();
}

/** A mark as PNG that stays transparent, for what is laid out with it. */
export const mark = (file: string, size: Size): Promise<Buffer> =>
  sharp(file, { density: 300 }).resize(size).png().toBuffer();

/** Something that lies on a ground, so many px from the left: a picture, or lettering as SVG. */
export interface Laid {
  input: Buffer;
  left: number;
}

/**
 * Lays pictures and lettering on a ground, and gives the finest JPEG of so many bytes at most.
 * @param ground its size and colour
 */
export async function composed(
  ground: Size & { background: string },
  layers: readonly Laid[],
  most: number,
): Promise<Buffer> {
  const whole = await sharp({ create: { ...ground, channels: 3 } })
    .composite(layers.map((layer) => ({ ...layer, top: 0 })))
    .png()
    .toBuffer();
  for (let quality = 88; ; quality -= 8) {
    const chromaSubsampling = quality > 70 ? '4:4:4' : '4:2:0';
    const file = await sharp(whole).jpeg({ quality, mozjpeg: true, chromaSubsampling }).toBuffer();
    if (file.length <= most || quality < 20) return file;
  }
}

/** A photograph for print in a guide: JPEG, `width` px wide or its own width, upright, without what a camera noted. */
export const printable = (file: string, width: number): Promise<Buffer> =>
  sharp(file)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 72, mozjpeg: true })
    .toBuffer();

/** What a photograph's file is: its size in px as it is seen, upright, its format, and whether it moves. */
export interface Photograph extends Size {
  format: string;
  isAnimated: boolean;
}

/** Looks at a photograph's file, without its pixels. Throws when the file is none. */
export async function photographSize(file: string): Promise<Photograph> {
  const { autoOrient, format, pages = 1 } = await sharp(file).metadata();
  return { ...autoOrient, format, isAnimated: pages > 1 };
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
