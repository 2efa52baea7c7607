import sharp from 'sharp';

interface Size {
  width: number;
  height: number;
}

/**
 * Paints a picture as PNG, cropped to the size from its middle.
 * @param file path of an SVG or a photograph
 * @param over SVG to lay over it, of the same size
 */
export async function rasterise(file: string, { width, height }: Size, over?: string): Promise<Buffer> {
  const layers = over ? [{ input: Buffer.from(over) }] : [];
  return sharp(file, { density: 110 })
    .resize(width, height, { fit: 'cover' })
    .composite(layers)
    .png({ palette: true, quality: 90, effort: 4 })
    .toBuffer();
}
