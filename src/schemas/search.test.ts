import { expect, it } from 'vitest';
import { SearchPanel } from './search.ts';

const PANEL = { alike: [['price', 'cost']], means: {}, stopWords: ['the'], examples: ['Zebra'] };
const saidOf = (change: Partial<typeof PANEL>) =>
  SearchPanel.safeParse({ ...PANEL, ...change }).error?.issues.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

it('words of travellers stand in one list each, and say something', () => {
  expect(saidOf({})).toBeUndefined();
  expect(
    saidOf({
      alike: [
        ['price', 'cost'],
        ['fee', 'cost'],
      ],
    }),
  ).toEqual(['alike.1.1: "cost" stands in these lists already: put all words of one meaning into one list']);
  expect(saidOf({ alike: [['the', 'cost']] })).toEqual([
    'alike.0.0: "the" is one of the stopWords, which are not looked for: take it out of one',
  ]);
  expect(saidOf({ alike: [['price']] })).toHaveLength(1);
  expect(saidOf({ stopWords: ['The'] })).toHaveLength(1);
});
