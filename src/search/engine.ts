import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { otherWords, PHRASE } from './otherWords.ts';
import { unpackFile, type Entry, type Kind, type SearchFile } from './searchFile.ts';
import { createSpelling } from './respell.ts';
import { slipsIn, swapped } from './slips.ts';
import { termOf, termsOf } from './words.ts';

/** Something that was found. */
export interface Hit {
  entry: Entry;
  /** The page that it is a part of. */
  page: Entry | undefined;
  /** Which words of it were found, as words are compared. */
  found: ReadonlySet<string>;
}
/** What the index can be asked. */
export interface Search {
  /** What is found, the best first. */
  find(text: string): Hit[];
  /** The text with each word that nothing holds replaced by the likest word of a title; undefined when there is none. */
  respell(text: string): string | undefined;
}

/** How much a word counts by where it stands. */
const FIELDS = { title: 8, page: 1.2, keywords: 3.5, text: 1 } as const;
/** How much each kind counts: of two that hold the same words, a visitor means the place rather than a note on it. */
const WEIGHT: Readonly<Record<Kind, number>> = {
  ...{ page: 1.1, place: 1.5, trip: 1.1, article: 1.05, animal: 1.2, note: 0.75, question: 1.1, car: 1 },
};
/** A part of a page counts less than a page. */
const PART = 0.55;
/** Synonyms count a little less than what was typed; so do beginnings and slips. */
const SYNONYM = 0.7;
const WEIGHTS = { fuzzy: 0.4, prefix: 0.6 };

/** How many entries are read at a time: a phone answers who types in between. */
const AT_A_TIME = 24;

/** In how many words of a text slips are looked for, which takes time: nobody slips more often in one question. */
const MISTYPED = 8;

/**
 * Opens the file of search, a few entries at a time.
 * @throws Error when it is of another form
 */
export async function openSearch(file: SearchFile): Promise<Search> {
  const entries = unpackFile(file);
  const stop = new Set(file.stopWords.flatMap(termsOf));
  const others = otherWords(file);
  /** Every word that the index holds. */
  const known = new Set<string>();
  const index = new MiniSearch({
    idField: 'id',
    fields: Object.keys(FIELDS),
    tokenize: termsOf,
    processTerm: (term) => (stop.has(term) ? null : known.add(term) && term),
    searchOptions: { boost: FIELDS, weights: WEIGHTS, processTerm: (term) => term },
  });
  await index.addAllAsync(
    entries.map(({ of = -1, summary, text, ...entry }, id) => ({
      ...{ ...entry, id, page: entries[of]?.title ?? '' },
      text: `${summary} ${text}`,
    })),
    { chunkSize: AT_A_TIME },
  );
  let longest = 0;
  for (const { length } of known) longest = Math.max(longest, length);

  /** Of what was typed, the words to look for others like them. None of the index is like one that is longer by more than its slips. */
  function mistyped(terms: readonly string[]): Set<string> {
    const unknown = terms.filter((term) => !known.has(term) && term.length <= longest + slipsIn(term));
    return new Set(unknown.slice(0, MISTYPED));
  }

  /** What stands for a word: itself, its beginning when it is still being typed, and words like it when nothing has it. */
  function wordQuery(term: string, isLast: boolean, isMistyped: boolean): Query {
    const prefix = isLast && term.length > 1;
    const isBegun = prefix && index.search(term, { prefix }).length > 0;
    if (!isMistyped || isBegun) return { queries: [term], prefix };
    const meant = swapped(term).filter((other) => known.has(termOf(other)));
    return { combineWith: 'OR', queries: [...meant, { queries: [term], prefix, fuzzy: slipsIn(term) }] };
  }

  /** A query for each word, or phrase that has synonyms, of what was typed. */
  function partsOf(terms: readonly string[], isTyping: boolean): Query[] {
    const parts: Query[] = [];
    const unknown = mistyped(terms);
    for (let at = 0; at < terms.length;) {
      const phrases = Array.from({ length: PHRASE }, (_, cut) => terms.slice(at, at + PHRASE - cut));
      const words = phrases.find((phrase) => others.has(phrase.join(' '))) ?? [terms[at] ?? ''];
      const own = words.map((term, nth) =>
        wordQuery(term, isTyping && at + nth === terms.length - 1, unknown.has(term)),
      );
      const said = (others.get(words.join(' ')) ?? []).map((phrase): Query => ({
        ...{ combineWith: 'AND', queries: [phrase], boostTerm: () => SYNONYM },
      }));
      parts.push({ combineWith: 'OR', queries: [{ combineWith: 'AND', queries: own }, ...said] });
      at += words.length;
    }
    return parts;
  }

  function find(text: string): Hit[] {
    const all = termsOf(text);
    const telling = all.filter((term, at) => !stop.has(term) || (at === all.length - 1 && all.length === 1));
    if (!telling.length) return [];
    const parts = partsOf(telling, /[\p{L}\p{N}]$/u.test(text));
    const options: SearchOptions = {
      boostDocument: (id: number) => {
        const entry = entries[id];
        return entry ? WEIGHT[entry.kind] * (entry.of === undefined ? 1 : PART) : 1;
      },
    };
    const exact = index.search({ combineWith: 'AND', queries: parts }, options);
    const found = exact.length ? exact : index.search({ combineWith: 'OR', queries: parts }, options);
    const ranked = found.map(({ id, score, terms, match }) => {
      const entry = entries[id as number]!;
      const inTitle = terms.filter((term) => match[term]?.includes('title')).length;
      const said = inTitle / Math.max(telling.length, inTitle);
      const covered = inTitle / Math.max(termsOf(entry.title).filter((term) => !stop.has(term)).length, 1);
      return { entry, id: id as number, terms, score: score * (1 + said + covered) };
    });
    const seen = new Set<number>();
    return ranked
      .toSorted((a, b) => b.score - a.score)
      .flatMap(({ entry, id, terms }) => {
        // Of a page and its parts the best alone.
        const page = entry.of ?? id;
        if (seen.has(page)) return [];
        seen.add(page);
        return [{ entry, page: entries[entry.of ?? -1], found: new Set(terms) }];
      });
  }

  const respell = createSpelling(
    entries.map(({ title }) => title),
    (term) => stop.has(term) || known.has(term),
  );
  return { find, respell };
}
