import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { zigzagDown } from '../../drawing/imigongo.ts';
import { placed } from '../../drawing/placed.ts';

const [BLACK, WHITE, OXIDE] = ['#17130f', '#fbf6e6', '#a8341f'];

/** The wall's bands: the left edge of the first one, how far apart they stand, how wide they are, a zig's height and reach. */
const [FIRST, PITCH, WIDE, STEP, REACH] = [476, 72, 34, 76, 44];

/** Where the middle of a band of the wall lies at a height. */
function bandAt(index: number, y: number): number {
  const turn = ((((y + STEP) / STEP) % 2) + 2) % 2;
  return FIRST + index * PITCH + WIDE / 2 + REACH * (turn > 1 ? 2 - turn : turn);
}

/** The wall at the right of x = 410, painted in ridges from the top to the foot. */
export const imigongoWall: readonly Layer[] = [
  within(
    OXIDE,
    '410,-20,1 1230,-20,1 1230,930,1 410,930,1',
    ...(
      [
        [WHITE, 4],
        [BLACK, 0],
      ] as const
    ).map(([colour, more]) =>
      cut(
        colour,
        ...Array.from({ length: 13 }, (_, at) =>
          zigzagDown(FIRST + (at - 2) * PITCH - more, -STEP, STEP, REACH, WIDE + more * 2, 14),
        ),
      ),
    ),
  ),
];

const at = placed({ x: 440, y: 236, scale: 3.5, turn: -38 });
const HEAD =
  '4,8,1 2,-4 -18,-5 -36,-3 -52,1 -66,0 -82,0 -93,3,1 -99,9 -102,20 -98,28,1 -97,35 -90,39 -80,37 -68,34 -52,40 -38,48 -22,50 -6,44 6,36,1';
/** The crest of the mane, from behind the ears to the withers. */
const CREST = [
  [460, 176],
  [500, 184],
  [560, 240],
  [640, 326],
  [720, 408],
  [770, 452],
  [800, 476],
] as const;

/** How high the crest is at a place across; the back lies level behind it. */
function crestAt(x: number): number {
  const next = CREST.findIndex(([cx]) => cx > x);
  if (next < 1) return 484;
  const [[fromX, fromY], [toX, toY]] = [CREST[next - 1]!, CREST[next]!];
  return fromY + ((x - fromX) / (toX - fromX)) * (toY - fromY);
}

const BODY = `440,236,1 446,196,1 ${CREST.map(([x, y]) => `${x},${y}`).join(' ')} 826,484,1 900,494 1040,486 1240,474,1 1240,930,1 620,930,1 606,850 584,770 550,690 518,604 508,520 500,430 470,380,1`;

/** A stripe takes up a band of the wall at the crest, and comes to its end at the breast or the belly. */
const stripe = (index: number, [toX, toY]: readonly [number, number], half = 17) => {
  let y = 100;
  while (y < crestAt(bandAt(index, y))) y += 2;
  const x = bandAt(index, y);
  const [midX, midY] = [(x + toX) / 2 + 30, (y + toY) / 2 + 4];
  return limb(
    `${bandAt(index, y - 90)},${y - 90},17 ${bandAt(index, y - 45)},${y - 45},17 ${x},${y},17 ${x * 0.7 + midX * 0.3},${y * 0.7 + midY * 0.3},17 ${midX},${midY},${half} ${toX},${toY},${half - 5} ${toX - 30},${toY + 30},${half - 8}`,
  );
};
const ENDS = [
  [474, 350],
  [498, 446],
  [516, 545],
  [545, 655],
  [575, 770],
  [640, 900],
  [800, 930],
  [960, 930],
  [1080, 930],
  [1180, 930],
] as const;

/** Stripes that part the gaps on the shoulder, from below. */
const FORKS = [
  '716,930,17 760,840,16 806,720,12 826,620,0',
  '884,930,16 910,830,14 926,720,9 930,640,0',
  '1030,930,13 1040,840,10 1040,760,0',
];

/** The stripes of the face: along the nose, and across the cheek. */
const FACE = [
  '4,2,2.6 -24,.6,2.2 -48,4,1.6 -78,7,.4',
  '-16,10,.4 -26,5,1.6 -38,4.6,1.6 -54,9,1.4 -79,13,.4',
  '-42,15,.4 -54,14.4,1.3 -68,16,1 -78,19,.4',
  '-1,48,3.4 -3,34,3 4,22,2.6 0,9,2.4 4,4,1',
  '-15,52,3.4 -16,38,3 -10,25,2.6 -14,14,.4',
  '-28,52,3 -29,40,2.6 -22,28,2.2 -25,20,.4',
  '-41,48,2.4 -42,38,2.2 -36,28,1.8 -38,21,.4',
  '-53,42,2 -55,34,1.8 -50,26,1.4 -51,20,.4',
  '-66,38,1.4 -68,32,1.3 -64,26,1 -65,22,.4',
];
/** Both ears, the far one first. */
const EARS = [
  '-15,1,1 -21,-12 -19,-26 -12,-33 -7,-24 -5,-4,1',
  '-5,4,1 -9,-12 -3,-28 6,-34 12,-25 11,-10 7,5,1',
];

/** A zebra's head and neck before that wall, looking left, its stripes the bands of the wall. */
export const zebraAtWall: readonly Layer[] = [
  within(WHITE, at(EARS[0]!), cut(BLACK, at('-40,-22,1 -14,-24 0,-20,1 0,-40,1 -40,-40,1'))),
  within(
    WHITE,
    BODY,
    cut(BLACK, ...ENDS.map((end, index) => stripe(index, end)), ...FORKS.map((row) => limb(row))),
  ),
  within(
    WHITE,
    at(HEAD),
    cut(BLACK, ...FACE.map((row) => at.limb(row))),
    cut(BLACK, at('-80,-10,1 -84,6 -82,18 -77,28 -77,50,1 -120,50,1 -120,-10,1')),
    cut(BLACK, at('-41,12,1 -35,7 -28,8 -22,13,1 -29,17 -37,17')),
  ),
  cut(WHITE, at('-33,10,1 -31,9 -30,11 -32,12')),
  // The near ear and the nostril.
  within(
    WHITE,
    at(EARS[1]!),
    cut(
      BLACK,
      at('-20,-25,1 2,-26 20,-28,1 20,-40,1 -20,-40,1'),
      at('-3,-2,1 -3,-14 2,-22 6,-20 6,-10 4,0,1'),
    ),
  ),
  cut(WHITE, at('-92,11,1 -96,13 -95,19 -91,17,1')),
];
