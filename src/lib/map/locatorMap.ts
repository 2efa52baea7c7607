import { groundIn } from './ground.ts';
import { frameAround, type Degrees } from './frame.ts';

/** The corners of what a locator shows: the four countries and their neighbours' nearer halves. */
const CORNERS = [
  { lat: -11.9, lon: 28.6 },
  { lat: 5.2, lon: 42.1 },
];
const frame = frameAround(CORNERS, { width: 118, heights: [136, 136], margin: [2, 2], leastKm: 100 });

/** Units that its lines may leave their course by: a coast is known by its bays, and a page pays for them once. */
const TOLERANCE = 1;

/** Path data of a small map of East Africa, one for each country that is picked out of it. */
const drawn = new Map<string, ReturnType<typeof groundIn>>();

/**
 * A small map of East Africa with one country picked out.
 * @param home the country's name in small letters
 * @returns its size in units, the path data of its land, of the countries other than `home` and of the lakes, and `point`,
 * which gives where a place lies
 */
export function locatorMap(home: string) {
  const ground = drawn.get(home) ?? groundIn(frame, home, TOLERANCE);
  drawn.set(home, ground);
  const { land, neighbours, borders, lakes } = ground;
  const point = (at: Degrees) => {
    const [x, y] = frame.project(at);
    return { x: Math.round(x), y: Math.round(y) };
  };
  return { width: frame.width, height: frame.height, land, neighbours, borders, lakes, point };
}
