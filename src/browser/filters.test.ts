import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Choices,
  type Filters,
  matching,
  readFilters,
  withCap,
  withCountry,
  writeFilters,
} from './filters.ts';

const choices: Choices = {
  countries: ['uganda', 'kenya', 'tanzania', 'rwanda'],
  caps: [300, 700, 1000, 2000],
};
const everything: Filters = { country: null, max: null, page: 1 };
const trips = [
  { country: 'tanzania', price: 750 },
  { country: 'uganda', price: 300 },
  { country: 'uganda', price: 200 },
  { country: 'rwanda', price: 1000 },
];

const filters: fc.Arbitrary<Filters> = fc.record({
  country: fc.constantFrom(null, ...choices.countries),
  max: fc.constantFrom(null, ...choices.caps),
  page: fc.integer({ min: 1, max: 999_999 }),
});

describe('readFilters', () => {
  it('reads what the address asks for', () => {
    expect(readFilters('?country=uganda&max=700&page=2', choices)).toEqual({
      country: 'uganda',
      max: 700,
      page: 2,
    });
    expect(readFilters('', choices)).toEqual(everything);
  });

  it.each(['Uganda', 'UGANDA', 'uganda'])('reads the country %s, capitals aside', (country) =>
    expect(readFilters(`?country=${country}`, choices)).toEqual({ ...everything, country: 'uganda' }),
  );

  it.each(['?country=atlantis', '?max=500', '?max=700.0', '?max=', '?page=0', '?page=-1', '?page=1e3'])(
    'takes %s as nothing',
    (search) => expect(readFilters(search, choices)).toEqual(everything),
  );

  it('makes something of any address', () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        const read = readFilters(search, choices);
        expect([null, ...choices.countries]).toContain(read.country);
        expect([null, ...choices.caps]).toContain(read.max);
        expect(Number.isInteger(read.page) && read.page >= 1).toBe(true);
      }),
    );
  });

  it('reads back what was written, and keeps what else stands in the address', () => {
    fc.assert(
      fc.property(filters, (wanted) => {
        const search = writeFilters('?from=newsletter&country=kenya&page=7', wanted);
        expect(readFilters(search, choices)).toEqual(wanted);
        expect(new URLSearchParams(search).get('from')).toBe('newsletter');
      }),
    );
  });
});

describe('writeFilters', () => {
  it('leaves nothing behind when there is nothing to say', () => {
    expect(writeFilters('?country=uganda&max=700&page=2', everything)).toBe('');
  });
  it('leaves out the first page', () => {
    expect(writeFilters('', { country: 'kenya', max: 300, page: 1 })).toBe('?country=kenya&max=300');
  });
});

describe('matching', () => {
  it('finds a country, and prices up to the cap and on it', () => {
    expect(matching(trips, everything)).toEqual([0, 1, 2, 3]);
    expect(matching(trips, { country: 'uganda', max: null })).toEqual([1, 2]);
    expect(matching(trips, { country: null, max: 300 })).toEqual([1, 2]);
    expect(matching(trips, { country: null, max: 1000 })).toEqual([0, 1, 2, 3]);
    expect(matching(trips, { country: 'rwanda', max: 300 })).toEqual([]);
  });

  it('finds what a higher cap finds, and a country finds no more than all', () => {
    fc.assert(
      fc.property(filters, ({ country, max }) => {
        const found = matching(trips, { country, max });
        expect(matching(trips, { country, max: null })).toEqual(expect.arrayContaining(found));
        expect(matching(trips, { country: null, max })).toEqual(expect.arrayContaining(found));
      }),
    );
  });

  it('finds every article when there is nothing to narrow by', () => {
    expect(matching([{}, {}], everything)).toEqual([0, 1]);
  });
});

describe('the presses', () => {
  it('a cap goes to page 1, pressed again it goes away', () => {
    const once = withCap({ country: 'kenya', max: null, page: 3 }, 700);
    expect(once).toEqual({ country: 'kenya', max: 700, page: 1 });
    expect(withCap(once, 700)).toEqual({ country: 'kenya', max: null, page: 1 });
    expect(withCap(once, 300).max).toBe(300);
  });
  it('a country keeps the page', () => {
    expect(withCountry({ country: null, max: 700, page: 2 }, 'rwanda')).toEqual({
      country: 'rwanda',
      max: 700,
      page: 2,
    });
  });
});
