import sharp from 'sharp';

interface Size {
  width: number;
  height: number;
}

/** A contact sheet's measures, in px. */
const COLUMNS = 5;
const WIDTH = 400;
const LABEL = 22;
const GAP = 8;

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

/** The picture's name as an image of its own: the pictures themselves hold no text. */
function label(name: string): Buffer {
  const text = `<text x="4" y="15" font-family="sans-serif" font-size="13" fill="#1c0d18">${name}</text>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${LABEL}">${text}</svg>`,
  );
}

/**
 * Takes painted pictures and a file name, and writes them as one PNG, five beside each other with the name
 * under each, so that a series can be judged at a glance.
 */
export async function writeSheet(
  pictures: readonly { name: string; svg: string }[],
  file: string,
): Promise<void> {
  const tiles = await Promise.all(
    pictures.map(async ({ name, svg }) => {
      const image = sharp(Buffer.from(svg)).resize(WIDTH);
      const { data, info } = await image.png().toBuffer({ resolveWithObject: true });
      return { name, data, height: info.height };
    }),
  );
  const tallest = Math.max(...tiles.map(({ height }) => height));
  const cell = tallest + LABEL + GAP;
  const layers = tiles.flatMap(({ name, data, height }, at) => {
    const left = GAP + (at % COLUMNS) * (WIDTH + GAP);
    const top = GAP + Math.floor(at / COLUMNS) * cell;
    return [
      { input: data, left, top },
      { input: label(name), left, top: top + height },
    ];
  });
  const columns = Math.min(COLUMNS, tiles.length);
  const size = {
    width: GAP + columns * (WIDTH + GAP),
    height: GAP + Math.ceil(tiles.length / COLUMNS) * cell,
  };
  const ground = sharp({ create: { ...size, channels: 3, background: '#fbf5e9' } });
  await ground.composite(layers).png().toFile(file);
}

/** Paints an SVG and gives its pixels, three bytes (red, green, blue) each, row by row. */
export async function pixelsOf(svg: string): Promise<{ data: Uint8Array; width: number; height: number }> {
  const image = sharp(Buffer.from(svg)).removeAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
