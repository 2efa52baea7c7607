import { fill } from './fill.ts';

/** Where a sum runs from and to, in US dollars; the same twice where it is one amount. */
export interface Sum {
  from: number;
  to: number;
}
/** How visitors read amounts. */
export interface MoneyWords {
  /** One amount, with {amount}. */
  amount: string;
  /** From {from} to {to}. */
  range: string;
  /** The language, as number formats name it: `en-UG`. */
  lang: string;
}

/** A sum in words, its cents only where it has some. */
export function money({ from, to }: Sum, { amount, range, lang }: MoneyWords): string {
  const dollars = (value: number) =>
    fill(amount, { amount: value.toLocaleString(lang, { minimumFractionDigits: value % 1 ? 2 : 0 }) });
  return from === to ? dollars(from) : fill(range, { from: dollars(from), to: dollars(to) });
}

/** A sum of several amounts, in whole dollars: what is about need not show cents. */
export const roundMoney = ({ from, to }: Sum, words: MoneyWords): string =>
  money({ from: Math.round(from), to: Math.round(to) }, words);
