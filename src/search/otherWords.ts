import type { Vocabulary } from './searchFile.ts';
import { termsOf } from './words.ts';

/** How many words a phrase that has other words has at most. */
export const PHRASE = 4;

/** What else stands for each phrase that has other words, all by their words as they are compared. */
export function otherWords({ alike, means, stopWords }: Vocabulary): Map<string, string[]> {
  const stop = new Set(stopWords.flatMap(termsOf));
  const phraseOf = (text: string) =>
    termsOf(text)
      .filter((term) => !stop.has(term))
      .join(' ');
  const groups = [
    ...alike.flatMap((group) => group.map((one) => [one, group] as const)),
    ...Object.entries(means),
  ];
  const others = new Map<string, string[]>();
  for (const [one, group] of groups) {
    const phrase = phraseOf(one);
    const rest = group.map(phraseOf).filter((other) => other !== phrase);
    others.set(phrase, [...(others.get(phrase) ?? []), ...rest]);
  }
  return others;
}
