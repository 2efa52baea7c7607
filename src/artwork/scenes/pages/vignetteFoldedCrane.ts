import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [GROUND, PAPER, LAND, LAKE, SHORE, ROAD] = [
  '#f0623f',
  '#fff3d6',
  '#a6cb6e',
  '#49adcf',
  '#d3ecd9',
  '#e2b679',
];
const [ROUTE, GOLD, GOLD_SHADE, INK, BILL, CHEEK] = [
  '#d4252f',
  '#ffd24c',
  '#f7a92e',
  '#2b1d24',
  '#6d5560',
  '#fffaf0',
];
/** What a fold turns away from the light: far away, or a little. */
const [SHADE, DIM] = [
  { fill: '#74343a', opacity: 0.34 },
  { fill: '#74343a', opacity: 0.16 },
];

/** The sheet's sides: of the neck, that to the light and the near one; of the near and the far wing; of the tail. */
const NECK_LIT = '250,250,1 372,680,1 604,838,1 452,664,1 284,230,1';
const NECK_NEAR = '284,230,1 304,210,1 452,600,1 606,768,1 604,838,1 452,664,1';
const WING_LIT = '650,60,1 606,768,1 440,588,1';
const WING_AWAY = '650,60,1 796,590,1 606,768,1';
const FAR_WING_LIT = '846,112,1 768,620,1 640,640,1';
const FAR_WING_AWAY = '846,112,1 852,620,1 768,620,1';
const TAIL_NEAR = '1124,366,1 796,590,1 606,768,1 604,838,1 820,664,1';
const TAIL_AWAY = '1124,366,1 868,690,1 604,838,1 820,664,1';
const joined = (...sides: readonly string[]): string => sides.map((side) => outline(side)).join('');

/** The map that is printed over all of the sheet: it does not know of the folds. */
const map: readonly Layer[] = [
  cut(
    LAND,
    '560,20 700,40 740,170 680,214 600,196',
    '180,420 300,380 420,520 470,640 400,760 280,720 200,560',
    '650,660 760,580 900,540 1000,640 880,800 700,860 610,800',
  ),
  inked(
    ROAD,
    7,
    '120,330 420,400 700,330 1000,250',
    '160,640 420,600 700,690 1160,540',
    '500,300 560,560 480,900',
    '690,200 716,420 790,640 740,900',
    '960,180 930,500 980,820',
    '250,200 330,480 300,760',
  ),
  inked(LAKE, 14, '680,560 780,560 860,610 960,520 1130,360'),
  cut(SHORE, '500,470 560,420 640,430 720,480 740,560 690,640 590,650 520,600 470,540'),
  cut(LAKE, '520,478 566,440 636,448 704,494 720,556 676,622 596,630 536,588 492,540'),
  cut(SHORE, '560,560 600,540 626,572 588,590'),
];

const route: readonly Layer[] = [
  inked(
    ROUTE,
    14,
    '282,300 288,318 292,334',
    '299,357 305,373 310,390',
    '317,412 323,428 328,444',
    '336,467 341,484 347,499',
    '355,522 362,539 368,552',
    '378,576 383,589 389,604',
    '398,625 406,640 415,653',
    '428,672 437,684 448,694',
    '465,709 479,718 495,727',
    '516,736 534,741 551,743',
    '573,741 590,736 605,731',
    '628,718 640,708 651,694',
    '662,674 669,657 673,642',
    '676,618 676,602 672,584',
    '665,561 659,545 652,529',
    '643,508 637,493 628,477',
    '616,458 607,443 601,426',
    '602,404 609,386 617,372',
  ),
];

/** The pin at the end of the way. */
const pin: readonly Layer[] = [
  cut({ fill: '#5a2440', opacity: 0.4 }, '634,336,1 700,272 726,292 670,340'),
  cut(ROUTE, '634,336,1 622,300 592,264 592,214 634,194 676,214 678,264 646,300'),
  cut(PAPER, disc(634, 240, 16)),
];

/** The crown: bristles in a full fan from one point, so many and so long. */
const bristles = (count: number, far: number): string[] =>
  Array.from({ length: count }, (_, at) => {
    const turn = ((90 - (at - (count - 1) / 2) * 7.5) / 180) * Math.PI;
    const along = (way: number) =>
      `${Math.round(276 + Math.cos(turn) * way)},${Math.round(214 - Math.sin(turn) * way)}`;
    return limb(`${along(30)},2 ${along(far * 0.7)},5 ${along(far)},1`);
  });

const head: readonly Layer[] = [
  cut(GOLD_SHADE, ...bristles(20, 168), disc(272, 190, 62, 50)),
  cut(GOLD, ...bristles(21, 150), disc(272, 190, 52, 40)),
  // Throat, bill, cheek, and the cap that is folded down over them.
  cut(ROUTE, '252,296,1 206,292,1 232,362,1'),
  cut(BILL, '186,232,1 84,316,1 206,290,1'),
  cut(CHEEK, '306,206,1 220,226,1 190,270,1 196,290,1 254,302,1 300,262,1'),
  cut(SHADE, '306,208,1 270,262,1 254,302,1 300,262,1'),
  cut(INK, '306,206,1 270,184,1 218,192,1 182,236,1 84,316,1 196,274,1 222,242,1 262,232,1'),
  cut(ROUTE, '220,242,1 264,231,1 244,258,1'),
  cut(CHEEK, disc(222, 222, 9)),
];

/** Plans: a road map folded to a crowned crane, the way still on it. */
export const vignetteFoldedCrane: readonly Picture[] = [
  picture(
    'vignettes/service-trip-planning',
    light('noon', 'uganda', 'left'),
    wash(GROUND),
    cut({ fill: '#a8302c', opacity: 0.5 }, '604,838,1 868,690,1 1168,752,1 960,790,1 1090,842,1'),
    within(
      PAPER,
      joined(FAR_WING_LIT, FAR_WING_AWAY),
      moved({ x: -110, y: 20 }, ...map),
      cut(DIM, FAR_WING_LIT),
      cut(SHADE, FAR_WING_AWAY),
    ),
    within(
      PAPER,
      joined(NECK_LIT, NECK_NEAR, TAIL_NEAR, TAIL_AWAY, WING_LIT, WING_AWAY),
      ...map,
      ...route,
      cut(DIM, NECK_NEAR, TAIL_NEAR),
      cut(SHADE, TAIL_AWAY, WING_AWAY),
    ),
    ...pin,
    ...head,
  ),
];
