import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { cherry, COFFEE_GREENS } from '../plants/coffeeSprig.ts';

const [LIT, LEAF, SHADE, DEEP, VEIN] = COFFEE_GREENS;

const BODY =
  '300,330,1 330,240 372,206 430,128 500,116 560,74 640,84 700,84 760,126 830,160 880,220 950,270 1020,352,1 950,410 890,438 830,504 760,510 700,556 620,548 560,566 480,530 420,490 340,440';
const HEAD =
  '44,338,1 60,306 104,262 150,214 214,180 262,140 338,70,1 346,130 366,200 388,270 400,350 384,420 330,456 230,456 140,434 80,402 52,380,1 46,362';
const TAIL =
  '930,352,44 1000,356,31 1054,374,25 1108,412,22 1130,470,20 1122,530,18 1084,576,16 1030,588,15 982,562,13 966,512,12 990,468,11 1036,458,9 1066,486,8 1060,522,7 1034,534,5 1018,518,5';

/** A hand like a mitten on what it holds: one bundle of toes before it, one behind. */
const mitten = (x: number, y: number): readonly string[] => [
  limb(`${x + 2},${y - 36},18 ${x - 12},${y - 6},19 ${x - 25},${y + 20},15 ${x - 22},${y + 38},12`),
  limb(`${x - 2},${y - 36},18 ${x + 12},${y - 6},19 ${x + 27},${y + 20},15 ${x + 24},${y + 40},12`),
  disc(x - 22, y + 40, 12),
  disc(x + 24, y + 42, 12),
  disc(x + 1, y - 34, 17),
];

/** A leg whose foot stands at a point of the branch, lit from the left. */
const leg = (row: string, x: number, y: number): readonly Layer[] => [
  cut(SHADE, limb(row), ...mitten(x, y)),
  within(
    LEAF,
    limb(row),
    cut(
      SHADE,
      limb(
        points(row)
          .map(([a, b, half]) => `${a + 46},${b + 16},${half}`)
          .join(' '),
      ),
    ),
  ),
  cut(LEAF, ...mitten(x - 2, y).filter((_, part) => part % 2 === 0)),
];

/** The arm of the far side, stretched out to a cherry that it takes between its toes. */
export const chameleonReach: readonly Layer[] = [
  cut(
    SHADE,
    limb('430,400,0 410,450,44 356,530,32 312,574,25 290,572,23 230,550,19 172,532,19'),
    limb('210,542,0 186,534,19 146,520,18 112,526,15 88,554,11'),
    limb('210,536,0 186,536,19 164,560,16 158,590,13'),
    disc(88, 554, 11),
    disc(158, 590, 13),
  ),
];

/** The hind leg of the far side. */
export const chameleonFar: readonly Layer[] = [
  cut(
    SHADE,
    limb('850,400,0 870,440,46 926,520,36 950,566,27 942,582,25 906,622,20 898,656,18'),
    ...mitten(896, 654),
  ),
];

/** The body: a leaf of coffee that ends in a curled tail; the near legs hold the branch at y = 668. */
export const chameleonNear: readonly Layer[] = [
  within(
    SHADE,
    limb(TAIL),
    cut(
      LEAF,
      limb(
        points(TAIL)
          .map(([x, y, half]) => `${x - 5},${y - 9},${half}`)
          .join(' '),
      ),
    ),
  ),
  within(
    SHADE,
    BODY,
    cut(LEAF, '280,380,1 280,0,1 1060,0,1 1060,360,1 1000,345,1 900,322 780,304 640,296 480,316 380,340'),
    // Where the light lies along the back.
    cut(
      LIT,
      '280,340,1 280,0,1 1060,0,1 1060,352,1 1010,345,1 900,270 820,206 700,166 600,160 500,190 420,250 360,330',
    ),
    inked(
      SHADE,
      7,
      '430,322 450,250 490,206 506,90',
      '550,304 590,230 640,180 660,50',
      '676,296 730,230 780,190 800,90',
      '790,302 840,250 880,220 896,150',
    ),
    inked(
      DEEP,
      7,
      '440,326 500,400 540,450 560,600',
      '560,304 620,390 660,440 680,600',
      '680,296 740,370 790,410 810,540',
      '800,302 850,350 890,380 916,460',
    ),
  ),
  cut(VEIN, limb('350,352,10 480,314,9 640,294,8 800,302,7 920,326,6 1040,358,5 1090,386,3 1122,440,0')),
  ...leg('826,372,0 842,440,66 800,532,44 764,586,30 766,598,29 800,628,22 816,660,18', 816, 654),
  ...leg('440,380,0 456,440,62 500,530,42 540,584,30 540,598,28 510,628,22 496,660,18', 496, 654),
  // The horns of the two blades that the mountain's own kind wears.
  cut(SHADE, '164,226,1 120,190 76,164 40,158,1 66,196 100,232 130,262,1'),
  cut(LIT, '126,246,1 74,218 16,206 -20,212,1 6,236 44,272 80,312,1'),
  cut(LEAF, '-20,212,1 6,236 44,272 80,312,1 96,290,1 60,256 20,226'),
  within(
    LEAF,
    HEAD,
    cut(LIT, '20,350,1 20,40,1 338,40,1 338,70,1 316,140 290,200 262,236,1 200,226 140,262 96,306 66,350,1'),
    cut(SHADE, '20,366,1 140,396 250,384 330,336 378,300,1 356,200 338,70,1 440,70,1 440,500,1 20,500,1'),
  ),
  inked(DEEP, 8, '46,362 140,394 250,382 326,338'),
  cut(DEEP, limb('62,322,0 76,312,7 88,314,0')),
  cut(DEEP, disc(206, 294, 73)),
  // The eye is a cherry.
  ...cherry(206, 292, 62, 13),
];
