import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, strata, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb, outline } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { calfComing, elephantComing } from '../../figures/animals/elephantsComing.ts';
import { lovebirdFlying } from '../../figures/animals/lovebirdFlying.ts';
import { light } from '../../light/light.ts';

const [WALL, FOLD, NIGHT, LIP, EDGE, SUNNY] = [
  '#331740',
  '#46204c',
  '#220e2f',
  '#6d2d4c',
  '#b5533f',
  '#f19a4c',
];
const [FLOOR, SPILL, FAR, PLAIN, SAND, SHADOW] = [
  '#2a1236',
  '#f5b35c',
  '#eebd84',
  '#f6cf90',
  '#ffe9b8',
  '#d48d57',
];

/** The way in: a bole that was split, and the clefts that run up from it as the boughs of a baobab. */
const BOLE =
  '408,748,1 446,706 462,640 458,560 468,500 478,440 500,396,1 740,392,1 754,440 764,500 772,560 768,640 784,706 824,748,1';
const CLEFTS = [
  '540,480,76 470,396,40 390,336,25 300,304,14 220,298,7 150,268,1',
  '570,450,66 520,340,36 464,250,20 434,170,11 384,110,5 350,66,1',
  '620,450,66 622,320,34 602,220,20 626,140,11 612,80,5 622,36,1',
  '664,450,70 724,340,37 772,240,21 832,170,12 852,110,5 884,56,1',
  '690,480,76 772,404,40 862,350,24 952,332,13 1022,300,6 1094,290,1',
  '390,336,16 330,256,9 292,220,5 270,166,1',
  '300,304,9 240,342,5 172,352,1',
  '464,250,13 390,216,7 336,184,4 306,126,1',
  '602,220,13 552,150,8 542,90,4 502,40,1',
  '626,140,8 682,92,5 694,36,1',
  '772,240,14 784,150,8 764,100,4 770,46,1',
  '862,350,15 912,272,9 972,230,5 994,176,1',
  '952,332,9 1012,372,5 1080,380,1',
  '832,170,8 892,150,5 946,106,1',
];
/** The way in, and the wood about it `by` pixels further, which thins out towards the tip of each cleft. */
const way = (by = 0): string =>
  CLEFTS.map((row, index) => {
    const knots = points(row);
    const further = (at: number) =>
      at === 0 && index > 4 ? 0 : (by * (knots.length - 0.8 - at)) / knots.length;
    return limb(knots.map(([x, y, half], at) => [x, y, half + further(at)] as const));
  }).join('');

/** The light that falls in, over the floor, as its roots. */
const ROOTS = [
  '440,730,60 380,786,34 240,836,15 60,850,1',
  '530,730,70 490,800,40 400,870,20 320,950,5',
  '620,720,110 636,820,46 630,950,20',
  '700,730,70 770,820,40 850,900,20 900,950,8',
  '790,730,60 850,790,34 980,840,14 1150,852,1',
  '370,794,14 300,850,9 220,920,3 190,950,1',
  '860,800,14 930,860,8 1030,920,1',
].map((row) => limb(row));

/** Their shades, towards us over the sand, each along a root: first the legs, parted by light, then the body. */
const SHADES =
  '524,758,1 574,758,1 594,784 620,818,1 644,790 636,738,1 684,738,1 672,780 668,840 650,890 638,946,1 626,946,1 620,890 604,832 572,790;678,786,1 704,786,1 722,800 740,810,1 738,798 726,778,1 754,778,1 798,826 846,880 884,946,1 872,946,1 812,890 734,826';

/** The wood about the way in, `by` pixels far, moved a little. */
const lip = (fill: string, by: number, x = 0, y = 0): Layer =>
  moved(
    { x, y },
    (canvas) => canvas.path(outline(BOLE), { fill, stroke: fill, width: by * 2 }),
    cut(fill, way(by)),
  );

/** The dry months by the sand river, from within a hollow baobab: the light that comes in is a baobab too. */
export const tarangireHollow: readonly Picture[] = [
  picture(
    'places/tarangire-3',
    light('golden', 'tanzania', 'behind-left'),
    plan({ subject: [540, 500, 190, 230], camera: 'frame' }),
    wash(WALL),
    // The folds of the hollow run up on either side.
    cut(
      NIGHT,
      '-40,-40,1 120,-40,1 60,160 110,400 40,620 100,800,1 -40,860,1;1090,-40,1 1240,-40,1 1240,860,1 1130,800,1 1190,600 1120,400 1160,180',
      limb('236,800,24 200,650,18 240,500,9 220,400,1'),
      limb('1010,800,22 1040,660,16 1000,540,8 1020,430,1'),
    ),
    cut(
      FOLD,
      limb('130,800,14 150,640,20 110,470,12 150,330,1'),
      limb('330,790,20 350,690,16 330,580,9 360,480,1'),
      limb('880,770,18 890,680,16 906,580,9 880,480,1'),
      limb('1100,800,12 1110,650,18 1150,520,10 1110,430,1'),
      limb('130,240,1 160,140,12 240,40,20 260,-40,24'),
      limb('1040,130,1 1070,90,9 1080,20,16 1060,-40,20'),
    ),
    lip(LIP, 36, 5, 3),
    lip(EDGE, 17, 4, 2),
    lip(SUNNY, 6, 4, 0),
    within(
      SAND,
      outline(BOLE) + way(),
      strata(['#ffc768', '#ffd98c', '#ffedbd'], { height: 560, bands: 6 }),
      floor(FAR, '-40,520 460,510 560,496 660,504 780,516 1240,520'),
      floor(PLAIN, '-40,540 500,536 640,544 800,538 1240,540'),
      floor(SAND, '-40,584 480,590 620,578 800,586 1240,580'),
    ),
    within(
      FLOOR,
      '-40,800,1 200,772 408,748,1 824,748,1 1030,772 1240,800,1 1240,940,1 -40,940,1',
      within(
        SPILL,
        ROOTS.join('') + outline('420,730,1 812,730,1 780,790,1 450,790,1'),
        cut(SAND, '400,740,1 830,740,1 760,760 660,776 560,778 460,762'),
      ),
    ),
    // The sand runs over the threshold.
    cut(SAND, '432,730,1 800,730,1 790,752,1 440,752,1'),
    cut(SHADOW, SHADES),
    moved({ x: 606, y: 750, scale: 1.25 }, ...elephantComing),
    moved({ x: 716, y: 784, scale: 1.1 }, ...calfComing),
    moved({ x: 560, y: 410, scale: 0.26, turn: -8 }, ...lovebirdFlying),
    moved({ x: 612, y: 372, scale: 0.22, turn: -30 }, ...lovebirdFlying),
  ),
];
