import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import { iconFile } from '../lib/iconFile.ts';
import { keptIn } from '../lib/kept.ts';
import { pictureFile } from '../lib/pictures.ts';
import { rasterise } from '../lib/raster.ts';

/** Edge lengths in px of a tab, a bookmark and a shortcut on a desk. */
const EDGES = [16, 32, 48];

const keep = keptIn(process.cwd(), 'icons', [
  'src/lib/iconFile.ts',
  'src/lib/raster.ts',
  'node_modules/sharp/package.json',
]);

/** What browsers ask for of themselves where no page names an icon: beside a guide, a feed, a picture. */
export const GET: APIRoute = async () => {
  const file = pictureFile('brand/favicon');
  const paint = async () =>
    iconFile(
      await Promise.all(
        EDGES.map(async (edge) => ({ edge, png: await rasterise(file, { width: edge, height: edge }) })),
      ),
    );
  return new Response(new Uint8Array(await keep(['ico', ...EDGES.map(String), await readFile(file)], paint)));
};
