import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CollectionEntry } from 'astro:content';
import { getEntries } from '../lib/content.ts';
import { feeLines, wholePriceOf } from '../lib/fees.ts';
import { pictureFile } from '../lib/pictures.ts';
import { tokensOf } from '../styles/tokens.ts';
import { withFiles } from './files.ts';
import type { Files, Guide } from './guide.ts';
import { drawLocator, MAP, type Pin } from './locator.ts';
import { daysOf, newestOf } from './parts.ts';
import { placeGuide } from './placeGuide.ts';
import { pagesOf } from './readPdf.ts';
import { tripGuide } from './tripGuide.ts';
import { typeset } from './typeset.ts';

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
  const region = data.region ?? data.country;
  const notes = (await getEntries('travelnotes')).find((country) => country.id === region);
  if (!notes) throw new Error(`content/travelnotes/${region}.json is missing.`);
  const around = { notes: notes.data, siteUrl: SITE_URL, address: `${SITE_URL}${hrefOf(id)}` };
  if (entry.collection === 'places') {
    const fees = feeLines(entry.data.fees, newestOf(daysOf(notes.data)));
    return { guide: placeGuide(entry, { ...around, fees }), pins: [entry.data] };
  }
  const pins = await pinsOf(entry.body ?? '');
  const read = wholePriceOf(entry.data).lines.map(({ fee }) => fee.read);
  const date = newestOf([...daysOf(notes.data), ...read]);
  const price = wholePriceOf(entry.data, date);
  return { guide: tripGuide(entry, { ...around, date, price, pins }), pins };
}

/** The guides that were set, by what they say and show: a page and the file itself ask for the same one. */
const set = new Map<string, Promise<Uint8Array>>();
function setOnce(guide: Guide, files: Files): Promise<Uint8Array> {
  const hash = createHash('sha256').update(JSON.stringify(guide));
  for (const [name, bytes] of files) hash.update(`\n${name}\n`).update(bytes);
  const key = hash.digest('hex');
  const bytes = set.get(key) ?? typeset(guide, files);
  set.set(key, bytes);
  return bytes;
}

async function make(entry: Guided): Promise<Uint8Array> {
  const { guide: composed, pins } = await compose(entry);
  const { guide, files } = await withFiles(composed, pictureFile);
  const token = tokensOf(process.cwd());
  files.set(MAP, new TextEncoder().encode(drawLocator(pins, guide.region, token)));
  return setOnce(guide, files);
}

/**
 * The travel guide to a place or a trip: the PDF of its name in content/guides/, or else one that is made of what its
 * file, its fees and its country's notes say.
 * @returns undefined where the file says `guide: none`
 * @throws Error when a picture is missing or the guide cannot be set
 */
export async function guideFor(entry: Guided): Promise<TravelGuide | undefined> {
  const own = path.join(process.cwd(), 'content/guides', `${entry.id}.pdf`);
  if (entry.data.guide === 'none') return undefined;
  const bytes = existsSync(own) ? new Uint8Array(readFileSync(own)) : await make(entry);
  return { href: hrefOf(entry.id), bytes, pages: await pagesOf(bytes) };
}

/** Every place and every trip that has a guide. */
export async function getGuided(): Promise<Guided[]> {
  const all = [...(await getEntries('places')), ...(await getEntries('packages'))];
  return all.filter(({ data }) => data.guide !== 'none');
}
