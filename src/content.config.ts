import { defineCollection } from 'astro:content';
import type { z } from 'zod';
import { entryLoader } from './build/entryLoader.ts';
import { COLLECTIONS, type Collection, type CollectionName } from './collections.ts';

const define = <Schema extends z.ZodType>({ base, pattern, schema }: Collection<Schema>) =>
  defineCollection({ loader: entryLoader({ base, pattern }), schema });

/** Each by its name, so that its entries keep their types; one that is forgotten here is an error. */
export const collections = {
  pages: define(COLLECTIONS.pages),
  terms: define(COLLECTIONS.terms),
  articles: define(COLLECTIONS.articles),
  reviews: define(COLLECTIONS.reviews),
  faq: define(COLLECTIONS.faq),
  answers: define(COLLECTIONS.answers),
  packages: define(COLLECTIONS.packages),
  routes: define(COLLECTIONS.routes),
  countries: define(COLLECTIONS.countries),
  places: define(COLLECTIONS.places),
  travelnotes: define(COLLECTIONS.travelnotes),
  wildlife: define(COLLECTIONS.wildlife),
  cars: define(COLLECTIONS.cars),
  fees: define(COLLECTIONS.fees),
  team: define(COLLECTIONS.team),
  hero: define(COLLECTIONS.hero),
  stats: define(COLLECTIONS.stats),
  services: define(COLLECTIONS.services),
  mission: define(COLLECTIONS.mission),
  whoWeAre: define(COLLECTIONS.whoWeAre),
  booking: define(COLLECTIONS.booking),
  hire: define(COLLECTIONS.hire),
  map: define(COLLECTIONS.map),
  partners: define(COLLECTIONS.partners),
  migration: define(COLLECTIONS.migration),
  search: define(COLLECTIONS.search),
} satisfies Record<CollectionName, unknown>;
