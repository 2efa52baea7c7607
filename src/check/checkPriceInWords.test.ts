/** What an editor reads when a trip's price has changed and its texts have not. */
import { describe, expect, it } from 'vitest';
import { inspect } from './checkContent.ts';
import { all, FEE, lookAt, swap, TRIP, type Edit } from './testing/edits.ts';

const says = (words: string): Edit => swap(TRIP, '"One","Two","Three"', `"One","${words}","Three"`);
const AT = `${TRIP}:13: highlights[1]:`;

const noted: [name: string, words: string, note: string][] = [
  ['another price', 'From $800 a person', 'says $800, and the price is 750: has it changed?'],
  ['another price with a comma', '$1,750.50 each', 'says $1,750.50, and the price is 750: has it changed?'],
];
const accepted: [name: string, edit: Edit][] = [
  ['the price', says('$750 a person')],
  ['the price with cents', says('Only $750.00.')],
  [
    'a price of another party',
    all(
      says('$900 for two'),
      swap(TRIP, 'price: 750', 'price: 750\nparty: 5\nprices: [{"party":2,"price":900}]'),
    ),
  ],
  [
    'what the whole party pays',
    all(says('$3,750 for five'), swap(TRIP, 'price: 750', 'price: 750\nparty: 5')),
  ],
  ['a fee that the trip counts', says('Entry at $40 a day')],
  [
    'the end of a fee that runs',
    all(says('$60 on some days'), swap(FEE, '"amount": 40,', '"amount": 40, "amountTo": 60,')),
  ],
  ['a fee by its slot', says('Entry at {fee:entry}')],
  ['what is paid besides', swap(TRIP, '"money":"Drinks."', '"money":"A tip of $10."')],
];

describe('the check of a price in words', () => {
  it.each(noted)('notes %s', async (_, words, note) => {
    expect(await lookAt(says(words), inspect)).toMatchObject({ issues: [], notes: [`${AT} ${note}`] });
  });

  it.each(accepted)('has nothing to say of %s', async (_, edit) => {
    expect(await lookAt(edit, inspect)).toMatchObject({ issues: [], notes: [] });
  });
});
