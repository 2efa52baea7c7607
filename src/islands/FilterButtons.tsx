import { type Choices, type Filters, withCap, withCountry } from '../browser/filters.ts';
import styles from './Catalogue.module.css';

interface Props {
  choices: Choices;
  filters: Filters;
  change: (filters: Filters) => void;
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** One row of countries, one of price caps. */
export function FilterButtons({ choices, filters, change }: Props) {
  return (
    <>
      <div className={styles.filters} role="group" aria-label="Country">
        {[null, ...choices.countries].map((country) => (
          <button
            key={country}
            type="button"
            data-region={country ?? undefined}
            aria-pressed={filters.country === country}
            onClick={() => change(withCountry(filters, country))}
          >
            {country ? capitalised(country) : 'All'}
          </button>
        ))}
      </div>
      <div className={styles.filters} role="group" aria-label="Price per person">
        {choices.caps.map((cap) => (
          <button
            key={cap}
            type="button"
            aria-pressed={filters.max === cap}
            onClick={() => change(withCap(filters, cap))}
          >
            {`Up to $${cap}`}
          </button>
        ))}
      </div>
    </>
  );
}
