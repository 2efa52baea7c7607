import type { Layer } from '../../canvas/canvas.ts';
import { cut, spots, within } from '../../canvas/cut.ts';
import { limb, outline } from '../../drawing/brush.ts';

const [NAVY, NIGHT, BLUE, DEEP, PALE, WHITE] = [
  '#1d2468',
  '#12153f',
  '#2f86ea',
  '#1c4fae',
  '#74d2ff',
  '#fff4e2',
];

/** The knot from which the cloth spreads, and a point so many degrees and pixels from it. */
const KNOT = [776, 318] as const;
const from = (degrees: number, reach: number): string => {
  const turn = (degrees / 180) * Math.PI;
  return `${Math.round(KNOT[0] + Math.cos(turn) * reach)},${Math.round(KNOT[1] + Math.sin(turn) * reach)}`;
};

/** The valleys between the pleats of one end of the cloth: degrees, and how far it reaches there. */
type Pleats = readonly (readonly [degrees: number, reach: number])[];
const UPPER: Pleats = [
  [-84, 196],
  [-68, 350],
  [-54, 458],
  [-41, 506],
  [-29, 436],
  [-17, 376],
  [-5, 340],
];
const LOWER: Pleats = [
  [4, 250],
  [18, 336],
  [31, 352],
  [44, 336],
  [57, 286],
  [70, 222],
  [84, 130],
];

/** Each pleat: where it begins, its ridge and where it ends, with their reach. */
const pleatsOf = (valleys: Pleats) =>
  valleys.slice(1).map(([end, last], at) => {
    const [start, first] = valleys[at]!;
    return { start, first, end, last, ridge: (start + end) / 2, reach: ((first + last) / 2) * 1.06 };
  });
/** The end of the cloth as a whole: its hem bulges at each ridge. */
const hem = (valleys: Pleats): string => {
  const [start, first] = valleys[0]!;
  const rest = pleatsOf(valleys).map(
    ({ ridge, reach, end, last }) => `${from(ridge, reach)} ${from(end, last)},1`,
  );
  return `${KNOT.join(',')},1 ${from(start, first)},1 ${rest.join(' ')}`;
};
/** The tail of the lower end is a corner of the cloth. */
const TAIL = limb(
  `${from(46, 250)},60 ${from(47, 330)},22 ${from(49, 390)},9 ${from(48, 440)},10 ${from(46, 474)},20 ${from(44, 506)},20 ${from(43, 526)},0`,
);

/** An end with a dark hem, and on each pleat a blue field whose further half is in shade. */
const pleated = (valleys: Pleats, lit: readonly string[], near: number, count: number): Layer[] => {
  const pleats = pleatsOf(valleys);
  const halves = pleats.map(
    ({ ridge, end }) => `${KNOT.join(',')},1 ${from(ridge, 620)},1 ${from(end, 620)},1`,
  );
  const field = ({ start, first, end, last, ridge, reach }: (typeof pleats)[number]) =>
    `${from(ridge, near)},1 ${from(start + 1.2, first * 0.6)} ${from(start + 1.5, reach * 0.86)} ${from(end - 1.5, reach * 0.86)} ${from(end - 1.2, last * 0.6)}`;
  return [
    within(NAVY, hem(valleys), cut(NIGHT, ...halves)),
    ...pleats.map((pleat, at) => within(lit[at] ?? BLUE, field(pleat), cut(DEEP, halves[at]!))),
    cut(
      WHITE,
      ...spots(
        pleats
          .slice(1, count)
          .map(({ ridge, reach }) => from(ridge, reach * 0.91))
          .join(' '),
        9,
      ),
    ),
  ];
};

/** The two ends of the headwrap, pleated by their knot: a swallowtail's wings. */
export const wings: readonly Layer[] = [
  within(
    NAVY,
    TAIL,
    cut(
      NIGHT,
      `${from(47, 200)},1 ${from(49, 390)} ${from(48, 440)} ${from(43, 540)},1 ${from(30, 540)},1 ${from(30, 200)},1`,
    ),
  ),
  ...pleated(LOWER, [DEEP], 80, 5),
  ...pleated(UPPER, [PALE, PALE], 70, 6),
];

/** The wrap in profile, from the brow over the crown to the knot and down behind the ear. */
const WRAP =
  '432,268,1 408,232 418,176 500,122 620,104 730,140 796,220 800,320 776,396 722,476,1 690,482 664,440 646,396,1 612,344 560,296 490,268';

/** The outline of all the cloth. */
export const CLOTH_ON_HEAD = [hem(UPPER), hem(LOWER), TAIL, outline(WRAP)];

/** The headwrap itself, wound up and back to the knot; its hem goes round the brow. */
export const wrap: readonly Layer[] = [
  within(
    BLUE,
    WRAP,
    cut(DEEP, '660,80,1 716,160 712,240 690,290 670,350 640,370 700,520,1 840,540,1 840,80,1'),
    // Each fold turns its upper side to the light.
    cut(PALE, '370,260,1 400,130 540,84 640,100,1 560,134 470,170 424,238,1'),
    cut(PALE, '430,232,1 500,186 600,182 690,240,1 600,206 500,212 440,246,1'),
    cut(
      NAVY,
      limb('424,206,1 500,158,7 640,150,8 770,300,2'),
      limb('600,228,1 680,250,7 780,318,2'),
      limb('660,96,1 744,170,8 780,300,2'),
    ),
    // The hem.
    cut(NAVY, '380,234,1 420,228 494,226 594,262 656,336 694,416 714,510,1 560,520,1 380,330,1'),

    cut(WHITE, ...spots('456,249 508,258 557,281 600,314', 8)),
  ),
  within(
    BLUE,
    '738,290 752,266 788,262 816,286 818,336 800,366 764,366 742,340',
    cut(DEEP, '780,240,1 770,300 786,380,1 840,380,1 840,240,1'),
    cut(NAVY, limb('752,280,1 764,312,6 756,352,1')),
  ),
];
