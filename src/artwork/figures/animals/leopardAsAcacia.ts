import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, spots, within } from '../../canvas/cut.ts';
import { limb, outline } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';
import { placed } from '../../drawing/placed.ts';

const [COAT, SHADE, HEART, LEAF] = ['#f3b93f', '#c47a2a', '#8ab048', '#17392b'];
const [WHITE, EYE, NOSE, BARK_SHADE] = ['#fff0cf', '#f8b23a', '#b8553a', '#bd4a28'];

/** The bark, and the plain it stands on, in the last sun. */
export const LAST_SUN = '#ea6a2e';

/** Nape, high shoulder, back that sags, rump, and the belly that spreads over the bough. */
const BODY =
  '150,60,1 230,66 290,56 350,28 410,30 470,62 560,104 660,118 760,108 850,66 920,32 990,30 1060,62 1100,120 1108,190 1080,262 980,290 880,286 780,310 660,318 560,306 480,284 420,296 330,304 250,290 180,250,1';
const FORELEG =
  '262,226,1 290,290 320,336 338,392 342,440 328,482 316,520 326,556 360,570 396,562 414,534 408,492 398,452 404,404 426,360 462,330 480,296,1 510,220,1';
const HINDLEG =
  '866,180,1 866,270 874,340 904,398 952,446 958,486 936,530 918,566 924,600 954,614 992,604 1004,572 1006,526 1034,480,1 1030,440 1042,380 1090,300 1110,190,1';
const TAIL =
  '1030,110,24 1094,128,27 1150,210,24 1166,330,21 1146,450,19 1144,550,18 1190,604,17 1240,586,16 1250,530,9';
/** The legs beyond the boughs. */
const FAR_LEGS =
  '440,230,1 456,310 470,370 470,420 456,462 450,496 464,520 492,524 514,506 516,466 514,420 528,360 580,300 600,240,1';

/** The trunk and its boughs, the foot on y 810. */
const TREE = [
  '646,850,110 664,786,70 672,730,58 690,660,46 706,600,0',
  '676,790,42 664,700,48 606,570,42 520,458,36 430,390,31 320,364,26 190,362,21 40,346,5',
  '672,790,42 690,700,48 746,590,42 826,470,35 900,370,30 980,240,24',
  '560,510,20 596,420,18 602,350,17 590,270,15',
  '780,540,20 764,440,18 776,360,17 800,270,15',
  '340,306,14 430,306,26 560,318,32 700,322,32 830,312,29 960,296,14',
];
/** The sides of them from the sun. */
const LEE = [
  '726,800,0 708,752,18 704,700,20 764,604,18 846,482,14 916,380,8 960,320,0',
  '640,612,0 566,506,9 470,418,9 380,386,7 250,376,0',
  '400,318,0 560,340,9 700,344,10 860,326,0',
];

type Mark = readonly [x: number, y: number, r: number, turn: number];

/** One rosette: leaves bent in a broken ring round a middle, lower than wide; each begins at and spans shares of the ring. */
const rosette = ([x, y, r, turn]: Mark): string =>
  (
    [
      [0, 0.27],
      [0.32, 0.24],
      [0.61, 0.34],
    ] as const
  )
    .map(([from, span]) => {
      const knot = (share: number, half: number) => {
        const angle = turn + (from + span * share) * Math.PI * 2;
        return `${Math.round(x + Math.cos(angle) * r * 1.12)},${Math.round(y + Math.sin(angle) * r * 0.8)},${half}`;
      };
      const thick = Math.round(r * 0.27);
      return limb([knot(0, 3), knot(0.25, thick), knot(0.5, thick), knot(0.75, thick), knot(1, 3)].join(' '));
    })
    .join('');

/** The leaf within it: the crown of an acacia, domed above and level below. */
const crown = ([x, y, r]: Mark): string => {
  const at = placed({ x, y, scale: r / 40 });
  return outline(at('-46,14,1 -52,-4 -34,-14 -24,-30 0,-34 24,-30 34,-14 52,-4 46,14,1 20,22 -20,22'));
};

/** Three rows that overlap like the storeys of a crown, and smaller ones down the haunch and the shoulder. */
const ROSETTES: readonly Mark[] = [
  [388, 86, 34, 1.7],
  [470, 124, 36, 3.4],
  [568, 154, 37, 0.3],
  [670, 164, 38, 2.2],
  [772, 154, 37, 4],
  [862, 116, 38, 1],
  [950, 80, 36, 4.4],
  [1036, 112, 34, 0.3],
  [400, 172, 38, 3],
  [502, 206, 38, 2],
  [608, 228, 36, 3.6],
  [720, 232, 36, 0.6],
  [822, 220, 34, 2.6],
  [926, 168, 42, 0.7],
  [1030, 196, 40, 2.6],
  [420, 252, 32, 0.7],
  [960, 258, 38, 1.4],
  [944, 336, 30, 3.2],
];
const DOTS =
  '330,312 370,330 346,350 398,336 392,368 356,392 390,412 354,438 386,466 352,490 382,510 1030,290 1000,320 1030,350 990,376 944,404 1000,424 966,448 1008,480 962,500 990,528 952,552';
const SPINE = '440,62 506,92 586,120 660,128 740,122 810,98 880,62 990,42 1050,70';
const NECK = '316,74 318,124 336,172 344,224 330,270';

/** The face, from the front: about a point between the eyes. */
const face = placed({ x: 152, y: 168, turn: -5, scale: 1.16 });
const head: readonly Layer[] = [
  cut(LEAF, face(pair('50,-86,1 58,-124 92,-138 122,-118 126,-82 102,-46,1'))),
  cut(SHADE, face(pair('72,-84,1 78,-110 96,-116 110,-102 110,-78 96,-58,1'))),
  within(
    COAT,
    face(twin('0,-100 40,-102 78,-88 106,-54 118,-6 132,36 128,74 104,104 80,128 46,146 0,150')),
    cut(WHITE, face(twin('0,44 28,40 60,52 74,78 68,106 54,130 30,152 0,156'))),
    cut(WHITE, face(pair('26,10,1 54,14 90,-6,1 84,16 54,26'))),
  ),
  // Brow to nose, a plane by itself.
  cut(SHADE, face(pair('14,-16,1 20,12 28,34,1 20,36 12,10'))),
  cut(NOSE, face(twin('0,30,1 20,28 32,36,1 24,52 10,62 0,66,1'))),
  cut(LEAF, face(pair('18,52,1 32,36,1 28,54 12,64 0,68,1 10,60'))),
  // Lids, irises, pupils.
  cut(LEAF, face(pair('16,10,1 30,-18 58,-34 92,-24,1 82,2 54,14 32,8'))),
  cut(EYE, face(pair('32,-4,1 42,-20 66,-22 82,-16,1 74,4 48,8'))),
  cut(LEAF, ...spots(face('-57,-9 57,-9'), 10)),
  inked(LEAF, 6, face('0,66 0,84'), face('0,84 12,98 32,100 46,97;0,84 -12,98 -32,100 -46,97')),
  cut(
    LEAF,
    ...spots(face('34,72 48,66 40,84 54,80 -34,72 -48,66 -40,84 -54,80'), 3),
    ...spots(face('0,-84 -16,-66 16,-66 0,-50 -36,-78 36,-78 -34,-56 34,-56 -60,-66 60,-66'), 7, 6),
    ...spots(face('108,-22 106,0 94,20 112,30 94,46 98,66 -108,-22 -106,0 -94,20 -112,30 -94,46 -98,66'), 6),
  ),
];

/** A leopard along the top of an acacia as its flat crown; its chin is on a bough, and it looks at us. */
export const leopardAsAcacia: readonly Layer[] = [
  cut(SHADE, FAR_LEGS),
  cut(LEAF, ...spots('500,320 540,330 490,368 516,396 480,430 492,470', 9)),
  cut(LAST_SUN, ...TREE.map(limb)),
  cut(BARK_SHADE, ...LEE.map(limb)),
  within(
    COAT,
    limb(TAIL),
    cut(
      LEAF,
      ...spots('1104,150 1146,190 1126,236 1168,268 1142,312 1174,350 1148,384', 11, 14),
      limb('1124,424,9 1180,430,9'),
      limb('1116,476,10 1172,482,10'),
      limb('1116,540,11 1172,528,11'),
      limb('1146,610,12 1184,562,12'),
    ),
    cut(WHITE, '1208,650,1 1214,590,1 1216,500,1 1290,460,1 1290,650,1'),
  ),
  within(
    COAT,
    `${FORELEG};${HINDLEG};${BODY}`,
    cut(SHADE, '440,340,1 480,276 560,286 660,298 780,288 840,256 878,330,1'),
    cut(
      COAT,
      '310,230,1 300,300 450,300,1 480,262 500,200,1',
      '870,150,1 862,230 880,320 1000,330,1 1060,200,1',
    ),
    cut(SHADE, '866,176,1 846,230 862,290 872,320,1 856,290 838,256 842,200'),
    // The shade of the head on the neck.
    cut(SHADE, '230,40,1 290,64 330,110 344,180 326,250 280,310,1 150,320,1 150,40,1'),
    cut(HEART, ...ROSETTES.map(crown)),
    cut(LEAF, ...ROSETTES.map(rosette), ...spots(DOTS, 9), ...spots(SPINE, 14, 6), ...spots(NECK, 11, 9)),
    inked(
      LEAF,
      5,
      '338,534 340,572',
      '362,538 364,576',
      '386,534 386,570',
      '942,576 944,614',
      '964,580 966,616',
      '984,574 986,610',
    ),
  ),
  ...head,
];
