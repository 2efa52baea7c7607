import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { getEntries, getPage } from '../lib/content.ts';
import { feedItem } from '../lib/feed.ts';
import { lang, routes, site } from '../lib/site.ts';

export const GET: APIRoute = async ({ site: origin, url }) => {
  if (!origin) throw new Error('The feed needs the address of the site: set `site` in astro.config.mjs.');
  const blog = await getPage('blog');
  const items = await Promise.all((await getEntries('articles')).map((article) => feedItem(article, origin)));
  return rss({
    title: site.name,
    description: blog.seodescription,
    site: new URL(routes.blog, origin),
    trailingSlash: false,
    items: items.toSorted((a, b) => b.pubDate.getTime() - a.pubDate.getTime()),
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${lang}</language><atom:link href="${new URL(url.pathname, origin).href}" rel="self" type="application/rss+xml"/>`,
  });
};
