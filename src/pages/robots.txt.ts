import type { APIRoute } from 'astro';
import { routes } from '../lib/site.ts';

export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      'User-agent: *',
      `Disallow: ${routes.received}`,
      '',
      `Sitemap: ${new URL('/sitemap-index.xml', site).href}`,
      '',
    ].join('\n'),
  );
