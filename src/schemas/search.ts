/** What search knows of the words of travellers: content/panels/search.json. */
import { z } from 'zod';
import { text } from './fields.ts';

const phrase = z
  .string()
  .regex(/^[\p{Ll}\p{N}]+(?:[ -][\p{Ll}\p{N}]+){0,3}$/u)
  .describe('A word or a phrase of up to four words in small letters, such as yellow fever');

export const SearchPanel = z
  .strictObject({
    alike: z
      .array(z.array(phrase).min(2).describe('At least two words of one meaning'))
      .describe('Words of one meaning, a list each: who asks for one finds the others too'),
    means: z
      .record(phrase, z.array(phrase).min(1).describe('At least one word'))
      .describe('What somebody who writes the first word is also looking for, but not the other way round'),
    stopWords: z.array(phrase).describe('Words that say nothing, such as the: they are not looked for'),
    examples: z
      .array(text('What travellers look for, such as Gorilla permit'))
      .min(1)
      .max(6)
      .describe('One to six examples that stand under the empty field'),
  })
  .superRefine(({ alike, stopWords }, context) => {
    const seen = new Set<string>();
    for (const [at, group] of alike.entries()) {
      for (const [nth, word] of group.entries()) {
        const message = seen.has(word)
          ? `"${word}" stands in these lists already: put all words of one meaning into one list`
          : stopWords.includes(word)
            ? `"${word}" is one of the stopWords, which are not looked for: take it out of one`
            : undefined;
        if (message) context.addIssue({ code: 'custom', path: ['alike', at, nth], message });
        seen.add(word);
      }
    }
  });

export type SearchPanel = z.infer<typeof SearchPanel>;
