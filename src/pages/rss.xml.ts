import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { FEED_MOST } from '../constants.ts';
import { getEntries, getPage } from '../lib/content.ts';
import { feedItem, publishedOn } from '../lib/feed.ts';
import { lang, routes, site } from '../lib/site.ts';

export const GET: APIRoute = async ({ site: origin, url }) => {
  if (!origin) throw new Error('The feed needs the address of the site: set `site` in astro.config.mjs.');
  const blog = await getPage('blog');
  const articles = await getEntries('articles');
  const newest = articles.toSorted((a, b) => publishedOn(b).getTime() - publishedOn(a).getTime());
  const items = await Promise.all(newest.slice(0, FEED_MOST).map((article) => feedItem(article, origin)));
  return rss({
    title: site.name,
    description: blog.seodescription,
    site: new URL(routes.blog, origin),
    trailingSlash: false,
    items,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${lang}</language><atom:link href="${new URL(url.pathname, origin).href}" rel="self" type="application/rss+xml"/>`,
  });
};
