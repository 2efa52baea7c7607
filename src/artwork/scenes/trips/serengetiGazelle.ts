import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [GROUND, BACK, GLOW, WHITE, BLACK, SHADE] = [
  '#8ccfd0',
  '#c8501e',
  '#f79a3c',
  '#fff4dc',
  '#1f1226',
  '#8c3316',
];

/** An umbrella acacia, its foot at the origin. */
const acacia = cut(
  BLACK,
  limb('0,8,9 -4,-60,7 -40,-120,4 -70,-150,3'),
  limb('-2,-50,6 34,-110,4 80,-150,3'),
  limb('-2,-50,5 0,-150,3'),
  '-150,-140,1 -120,-166 -60,-190 20,-194 100,-180 150,-146,1 90,-136 40,-146 -20,-136 -90,-142',
);

/** One that the wind has bent. */
const bentAcacia = cut(
  BLACK,
  limb('0,8,9 10,-50,7 0,-110,5 -24,-146,3'),
  limb('8,-44,6 50,-84,4 110,-128,3'),
  limb('6,-90,4 40,-140,3'),
  '-104,-138,1 -70,-164 0,-184 60,-176 130,-156 182,-118,1 120,-122 70,-134 10,-130 -50,-142',
);

/** Its head turned back, the poll at the origin. */
const head = [
  cut(BLACK, limb('48,-8,15 46,-80,14 28,-140,11 8,-180,7 2,-206')),
  cut(
    BACK,
    '-46,90 -40,30 -16,-8 20,-28 60,-14 130,34 200,84 228,104,1 238,122 236,142 216,158,1 190,164 140,154 90,150 50,164 10,190 -30,160',
  ),
  cut(WHITE, '217,157,1 190,166 140,157 90,150 56,160 20,212,1 6,150 56,116 110,122 190,146,1'),
  cut(BLACK, '196,78,1 230,100 240,122 214,122,1'),
  cut(WHITE, '206,110,1 180,122 130,96 90,72 36,76 20,40 44,0 100,20 150,60'),
  cut(BLACK, '84,44,1 124,78 170,112 200,144,1 150,142 100,104 62,54,1'),
  cut(BLACK, disc(66, 38, 24, 21)),
  cut(WHITE, disc(73, 31, 5)),
  cut(BACK, '30,-20,1 -40,-28 -120,-58 -174,-56,1 -144,-6 -80,42 -6,44,1'),
  cut(WHITE, '-30,12,1 -80,-24 -130,-40 -154,-42,1 -124,-6 -80,20 -34,26,1'),
  within(
    BLACK,
    limb('18,-2,20 16,-84,17 -6,-150,13 -32,-190,8 -38,-222'),
    inked(
      GLOW,
      5,
      '-20,-24,1 50,-34,1; -20,-50,1 50,-62,1; -20,-76,1 50,-92,1; -30,-100,1 40,-122,1; -40,-122,1 30,-150,1',
    ),
  ),
];

/** The trip to the Serengeti: the black stripe of a Thomson's gazelle is the plain with its acacias at dusk. */
export const serengetiGazelle: readonly Picture[] = [
  picture(
    'packages/serengetimigrationsafari-3',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [0, 450, 1060, 270], camera: 'profile' }),
    wash(GROUND),
    // The far foreleg.
    cut(SHADE, '960,780,1 1050,680,1 1052,740 1044,800 1070,870 1074,940,1 1022,940,1 1004,840'),
    // The body.
    within(
      BACK,
      '-60,446,1 200,440 460,436 660,426 800,416 870,380 910,330,1 1000,210,1 1036,250 1034,350 1056,450 1078,540 1078,640 1054,740 1010,800,1 700,818 300,828 -60,806,1',
      cut(SHADE, '810,410,1 860,418 920,416 966,424,1 966,300,1 900,300,1'),
      cut(GLOW, '-60,560,1 200,540 520,556 780,590 950,690,1 950,740,1 -60,740,1'),
      cut(WHITE, '-60,720,1 980,720,1 980,900,1 -60,900,1'),
    ),
    cut(BLACK, '-60,672,1 200,680 560,692 820,688 980,650,1 940,730 760,750 400,754 -60,742,1'),
    moved({ x: 560, y: 690, scale: 1.15 }, acacia),
    moved({ x: 270, y: 684, scale: 0.8, flip: true }, bentAcacia),
    moved({ x: 76, y: 682, scale: 0.5 }, acacia),
    moved({ x: 786, y: 690, scale: 0.56 }, bentAcacia),
    // The near foreleg.
    cut(BACK, '880,640 940,590 1040,620 1060,700 1040,780 1004,850 994,940,1 944,940,1 946,860 916,770'),
    moved({ x: 990, y: 224, flip: true }, ...head),
  ),
];
