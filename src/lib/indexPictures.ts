import type { CollectionEntry, CollectionKey } from 'astro:content';
import { routes } from './site.ts';

type Of<Name extends CollectionKey> = readonly CollectionEntry<Name>[];
/** Names of pictures in content/pictures/, by the address of what they show. */
export type IndexPictures = ReadonlyMap<string, string | undefined>;

/** The picture of each country, place, trip, article and car, by its address: for a list of everything. */
export function indexPictures(all: {
  countries: Of<'countries'>;
  places: Of<'places'>;
  packages: Of<'packages'>;
  articles: Of<'articles'>;
  cars: Of<'cars'>;
}): IndexPictures {
  const { countries, places, packages, articles, cars } = all;
  const pictures = new Map<string, string | undefined>();
  for (const { data } of countries) pictures.set(`${routes.destinations}#${data.region}`, data.picture.image);
  for (const { id, data } of [...places, ...packages]) pictures.set(`/${id}`, data.pictures[0]?.image);
  for (const { id, data } of articles) pictures.set(`/${id}`, data.header.image);
  for (const { id, data } of cars) pictures.set(`${routes.cars}#${id}`, data.picture.image);
  return pictures;
}
