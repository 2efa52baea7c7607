import type { APIRoute, GetStaticPaths } from 'astro';
import { getGuided, guideFor, type Guided } from '../../guides/guides.ts';

export const getStaticPaths = (async () =>
  (await getGuided()).map((entry) => ({
    params: { guide: entry.id },
    props: { entry },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ entry: Guided }> = async ({ props }) => {
  const guide = await guideFor(props.entry);
  return new Response(guide && new Uint8Array(guide.bytes), {
    headers: { 'Content-Type': 'application/pdf' },
  });
};
