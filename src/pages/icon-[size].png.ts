import { readFile } from 'node:fs/promises';
import type { APIRoute, GetStaticPaths } from 'astro';
import { keptIn } from '../lib/kept.ts';
import { pictureFile } from '../lib/pictures.ts';
import { rasterise } from '../lib/raster.ts';

/** Edge lengths in px; the large ones are cropped to any shape by phones, so their motif stands clear of the edge. */
const icons = [
  { size: '32', image: 'brand/favicon' },
  { size: '180', image: 'brand/icon-maskable' },
  { size: '192', image: 'brand/icon-maskable' },
  { size: '512', image: 'brand/icon-maskable' },
];

export const getStaticPaths = (() =>
  icons.map(({ size, image }) => ({ params: { size }, props: { image } }))) satisfies GetStaticPaths;

const keep = keptIn(process.cwd(), 'icons', ['src/lib/raster.ts', 'node_modules/sharp/package.json']);

export const GET: APIRoute<{ image: string }> = async ({ params, props }) => {
  const [file, edge] = [pictureFile(props.image), Number(params['size'])];
  const paint = () => rasterise(file, { width: edge, height: edge });
  return new Response(new Uint8Array(await keep([String(edge), await readFile(file)], paint)));
};
