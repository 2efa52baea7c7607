import { expect, it } from 'vitest';
import { fillBare, fillFees, keepSlots } from './feeSlots.ts';

const FEES: Record<string, object> = {
  permit: { amount: 1500 },
  entry: { amount: 82.6 },
  levy: { amount: 2, amountTo: 5 },
  unpublished: {},
};
const bare = (value: unknown) => fillBare(value, (name) => FEES[name]);

it.each([
  ['The permit, {fee:permit}, and {fee:permit} again', 'The permit, $1,500, and $1,500 again'],
  ['**{fee: entry }** a day', '**$82.60** a day'],
  ['a levy of {fee:levy}', 'a levy of $2....$5'],
  ['{fee:nothing} and {fee:unpublished}', '{fee:nothing} and {fee:unpublished}'],
  ['[terms](/{product}terms), {count}', '[terms](/{product}terms), {count}'],
])('fills %j', (text, filled) => expect(bare(text)).toBe(filled));

it('fills every text inside an entry and leaves all else', () => {
  const read = new Date(0);
  expect(bare({ list: ['{fee:permit}'], deep: { text: '{fee:entry}' }, order: 1, read, none: null })).toEqual(
    { list: ['$1,500'], deep: { text: '$82.60' }, order: 1, read, none: null },
  );
});

it('says where a text has room for the amount alone', () => {
  const brief: boolean[] = [];
  fillFees(
    { seodescription: '{fee:a}', pictures: [{ alt: '{fee:a}' }], highlights: ['{fee:a}'] },
    (_, is) => {
      brief.push(is);
      return '';
    },
  );
  expect(brief).toEqual([true, true, false]);
});

it('puts back the slots of texts that were only measured, and keeps what the measuring made', () => {
  const given = { summary: 'It costs {fee:permit}', items: [' a ', '{fee:entry}'] };
  const made = { summary: 'It costs $1,500', items: ['a', '$82.60'], quantity: 1 };
  expect(keepSlots(made, given)).toEqual({
    summary: given.summary,
    items: ['a', '{fee:entry}'],
    quantity: 1,
  });
});
