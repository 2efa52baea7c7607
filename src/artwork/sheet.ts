import sharp from 'sharp';

/** A contact sheet's measures, in px. */
const COLUMNS = 5;
const WIDTH = 400;
const LABEL = 22;
const GAP = 8;

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

/** Paints an SVG text `wide` pixels wide and gives its greys (0 to 255, row by row), its size, and its own full width. */
export async function greyPixels(svg: string, wide: number) {
  const image = sharp(Buffer.from(svg));
  const { width: full } = await image.metadata();
  const small = image.flatten({ background: '#ffffff' }).resize(wide).greyscale().raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height, full };
}
