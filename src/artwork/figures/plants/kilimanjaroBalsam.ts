import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

const [RED, DEEP, LIT, SPUR, SEPAL] = ['#e2352c', '#96182e', '#ff7a54', '#f2c542', '#2f7a58'];

/** One trumpet from its shoulder to its lip, whose lobes are wavy. */
const TRUMPET =
  '-6,0,1 -40,4 -60,40 -62,90 -72,136 -100,176 -124,198,1 -124,228 -88,234 -66,216,1 -56,252 -12,262 10,234,1 40,256 88,238 92,208,1 116,210 132,184 118,166,1 86,130 64,90 54,40 34,4 6,0,1';

/** A flower of Impatiens kilimanjari that hangs by its shoulder, at the origin: its mouth down, its spur to the right. */
export const balsamFlower: readonly Layer[] = [
  // The lobe of the lip that lies behind, the spur with its yellow curl.
  cut(DEEP, '30,200,1 96,160 128,168 154,184 150,214 124,228 96,214 60,232 30,230,1'),
  cut(SPUR, limb('131,8,5 140,24,8 140,56,7 112,66,5 100,48,2')),
  within(
    RED,
    limb('20,40,34 46,4,26 84,-20,15 118,-10,10 132,10,8'),
    cut(DEEP, limb('10,66,34 40,24,22 80,-4,14 112,4,8 126,24,6')),
  ),
  cut(RED, TRUMPET),
  // Light along the one side, shade down the other, the folds of the lip.
  cut(LIT, '-6,0,1 -40,4 -60,40 -62,90 -72,136 -100,176 -124,198,1 -88,180 -52,140 -44,90 -42,40 -22,12'),
  cut(DEEP, '30,6,1 54,40 64,90 86,130 118,166,1 132,184 116,210 92,208,1 84,160 48,112 36,56'),
  cut(DEEP, limb('-36,120,0 -52,172,4 -66,216,2'), limb('2,116,0 6,180,4 10,234,2')),
  inked(DEEP, 2, '-18,132 -30,190 -36,236', '24,126 42,190 54,230', '-62,150 -84,190 -98,214'),
  // Where the stalk takes hold.
  cut(SEPAL, '-22,8,1 -14,-10 0,-16 14,-10 22,8,1 8,2 0,18 -8,2'),
];

/** A leaf from 0, 0 to the right that arches over, its upper half in the light, with veins. */
const leaf = (dark: string, lit: string, rib: string): readonly Layer[] => [
  cut(dark, '0,0,1 60,-66 170,-92 250,-30 300,34,1 240,52 150,58 60,36'),
  cut(lit, '0,0,1 60,-66 170,-92 250,-30 300,34,1 250,0 170,-22 80,-16'),
  cut(rib, limb('0,0,3 80,-16,3 170,-22,2 250,0,1 294,30,0')),
  inked(
    rib,
    1.5,
    '76,-14 100,-36 128,-52',
    '140,-19 166,-36 194,-44',
    '76,-14 104,6 130,18',
    '140,-19 170,2 196,14',
  ),
];

/** Leaves of the balsam: where each begins, its turn, its length. */
export const balsamLeaves = (
  rows: readonly (readonly [x: number, y: number, turn: number, long: number])[],
  [dark, lit, rib]: readonly [string, string, string],
): Layer[] =>
  rows.map(([x, y, turn, long]) =>
    // Those to the left are mirrored, so that all of them arch upwards.
    Math.abs(turn) > 90
      ? moved({ x, y, turn: turn - 180, scale: long / 300, flip: true }, ...leaf(dark, lit, rib))
      : moved({ x, y, turn, scale: long / 300 }, ...leaf(dark, lit, rib)),
  );

/** Its stems, from the ground up. */
export const balsamStems = (fill: string, rows: string): Layer => cut(fill, limb(rows));
