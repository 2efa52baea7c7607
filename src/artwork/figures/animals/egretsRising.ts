import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';

const [WHITE, COOL, BILL, LEG] = ['#fffdf5', '#c9d6e6', '#f6b62c', '#2b3440'];

/** A cattle egret in flight to the right, its neck folded, its legs behind it: the body between two wings. */
const egret = (far: string, near: string): readonly Layer[] => [
  cut(COOL, far),
  cut(LEG, limb('-20,6,2 -50,12,1')),
  cut(BILL, '36,-13,1 56,-8,1 36,-6,1'),
  cut(WHITE, '-34,8,1 -14,-6 8,-8 18,-16 30,-18 40,-10 34,-2 26,4 6,14 -16,12', near),
];
const POSES = [
  egret(
    '16,-8,1 30,-34 28,-60 16,-84,1 4,-56 0,-26 2,-6,1',
    '16,-6,1 10,-34 -8,-58 -34,-76,1 -40,-50 -32,-20 -16,0,1',
  ),
  egret('18,2,1 34,20 36,38 28,56,1 12,34 4,8,1', '14,4,1 12,30 0,52 -20,66,1 -30,40 -26,16 -14,6,1'),
  egret('12,-10,1 30,-26 56,-34 82,-28,1 58,-14 30,-2,1', '14,-4,1 -6,-26 -36,-36 -74,-30,1 -48,-14 -18,8,1'),
  egret(
    '14,-8,1 22,-40 10,-66 -10,-86,1 -14,-50 -6,-6,1',
    '14,-4,1 -14,-22 -46,-28 -80,-18,1 -58,-4 -20,10,1',
  ),
];

/** Egrets that are snow yet: their wings hang as its tongues do; at the points of a row: x, y and a size in hundredths. */
export const egretsOfSnow = (row: string): Layer[] =>
  points(row).map(([x, y, size = 0]) =>
    moved(
      { x, y, scale: size / 100, flip: true },
      cut(
        WHITE,
        '-46,12,1 -14,-10 8,-12 18,-16 30,-18 40,-10 34,-2 28,6 10,14 -16,16',
        '22,2,1 36,24 36,50 24,84,1 8,44 4,8,1',
        '6,4,1 4,40 -6,66 -26,96,1 -36,56 -30,24 -16,4,1',
      ),
      cut(BILL, '36,-13,1 56,-8,1 36,-6,1'),
    ),
  );

/** Egrets at the points of a row: x, y and a size in hundredths, below 0 where one flies to the left. */
export const egretsRising = (row: string): Layer[] =>
  points(row).map(([x, y, size], at) =>
    moved(
      {
        x,
        y,
        scale: Math.abs(size) / 100,
        flip: size < 0,
        turn: (((at * 5) % 7) * 4 - 24) * Math.sign(size),
      },
      ...POSES[(at * 3 + (at % 5 === 2 ? 1 : 0)) % 4]!,
    ),
  );
