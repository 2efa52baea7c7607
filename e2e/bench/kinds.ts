import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import site from '../../content/site.json' with { type: 'json' };
import { routesFor } from '../../src/routes.ts';
import { builtElements } from '../builtPage.ts';
import { pagesOf } from '../pages.ts';
import { ROOT } from '../project.ts';

const fileOf = (dist: string, address: string) =>
  path.join(dist, address === '/' ? 'index.html' : `${address}.html`);

/** The entries of a folder of content, by their public path. */
const entriesIn = (folder: string) =>
  readdirSync(path.join(ROOT, 'content', folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `/${path.parse(file).name}`)
    .toSorted();

/** A field that an entry has at its head. */
function fieldOf(folder: string, name: string, field: string): unknown {
  const text = readFileSync(path.join(ROOT, 'content', folder, `${name}.md`), 'utf8');
  return parseDocument(/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '').get(field);
}

/** Whether an article is about one country, and not about some or about a kind of travel. */
function isOfCountry(article: string): boolean {
  const countries = entriesIn('countries').map((name) => fieldOf('countries', name, 'name'));
  return countries.includes(fieldOf('articles', article, 'location'));
}

/**
 * A page of each kind: each page that there is one of, the first trip and the largest, the first place, the first
 * article about a country and the first other one, and the page for wrong addresses.
 * @param dist the folder of the built site
 */
export function pagesOfEachKind(dist: string): string[] {
  const { received: _, ...routes } = routesFor(site.product);
  const trips = entriesIn('packages');
  const sizeOf = (address: string) => statSync(fileOf(dist, address)).size;
  const articles = entriesIn('articles');
  const kinds = [
    ...Object.values(routes),
    trips[0],
    trips.filter((trip) => existsSync(fileOf(dist, trip))).toSorted((a, b) => sizeOf(b) - sizeOf(a))[0],
    entriesIn('places')[0],
    articles.find(isOfCountry),
    articles.find((article) => !isOfCountry(article)),
    '/404',
  ];
  const built = pagesOf(dist);
  return [...new Set(kinds)].filter(
    (address) => address !== undefined && built.includes(address),
  ) as string[];
}

/** Whether search engines may show a page of a built site. */
export const isListed = (dist: string, address: string): boolean =>
  !builtElements(address, dist).some(
    ({ tag, attributes }) =>
      tag === 'meta' && attributes['name'] === 'robots' && /noindex/.test(attributes['content'] ?? ''),
  );
