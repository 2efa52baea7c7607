import { daysInShort, staysOf } from '../itinerary.ts';
import { MEANS, type Means, type TripRoute } from '../../schemas/route.ts';
import { groundIn, type Ground } from './ground.ts';
import { frameAround, scaleBar, type Frame } from './frame.ts';
import { freeCorner, textWidth } from './labels.ts';
import { placeNames, type PlacedName } from './names.ts';
import { areasToName, dotsIn, lengthOf, type Dot, type Surroundings } from './surroundings.ts';
import type { Box } from './spots.ts';
import { bend, linesOf } from './ways.ts';

/** Units of the drawing, which is 320 px wide on a phone. */
const LIMITS = { width: 640, heights: [480, 700], margin: [104, 90], leastKm: 60 } as const;
/** Half the height of a stop's sign, and the size of the locator. */
const SIGN = 18;
const LOCATOR = { width: 118, height: 136 };

/** A stop's sign: its days, where it stands and how wide it is. */
export interface Sign {
  days: string;
  x: number;
  y: number;
  width: number;
  hasNight: boolean;
  isApproximate: boolean;
}

/** Units of a route's drawing that its lines may leave their course by: two pixels of a wide window, less on a phone. */
const TOLERANCE = 5.2;

/** Everything that the drawing of a route shows, in units of the drawing. */
export interface RouteDrawing extends Omit<Ground, 'areas' | 'borderLines'> {
  width: number;
  height: number;
  /** Path data of the ways by what is used. */
  lines: { by: Means; d: string }[];
  signs: Sign[];
  dots: Dot[];
  names: PlacedName[];
  /** How far down the Equator runs, where it does. */
  equator: number | undefined;
  bar: { x: number; y: number; units: number; km: number };
  locator: { x: number; y: number; width: number; height: number };
}

const boxOf = ({ x, y, width }: { x: number; y: number; width: number }): Box => [
  x - width / 2,
  y - SIGN,
  x + width / 2,
  y + SIGN,
];

function signsOf(route: TripRoute, frame: Frame): Sign[] {
  const stays = staysOf(route.legs);
  return route.stops.map((stop) => {
    const [x, y] = frame.project(stop);
    const { days, hasNight } = stays.get(stop.name) ?? { days: [], hasNight: false };
    const text = daysInShort(days);
    const width = Math.max(2 * SIGN, Math.round(textWidth(text)) + 20);
    const isApproximate = stop.approximate ?? false;
    return { days: text, x: Math.round(x), y: Math.round(y), width, hasNight, isApproximate };
  });
}

/**
 * The frame around a trip's route. The places that it visits are in it too, unless its stops would have to draw together
 * for them.
 */
function frameOf({ stops, legs }: TripRoute, { places }: Surroundings): Frame {
  const points = [...stops, ...legs.flatMap(({ via = [] }) => via)];
  const own = places.filter(({ id }) => stops.some(({ place }) => place === id));
  const [close, whole] = [frameAround(points, LIMITS), frameAround([...points, ...own], LIMITS)];
  return whole.unitsPerKm > close.unitsPerKm * 0.95 ? whole : close;
}

/** Draws the map of a trip's route: the ground, the ways, the stops with their days, and every name that finds room. */
export function drawRoute(route: TripRoute, around: Surroundings): RouteDrawing {
  const frame = frameOf(route, around);
  const { areas, borderLines, ...ground } = groundIn(frame, around.home, TOLERANCE);
  const signs = signsOf(route, frame);
  const ways = linesOf(route, frame);
  const lines = ways.map(({ points }) => points);
  const signBoxes = signs.map(boxOf);
  const waters = areas.flatMap(({ kind, rings }) => (kind === 'lake' ? [rings] : []));
  // A stop's name has a rim that keeps it readable on borders and long coasts; a small lake would be hidden under it.
  const edges = [...lines, ...waters.filter((rings) => lengthOf(rings) < frame.width / 3).flat()];
  const allEdges = [...lines, ...borderLines, ...waters.flat()];
  const locator = freeCorner(LOCATOR, frame, signBoxes, lines, waters);
  const bar = scaleBar(frame, 150);
  const barSize = { width: Math.max(bar.units, 90), height: 46 };
  const barBox = freeCorner(barSize, frame, [...signBoxes, locator], allEdges);
  const fixed = [...signBoxes, locator, barBox];
  const isNew = ({ name }: { name: string }) => !route.stops.some((stop) => stop.name === name);
  const { places } = around;
  const [towns, peaks] = [around.towns.filter(isNew), around.peaks.filter(isNew)];
  const dots = dotsIn(frame, { towns, places, peaks }, fixed);
  const dotBoxes = dots.map(({ x, y }): Box => [x - 6, y - 6, x + 6, y + 6]);
  const stopNames = route.stops.map(({ name }, at) => ({
    kind: 'stop' as const,
    name,
    mark: signBoxes[at]!,
  }));
  const dotNames = dots.map(({ kind, name }, at) => ({ kind, name, mark: dotBoxes[at]! }));
  const areaNames = areasToName(areas, around.home, ground.borders !== '').map(({ kind, id, rings }) => ({
    kind,
    name: (kind === 'lake' ? around.names.lakes : around.names.lands)[id] ?? '',
    rings,
  }));
  const boxes = [...fixed, ...dotBoxes];
  const placed: PlacedName[] = [];
  // The stops come first and among themselves; what else has a name takes the room that they leave.
  for (const some of [stopNames, areaNames.filter(isNew), dotNames])
    placed.push(
      ...placeNames(
        some,
        frame,
        [...boxes, ...placed.map(({ box }) => box)],
        some === stopNames ? edges : allEdges,
        waters,
      ),
    );
  const equator = Math.round(frame.project({ lat: 0, lon: 0 })[1]);
  return {
    ...ground,
    ...{ width: frame.width, height: frame.height, signs, names: placed.toReversed() },
    lines: MEANS.flatMap((by) => {
      const used = ways.filter((way) => way.by === by);
      return used.length ? [{ by, d: used.map(({ points }) => bend(points)).join('') }] : [];
    }),
    dots: dots.filter((dot) => placed.some(({ kind, name }) => kind === dot.kind && name === dot.name)),
    equator: equator > 0 && equator < frame.height ? equator : undefined,
    bar: { ...bar, x: Math.round(barBox[0]), y: Math.round(barBox[3]) },
    locator: { ...LOCATOR, x: Math.round(locator[0]), y: Math.round(locator[1]) },
  };
}
