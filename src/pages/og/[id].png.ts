import type { APIRoute, GetStaticPaths } from 'astro';
import { pictureFile } from '../../lib/pictures.ts';
import { rasteriseBeside } from '../../lib/raster.ts';
import { getShares, type Share } from '../../lib/share.ts';
import { SCENE_SIZE, SHARE_SIZE, shareTitle } from '../../lib/shareTitle.ts';

export const getStaticPaths = (async () =>
  (await getShares()).map((share) => ({
    params: { id: share.id },
    props: { ...share },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<Share> = async ({ props }) => {
  const panel = await shareTitle(props);
  return new Response(
    new Uint8Array(await rasteriseBeside(pictureFile(props.image), SCENE_SIZE, panel, SHARE_SIZE)),
  );
};
