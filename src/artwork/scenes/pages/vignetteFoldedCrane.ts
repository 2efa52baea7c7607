import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [GROUND, PAPER, LAND, LAKE, SHORE, ROAD] = [
  '#f0623f',
  '#fff3d6',
  '#a6cb6e',
  '#49adcf',
  '#d3ecd9',
  '#e2b679',
];
const [ROUTE, GOLD, GOLD_SHADE, INK] = ['#d4252f', '#ffd24c', '#f7a92e', '#2b1d24'];
/** What a fold turns away from the light: far away, or a little. */
const [SHADE, DIM] = [
  { fill: '#74343a', opacity: 0.34 },
  { fill: '#74343a', opacity: 0.13 },
];

/** One sheet: neck, wing, body and tail. */
const SHEET = '214,240,1 288,208,1 462,600,1 650,64,1 786,590,1 1128,372,1 860,690,1 600,850,1 366,690,1';
const FAR_WING = '520,620,1 836,96,1 846,600,1 700,700,1';

/** The map that is printed over all of the sheet: it does not know of the folds. */
const map: readonly Layer[] = [
  cut(
    LAND,
    '560,20 700,40 760,180 700,250 600,220 540,140',
    '180,420 300,380 420,520 470,640 400,760 280,720 200,560',
    '640,640 760,560 900,560 960,660 880,800 700,860 620,780',
  ),
  inked(
    ROAD,
    7,
    '120,330 420,400 700,330 1000,250',
    '160,640 420,590 700,690 1160,560',
    '560,20 500,300 560,560 480,900',
    '760,60 716,420 790,640 740,900',
    '960,180 900,500 980,820',
    '300,180 320,500 260,760',
  ),
  inked(LAKE, 14, '640,560 760,520 880,560 1000,440 1140,360', '560,480 470,450 400,400'),
  cut(SHORE, '500,470 560,420 640,430 720,480 740,560 690,640 590,650 520,600 470,540'),
  cut(LAKE, '520,478 566,440 636,448 704,494 720,556 676,622 596,630 536,588 492,540'),
  cut(SHORE, '600,540 640,520 660,556 620,576'),
];

const route: readonly Layer[] = [
  inked(
    ROUTE,
    14,
    '262,300 268,318 272,334',
    '279,357 285,373 290,390',
    '297,412 303,428 308,444',
    '316,467 321,484 327,499',
    '335,522 342,539 348,552',
    '360,576 367,589 375,604',
    '387,625 397,640 407,653',
    '423,672 434,684 446,694',
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

/** The crown: a full fan of fine bristles from one point. */
const bristles = (odd: 0 | 1): string[] =>
  Array.from({ length: 27 }, (_, at) => at)
    .filter((at) => at % 2 === odd)
    .map((at) => {
      const turn = ((152 - at * 5) / 180) * Math.PI;
      const far = 158 + ((at * 37) % 41);
      const along = (way: number) =>
        `${Math.round(280 + Math.cos(turn) * way)},${Math.round(220 - Math.sin(turn) * way)}`;
      return limb(`${along(0)},3 ${along(far * 0.7)},6 ${along(far)},0`);
    });

/** Plans: a road map folded to a crowned crane, the way still on it. */
export const vignetteFoldedCrane: readonly Picture[] = [
  picture(
    'vignettes/service-trip-planning',
    light('noon', 'uganda', 'left'),
    wash(GROUND),
    cut({ fill: '#a8302c', opacity: 0.5 }, '600,850,1 860,690,1 1128,800,1 1010,860,1'),
    within(
      PAPER,
      FAR_WING,
      moved({ x: -70, y: -300 }, ...map),
      cut(DIM, FAR_WING),
      cut(SHADE, '836,96,1 846,600,1 700,700,1 700,560,1'),
    ),
    within(
      PAPER,
      SHEET,
      ...map,
      // Neck, near side of the tail and breast lie in shade, the wing's right half a little.
      cut(SHADE, '288,208,1 246,226,1 420,640,1 600,850,1 620,640,1 462,600,1'),
      cut(SHADE, '1128,372,1 790,690,1 600,850,1 860,690,1'),
      cut(DIM, '786,590,1 1128,372,1 790,690,1 600,850,1 640,700,1'),
    ),
    within(
      PAPER,
      '650,64,1 786,590,1 600,790,1 438,620,1',
      ...map,
      cut(SHADE, '650,64,1 786,590,1 600,790,1'),
    ),
    ...route,
    ...pin,
    cut(GOLD_SHADE, ...bristles(1)),
    cut(GOLD, ...bristles(0)),
    cut(ROUTE, '232,296,1 196,292,1 214,384,1'),
    cut('#fffaf0', '300,200,1 232,254,1 96,330,1 244,312,1'),
    cut(INK, '300,200,1 212,206,1 164,262,1 96,330,1 232,258,1'),
    cut('#fffaf0', disc(222, 232, 9)),
  ),
];
