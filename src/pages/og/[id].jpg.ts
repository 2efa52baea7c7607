import type { APIRoute, GetStaticPaths } from 'astro';
import { pictureFile } from '../../lib/pictures.ts';
import { getShares } from '../../lib/share.ts';
import { sharePicture, type Share } from '../../lib/sharePicture.ts';

export const getStaticPaths = (async () =>
  (await getShares()).map((share) => ({
    params: { id: share.id },
    props: { ...share },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<Share> = async ({ props }) =>
  new Response(
    new Uint8Array(
      await sharePicture(props, { scene: pictureFile(props.image), logo: pictureFile('brand/logo') }),
    ),
  );
