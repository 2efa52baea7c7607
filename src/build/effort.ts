/** How hard a build tries to make files small: the best costs fifty times the time of the quick. */
export const BEST = { brotli: 11, gzip: 9 } as const;
export const QUICK = { brotli: 5, gzip: 6 } as const;
export type Effort = typeof BEST | typeof QUICK;

/** Bytes of text up to which a whole site gets the best: some 150 pages and their drawings, half a minute of one core. */
const WHOLE_MOST = 20_000_000;
/** Of a larger site, the bytes of text that get the best in one build, besides what was kept: some seconds. */
const EACH_BUILD = { pages: 2_000_000, all: 4_000_000 } as const;

/** What is compressed. */
export interface Text {
  bytes: number;
  /** Whether the best of it was kept by an earlier build: it costs nothing. */
  isKept: boolean;
}

/** Decides how hard to try, file by file, in the order in which they come. */
export interface Efforts<Item extends Text> {
  /**
   * Takes another file.
   * @returns what can be decided by now: of this file, and of earlier ones that had to wait for the size of the site
   */
  add: (item: Item) => [item: Item, effort: Effort][];
  /** The pages are all there: others may use what is left of a build's best. */
  pagesEnd: () => void;
  /** All files are there: decides for those that wait. */
  end: () => [item: Item, effort: Effort][];
}

/** A site's efforts: the best throughout for a small one, and for so much of a large one as a build has time for. */
export function effortsFor<Item extends Text>(): Efforts<Item> {
  let [total, spent] = [0, 0];
  let most: number = EACH_BUILD.pages;
  let waiting: Item[] = [];
  const decide = (effort: Effort) => {
    const decided = waiting.map((item): [Item, Effort] => [item, effort]);
    waiting = [];
    return decided;
  };
  return {
    add: (item) => {
      total += item.bytes;
      if (item.isKept) return [[item, BEST]];
      if (spent + item.bytes <= most) {
        spent += item.bytes;
        return [[item, BEST]];
      }
      waiting.push(item);
      return total > WHOLE_MOST ? decide(QUICK) : [];
    },
    pagesEnd: () => {
      most = EACH_BUILD.all;
    },
    end: () => decide(total > WHOLE_MOST ? QUICK : BEST),
  };
}
