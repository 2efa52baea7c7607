import { frameAround, type Degrees } from './map/frame.ts';

/** What the map shows, in degrees: west of the lakes, where their places' names stand, to the coast, the Nile's first bend to southern Tanzania. */
const CORNERS = [
  { lat: -9.2, lon: 25.9 },
  { lat: 4.7, lon: 42.2 },
];

/** The part of the earth that the map of the region shows, 640 units wide. */
export const REGION = frameAround(CORNERS, { width: 640, heights: [0, 1000], margin: [0, 0], leastKm: 1 });

/**
 * The map of the region as its pictures need it.
 * @returns the units of its drawing, and `point`, which gives where a place lies
 */
export function regionMap() {
  const point = (at: Degrees) => {
    const [x, y] = REGION.project(at);
    return { x: Math.round(x), y: Math.round(y) };
  };
  return { width: REGION.width, height: REGION.height, point };
}
