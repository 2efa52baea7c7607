import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { pair, twin, twoDiscs } from '../../drawing/mirrored.ts';
import { points } from '../../drawing/points.ts';

const UNLIT = { fill: '#3a1030', opacity: 0.5 };
const [NET, COAT, DARK, MANE, INK, LAMP] = ['#ffdf9e', '#d9742a', '#9c4a1c', '#6b2d18', '#2a1a1c', '#fff7d6'];

/** The two arms of the neck: from the base back to the elbow, and from there forward to the head. */
const LOWER = '866,752,54 926,600,54 984,452,50';
const UPPER = '984,452,50 740,362,38 500,272,26';

/** The patches of a straight arm: two abreast and then one between two halves, smaller as the arm tapers. */
function patches(arm: string): string[] {
  const knots = points(arm);
  const [[fromX, fromY, fromHalf], [toX, toY, toHalf]] = [knots[0]!, knots.at(-1)!];
  const length = Math.hypot(toX - fromX, toY - fromY);
  const [alongX, alongY] = [(toX - fromX) / length, (toY - fromY) / length];
  const rows: string[] = [];
  let far = 0;
  for (let row = 0; far < length; row += 1) {
    const half = fromHalf + (toHalf - fromHalf) * (far / length);
    const depth = half * 0.86;
    const spot = (across: number, on: number) => {
      // The net between them is uneven: every corner is a little off, the same for its neighbours.
      const off = 0.13 * Math.sin(across * 5.3 + (row + on) * 2.1 + fromX);
      const [x, y] = [(across + off) * half, far + (on + off) * depth];
      return `${Math.round(fromX + alongX * y - alongY * x)},${Math.round(fromY + alongY * y + alongX * x)},1`;
    };
    for (const middle of row % 2 === 0 ? [-0.52, 0.52] : [-1.02, 0, 1.02]) {
      const cell = [
        [-0.45, 0.08],
        [0, -0.12],
        [0.45, 0.08],
        [0.45, 0.74],
        [0, 0.96],
        [-0.45, 0.74],
      ] as const;
      rows.push(cell.map(([across, on]) => spot(middle + across, on)).join(' '));
    }
    far += depth;
  }
  return rows;
}

/** An arm in its coat, and the side of it that the light does not reach. */
const arm = (row: string, unlit: string): Layer =>
  within(NET, limb(row), cut(COAT, ...patches(row)), cut(UNLIT, unlit));

/** A joint of the lamp: a dark plate and its screw. */
const joint = (x: number, y: number, r: number): Layer[] => [
  cut(MANE, disc(x, y, r)),
  cut(COAT, disc(x - r * 0.08, y - r * 0.08, r * 0.62)),
  inked(MANE, 6, `${x - r * 0.32},${y + r * 0.2} ${x + r * 0.2},${y - r * 0.32}`),
];

/** Its head is the shade, a bell that is opaque down to its rim at y 290. */
const shade: readonly Layer[] = [
  cut(COAT, pair('48,60,1 84,14 150,-10 196,6 172,52 116,84 60,96,1')),
  cut(DARK, pair('70,66,1 100,30 150,8 180,12 156,44 112,68')),
  cut(COAT, pair('14,40,1 24,-20 34,-66,1 64,-60,1 58,-10 54,50,1')),
  cut(INK, twoDiscs(49, -70, 20, 19)),
  // What is seen of the inside, too bright to look at.
  cut(LAMP, twin('0,250,1 156,284,1 110,318 0,322')),
  within(
    COAT,
    twin('0,10,1 34,10 60,40 72,96 84,150 98,196 120,236 158,284,1 120,304 60,312 0,312,1'),
    cut(DARK, '60,0,1 40,60 54,140 76,210 120,300 110,330,1 220,330,1 220,0,1'),
    cut(NET, twin('0,206,1 60,206 110,226 170,262,1 170,340,1 0,340,1')),
    cut('#e0b06c', '104,210,1 118,240 112,280 100,330,1 200,330,1 200,240,1'),
  ),
  cut(INK, pair('30,238 44,246 40,266 28,268 22,256')),
  cut(LAMP, twoDiscs(55, 128, 25, 24)),
  cut(INK, twoDiscs(56, 131, 21)),
  cut(LAMP, disc(-62, 124, 6), disc(50, 124, 6)),
  // Lids half down, and lashes.
  cut(DARK, pair('26,122,1 34,96 66,90 88,116,1 66,112 44,114')),
  inked(INK, 6, pair('86,116 100,112 108,102;80,106 92,100 98,90')),
];

/** A desk lamp that is a giraffe, in the picture's own pixels: it stands at y 812. */
export const giraffeLamp: readonly Layer[] = [
  cut('#081f33', '700,836 760,806 1010,806 1120,836 1030,862 780,858'),
  cut(DARK, '696,790,1 1004,790,1 1008,824 930,848 770,848 692,824'),
  within(COAT, disc(850, 790, 154, 29), cut(UNLIT, '860,740,1 1040,740,1 1040,830,1 900,830,1 880,790')),
  cut(MANE, '536,266,1 1000,392,1 1064,412 1048,484,1 940,748 900,760,1 984,452,1 536,290,1'),
  arm(LOWER, '880,800,1 900,690 950,580 996,440,1 1080,440,1 1000,830,1'),
  ...joint(866, 750, 56),
  arm(UPPER, '1060,480,1 984,440 740,348 480,256,1 480,160,1 1060,300,1'),
  ...joint(984, 452, 54),
  moved({ x: 484, y: 238, turn: 12 }, ...shade),
];
