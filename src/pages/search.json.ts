import type { APIRoute } from 'astro';
import { getPanel } from '../lib/content.ts';
import { getSearched } from '../lib/searched.ts';
import { ui } from '../lib/ui.ts';
import { packFile } from '../search/searchFile.ts';

/** Asked for at the same address after every build, so that what it finds is what the site has now. */
export const GET: APIRoute = async () => {
  const file = packFile(await getSearched(), await getPanel('search'), ui.cards.regions);
  return new Response(JSON.stringify(file), {
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
};
