import type { CollectionEntry } from 'astro:content';
import type { Sum } from '../browser/money.ts';
import { wholePriceOf } from './fees.ts';

/** A fee that everybody pays beside the price of a trip. */
export interface FeedFee {
  name: string;
  per: string;
  quantity: number;
  /** Of all of them together for one person, in US dollars; null where nobody can say it. */
  sum: Sum | null;
  source: { name: string; url: string };
  /** yyyy-mm-dd: when it was read there, and until when it was published as valid. */
  read: string;
  validUntil: string | null;
}

/** A trip as partners get it. Amounts are US dollars for one person. */
export interface FeedTrip {
  id: string;
  url: string;
  guide: string | null;
  name: string;
  summary: string;
  country: string;
  days: number;
  nights: number;
  bestMonths: string;
  /** The price, for how many adults it is (`any`: for any number; null: nobody has said), and what it assumes. */
  price: number;
  party: number | 'any' | null;
  priceBasis: string;
  fees: FeedFee[];
  /** Price and fees: `isAbout` where operators' figures are in it, `isOpen` where a fee is not. */
  total: Sum & { isAbout: boolean; isOpen: boolean };
}

/**
 * A trip as the feed for partners gives it.
 * @param origin the site's address, such as `https://www.zurura.example`
 */
export function feedTrip({ id, data }: CollectionEntry<'packages'>, origin: URL): FeedTrip {
  const { lines, total, isAbout, isOpen } = wholePriceOf(data);
  const [days = 0, nights = 0] = (data.duration.match(/\d+/g) ?? []).map(Number);
  return {
    id,
    url: new URL(`/${id}`, origin).href,
    guide: data.guide === 'none' ? null : new URL(`/guides/${id}.pdf`, origin).href,
    name: data.heading,
    summary: data.summary,
    country: data.region ?? data.country,
    ...{ days, nights },
    bestMonths: data.bestMonths,
    price: data.price,
    party: data.party ?? null,
    priceBasis: data.priceBasis,
    fees: lines.map(({ fee, quantity, sum }) => ({
      ...{ name: fee.name, per: fee.per, quantity, sum: sum ?? null, source: fee.source, read: fee.read },
      validUntil: fee.validUntil ?? null,
    })),
    total: { ...total, isAbout, isOpen },
  };
}
