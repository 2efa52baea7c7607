import { likeness, pairsOf, type Pairs } from '../browser/likeness.ts';
import { termOf } from './words.ts';

/** How like a word of a title must be to be offered for one that nothing holds: from 0 to 1. */
const LIKE = 0.4;

/**
 * Makes what spells a text anew: each word that nothing holds becomes the likest word of a title.
 * @param isHeld whether something holds a word, as words are compared, or it says nothing
 * @returns a function of a text, which gives undefined when no word of it is like one of a title
 */
export function createSpelling(titles: readonly string[], isHeld: (term: string) => boolean) {
  /** The words of titles with their pairs, from when somebody is offered one. */
  let spellings: { word: string; pairs: Pairs }[] | undefined;

  function readTitles() {
    const words = new Set(titles.flatMap((title) => title.toLowerCase().match(/\p{L}{4,}/gu) ?? []));
    return [...words].map((word) => ({ word, pairs: pairsOf(word) }));
  }

  function likest(typed: string): string {
    let [nearest, most] = [typed, 0];
    const pairs = pairsOf(typed);
    for (const other of (spellings ??= readTitles())) {
      const like = likeness(pairs, other.pairs);
      if (like >= LIKE && like > most) [nearest, most] = [other.word, like];
    }
    return nearest;
  }

  return (text: string): string | undefined => {
    const words = text.trim().split(/\s+/);
    const meant = words.map((word) => (!termOf(word) || isHeld(termOf(word)) ? word : likest(word)));
    return meant.some((word, at) => word !== words[at]) ? meant.join(' ') : undefined;
  };
}
