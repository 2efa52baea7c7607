import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { DIST, expect, HIDDEN, ORIGIN, PAGES, SITE, test } from './agency.ts';
import { builtElements } from './builtPage.ts';

const day = z.iso.date();
const address = z.url({ protocol: /^https$/ }).startsWith(ORIGIN);
const ref = z.strictObject({ '@id': address });
const type = <Name extends string>(name: Name) => z.literal(name);
const item = { '@type': type('ListItem'), position: z.int().min(1), name: z.string().min(1) };

/**
 * What must stand in each kind of node, by whose rule. Strict: what a search engine does not ask for and no page shows, such as
 * a rating, is a fault.
 */
const NODES = z.discriminatedUnion('@type', [
  // Google Search Central, "Site names": name and url; alternateName is recommended.
  z.strictObject({
    ...{ '@type': type('WebSite'), '@id': address, url: address, name: z.string(), publisher: ref },
    ...{ alternateName: z.string(), inLanguage: z.literal(SITE.locale.replace('_', '-')) },
  }),
  // Google Search Central, "Organization": name and url of those recommended, none is required. Contacts: see the rule below.
  z.strictObject({
    ...{ '@type': type('TravelAgency'), '@id': address, name: z.string(), url: address },
    ...{ description: z.string().optional(), logo: address.optional(), image: address.optional() },
    ...{ telephone: z.string().optional(), email: z.email().optional(), address: z.string().optional() },
    sameAs: z.array(z.url()).optional(),
  }),
  // Google Search Central, "Breadcrumb": at least two ListItems with position, name and, but for the last, item.
  z.strictObject({
    '@type': type('BreadcrumbList'),
    itemListElement: z.array(z.strictObject({ ...item, item: address })).min(2),
  }),
  // Google Search Central, "Carousel": ListItems with position and url, all of one site, no address twice.
  z.strictObject({
    '@type': type('ItemList'),
    numberOfItems: z.int(),
    itemListElement: z.array(z.strictObject({ ...item, url: address })).min(2),
  }),
  // Google Search Central, "Article": headline, image, datePublished, dateModified, author are recommended; Bing asks for the same.
  z.strictObject({
    ...{
      '@type': type('BlogPosting'),
      headline: z.string().max(110),
      description: z.string(),
      image: address,
    },
    ...{ url: address, mainEntityOfPage: address, datePublished: day.optional(), dateModified: day },
    ...{ inLanguage: z.string(), author: ref, publisher: ref },
  }),
  // schema.org, TouristDestination; no search engine has a rule of its own for it.
  z.strictObject({
    ...{ '@type': type('TouristDestination'), name: z.string(), description: z.string(), url: address },
    ...{ image: address, containedInPlace: z.strictObject({ '@type': type('Place'), name: z.string() }) },
  }),
  // schema.org, TouristTrip; of an Offer Google Search Central, "Product snippet", asks for price and priceCurrency.
  z.strictObject({
    ...{ '@type': type('TouristTrip'), name: z.string(), description: z.string(), url: address },
    ...{ image: address, provider: ref },
    itinerary: z.tuple(
      [
        z.strictObject({
          '@type': type('ItemList'),
          numberOfItems: z.int().min(1),
          itemListElement: z.array(z.strictObject(item)).min(1),
        }),
      ],
      z.strictObject({ '@type': type('Place'), name: z.string(), url: address.optional() }),
    ),
    offers: z.strictObject({
      ...{ '@type': type('Offer'), price: z.number().positive(), priceCurrency: z.literal('USD') },
      ...{ url: address, description: z.string().min(10), offeredBy: ref },
    }),
  }),
]);
const GRAPH = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(NODES).min(1),
});
type Node = z.infer<typeof NODES>;

/** The graph of a page, and what a visitor reads there. */
function graphOf(page: string) {
  const elements = builtElements(page, DIST);
  const scripts = elements.filter(({ attributes }) => attributes['type'] === 'application/ld+json');
  const read = elements.find(({ attributes }) => attributes['id'] === 'main')?.text ?? '';
  // Pages set apostrophes as printers do.
  return { scripts, elements, text: read.replace(/\s+/g, ' ').replaceAll('’', "'") };
}

/** Every value in a graph with the key under which it stands. */
function valuesIn(node: unknown, key = ''): [key: string, value: unknown][] {
  if (Array.isArray(node)) return node.flatMap((one) => valuesIn(one, key));
  if (node && typeof node === 'object')
    return Object.entries(node).flatMap(([name, value]) => valuesIn(value, name));
  return [[key, node]];
}

const longDate = (value: string) =>
  new Intl.DateTimeFormat(SITE.locale.replace('_', '-'), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(value),
  );

/** What of a node has to be read on its page: each figure as the page writes it, and each name. */
function saidBy(node: Node): string[] {
  if (node['@type'] === 'BlogPosting')
    return [
      node.headline,
      ...[node.datePublished, node.dateModified].flatMap((on) => (on ? longDate(on) : [])),
    ];
  if (node['@type'] === 'TouristDestination')
    return [node.name, node.description, node.containedInPlace.name];
  if (node['@type'] === 'BreadcrumbList') return node.itemListElement.map(({ name }) => name);
  if (node['@type'] !== 'TouristTrip') return [];
  const [days, ...stops] = node.itinerary;
  const { price, description } = node.offers;
  return [
    ...[node.name, node.description, description, `$${price}`],
    `${days.numberOfItems} Day`,
    ...[...days.itemListElement, ...stops].map(({ name }) => name),
  ];
}

const inside = (page: string) => existsSync(path.join(DIST, page === '/' ? 'index.html' : `${page}.html`));

test('every page has one graph that search engines can read, and says all that stands in it', () => {
  const met = new Set<string>();
  for (const page of PAGES) {
    const { scripts, text } = graphOf(page);
    if (HIDDEN.includes(page)) {
      expect(scripts, page).toEqual([]);
      continue;
    }
    expect(scripts.length, page).toBe(1);
    const json = scripts[0]!.text;
    const read = GRAPH.safeParse(JSON.parse(json));
    expect(read.success ? '' : z.prettifyError(read.error), page).toBe('');
    const nodes = read.data!['@graph'];
    const values = valuesIn(nodes);
    const ids = new Set(nodes.flatMap((node) => ('@id' in node ? node['@id'] : [])));
    for (const [key, value] of values) {
      if (key === '@id') expect(ids.has(String(value)), `${page}: ${String(value)}`).toBe(true);
      // An address inside the site is one of its pages, as its canonical link has it, or a file.
      const to = typeof value === 'string' && value.startsWith(ORIGIN) ? new URL(value).pathname : '/';
      const isThere = inside(to) || existsSync(path.join(DIST, to));
      expect(isThere && !/\.html$|.\/$/.test(to), `${page}: ${String(value)}`).toBe(true);
      expect(JSON.stringify(value), page).not.toMatch(/rating|review|faqpage/i);
    }
    for (const node of nodes) {
      met.add(node['@type']);
      for (const words of saidBy(node))
        expect.soft(text.includes(words.replaceAll('’', "'")), `${page} says: ${words}`).toBe(true);
    }
  }
  expect([...met].toSorted()).toEqual([
    ...[
      'BlogPosting',
      'BreadcrumbList',
      'ItemList',
      'TouristDestination',
      'TouristTrip',
      'TravelAgency',
      'WebSite',
    ],
  ]);
});

test('places, trips and articles show the way to them that their graph tells', () => {
  for (const page of PAGES) {
    const { scripts, elements } = graphOf(page);
    const graph = scripts[0] && GRAPH.parse(JSON.parse(scripts[0].text))['@graph'];
    const trail = graph?.find((node) => node['@type'] === 'BreadcrumbList');
    if (!trail) continue;
    const current = elements.filter(({ attributes }) => attributes['aria-current'] === 'page');
    const told = trail.itemListElement.at(-1)!;
    expect(
      current.map(({ text }) => text.trim()),
      page,
    ).toContain(told.name);
    expect(told.item).toBe(`${ORIGIN}${page}`);
    for (const { item: to, name } of trail.itemListElement.slice(0, -1)) {
      const link = elements.find(
        ({ tag, attributes, text }) =>
          tag === 'a' && attributes['href'] === new URL(to).pathname && text.trim() === name,
      );
      expect(link, `${page}: ${name}`).toBeDefined();
    }
  }
});
