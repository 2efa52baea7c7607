import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, spots, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';
import { points } from '../../drawing/points.ts';
import { light } from '../../light/light.ts';

const [SKY, PLAIN, UMBRA, TREE] = ['#fbd873', '#e8983a', '#c06f28', '#1c2b26'];
const [COAT, FAR, HEART, CREAM, EYE] = ['#3f8a4c', '#2a6540', '#9cc04a', '#eef0b8', '#fbd25a'];

const BODY =
  '210,330,1 290,266 370,212 460,196 560,206 680,196 790,176 890,180 980,226 1050,300 1090,366 1064,398,1 960,404 860,396 720,392 560,398 420,404 300,410 210,404,1';
const TAIL = limb('1030,330,30 1090,430,22 1096,530,18 1066,600,16 1046,660,16 1060,712,14 1098,724,0');
const FORELEG =
  '300,360,1 316,440 318,500 310,540 300,566 308,596,1 320,610 336,612 350,606,1 362,606 374,596 378,580 372,548 378,500 404,440 430,390,1';
const FAR_FORELEG = '404,390,1 408,450 406,490 400,520 402,552 424,562 448,548 444,500 446,460 470,400,1';
const HINDLEG =
  '820,330,1 810,400 842,450 890,480 904,510 896,546 876,580 866,606 872,628,1 886,640 902,640 916,632,1 934,632 944,616 946,590 960,550 972,500 968,470 990,430 1020,390 1000,320,1';
const FAR_HINDLEG =
  '800,380,1 800,430 822,476 826,510 812,550 808,584 830,594 852,578 862,510 866,470 880,390,1';

/** Rosettes: a broken ring about a darker heart. */
const rosette = (x: number, y: number, r: number, turn: number): Layer[] => {
  const at = (way: number, out: number) =>
    `${Math.round(x + Math.cos(way) * out * 1.15)},${Math.round(y + Math.sin(way) * out)}`;
  const arc = (from: number, long: number) =>
    limb(`${at(from, r)},4 ${at(from + long / 2, r * 1.16)},${Math.round(r * 0.34)} ${at(from + long, r)},4`);
  return [
    cut(HEART, disc(x, y, r * 0.95, r * 0.85)),
    cut(TREE, arc(turn, 1.5), arc(turn + 2.1, 1), arc(turn + 3.7, 1.8)),
  ];
};

const ROSETTES = points(
  '400,244,20 470,262,24 556,312,24 600,250,26 560,372,16 476,366,20 650,330,26 690,236,22 750,296,28 712,366,18 786,214,22 866,356,22 890,200,18 930,250,22 930,330,26 1000,296,22 1010,372,22 1066,350,16 396,330,24 330,290,14',
);
const LEG_SPOTS =
  '352,430 372,470 338,480 356,520 336,548 358,566 384,440 330,410; 884,420 934,410 960,440 920,450 940,500 930,536 902,572 980,400 854,410';

const head: readonly Layer[] = [
  cut(COAT, pair('46,-84,1 58,-116 88,-130 114,-112 114,-76 96,-48,1')),
  cut(TREE, pair('62,-84,1 68,-106 88,-114 102,-100 102,-74 92,-58,1')),
  within(
    COAT,
    twin('0,-104,1 60,-104 102,-70 116,-10 110,44 84,92 44,118 0,122,1'),
    cut(CREAM, twin('0,24,1 30,28 74,42 88,76 64,110 30,140 0,140,1')),
    cut(
      TREE,
      ...spots('-30,-72 30,-72 0,-88 -60,-62 60,-62', 8, 6),
      ...spots('-14,-50 14,-50 -44,-46 44,-46 -94,-14 94,-14 -98,18 98,18 -90,48 90,48 0,-30', 6, 5),
    ),
  ),
  // Eyes half shut, with the dark line down beside the nose.
  cut(TREE, pair('18,40,1 16,18 30,0 52,-12 76,-8 94,6,1 84,20 66,28 44,26 28,26')),
  cut(EYE, pair('34,12,1 46,2 62,-2 80,6,1 72,18 58,22 44,20')),
  cut(TREE, disc(-57, 8, 8, 10), disc(57, 8, 8, 10)),
  cut(HEART, twin('0,-10,1 12,-6 14,30,1 0,30,1')),
  cut(TREE, twin('0,34,1 24,32 28,42 12,58 0,60,1')),
  inked(TREE, 5, '0,58 0,74 -30,92 -60,80', '0,58 0,74 30,92 60,80'),
  cut(TREE, ...spots('-36,62 -50,70 -54,56 36,62 50,70 54,56', 4)),
];

/** An acacia of the Serengeti. */
export const serengetiCrown: readonly Picture[] = [
  // The leopard that most drive past: it lies on the forks as the acacia's own crown.
  picture(
    'places/serengeti-3',
    light('dusk', 'tanzania', 'left'),
    plan({ subject: [300, 190, 720, 210], camera: 'front' }),
    wash(SKY),
    floor(PLAIN, '-40,776 1240,776'),
    cut(UMBRA, disc(640, 826, 400, 26)),
    cut(FAR, FAR_FORELEG, FAR_HINDLEG),
    cut(
      TREE,
      '596,640,1 602,720 588,800 560,826,1 720,826,1 680,790 664,720 662,640,1',
      limb('632,680,26 570,580,20 470,520,15 380,460,12 300,390,7'),
      limb('624,650,26 700,560,19 800,520,15 900,470,12 990,390,7'),
      limb('560,568,12 590,500,11 580,440,9 560,390,7'),
      limb('470,524,10 480,480,8 470,390,6'),
      limb('690,556,12 680,490,10 700,390,7'),
      limb('790,522,10 790,470,8 810,390,6'),
    ),
    within(
      COAT,
      TAIL,
      cut(TREE, ...spots('1076,410 1098,446 1080,482 1100,516 1078,548 1086,580', 9, 7)),
      inked(TREE, 13, '1030,606 1090,624', '1020,640 1080,656', '1020,684 1064,670'),
      cut(TREE, '1050,700,1 1090,690,1 1110,760,1 1040,750,1'),
    ),
    within(
      COAT,
      `${BODY};${FORELEG};${HINDLEG}`,
      // The shade of the head.
      cut(FAR, '200,260,1 310,286 348,350 330,440 280,490,1 180,480,1'),
      ...ROSETTES.flatMap(([x, y, r], at) => rosette(x, y, r, at * 1.3)),
      cut(TREE, ...LEG_SPOTS.split(';').flatMap((row) => spots(row, 9, 7))),
    ),
    inked(
      FAR,
      6,
      '814,388 820,310 866,270 930,280',
      '328,604 326,578',
      '350,602 352,576',
      '886,634 888,608',
      '908,630 912,604',
    ),
    moved({ x: 216, y: 372, scale: 0.92, turn: -7 }, ...head),
  ),
];
