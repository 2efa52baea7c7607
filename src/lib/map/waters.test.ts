import { describe, expect, it } from 'vitest';
import { frameAround, type Point } from './frame.ts';
import { freeCorner } from './labels.ts';
import { placeNames } from './names.ts';
import { drawRoute } from './routeMap.ts';
import { shareIn, type Box } from './spots.ts';

const LIMITS = { width: 640, heights: [480, 700], margin: [104, 90], leastKm: 60 } as const;
const FRAME = frameAround([{ lat: 0, lon: 35 }], LIMITS);
const lake = ([left, top, right, bottom]: Box): Point[][] => [
  [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ],
];
const SIZE = { width: 118, height: 136 };

describe('the map in the corner', () => {
  const lower = lake([0, 380, 640, 480]);

  it('stands off a lake, and in the lower left corner where there is none', () => {
    expect(shareIn(freeCorner(SIZE, FRAME, [], [], [lower]), lower)).toBe(0);
    expect(freeCorner(SIZE, FRAME, [], [], [])).toEqual([20, 324, 138, 460]);
  });

  it('covers water rather than a stop', () => {
    const stops: Box[] = [
      [80, 100, 116, 136],
      [560, 100, 596, 136],
      [560, 400, 596, 436],
    ];
    expect(freeCorner(SIZE, FRAME, stops, [], [lower])).toEqual([20, 324, 138, 460]);
  });
});

describe('the name of a lake too small to hold it', () => {
  const long = lake([200, 200, 240, 300]);
  const beside = lake([250, 180, 420, 320]);
  const named = (waters: Point[][][], lines: Point[][] = []) =>
    placeNames(
      [{ kind: 'lake', name: 'Lake Eyasi', rings: long }],
      FRAME,
      [],
      [...lines, ...long],
      waters,
    )[0]!;

  it('stands beside its own shore, and off its own water and that of another lake', () => {
    const { box } = named([long, beside]);
    expect([long, beside].map((rings) => shareIn(box, rings))).toEqual([0, 0]);
    const [x, y] = [Math.max(box[0] - 240, 200 - box[2], 0), Math.max(box[1] - 300, 200 - box[3], 0)];
    expect(Math.hypot(x, y)).toBeLessThan(16);
  });

  it('is not crossed by a border that it can stand clear of', () => {
    const border: Point[] = [
      [260, 0],
      [260, 480],
    ];
    const { box } = named([long], [border]);
    expect(box[0] < 260 && box[2] > 260).toBe(false);
  });
});

describe('the name of a country', () => {
  const land = lake([0, 0, 640, 480]);
  const named = (water: Box) =>
    placeNames([{ kind: 'land', name: 'Tanzania', rings: land }], FRAME, [], [], [lake(water)]);

  it('stands on its land, though its lake has more room, and nowhere where all is lake', () => {
    const water: Box = [200, 20, 640, 480];
    expect(named(water).map(({ box }) => shareIn(box, lake(water)))).toEqual([0]);
    expect(named([0, 0, 640, 480])).toEqual([]);
  });
});

describe('the frame of a route', () => {
  const stop = (name: string, lat: number, lon: number, place?: string) => ({
    ...{ name, lat, lon, kind: 'town' as const },
    ...(place && { place }),
  });
  const stops = [stop('Kigali', -1.95, 30.06), stop('Kinigi', -1.44, 29.59, 'park')];
  const legs = [{ day: 1, from: 'Kigali', to: 'Kinigi', by: 'road' as const }];
  const names = { lands: {}, lakes: {} };
  const signsWith = (lat: number, lon: number) =>
    drawRoute(
      { stops, legs },
      { home: 'rwanda', towns: [], places: [{ id: 'park', name: 'Park', lat, lon }], peaks: [], names },
    ).signs.map(({ x, y }) => [x, y]);

  it('does not draw the stops together for the middle of a park that one of them stands for', () => {
    expect(signsWith(-1.47, 29.2)).toEqual(signsWith(-1.44, 29.59));
  });
});
