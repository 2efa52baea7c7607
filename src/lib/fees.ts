import { existsSync } from 'node:fs';
import path from 'node:path';
import { Fee } from '../schemas/fee.ts';
import type { TravelPackage } from '../schemas/travelPackage.ts';
import { PARTIES } from '../constants.ts';
import { fill } from '../browser/fill.ts';
import { readJson } from '../settings/siteFiles.ts';
import { money as moneyIn, roundMoney as roundIn, type Sum } from '../browser/money.ts';
import { fillFees } from './feeSlots.ts';
import { perBuild } from './perBuild.ts';
import { lang, longDate } from './site.ts';
import { ui } from './ui.ts';
import { feeLine, wholePrice, type PriceLine, type WholePrice } from './wholePrice.ts';

const fileOf = (name: string) => `fees/${name}.json`;
const isThere = (name: string) => existsSync(path.join(process.cwd(), 'content', fileOf(name)));
/** What a fee's file holds, checked once; of one that is not there, nothing is right. */
const readFee = perBuild((name: string) =>
  Fee.safeParse(isThere(name) ? readJson(process.cwd(), fileOf(name)) : undefined),
);
const today = () => new Date().toISOString().slice(0, 10);

/** How visitors read amounts, for what formats them in a browser. */
export const moneyWords = { amount: ui.cards.price.amount, range: ui.cards.price.range, lang };
/** What a sum is called among those that are in words already: the same few stand on every page. */
const nameOf = ({ from, to }: Sum) => `${from} ${to}`;
/** An amount in US dollars as visitors read it, or from where to where it runs. */
export const money = perBuild((sum: Sum): string => moneyIn(sum, moneyWords), nameOf);
/** The same in whole dollars. */
export const roundMoney = perBuild((sum: Sum): string => roundIn(sum, moneyWords), nameOf);
/** The least that a sum can be, in whole dollars. */
const leastMoney = ({ from }: Sum): string => roundMoney({ from, to: from });

/**
 * Fills in the amounts of the fees that texts name as `{fee:…}`. Where the time of a published fee is over, the first
 * mention says so. A slot without an amount stays as it is: the content check refuses it.
 * @param entry an entry, or whatever else holds texts
 */
export function withAmounts<Entry>(entry: Entry): Entry {
  const told = new Set<string>();
  return fillFees(entry, (name, isBrief) => {
    const read = readFee(name);
    if (!read.success || read.data.amount === undefined) return undefined;
    const { amount, amountTo = amount, validUntil } = read.data;
    const words = money({ from: amount, to: amountTo });
    if (isBrief || validUntil === undefined || validUntil >= today() || told.has(name)) return words;
    told.add(name);
    return fill(ui.prices.lapsed, { amount: words, date: longDate(validUntil) });
  });
}

/**
 * A fee by its file's name in content/fees/, without the ending.
 * @throws Error that names the file when there is none
 */
const feeOf = perBuild((name: string): Fee => {
  if (!isThere(name)) throw new Error(`content/${fileOf(name)} is missing.`);
  return withAmounts(Fee.parse(readJson(process.cwd(), fileOf(name))));
});

/**
 * What a trip comes to for one person.
 * @param day yyyy-mm-dd: on which day, for fees that are valid until one; without it the day of the build
 */
export const wholePriceOf = (trip: TravelPackage, day = today()): WholePrice =>
  wholePrice(trip, feeOf, day, PARTIES);

/**
 * What a trip comes to for one person, in one line.
 * @param words the line with the slot `price`: `sum`, and `open` where nobody can say what a fee is
 */
export function sumInWords(trip: TravelPackage, words: { sum: string; open: string }): string {
  const { total, isOpen } = wholePriceOf(trip);
  return fill(isOpen ? words.open : words.sum, { price: leastMoney(total) });
}

/**
 * What each of some fees comes to, once and whole.
 * @param day yyyy-mm-dd, as for a whole price
 */
export const feeLines = (names: readonly string[], day = today()): PriceLine[] =>
  names.map((name) => feeLine(feeOf(name), day));

/**
 * What a line of fees says, on a page and in a guide.
 * @returns what is paid and how much, and the small print before and after the name of its source
 */
export function feeWords({ fee, quantity, sum }: PriceLine) {
  const { whole } = ui.cards;
  const date = longDate(fee.read);
  const until = fee.validUntil && longDate(fee.validUntil);
  const undated = fill(fee.quoted ? whole.quotedRead : whole.read, { date });
  const read = until ? fill(fee.quoted ? whole.quotedDated : whole.dated, { until, date }) : undated;
  const setBy = fee.setBy && fill(whole.setBy, { authority: fee.setBy });
  const { amount: least, amountTo: most = least } = fee;
  const was = least !== undefined && most !== undefined && money({ from: least, to: most });
  const lapsed = !sum && until && was && fill(whole.lapsed, { amount: was });
  const tax = fee.tax && fee.tax !== 'none' && ui.prices.tax[fee.tax];
  return {
    what: quantity > 1 ? fill(whole.times, { quantity, name: fee.name }) : fee.name,
    before: [fill(whole.per, { per: fee.per }), fee.quoted && whole.quoted].filter(Boolean).join(' '),
    after: [read, setBy, lapsed, fee.payer, tax, fee.note].filter(Boolean).join(' '),
    amount: sum ? money(sum) : whole.ask,
  };
}
