import type { z } from 'zod';

/** What a map of this site can show, in degrees. */
const EAST_AFRICA = { west: 28, east: 42.5, south: -12, north: 5.5 };
const isWithin = (lat: number, lon: number) =>
  lat >= EAST_AFRICA.south && lat <= EAST_AFRICA.north && lon >= EAST_AFRICA.west && lon <= EAST_AFRICA.east;

/**
 * Refines a group of fields that holds a point on the map, `lat` and `lon` in degrees: it lies in East Africa, and the
 * two have not changed places.
 */
export function holdToEastAfrica(
  { lat, lon }: { lat: number; lon: number },
  context: z.core.$RefinementCtx,
): void {
  if (isWithin(lat, lon)) return;
  const message = isWithin(lon, lat)
    ? `Latitude and longitude look swapped: lat is ${lon} and lon is ${lat}`
    : isWithin(-lat, lon)
      ? `With lon ${lon} this is far outside East Africa. South of the Equator lat is negative: ${-lat}`
      : `With lon ${lon} this is outside East Africa, which lies between lat ${EAST_AFRICA.south} and ${EAST_AFRICA.north} and lon ${EAST_AFRICA.west} and ${EAST_AFRICA.east}`;
  context.addIssue({ code: 'custom', path: ['lat'], message });
}
