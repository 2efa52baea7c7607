import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { bowAt, bowKnots } from '../../drawing/bow.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { pair, twin, twoDiscs } from '../../drawing/mirrored.ts';

const UNLIT = { fill: '#3a1030', opacity: 0.5 };
const [NET, COAT, DARK, MANE, INK, LAMP] = ['#ffdf9e', '#d9742a', '#9c4a1c', '#6b2d18', '#2a1a1c', '#fff7d6'];
const [UNLIT_NET, RIM] = ['#cf9557', '#c78f45'];

/** The two arms of the neck: from the base back to the elbow, and from there in a bow over into the head. */
const LOWER = '866,764,52 932,560,50 996,350,46';
const UPPER = '996,350,46 800,188,46 496,322,58';

/** The patches of a bent arm: two abreast and then one between two halves, smaller as the arm tapers. */
function patches(arm: string): string {
  const [from, pull, to] = bowKnots(arm);
  // The bow that a limb of three knots has.
  const bow = (share: number, axis: 0 | 1) => bowAt(from[axis], pull[axis], to[axis], share);
  const slope = (share: number, axis: 0 | 1) =>
    2 * (pull[axis] - from[axis]) * (1 - share) + 2 * (to[axis] - pull[axis]) * share;
  const rows: string[] = [];
  let far = 0;
  for (let row = 0; far < 1; row += 1) {
    const half = from[2]! + (to[2]! - from[2]!) * far;
    const depth = (half * 0.86) / Math.hypot(slope(far, 0), slope(far, 1));
    const start = far;
    const spot = (across: number, on: number) => {
      // The net between them is uneven: every corner is a little off, the same for its neighbours.
      const off = 0.13 * Math.sin(across * 5.3 + (row + on) * 2.1 + from[0]);
      const share = start + (on + off) * depth;
      const [alongX, alongY] = [slope(share, 0), slope(share, 1)];
      const reach = ((across + off) * half) / Math.hypot(alongX, alongY);
      return `${Math.round(bow(share, 0) - alongY * reach)},${Math.round(bow(share, 1) + alongX * reach)},1`;
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
  return rows.join(';');
}

/** An arm in its coat, and the side of it that the light does not reach. */
const arm = (row: string, unlit: string): Layer =>
  within(NET, limb(row), cut(COAT, patches(row)), within(UNLIT_NET, unlit, cut(DARK, patches(row))));

/** A joint of the lamp: a round end, and one screw. */
const joint = (x: number, y: number, r: number): Layer[] => [
  cut(COAT, disc(x, y, r)),
  cut(DARK, disc(x, y, r * 0.46)),
  inked(NET, 5, `${x - r * 0.22},${y + r * 0.14} ${x + r * 0.22},${y - r * 0.14}`),
];

/** The short mane along the back of both arms, round their joint, and down the nape. */
const MANE_STRIP = limb('1002,336,44 808,172,48 486,302,56;1040,352,18 998,560,18 930,760,8');

/** Its head is the shade, a bell that is opaque down to its rim at y 290. */
const shade: readonly Layer[] = [
  cut(COAT, pair('44,52,1 86,30 156,34 196,66 164,98 110,106 56,98,1')),
  cut(DARK, pair('72,72,1 104,52 150,54 178,70 150,86 108,90')),
  cut(COAT, pair('14,40,1 24,-20 34,-66,1 64,-60,1 58,-10 54,50,1')),
  cut(INK, twoDiscs(49, -70, 20, 19)),
  cut(MANE, '-26,30,1 -24,-2 -8,-22,1 -4,-8 8,-30,1 14,-8 28,-14,1 26,30,1'),
  within(
    COAT,
    twin('0,10,1 36,10 62,30 74,62 88,92 92,120 86,140 92,160,1 151,284,1 0,284,1'),
    cut(DARK, '62,0,1 50,60 58,120 66,180 88,240 106,330,1 240,330,1 240,0,1'),
    within(
      NET,
      twin('0,190,1 50,190 90,200 124,216,1 190,280,1 190,340,1 0,340,1'),
      cut('#e0b06c', '66,190,1 92,240 104,290 100,330,1 240,330,1 240,200,1'),
    ),
    // The blaze between the eyes.
    cut(DARK, twin('0,60,1 18,84 22,110 0,150,1')),
  ),
  // The mouth of the shade: its rim, and within it the light, too bright to look at.
  cut(RIM, disc(0, 284, 151, 30)),
  cut(LAMP, disc(0, 286, 141, 23)),
  cut(INK, pair('26,212 38,215 42,233 30,237 22,226')),
  // Dark eyes within the skull that look down at the map, each under one heavy lid with a single lash.
  cut(INK, pair('28,118,1 42,108 64,108 80,122,1 80,144 64,160 44,158 30,142')),
  cut(LAMP, disc(-58, 146, 6), disc(46, 146, 6)),
  cut(DARK, '-24,122,1 -30,96 -50,84 -74,92 -86,126,1 -70,115 -46,113'),
  cut(MANE, '24,122,1 30,96 50,84 74,92 86,126,1 70,115 46,113'),
  cut(INK, limb(pair('58,121,2 78,122,4 92,136,0'))),
];

/** A desk lamp that is a giraffe, in the picture's own pixels: it stands at y 812. */
export const giraffeLamp: readonly Layer[] = [
  cut('#081f33', '700,836 760,806 1010,806 1120,836 1030,862 780,858'),
  cut(DARK, '696,790,1 1004,790,1 1008,824 930,848 770,848 692,824'),
  within(COAT, disc(850, 790, 154, 29), cut(UNLIT, '860,740,1 1040,740,1 1040,830,1 900,830,1 880,790')),
  cut(MANE, MANE_STRIP, disc(999, 349, 60)),
  arm(LOWER, '876,800,1 912,690 960,540 1000,400 1020,330,1 1080,340,1 1040,830,1'),
  arm(UPPER, limb('1010,306,46 812,142,46 486,276,58')),
  ...joint(866, 760, 53),
  ...joint(996, 350, 47),
  moved({ x: 484, y: 238, turn: 9 }, ...shade),
];
