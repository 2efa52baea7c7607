import { fill } from '../browser/fill.ts';
import { feeWords } from '../lib/fees.ts';
import { treeOf, type Node } from '../lib/markdown.ts';
import { longProse } from '../lib/prose.ts';
import { shownSources, wordsOfUnnamed } from '../lib/shownSources.ts';
import { chatHref, longDate, phoneHref, routes, site } from '../lib/site.ts';
import { ui } from '../lib/ui.ts';
import type { PriceLine } from '../lib/wholePrice.ts';
import type { PictureRef } from '../schemas/pictures.ts';
import type { TRAVEL_TOPICS, TravelNotes } from '../schemas/travelNotes.ts';
import type { Block, Figure, Guide, Part, PriceRow } from './guide.ts';

const words = ui.guides;

/** What a traveller wants to have on paper: the rest is on the page that the part ends with. */
const TOPICS: readonly (typeof TRAVEL_TOPICS)[number][] = [
  ...(['visa', 'passport', 'yellowfever', 'malaria', 'money', 'plugs', 'emergency'] as const),
];

const isOutside = (href: string) => /^[a-z]+:/i.test(href);
const anchor = (href: string, ...children: Node[]): Node => ({ tag: 'a', href, children });
/** An address as it is read on paper. */
const bare = (href: string) => href.replace(/^https?:\/\//, '').replace(/\/$/, '');
/** A link to a page outside; its host is said too, for those who read on paper. */
const source = (name: string, url: string): Node[] => [anchor(url, name), ` (${new URL(url).host})`];

function withFullLinks(node: Node, page: string): Node {
  if (typeof node === 'string') return node;
  const { href } = node;
  const children = node.children.map((child) => withFullLinks(child, page));
  return href === undefined || isOutside(href)
    ? { ...node, children }
    : { ...node, href: new URL(href, page).href, children };
}

/**
 * A body of Markdown as blocks of a guide.
 * @param page the full address of the page that shows it: links inside the site begin there
 */
export function bodyBlocks(markdown: string, page: string): Block[] {
  return longProse(markdown, site.product).map((piece) =>
    'html' in piece
      ? { kind: 'prose', nodes: treeOf(piece.html).map((node) => withFullLinks(node, page)) }
      : { kind: 'pictures', items: [{ file: piece.image, alt: piece.alt }] },
  );
}

/** A fee in a table: for whom it is, where it was read, and what to know of it. */
export function feeRow(line: PriceLine): PriceRow {
  const { what, before, after, amount } = feeWords(line);
  const { name, url } = line.fee.source;
  return { what, small: [`${before} `, ...source(name, url), after], amount };
}

/**
 * What a country asks of travellers.
 * @param siteUrl the address of the site, without a page
 */
export function beforeYouTravel({ name, notes }: TravelNotes, id: string, siteUrl: string): Part {
  const items = TOPICS.map((topic) => {
    const { text, links, read } = notes[topic];
    const { shown, unnamed } = shownSources(links);
    const [first] = shown;
    const age = fill(ui.cards.travelNotes.readOn, { date: longDate(read) });
    const others = wordsOfUnnamed({ shown, unnamed }, ui.cards.travelNotes.unnamed);
    const check: Node[] = first
      ? [`${words.check} `, ...source(first.label, first.url), '. ']
      : others
        ? [`${others}. `]
        : [];
    return { heading: ui.cards.travelNotes.topics[topic], text, small: [...check, `${age}.`] };
  });
  const page = `${siteUrl}${routes.beforeYouTravel}#${id}`;
  const more = [`${fill(words.more, { country: name })} `, anchor(page, bare(page))];
  return {
    heading: fill(words.before, { country: name }),
    blocks: [
      { kind: 'lead', nodes: more },
      { kind: 'topics', items },
    ],
  };
}

/**
 * How to reach the agency, how old the guide is and where the newest one lies.
 * @param date yyyy-mm-dd
 * @param address the full address of the guide
 */
export function contacts(date: string, address: string, siteUrl: string): Guide['contacts'] {
  return {
    heading: words.contacts,
    lines: [
      [{ tag: 'strong', children: [site.name] }],
      [site.address.join(', ')],
      site.phones.flatMap((phone, at): Node[] => [...(at ? [', '] : []), anchor(phoneHref(phone), phone)]),
      [anchor(`mailto:${site.email}`, site.email)],
      [anchor(chatHref, words.chat)],
      [anchor(siteUrl, bare(siteUrl))],
    ],
    dated: [`${fill(words.dated, { date: longDate(date) })} `, anchor(address, bare(address))],
  };
}

/** How many pictures stand inside, beside each other: each weighs as much as ten pages of words. */
const INSIDE = 2;
export const LOGO: Figure = { file: 'brand/logo', alt: '' };

/** The pictures of an entry in its guide: the first on the cover. */
export function picturesOf(pictures: readonly PictureRef[]): { cover: Figure; inside: Figure[] } {
  const [cover = LOGO, ...others] = pictures.map(({ image, alt }) => ({ file: image, alt }));
  return { cover, inside: others.slice(0, INSIDE) };
}

/** The newest of some days, each yyyy-mm-dd. */
export const newestOf = (days: readonly string[]): string => days.toSorted().at(-1) ?? '';
/** The days on which a country's notes were read. */
export const daysOf = ({ notes }: TravelNotes): string[] => Object.values(notes).map(({ read }) => read);
