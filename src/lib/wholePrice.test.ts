import { describe, expect, it } from 'vitest';
import type { Fee } from '../schemas/fee.ts';
import { wholePrice } from './wholePrice.ts';

const source = { name: 'The park', url: 'https://park.example' };
const plain: Fee = { name: 'Entry', amount: 82.6, per: 'per person and day', source, read: '2026-11-22' };
const FEES: Record<string, Fee> = {
  entry: plain,
  quoted: { ...plain, quoted: true },
  levy: { ...plain, amount: 2, amountTo: 5 },
  unknown: { ...plain, amount: undefined },
  lapsed: { ...plain, validUntil: '2026-11-21' },
  stillQuoted: { ...plain, validUntil: '2026-11-21', quoted: true },
  today: { ...plain, validUntil: '2026-11-22' },
  car: { ...plain, amount: 40, shared: 'vehicle' },
};
const whole = (...fees: { fee: string; quantity: number }[]) =>
  wholePrice({ price: 750, fees }, (name) => FEES[name]!, '2026-11-22', []);

it('adds each fee as often as one person pays it', () => {
  expect(whole({ fee: 'entry', quantity: 2 })).toMatchObject({
    lines: [{ fee: plain, quantity: 2, sum: { from: 165.2, to: 165.2 } }],
    total: { from: 915.2, to: 915.2 },
    isAbout: false,
    isOpen: false,
  });
  expect(whole().total).toEqual({ from: 750, to: 750 });
});

it('says from where to where when a fee is not one amount', () =>
  expect(whole({ fee: 'levy', quantity: 6 }).total).toEqual({ from: 762, to: 780 }));

it('is about when an amount is not an authority’s own', () =>
  expect(whole({ fee: 'quoted', quantity: 1 })).toMatchObject({ isAbout: true, isOpen: false }));

it.each(['unknown', 'lapsed'])('is open while a fee is %s, and does not count it', (fee) =>
  expect(whole({ fee, quantity: 1 })).toMatchObject({
    lines: [{ sum: undefined }],
    total: { from: 750, to: 750 },
    isOpen: true,
  }),
);

it('counts a fee whose time is over while operators still quote it', () =>
  expect(whole({ fee: 'stillQuoted', quantity: 1 })).toMatchObject({ isAbout: true, isOpen: false }));

it('counts a fee on its last day', () =>
  expect(whole({ fee: 'today', quantity: 1 }).total.from).toBeCloseTo(832.6));

describe('by the size of the party', () => {
  const fees = [
    { fee: 'entry', quantity: 1 },
    { fee: 'car', quantity: 2 },
  ];
  const of = (trip: Partial<Parameters<typeof wholePrice>[0]>) =>
    wholePrice({ price: 200, fees, ...trip }, (name) => FEES[name]!, '2026-11-22', [1, 2, 4, 5]);

  it('shares the fee of a car among those whom the price is for', () => {
    const { lines, total, parties } = of({ party: 5 });
    expect(lines.map(({ sum }) => sum?.from)).toEqual([82.6, 16]);
    expect(total.from).toBeCloseTo(298.6);
    expect(parties).toEqual([
      { sizes: [5], each: { from: expect.closeTo(298.6), to: expect.closeTo(298.6) } },
    ]);
  });

  it('is open about such a fee while nobody has said whom the price is for', () => {
    expect(of({})).toMatchObject({
      isOpen: true,
      lines: [{ sum: { from: 82.6 } }, { sum: undefined }],
      parties: [],
    });
  });

  it('takes the prices of other sizes, also of one that nobody asked for', () => {
    const { parties } = of({ party: 5, prices: [{ party: 3, price: 300 }], fees: [] });
    expect(parties.map(({ sizes, each }) => [sizes, each.from])).toEqual([
      [[5], 200],
      [[3], 300],
    ]);
  });

  it('says one sum where the price is the same for all and nothing is shared', () =>
    expect(of({ party: 'any', fees: [] }).parties).toEqual([
      { sizes: [5, 4, 2, 1], each: { from: 200, to: 200 } },
    ]));
});
