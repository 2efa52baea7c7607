import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import { pictureFile } from '../lib/pictures.ts';
import { rasterise } from '../lib/raster.ts';

/** The largest that a browser shows the icon in a tab or a list, in px. */
const EDGE = 96;

/** The icon's drawing, or, where an editor supplied a photograph of it, a drawing that holds that. */
async function icon(): Promise<string> {
  const file = pictureFile('brand/favicon');
  if (file.endsWith('.svg')) return readFile(file, 'utf8');
  const size = { width: EDGE, height: EDGE };
  const png = (await rasterise(file, size)).toString('base64');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${EDGE} ${EDGE}"><image width="${EDGE}" height="${EDGE}" href="data:image/png;base64,${png}"/></svg>`;
}

export const GET: APIRoute = async () => new Response(await icon());
