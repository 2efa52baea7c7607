import { type Choices, type Filters, withCap, withCountry } from '../browser/filters.ts';
import { fill } from '../browser/fill.ts';
import type { ControlWords } from '../words/controlSchemas.ts';
import styles from './Catalogue.module.css';

export type FilterWords = ControlWords['filters'] & { countries: Readonly<Record<string, string>> };

interface Props {
  choices: Choices;
  filters: Filters;
  words: FilterWords;
  change: (filters: Filters) => void;
}

/** One row of countries, one of price caps. */
export function FilterButtons({ choices, filters, words, change }: Props) {
  return (
    <>
      <div className={styles.filters} role="group" aria-label={words.country}>
        {[null, ...choices.countries].map((country) => (
          <button
            key={country}
            type="button"
            data-region={country ?? undefined}
            aria-pressed={filters.country === country}
            onClick={() => change(withCountry(filters, country))}
          >
            {country ? words.countries[country] : words.all}
          </button>
        ))}
      </div>
      <div className={styles.filters} role="group" aria-label={words.price}>
        {choices.caps.map((cap) => (
          <button
            key={cap}
            type="button"
            aria-pressed={filters.max === cap}
            onClick={() => change(withCap(filters, cap))}
          >
            {fill(words.cap, { amount: cap })}
          </button>
        ))}
      </div>
    </>
  );
}
