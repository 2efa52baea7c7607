import { readFile } from 'node:fs/promises';
import type { APIRoute, GetStaticPaths } from 'astro';
import { keptIn } from '../../lib/kept.ts';
import { pictureFile } from '../../lib/pictures.ts';
import { getShares } from '../../lib/share.ts';
import type { Share } from '../../lib/sharePicture.ts';
import { site } from '../../lib/site.ts';

export const getStaticPaths = (async () =>
  (await getShares()).map((share) => ({
    params: { id: share.id },
    props: { ...share },
  }))) satisfies GetStaticPaths;

const keep = keptIn(process.cwd(), 'og', [
  ...['src/lib', 'src/fonts', 'src/styles'],
  ...['node_modules/satori/package.json', 'node_modules/sharp/package.json'],
]);

export const GET: APIRoute<Share> = async ({ props }) => {
  const files = { scene: pictureFile(props.image), logo: pictureFile('brand/logo') };
  const shown = await Promise.all(Object.values(files).map((file) => readFile(file)));
  const words = JSON.stringify([props, site.name, site.shortName]);
  const paint = async () => {
    // What lays out the lettering takes its time to load, and is asked for when a picture has changed.
    const { sharePicture } = await import('../../lib/sharePicture.ts');
    return sharePicture(props, files);
  };
  return new Response(new Uint8Array(await keep([words, ...shown], paint)));
};
