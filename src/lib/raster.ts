import sharp from 'sharp';

interface Size {
  width: number;
  height: number;
}

const png = { palette: true, quality: 90, effort: 4 };

/**
 * Paints a picture as PNG, cropped to the size.
 * @param file path of an SVG or a photograph
 */
export async function rasterise(file: string, { width, height }: Size): Promise<Buffer> {
  return sharp(file, { density: 110 }).resize(width, height, { fit: 'cover' }).png(png).toBuffer();
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
  const picture = await sharp(file, { density: 110 })
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

/** Width and height of a photograph in px. Throws when the file is none. */
export async function photographSize(file: string): Promise<Size> {
  const { width, height } = await sharp(file).metadata();
  return { width, height };
}
