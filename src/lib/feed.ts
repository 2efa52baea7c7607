import type { CollectionEntry } from 'astro:content';
import { findPicture } from './pictures.ts';
import { longProse } from './prose.ts';
import { site } from './site.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');

/** What a feed says of an article: a reader shows all of it without coming to the site. */
export interface FeedItem {
  title: string;
  description: string;
  /** Full address of its page. */
  link: string;
  pubDate: Date;
  /** Its whole text as HTML, every link and picture with a full address. */
  content: string;
}

/** A picture as readers of feeds show it: they know neither styles nor sets of sizes. */
async function figure(image: string, alt: string, caption?: string): Promise<string> {
  const { src, width, height } = await findPicture(image);
  const words = caption ? `<figcaption>${escape(caption)}</figcaption>` : '';
  return `<figure><img src="${escape(src)}" alt="${escape(alt)}" width="${width}" height="${height}">${words}</figure>`;
}

/** When an article came out; one that does not say it, when it was last checked. */
export const publishedOn = ({ data }: CollectionEntry<'articles'>): Date =>
  new Date(data.published ?? data.updated);

/**
 * An article as a feed gives it.
 * @param origin the site's address, such as `https://www.zurura.example`
 * @throws Error that names a picture that is missing
 */
export async function feedItem(article: CollectionEntry<'articles'>, origin: URL): Promise<FeedItem> {
  const { id, data, body = '' } = article;
  const link = new URL(`/${id}`, origin).href;
  const blocks = longProse(body, site.product).map(async (block) =>
    'html' in block ? block.html : figure(block.image, block.alt, block.caption),
  );
  const html = [await figure(data.header.image, data.header.alt), ...(await Promise.all(blocks))].join('\n');
  return {
    title: data.heading,
    description: data.excerpt,
    link,
    pubDate: publishedOn(article),
    content: html.replace(
      /(?<= (?:href|src)=")[^"]*/g,
      (address) => new URL(address.replaceAll('&amp;', '&'), link).href,
    ),
  };
}
