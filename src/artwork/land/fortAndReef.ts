import type { Layer } from '../canvas/canvas.ts';
import { cut, inked, within } from '../canvas/cut.ts';
import { disc, limb, outline } from '../drawing/brush.ts';
import { points } from '../drawing/points.ts';

/** Of the faces in the sun, across the light and in shade: the ink, and that of the lines on it. */
export interface Inks {
  sun: readonly [string, string];
  front: readonly [string, string];
  shade: readonly [string, string];
}
type Slope = readonly [x: number, y: number, u: number, v: number];

/** A face of the fort: its upper edge, its foot, how many battlements it bears, and how the light falls on it. */
interface Face {
  top: Slope;
  foot: readonly [x: number, u: number];
  teeth: number;
  ink: keyof Inks;
}

const FACES: readonly Face[] = [
  { top: [-110, 326, 150, 326], foot: [-110, 150], teeth: 2, ink: 'front' },
  { top: [1050, 326, 1310, 326], foot: [1050, 1310], teeth: 2, ink: 'front' },
  { top: [150, 262, 520, 206], foot: [90, 532], teeth: 3, ink: 'sun' },
  { top: [520, 206, 1050, 270], foot: [532, 1106], teeth: 4, ink: 'shade' },
];
const TALL = 84;
const FOOT = 500;

/** Where a face's battlements stand: each from (x, y) to (u, v) on its upper edge. */
const battlements = ({ top: [x, y, u, v], teeth }: Face): Slope[] => {
  const step = 1 / (teeth - 0.36);
  return Array.from({ length: teeth }, (_, at) => {
    const [from, to] = [at * step, at * step + step * 0.64];
    return [x + (u - x) * from, y + (v - y) * from, x + (u - x) * to, y + (v - y) * to];
  });
};
/** A point on a face: `along` from its left to its right edge, `down` from the top to the foot. */
const on =
  ({ top: [x, y, u, v], foot: [a, b] }: Face) =>
  (along: number, down: number): string => {
    const [upper, slope] = [x + (u - x) * along, y + (v - y) * along];
    return `${Math.round(upper + (a + (b - a) * along - upper) * down)},${Math.round(slope + (FOOT - slope) * down)}`;
  };

const COURSES = [0.12, 0.41, 0.7] as const;
/** The stones of a face, no two as wide: from, how far down, to. */
const stones = ({ teeth }: Face): [from: number, down: number, to: number][] =>
  COURSES.flatMap((down, row) => {
    const joint = (at: number): number =>
      (at - (row % 2) * 0.5 + (((at * 7 + row * 4 + 10) % 5) - 2) * 0.1) / (teeth * 2);
    return Array.from({ length: teeth * 2 + 3 }, (_, at): [number, number, number] => [
      joint(at - 1),
      down,
      joint(at),
    ]);
  });
const wall = (face: Face): string => {
  const at = on(face);
  return outline(`${at(0, 0)},1 ${at(1, 0)},1 ${at(1, 1)},1 ${at(0, 1)},1`);
};

/** The fort in stone, its foot at y = 500. */
export const fortOfStone = (inks: Inks): readonly Layer[] =>
  FACES.flatMap((face) => {
    const [at, [ink, line]] = [on(face), inks[face.ink]];
    return [
      cut(
        ink,
        ...battlements(face).map(
          ([a, b, c, d]) => `${a},${b + 9},1 ${a},${b - TALL},1 ${c},${d - TALL},1 ${c},${d + 9},1`,
        ),
      ),
      within(
        ink,
        wall(face),
        inked(
          line,
          4,
          ...COURSES.map((down) => `${at(0, down)} ${at(1, down)}`),
          ...stones(face).map(([from, down]) => `${at(from, down)} ${at(from, down + 0.29)}`),
        ),
      ),
    ];
  });

/** Staghorn coral as high and as wide as a battlement, its foot at 0,0. */
const STAGHORN = [
  '0,30,34 0,8,24 -6,-14,15 -18,-34,11 -22,-58,8 -32,-84,7',
  '0,-2,16 14,-26,12 26,-44,9 26,-64,8 18,-88,7',
  '-20,-42,9 -8,-60,8 -11,-90,7',
  '14,-28,11 6,-50,8 4,-68,7',
  '26,-46,9 42,-60,8 41,-84,7',
  '-8,14,20 -30,-2,12 -42,-22,9 -48,-56,7',
  '-40,-24,8 -34,-44,7 -36,-58,6',
  '8,14,20 32,2,12 46,-14,9 47,-48,7',
];

/** One on a stretch of the wall, every other one turned round. */
const staghorn = ([x, y, u, v]: Slope, at: number): string[] => {
  const wide = ((u - x) / 96) * (at % 2 === 1 ? -1 : 1);
  return STAGHORN.flatMap((row) => {
    const way = points(row).map(([a, b, half]) => [(x + u) / 2 + a * wide, (y + v) / 2 + b, half] as const);
    const [a, b, half] = way.at(-1)!;
    return [limb(way), disc(a, b, half)];
  });
};

/** The same fort as a living reef, its stones the plates of corals. */
export const fortOfCoral = (inks: Inks): readonly Layer[] =>
  FACES.flatMap((face) => {
    const [at, [ink, line]] = [on(face), inks[face.ink]];
    return [
      cut(ink, ...battlements(face).flatMap(staghorn)),
      within(
        ink,
        wall(face),
        inked(
          line,
          5,
          ...stones(face).map(
            ([from, down, to]) =>
              `${at(from, down)},1 ${at(from, down + 0.27)} ${at(to, down + 0.27)} ${at(to, down)},1`,
          ),
        ),
      ),
    ];
  });
