import { Fee, type TravelPackage } from '../schemas.ts';
import { fill } from '../browser/fill.ts';
import { lang } from './site.ts';
import { ui } from './ui.ts';
import { wholePrice, type WholePrice } from './wholePrice.ts';

const files = import.meta.glob<unknown>('/content/fees/*.json', { eager: true, import: 'default' });

/**
 * A fee by its file's name in content/fees/, without the ending.
 * @throws Error that names the file when there is none
 */
function feeOf(name: string): Fee {
  const file = `/content/fees/${name}.json`;
  if (!Object.hasOwn(files, file)) throw new Error(`${file.slice(1)} is missing.`);
  return Fee.parse(files[file]);
}

/** What a trip comes to for one person, on the day of the build. */
export const wholePriceOf = (trip: Pick<TravelPackage, 'price' | 'fees'>): WholePrice =>
  wholePrice(trip, feeOf, new Date().toISOString().slice(0, 10));

const dollars = (amount: number) =>
  fill(ui.cards.price.amount, {
    amount: amount.toLocaleString(lang, { minimumFractionDigits: amount % 1 ? 2 : 0 }),
  });

/** An amount in US dollars as visitors read it, or from where to where it runs. */
export const money = ({ from, to }: { from: number; to: number }): string =>
  from === to ? dollars(from) : fill(ui.cards.price.range, { from: dollars(from), to: dollars(to) });

/** A sum of several amounts, in whole dollars: what is about need not show cents. */
export const roundMoney = ({ from, to }: { from: number; to: number }): string =>
  money({ from: Math.round(from), to: Math.round(to) });
