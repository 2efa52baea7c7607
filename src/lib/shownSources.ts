/** A source, or a link, as far as it says whether it may be shown. */
interface Marked {
  trade?: true | undefined;
}
/** A source without whose page it is and where that is. */
type Unnamed<Source> = Omit<Source, 'name' | 'label' | 'url'>;

/** Sources, parted by whether the site may name them. */
interface Parted<Source> {
  shown: readonly Source[];
  /** Pages of other travel companies: of each no more than what was read there, and when. */
  unnamed: readonly Unnamed<Source>[];
}

/**
 * Parts the sources that visitors see from the pages of other travel companies, which stand in content/ for whoever
 * checks a text and are never named or linked on the site. Whatever shows sources or links of notes asks here.
 * @param sources as content gives them, in their order, which both parts keep
 */
export const shownSources = <Source extends Marked>(sources: readonly Source[]): Parted<Source> => ({
  shown: sources.filter(({ trade }) => !trade),
  unnamed: sources.filter(({ trade }) => trade),
});

/**
 * What stands for the pages that are not named, so that nobody takes what was read there for unchecked.
 * @param words for the place where the sources stand
 * @returns none where all pages are named
 */
export function wordsOfUnnamed(
  { shown, unnamed }: Record<keyof Parted<unknown>, readonly unknown[]>,
  words: { also: string; only: string },
): string | undefined {
  if (unnamed.length === 0) return undefined;
  return shown.length > 0 ? words.also : words.only;
}
