import { COUNTRIES, type Country } from '../schemas/regions.ts';

/** Places under their countries, in the order of the countries; one without a place is left out. */
export const placesByCountry = <Place extends { data: { country: Country } }>(
  places: readonly Place[],
): { country: Country; places: Place[] }[] =>
  COUNTRIES.map((country) => ({
    country,
    places: places.filter(({ data }) => data.country === country),
  })).filter((group) => group.places.length > 0);
