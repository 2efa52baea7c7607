/** The file that search works on, `/search.json`: what it holds, and how it is packed to be small on its way. */
import type { Region } from '../schemas/regions.ts';
import { termsOf } from './words.ts';

/** What an entry is, in the order in which the list of everything shows it. */
export const KINDS = ['page', 'place', 'trip', 'article', 'animal', 'note', 'question', 'car'] as const;
export type Kind = (typeof KINDS)[number];

/** Something that can be found: a page, or a part of one with an anchor. */
export interface Entry {
  kind: Kind;
  /** The region's name in colours; none for what is of no country. */
  region?: Region | undefined;
  url: string;
  title: string;
  /** The place of the page that it is a part of in the list of all entries; none for a whole page. */
  of?: number | undefined;
  /** A line under the title. */
  summary: string;
  /** Further words by which travellers ask for it. */
  keywords: string;
  /** Its other words, in no order. */
  text: string;
}

/** What is asked for in other words, which words say nothing, and what others look for. */
export interface Vocabulary {
  /** Words and phrases of one meaning, a list each. */
  alike: readonly (readonly string[])[];
  /** What somebody means besides who asks for a word or a phrase. */
  means: Readonly<Record<string, readonly string[]>>;
  stopWords: readonly string[];
  examples: readonly string[];
}

/** Kind by its place in KINDS, region, address, title, place of its page or -1, summary, keywords, text. */
type Packed = [number, Region | '', string, string, number, string, string, string];

/** A number that rises when the form of the file changes: a page that was opened before then cannot read it. */
const FORMAT = 1;
export interface SearchFile extends Vocabulary {
  format: number;
  /** What the regions are called. */
  regions: Readonly<Record<string, string>>;
  entries: Packed[];
}

/** The words of a text once each and in order of the alphabet, which packs well, without some. */
function bagOf(text: string, without: ReadonlySet<string>): string {
  const words = new Set(termsOf(text).filter((word) => word.length > 1 && !without.has(word)));
  return [...words].toSorted().join(' ');
}

/**
 * Packs the entries into the file.
 * @param entries parts of a page after their page
 */
export function packFile(
  entries: readonly Entry[],
  vocabulary: Vocabulary,
  regions: SearchFile['regions'],
): SearchFile {
  const stop = new Set(vocabulary.stopWords.flatMap(termsOf));
  const packed = entries.map((entry): Packed => {
    const { kind, region = '', url, title, of = -1, summary, keywords, text } = entry;
    const words = bagOf(keywords, new Set([...stop, ...termsOf(title)]));
    const shown = new Set([...stop, ...termsOf(`${title} ${summary} ${words}`)]);
    return [KINDS.indexOf(kind), region, url, title, of, summary, words, bagOf(text, shown)];
  });
  return { ...vocabulary, format: FORMAT, regions, entries: packed };
}

/**
 * The entries of a file.
 * @throws Error when the file is of another form: the page is older or newer than the file
 */
export function unpackFile({ format, entries }: SearchFile): Entry[] {
  if (format !== FORMAT) throw new Error(`The search file is of format ${format}, not ${FORMAT}.`);
  return entries.map(([kind, region, url, title, of, summary, keywords, text]) => ({
    ...{ kind: KINDS[kind] ?? 'page', url, title, summary, keywords, text },
    ...(region ? { region } : {}),
    ...(of < 0 ? {} : { of }),
  }));
}
