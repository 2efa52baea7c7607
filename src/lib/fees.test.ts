import { expect, it } from 'vitest';
import type { Fee } from '../schemas/fee.ts';
import { feeWords } from './fees.ts';
import { feeLine } from './wholePrice.ts';

const fee: Fee = {
  name: 'Gate',
  per: 'per adult and day',
  amount: 50,
  source: { name: 'The parks', url: 'https://parks.example/' },
  read: '2026-11-20',
};
const smallPrint = (of: Fee) => {
  const { before, after } = feeWords(feeLine(of, '2026-11-22'));
  return `${before} ${of.source.name}${after}`;
};

it('a fee that its authority publishes was read there', () =>
  expect(smallPrint(fee)).toBe('per adult and day. The parks, read on 20 November 2026.'));

it('a fee that only tour operators quote is not said to have been read at its authority', () =>
  expect(smallPrint({ ...fee, quoted: true })).toBe(
    'per adult and day. As tour operators quote it; it is set by The parks. Quotes read on 20 November 2026.',
  ));

it('a quoted fee with a last day is not said to have been read at its authority either', () =>
  expect(smallPrint({ ...fee, quoted: true, validUntil: '2026-12-31' })).toBe(
    'per adult and day. As tour operators quote it; it is set by The parks, last published fee, valid to 31 December 2026. Quotes read on 20 November 2026.',
  ));

it('a fee that a report names was read in the report, and says who sets it', () =>
  expect(smallPrint({ ...fee, setBy: 'The county' })).toBe(
    'per adult and day. The parks, read on 20 November 2026. A report: the fee is set by The county.',
  ));
