import type { Region } from '../../schemas/regions.ts';
import type { MapTown } from '../../schemas/route.ts';
import { REGION } from '../regionMap.ts';
import { groundIn } from './ground.ts';
import { SIZE, textWidth } from './labels.ts';
import { placeLabels } from './placeLabels.ts';
import { overlap, shareIn, spotsAround, type Box, type Spot } from './spots.ts';

/** How tall letters are in units: on a phone, where the map is half as large, and elsewhere. As in MapDrawing.astro. */
const PHONE = 22;
const WIDE = 15;
/** What the pictures `maps/on-land` and `maps/at-sea` show, in units: the animals keep their room on wide windows. */
const ANIMALS: readonly Box[] = [
  ...([
    [279, 45, 305, 78],
    [208, 58, 241, 86],
    [176, 174, 220, 206],
    [527, 35, 568, 98],
    [426, 35, 482, 71],
    [460, 174, 497, 208],
    [488, 219, 560, 267],
    [421, 272, 482, 296],
  ] as const),
  ...([
    [338, 338, 388, 389],
    [253, 476, 315, 507],
    [403, 475, 463, 499],
    [261, 226, 282, 247],
    [242, 241, 300, 248],
    [576, 295, 623, 350],
    [573, 417, 609, 447],
    [267, 281, 355, 314],
  ] as const),
];

/** A point of the map, in units, and where the middle of its name's letters stands; a name without room has none. */
export interface RegionName {
  x: number;
  y: number;
  text: { x: number; y: number; anchor: Spot['anchor'] } | undefined;
}

const around = (x: number, y: number, units: number): Box => [x - units, y - units, x + units, y + units];
const widthAt = (name: string, size: number) => (textWidth(name) * size) / SIZE;

/** The part of a label's box that it takes when its letters are smaller: it shrinks towards its anchor. */
function shrunk({ box: [left, top, right, bottom], anchor }: Spot, share: number): Box {
  const width = (right - left) * share;
  const height = (bottom - top) * share;
  const [x, y] = [
    { start: left, middle: (left + right - width) / 2, end: right - width }[anchor],
    (top + bottom) / 2,
  ];
  return [x, y - height / 2, x + width, y + height / 2];
}
/** What share of the room for a name its letters really take at least: they may stand beside an animal by that. */
const LETTERS = 0.86;
/** The countries that places may lie in. */
const OURS: readonly string[] = ['uganda', 'kenya', 'tanzania', 'rwanda'];
/** What it costs a place's name to stand in another one of our countries: more than any way around its mark. */
const ABROAD = 20;

function textAt(spot: Spot | undefined): RegionName['text'] {
  if (!spot) return undefined;
  const {
    box: [left, top, right, bottom],
    anchor,
  } = spot;
  const x = { start: left, middle: (left + right) / 2, end: right }[anchor];
  return { x: Math.round(x), y: Math.round((top + bottom) / 2), anchor };
}

/**
 * Places the names of the places and the towns on the map of the region.
 * @param places named on every window
 * @param towns named where there is room on wide windows; where there is none they are left out
 * @param titles the boxes of the countries' names as a phone shows them
 */
export function nameRegion<Place extends { name: string; region: Region; lat: number; lon: number }>(
  places: readonly Place[],
  towns: readonly MapTown[],
  titles: readonly Box[],
): { places: (Place & RegionName)[]; towns: (MapTown & RegionName)[] } {
  const at = (point: { lat: number; lon: number }) => {
    const [x, y] = REGION.project(point);
    return { x: Math.round(x), y: Math.round(y) };
  };
  const pins = places.map((place) => ({ ...place, ...at(place) }));
  const marks = pins.map(({ x, y }) => around(x, y, 10));
  const share = WIDE / PHONE;
  /** Whether a name stands so near to another pin that it could be taken for its. */
  const isBesideOther = ({ box: [left, top, right, bottom] }: Spot, own: number) =>
    marks.some((mark, at) => at !== own && overlap(mark, [left - 16, top - 2, right + 16, bottom + 2]));
  /** Whether a name stands where a town's would, or could be taken for it. */
  const isBesideTown = ([left, top, right, bottom]: Box) =>
    towns.some((town) => {
      const { x, y } = at(town);
      return overlap(around(x, y, 5), [left - 8, top - 8, right + 8, bottom + 8]);
    });
  const lands = groundIn(REGION, '').areas.filter(({ id }) => OURS.includes(id));
  /** Whether a name stands in another one of our countries, where it would seem to be of that one. */
  const isAbroad = (box: Box, home: Region) =>
    lands.some(({ id, rings }) => id !== home && shareIn(box, rings) > 0.25);
  const isAtHome = (box: Box, home: Region) =>
    lands.some(({ id, rings }) => id === home && shareIn(box, rings) > 0.75);
  const spots = pins.map(({ name, region }, place) => {
    const home = region === 'zanzibar' ? 'tanzania' : region;
    const around = spotsAround(marks[place]!, widthAt(name, PHONE), PHONE + 2, 5, REGION.width)
      .map((spot) => ({ ...spot, letters: shrunk(spot, share) }))
      .filter((spot) => !ANIMALS.some((animal) => overlap(animal, shrunk(spot, share * LETTERS))));
    // Beside its mark it stands anyway where its country has no room for it.
    const hasRoom = around.some(({ box }) => isAtHome(box, home));
    return around.map(({ letters, ...spot }) => {
      const beside = (isBesideOther(spot, place) ? 6 : 0) + (isBesideTown(letters) ? 6 : 0);
      return { ...spot, cost: spot.cost + beside + (hasRoom && isAbroad(letters, home) ? ABROAD : 0) };
    });
  });
  const found = placeLabels(spots, { ...REGION, boxes: [...marks, ...titles], lines: [], edge: 6 });
  const taken = found.flatMap((spot) => (spot ? [shrunk(spot, share)] : []));
  const dots = towns
    .map((town) => ({ ...town, ...at(town) }))
    .filter(({ x, y }) => ![...marks, ...ANIMALS].some((taken) => overlap(taken, around(x, y, 5))));
  const boxes = [...taken, ...marks, ...titles, ...ANIMALS, ...dots.map(({ x, y }) => around(x, y, 6))];
  const townSpots = placeLabels(
    dots.map(({ name, x, y }) =>
      spotsAround(around(x, y, 6), widthAt(name, WIDE), WIDE + 2, 3, REGION.width),
    ),
    { ...REGION, boxes, lines: [] },
  );
  return {
    places: pins.map((pin, place) => ({ ...pin, text: textAt(found[place]) })),
    towns: dots.flatMap((dot, town) => {
      const text = textAt(townSpots[town]);
      return text ? [{ ...dot, text }] : [];
    }),
  };
}
