import type { APIRoute } from 'astro';
import { lang, site } from '../lib/site.ts';
import { tokensOf } from '../styles/tokens.ts';

const token = tokensOf(process.cwd());

export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      name: site.name,
      short_name: site.shortName,
      description: site.tagline,
      lang,
      start_url: '/',
      display: 'browser',
      background_color: token('--color-paper'),
      theme_color: token('--color-paper'),
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    }),
  );
