import type { Layer } from '../canvas/canvas.ts';
import { cut, inked, within } from '../canvas/cut.ts';
import { disc, limb, outline } from '../drawing/brush.ts';
import { points } from '../drawing/points.ts';

/** An ink, that of the lines on it, and that of the tips of branches. */
type Pair = readonly [ink: string, line: string, tip?: string];
/** Of the faces in the sun, across the light and in shade. */
export interface Inks {
  sun: Pair;
  front: Pair;
  shade: Pair;
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
  { top: [-110, 330, 170, 330], foot: [-110, 150], teeth: 3, ink: 'front' },
  { top: [1040, 330, 1310, 330], foot: [1050, 1310], teeth: 3, ink: 'front' },
  { top: [176, 248, 500, 192], foot: [30, 516], teeth: 3, ink: 'sun' },
  { top: [500, 192, 1030, 256], foot: [516, 1176], teeth: 5, ink: 'shade' },
];
const TALL = 62;
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

/** Staghorn coral on a battlement's foot at 0,0: branches that fork unequally and taper, and where they end. */
const STAGHORN = [
  '-6,30,22 -14,0,14 -32,-34,10 -44,-82,3',
  '-22,-10,11 -56,-30,8 -72,-66,3',
  '-32,-36,8 -20,-62,6 -20,-94,3',
  '6,30,22 14,-4,14 34,-32,10 58,-58,7 66,-94,3',
  '20,-14,10 18,-50,8 30,-84,6 26,-122,3',
  '44,-40,8 76,-46,6 92,-70,3',
  '24,-66,6 6,-80,5 2,-104,3',
  '-62,-44,5 -84,-54,4 -92,-70,3',
];

/** Those on a stretch of the wall, every other one turned round: the branches, and their pale tips. */
const staghorn = ([x, y, u, v]: Slope, at: number): { arms: string[]; tips: string[] } => {
  const wide = ((u - x) / 126) * (at % 2 === 1 ? -1 : 1);
  const high = [0.98, 0.8, 1.06, 0.86, 1][at % 5]!;
  const ways = STAGHORN.map((row) =>
    points(row).map(([a, b, half]) => [(x + u) / 2 + a * wide, (y + v) / 2 + b * high, half] as const),
  );
  return {
    arms: ways.map((way) => limb(way)),
    tips: ways.map((way) => {
      const [a, b] = way.at(-1)!;
      return disc(a, b, 5);
    }),
  };
};

/** The same fort as a living reef, its stones the heads of corals. */
export const fortOfCoral = (inks: Inks): readonly Layer[] =>
  FACES.flatMap((face) => {
    const [at, [ink, line, tip = line]] = [on(face), inks[face.ink]];
    const clumps = battlements(face).map(staghorn);
    const heads = stones(face);
    return [
      cut(ink, ...clumps.flatMap(({ arms }) => arms)),
      cut(tip, ...clumps.flatMap(({ tips }) => tips)),
      within(
        line,
        wall(face),
        cut(
          ink,
          ...heads.map(([from, down, to]) => {
            const [left, right, gap] = [from + 0.006, to - 0.006, (to - from) / 2];
            return `${at(left, down + 0.27)} ${at(left, down + 0.02)} ${at(left + gap * 0.9, down - 0.02)} ${at(right, down + 0.02)} ${at(right, down + 0.27)} ${at(left + gap, down + 0.285)}`;
          }),
        ),
      ),
    ];
  });
