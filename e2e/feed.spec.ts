import { readFileSync } from 'node:fs';
import path from 'node:path';
import sax from 'sax';
import type { FeedTrip } from '../src/lib/tripFeed.ts';
import { builtElements } from './builtPage.ts';
import { DIST, expect, ORIGIN, PAGES, SITE, test } from './fixture.ts';
import { ARTICLES, textOf } from './sample/articles.ts';
import { TRIPS } from './sample/trips.ts';

interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  inside: Element[];
}

/** Reads XML as strictly as a reader of feeds does; throws on whatever is not well-formed. */
function readXml(text: string): Element {
  const root: Element = { name: '', attributes: {}, text: '', inside: [] };
  const open = [root];
  const parser = sax.parser(true);
  parser.onopentag = ({ name, attributes }) => {
    const element = { name, attributes: attributes as Element['attributes'], text: '', inside: [] };
    open.at(-1)!.inside.push(element);
    open.push(element);
  };
  parser.ontext = (words) => (open.at(-1)!.text += words);
  parser.onclosetag = () => void open.pop();
  parser.onerror = (error) => {
    throw error;
  };
  parser.write(text).close();
  return root.inside[0]!;
}
const all = ({ inside }: Element, name: string) => inside.filter((element) => element.name === name);
const textIn = (element: Element, name: string) => all(element, name)[0]?.text ?? '';

test('the feed is well-formed and holds every article whole, with full addresses', () => {
  const channel = all(readXml(readFileSync(path.join(DIST, 'rss.xml'), 'utf8')), 'channel')[0]!;
  expect(textIn(channel, 'title')).toBe(SITE.name);
  expect(all(channel, 'atom:link')[0]!.attributes['href']).toBe(`${ORIGIN}/rss.xml`);
  const items = all(channel, 'item');
  expect(items.map((item) => textIn(item, 'link')).toSorted()).toEqual(
    ARTICLES.map(({ id }) => `${ORIGIN}/${id}`).toSorted(),
  );
  for (const item of items) {
    const address = new URL(textIn(item, 'link')).pathname;
    expect(Number.isNaN(Date.parse(textIn(item, 'pubDate'))), address).toBe(false);
    const html = textIn(item, 'content:encoded');
    const addresses = [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, to]) => to ?? '');
    const written = textOf(ARTICLES.find(({ id }) => address === `/${id}`)!);
    // The picture of its head, and each picture and link of its text.
    expect(addresses, address).toHaveLength(1 + [...written.matchAll(/\]\(/g)].length);
    for (const to of addresses) expect(to, address).toMatch(/^(?:https:\/\/|mailto:|tel:)/);
    // Every paragraph of its page, in the same words.
    const onPage = builtElements(address, DIST).filter(({ tag, text }) => tag === 'p' && text.length > 200);
    const paragraphs = written.split('\n\n').filter((piece) => piece.length > 200);
    expect(onPage.length, address).toBeGreaterThanOrEqual(paragraphs.length);
    const words = html.replace(/<[^>]*>/g, '');
    const missing = onPage.filter(({ text }) => !words.includes(text.trim()));
    expect(missing, address).toEqual([]);
  }
});

test('every page names the feed', () => {
  for (const page of PAGES) {
    const feeds = builtElements(page, DIST).filter(
      ({ tag, attributes }) => tag === 'link' && attributes['type'] === 'application/rss+xml',
    );
    expect(
      feeds.map(({ attributes }) => attributes['href']),
      page,
    ).toEqual(['/rss.xml']);
  }
});

test('the feed of trips gives every trip with its price, its fees and what it comes to, as its page says', () => {
  const feed = JSON.parse(readFileSync(path.join(DIST, 'packages.json'), 'utf8')) as {
    currency: string;
    packages: FeedTrip[];
  };
  expect(feed.currency).toBe('USD');
  expect(feed.packages.map(({ id }) => id)).toEqual(TRIPS.map(({ id }) => id));
  for (const [at, { id, url, price, days, party, fees, total, guide }] of feed.packages.entries()) {
    const trip = TRIPS[at]!;
    expect([url, price], id).toEqual([`${ORIGIN}/${id}`, trip.price]);
    expect(party, id).toBe(trip.party ?? null);
    expect(trip.duration, id).toContain(`${days} Day`);
    const known = fees.reduce((sum, fee) => sum + (fee.sum?.from ?? 0), price);
    expect([total.from, total.isOpen], id).toEqual([known, fees.some(({ sum }) => sum === null)]);
    const table = builtElements(`/${id}`, DIST).find(({ attributes }) =>
      attributes['class']?.includes('ledger'),
    );
    for (const fee of fees) expect(table?.text, id).toContain(fee.name);
    expect(table?.text, id).toContain(`$${Math.round(total.from).toLocaleString('en')}`);
    expect(PAGES.includes(`/${id}`) && guide?.startsWith(ORIGIN), id).toBe(true);
  }
});
