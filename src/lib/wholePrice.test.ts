import { expect, it } from 'vitest';
import type { Fee } from '../schemas.ts';
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
};
const whole = (...fees: { fee: string; quantity: number }[]) =>
  wholePrice({ price: 750, fees }, (name) => FEES[name]!, '2026-11-22');

it('adds each fee as often as one person pays it', () => {
  expect(whole({ fee: 'entry', quantity: 2 })).toEqual({
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
