import { expect, it } from 'vitest';
import { money, roundMoney } from './money.ts';
import { sumOfEach, sumOfParty, type PartyRules } from './party.ts';

const none = { from: 0, to: 0 };
const five: PartyRules = { prices: [[5, 200]], each: { from: 850, to: 860 }, together: none };

it('knows what each of a party pays whose price somebody has named, and of no other', () => {
  expect(sumOfEach(five, 5)).toEqual({ from: 1050, to: 1060 });
  for (const party of [1, 2, 4, 6, 0, NaN]) expect(sumOfEach(five, party)).toBeUndefined();
});

it('shares what all pay together, and nothing else', () => {
  const rules = {
    prices: [
      [1, 500],
      [4, 300],
    ] as const,
    each: { from: 50, to: 50 },
    together: { from: 40, to: 80 },
  };
  expect(sumOfEach(rules, 1)).toEqual({ from: 590, to: 630 });
  expect(sumOfEach(rules, 4)).toEqual({ from: 360, to: 370 });
});

it('takes the price that is the same for any party where no other is named', () => {
  const rules = { ...five, anyPrice: 300 };
  expect(sumOfEach(rules, 2)).toEqual({ from: 1150, to: 1160 });
  expect(sumOfEach(rules, 5)?.from).toBe(1050);
  expect(sumOfEach(rules, 0)).toBeUndefined();
});

it('adds up a party of adults, and asks for the price of children', () => {
  expect(sumOfParty(five, { adults: 5, children: 0 })).toEqual({
    each: { from: 1050, to: 1060 },
    all: { from: 5250, to: 5300 },
  });
  expect(sumOfParty(five, { adults: 4, children: 0 })).toBeUndefined();
  expect(sumOfParty(five, { adults: 5, children: 1 })).toBeUndefined();
});

it('writes sums as visitors read them', () => {
  const words = { amount: '${amount}', range: '{from} to {to}', lang: 'en-UG' };
  expect(money({ from: 82.6, to: 82.6 }, words)).toBe('$82.60');
  expect(money({ from: 1500, to: 2000 }, words)).toBe('$1,500 to $2,000');
  expect(roundMoney({ from: 376.8, to: 377.2 }, words)).toBe('$377');
});
