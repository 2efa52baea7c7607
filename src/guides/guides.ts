import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CollectionEntry } from 'astro:content';
import { getEntries, getTravelNotes } from '../lib/content.ts';
import { feeLines, wholePriceOf } from '../lib/fees.ts';
import { keptIn } from '../lib/kept.ts';
import { perBuild } from '../lib/perBuild.ts';
import { pictureFile } from '../lib/pictures.ts';
import { lang, site } from '../lib/site.ts';
import { tokensOf } from '../styles/tokens.ts';
import { withFiles } from './files.ts';
import type { Guide } from './guide.ts';
import { drawLocator, MAP, type Pin } from './locator.ts';
import { daysOf, newestOf } from './parts.ts';
import { placeGuide } from './placeGuide.ts';
import { pagesOf } from '../lib/readPdf.ts';
import { tripGuide } from './tripGuide.ts';

/** What may have a travel guide: a file of content/places/ or of content/packages/. */
export type Guided = CollectionEntry<'places'> | CollectionEntry<'packages'>;
/** A travel guide as visitors get it. */
export interface TravelGuide {
  /** Its path on the site. */
  href: string;
  bytes: Uint8Array;
  /** Undefined where an editor's PDF does not tell. */
  pages: number | undefined;
}

const SITE_URL = import.meta.env.SITE;
const hrefOf = (id: string) => `/guides/${id}.pdf`;

/** The places that a plan leads to by links, in its order. */
async function pinsOf(body: string): Promise<Pin[]> {
  const places = await getEntries('places');
  const linked = [...body.matchAll(/\]\([^)\s]*[#/]([\w-]+)\)/g)].map(([, id]) => id);
  return [...new Set(linked)].flatMap((id) => places.find((place) => place.id === id)?.data ?? []);
}

/** What a guide says, and the map beside its pictures. */
async function compose(entry: Guided): Promise<{ guide: Guide; pins: readonly Pin[] }> {
  const { data, id } = entry;
  const notes = await getTravelNotes(data.region ?? data.country);
  const around = { notes, siteUrl: SITE_URL, address: `${SITE_URL}${hrefOf(id)}` };
  if (entry.collection === 'places') {
    const fees = feeLines(entry.data.fees, newestOf(daysOf(notes)));
    return { guide: placeGuide(entry, { ...around, fees }), pins: [entry.data] };
  }
  const pins = await pinsOf(entry.body ?? '');
  const read = wholePriceOf(entry.data).lines.map(({ fee }) => fee.read);
  const date = newestOf([...daysOf(notes), ...read]);
  const price = wholePriceOf(entry.data, date);
  return { guide: tripGuide(entry, { ...around, date, price, pins }), pins };
}

/** Guides that were set before, by what they say and show. */
const keep = keptIn(process.cwd(), 'guides', [
  ...['src/guides', 'src/lib', 'src/fonts', 'src/styles'],
  'node_modules/@myriaddreamin/typst-ts-web-compiler/package.json',
]);

/** How many pages a PDF has, of those that were counted before by their bytes. */
const keepCount = keptIn(process.cwd(), 'pdfpages', [
  'src/lib/readPdf.ts',
  'node_modules/unpdf/package.json',
]);
async function countPages(bytes: Uint8Array): Promise<number | undefined> {
  const count = await keepCount([bytes], async () => Buffer.from(String((await pagesOf(bytes)) ?? '')));
  return Number(Buffer.from(count)) || undefined;
}

async function make(entry: Guided): Promise<Uint8Array> {
  const { guide: composed, pins } = await compose(entry);
  const { guide, files } = await withFiles(composed, pictureFile);
  const token = tokensOf(process.cwd());
  files.set(MAP, new TextEncoder().encode(drawLocator(pins, guide.region, token)));
  // They were read at once, and stand in no order.
  const shown = [...files]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, bytes]) => [name, bytes]);
  return keep([lang, site.name, JSON.stringify(guide), ...shown], async () => {
    // The typesetter is large, and asked for when a guide has changed.
    const { typeset } = await import('./typeset.ts');
    return typeset(guide, files);
  });
}

/**
 * The travel guide to a place or a trip: the PDF of its name in content/guides/, or else one that is made of what its
 * file, its fees and its country's notes say; once for its page and for the file itself.
 * @returns undefined where the file says `guide: none`
 * @throws Error when a picture is missing or the guide cannot be set
 */
export const guideFor = perBuild(makeGuide, ({ id }: Guided) => id);

async function makeGuide(entry: Guided): Promise<TravelGuide | undefined> {
  const own = path.join(process.cwd(), 'content/guides', `${entry.id}.pdf`);
  if (entry.data.guide === 'none') return undefined;
  const bytes = existsSync(own) ? new Uint8Array(readFileSync(own)) : await make(entry);
  return { href: hrefOf(entry.id), bytes, pages: await countPages(bytes) };
}

/** Every place and every trip that has a guide. */
export async function getGuided(): Promise<Guided[]> {
  const all = [...(await getEntries('places')), ...(await getEntries('packages'))];
  return all.filter(({ data }) => data.guide !== 'none');
}
