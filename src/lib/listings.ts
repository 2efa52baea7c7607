import type { CollectionEntry } from 'astro:content';
import { PRICE_CAPS } from '../constants.ts';
import { COUNTRIES } from '../schemas/regions.ts';
import type { Choices, CatalogueItem } from '../browser/filters.ts';

/** What a list needs to be filtered and paged: the same for the head of its page and for its island. */
interface Listing {
  items: CatalogueItem[];
  choices: Choices;
}

/** Packages, by country and price. */
export const packageListing = (trips: CollectionEntry<'packages'>[]): Listing => ({
  items: trips.map(({ data: { country, price } }) => ({ country, price })),
  choices: { countries: COUNTRIES, caps: PRICE_CAPS },
});

/** Articles, which are only paged. */
export const articleListing = (articles: CollectionEntry<'articles'>[]): Listing => ({
  items: articles.map(() => ({})),
  choices: { countries: [], caps: [] },
});
