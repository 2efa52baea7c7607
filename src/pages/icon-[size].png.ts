import type { APIRoute, GetStaticPaths } from 'astro';
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

export const GET: APIRoute<{ image: string }> = async ({ params, props }) => {
  const edge = Number(params['size']);
  return new Response(
    new Uint8Array(await rasterise(pictureFile(props.image), { width: edge, height: edge })),
  );
};
