import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, spots, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import type { Point } from '../../drawing/pen.ts';
import { points, type Knot } from '../../drawing/points.ts';

const [SKIN, SKIN_SHADE, SKIN_LIT, INK, CLAW] = ['#6a5a63', '#433546', '#8f7d7e', '#24182a', '#e3c79c'];
const [SEAM, RIM, RIM_LIT] = ['#3a1a26', '#5f2f34', '#8d4a39'];
/** Rings of a plate from its seam to its heart, in the light and turned from it. */
const [PLATE, PLATE_SHADE] = [
  ['#a4563a', '#c9713f', '#e79a50'],
  ['#6d3535', '#84423a', '#9c5540'],
];

/** Half the length and half the width of the shell, how high its rim is, and how high its dome above that. */
const [LONG, BROAD, CLEAR, HIGH] = [166, 134, 84, 136];
/** How far the way turns from across the picture into it, and how far the eye looks down. */
const [TURN, DOWN] = [0.78, 0.2];

/** A place on or about the shell, of which x runs to the head and y to its right side, as the picture shows it. */
const seen = (x: number, y: number, z: number): Point => [
  Math.round(x * Math.cos(TURN) + y * Math.sin(TURN)),
  Math.round(-(x * Math.sin(TURN) - y * Math.cos(TURN)) * Math.sin(DOWN) - z * Math.cos(DOWN)),
];

/** The dome over a place of the plan. */
const onDome = (x: number, y: number): Point =>
  seen(x, y, CLEAR + HIGH * Math.sqrt(Math.max(0, 1 - (x / LONG) ** 2 - (y / BROAD) ** 2)));

/** The plates along the back that the eye reaches, the one over the tail, and those down its right and its left side, in plan; the rim hides their ends. */
const BACK = [
  '27,-38,1 0,-55,1 -30,-38,1 -30,38,1 0,55,1 27,38,1',
  '-35,-38,1 -60,-52,1 -88,-32,1 -88,32,1 -60,52,1 -35,38,1',
];
const TAIL_PLATE = '-93,-32,1 -160,-27,1 -160,29,1 -93,32,1';
const RIGHT = [
  '132,28,1 93,41,1 63,55,1 72,140,1 108,120 140,70,1',
  '58,55,1 30,43,1 4,59,1 4,148,1 40,148 67,142,1',
  '-1,60,1 -31,43,1 -58,57,1 -70,142,1 -40,148 -1,148,1',
  '-63,58,1 -90,38,1 -172,34,1 -150,100 -112,128 -75,142,1',
];
const LEFT = '-66,-60,1 -90,-40,1 -158,-34,1 -140,-84 -112,-108 -86,-118,1';

/** A plate of the plan as the picture shows it, drawn in towards its heart. */
function plate(row: string, share: number): string {
  const knots = points(row);
  const heart = ([0, 1] as const).map(
    (axis) => knots.reduce((sum, knot) => sum + knot[axis], 0) / knots.length,
  );
  const [hx, hy] = [heart[0]! - 7 * (1 - share), heart[1]! - 7 * (1 - share)];
  return outline(
    knots.map(([x, y, corner]): Knot => [...onDome(hx + (x - hx) * share, hy + (y - hy) * share), corner]),
  );
}

const ringed = (rows: readonly string[], inks: readonly string[]): Layer[] =>
  inks.map((ink, at) => cut(ink, ...rows.map((row) => plate(row, [1, 0.76, 0.44][at]!))));

/** Where the rim passes out of sight on the right, as an angle of the plan; on the left it is half a turn further. */
const LAST = Math.atan2(BROAD * Math.sin(TURN), LONG * Math.cos(TURN));
/** Places along the rim in sight, right to left, on a ring that is so much wider and lies at a height. */
const ring = (wide: number, z: number, from = LAST, to = LAST + Math.PI): Knot[] =>
  Array.from({ length: 13 }, (_, at): Knot => {
    const angle = from + ((to - from) * at) / 12;
    return [...seen(Math.cos(angle) * LONG * wide, Math.sin(angle) * BROAD * wide, z), at % 12 === 0 ? 1 : 0];
  });
/** Where the rim turns from the sun, as an angle of the plan. */
const CORNER = LAST + Math.PI * 0.62;
const [UPPER, LOWER] = [ring(0.99, CLEAR + 12), ring(1.09, CLEAR - 22)];

/** The dome against the sky, left to right. */
const SKYLINE: Knot[] = Array.from({ length: 15 }, (_, at): Knot => {
  const angle = Math.PI * (1 - at / 14);
  const across = Math.hypot(LONG * Math.cos(TURN), BROAD * Math.sin(TURN));
  return [Math.cos(angle) * across, -CLEAR - Math.sin(angle) * (HIGH + 5), 0];
});
const SHELL = outline([...LOWER, ...SKYLINE.slice(1, -1)]);

/** The seams of the plates of the rim. */
const SEAMS = [0.06, 0.18, 0.3, 0.42, 0.54, 0.66, 0.78, 0.9].map((share): Knot[] => {
  const angle = LAST + Math.PI * share;
  const place = (wide: number, z: number) =>
    seen(Math.cos(angle) * LONG * wide, Math.sin(angle) * BROAD * wide, z);
  return [place(0.99, CLEAR + 10), place(1.09, CLEAR - 24)].map(([x, y]): Knot => [x, y, 1]);
});

/** The neck stretched out and up to the right, the head in profile. */
const NECK =
  '70,-110,1 120,-106 150,-124 160,-150 164,-190 188,-206 222,-204 250,-196 266,-180 260,-166,1 240,-154 222,-150,1 214,-120 196,-84 160,-60 110,-44,1 70,-50,1';

/** Near hind leg, far hind leg, far front leg, front leg: columns on broad feet. */
const NEAR_HIND = '-70,-78,1 -62,-50 -48,-24 -50,2 -56,24,1 -46,38 -4,40 14,30,1 16,0 30,-30 52,-60,1';
const FAR_HIND = '-146,-84,1 -156,-50 -150,-20 -162,2,1 -152,16 -118,16 -102,6,1 -102,-20 -88,-50 -80,-80,1';
const FAR_FRONT = '20,-70,1 40,-40 36,-24,1 42,-14 66,-14 74,-22,1 76,-50 70,-80,1';
const FRONT = '92,-70,1 104,-44 112,-16 106,0,1 114,12 148,12 164,2,1 162,-20 174,-44 168,-84,1';

/** A giant tortoise that walks away to the right, into the sun, its feet about y = 0. */
export const tortoiseLeaving: readonly Layer[] = [
  cut(SKIN_SHADE, limb('-104,-60,16 -116,-36,9 -104,-8,0')),
  within(SKIN_SHADE, FAR_HIND, cut(SKIN, '-110,-100,1 -118,-50 -122,-20 -116,30,1 -60,30,1 -60,-100,1')),
  cut(SKIN_SHADE, FAR_FRONT),
  within(SKIN_SHADE, FRONT, cut(SKIN, '136,-90,1 132,-50 138,-20 132,30,1 200,30,1 200,-90,1')),
  within(
    SKIN,
    NECK,
    cut(
      SKIN_SHADE,
      '60,-120,1 120,-110 146,-124 160,-160 168,-190 182,-206,1 130,-220,1',
      '60,-40,1 110,-64 160,-74 186,-100,1 180,-20,1',
    ),
    inked(
      SKIN_SHADE,
      4,
      '176,-134 190,-130 206,-134',
      '186,-156 196,-152 208,-154',
      '160,-108 176,-104 192,-108',
    ),
  ),
  cut(INK, disc(230, -184, 7, 8)),
  cut(CLAW, disc(233, -187, 2)),
  inked(INK, 4, '257,-168 242,-167 228,-173'),
  within(SKIN_SHADE, NEAR_HIND, cut(SKIN, '-20,-90,1 -30,-40 -22,0 -34,50,1 80,50,1 80,-90,1')),
  cut(SKIN_LIT, ...spots('2,-28 -12,-16 4,-6 150,-40 142,-24 156,-16', 7, 6)),
  cut(
    CLAW,
    ...spots('-154,8 -140,14 -126,14 44,-18 56,-16 68,-18 120,6 134,9 148,7 -46,30 -28,36 -8,35', 8, 6),
  ),
  within(
    SEAM,
    SHELL,
    ...ringed([LEFT, TAIL_PLATE], PLATE_SHADE),
    ...ringed([...BACK, ...RIGHT], PLATE),
    cut(RIM, outline([...UPPER, ...LOWER.toReversed()])),
    cut(
      RIM_LIT,
      outline([
        ...ring(0.99, CLEAR + 12, LAST, CORNER),
        ...ring(1.09, CLEAR - 22, LAST, CORNER).toReversed(),
      ]),
    ),
    inked(SEAM, 4, ...SEAMS),
  ),
];
