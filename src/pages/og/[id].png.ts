import type { APIRoute, GetStaticPaths } from 'astro';
import { pictureFile } from '../../lib/pictures.ts';
import { rasterise } from '../../lib/raster.ts';
import { getShares, type Share } from '../../lib/share.ts';
import { SHARE_SIZE, shareTitle } from '../../lib/shareTitle.ts';

export const getStaticPaths = (async () =>
  (await getShares()).map((share) => ({ params: { id: share.id }, props: { ...share } }))) satisfies GetStaticPaths;

export const GET: APIRoute<Share> = async ({ props }) =>
  new Response(
    new Uint8Array(await rasterise(pictureFile(props.image), SHARE_SIZE, await shareTitle(props))),
  );
