/** A point on the earth, in degrees. */
export interface Degrees {
  lat: number;
  lon: number;
}
/** A point of a drawing, in its units: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** The part of the earth that a drawing shows. */
export interface Frame {
  /** Units of the drawing. */
  width: number;
  height: number;
  unitsPerKm: number;
  project: (at: Degrees) => Point;
}

const KM_PER_DEGREE = 111.32;

interface Limits {
  /** Units of the drawing's width, and between which its height may lie. */
  width: number;
  heights: readonly [least: number, most: number];
  /** Units to leave free left and right, above and below. */
  margin: readonly [x: number, y: number];
  /** The width that is shown at least, in km: nobody needs a map of a car park. */
  leastKm: number;
}

/**
 * Fits a drawing around points. Degrees become units by the local scale: one of longitude is shorter than one of
 * latitude by the cosine of the latitude, which is exact enough for a few hundred kilometres near the Equator.
 * @param points at least one
 */
export function frameAround(points: readonly Degrees[], { width, heights, margin, leastKm }: Limits): Frame {
  const lats = points.map(({ lat }) => lat);
  const lons = points.map(({ lon }) => lon);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lons), Math.max(...lons)];
  const middle = { lat: (south + north) / 2, lon: (west + east) / 2 };
  const across = KM_PER_DEGREE * Math.cos((middle.lat * Math.PI) / 180);
  const wide = (east - west) * across;
  const high = (north - south) * KM_PER_DEGREE;
  const [least, most] = heights;
  const unitsPerKm = Math.min((width - 2 * margin[0]) / wide, (most - 2 * margin[1]) / high, width / leastKm);
  const height = Math.round(Math.min(most, Math.max(least, high * unitsPerKm + 2 * margin[1])));
  return {
    width,
    height,
    unitsPerKm,
    project: ({ lat, lon }) => [
      width / 2 + (lon - middle.lon) * across * unitsPerKm,
      height / 2 - (lat - middle.lat) * KM_PER_DEGREE * unitsPerKm,
    ],
  };
}

/**
 * The longest round distance whose bar is no longer than so many units.
 * @returns its km and its units
 */
export function scaleBar({ unitsPerKm }: Frame, most: number): { km: number; units: number } {
  const fits = [1, 2, 5, 10, 20, 50, 100, 200, 500].filter((km) => km * unitsPerKm <= most);
  const km = fits.at(-1) ?? 1;
  return { km, units: Math.round(km * unitsPerKm) };
}
