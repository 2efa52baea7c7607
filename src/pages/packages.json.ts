import type { APIRoute } from 'astro';
import { CURRENCY } from '../constants.ts';
import { getEntries } from '../lib/content.ts';
import { site } from '../lib/site.ts';
import { feedTrip } from '../lib/tripFeed.ts';

export const GET: APIRoute = async ({ site: origin }) => {
  if (!origin) throw new Error('The feed needs the address of the site: set `site` in astro.config.mjs.');
  const trips = await getEntries('packages');
  const feed = { name: site.name, currency: CURRENCY, packages: trips.map((trip) => feedTrip(trip, origin)) };
  return new Response(`${JSON.stringify(feed, undefined, 1)}\n`, {
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
  });
};
