import { cut, inked, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [GROUND, LEAF, LIT, SHADE, FOREST, DARK, MIST, PATH, BARK, TABLE, SHADOW] = [
  '#f6b79c',
  '#3c974b',
  '#93cd50',
  '#1f6e45',
  '#12564a',
  '#0a3733',
  '#fffaf0',
  '#d4502e',
  '#6b3a2a',
  '#e4866a',
  '#b95a48',
];

/** How far apart the rows of tea are on the hill, from its top. */
const ROWS = [356, 388, 424, 466, 514, 568, 630, 700, 780];
const rows = (paint: string) =>
  ROWS.map((y, at) =>
    inked(paint, 10 + at * 2.5, `220,${y - 40} 400,${y + 18} 600,${y + 34} 800,${y + 18} 980,${y - 40}`),
  );
const BODY = '600,312 790,320 920,440 956,610 890,770 780,850,1 420,850,1 310,770 244,610 280,440 410,320';

/** The tea hills on the edge of the forest. */
export const nyungweTeapot: readonly Picture[] = [
  // A teapot that is a hill of tea: its lid is the forest, its steam the mist.
  picture(
    'places/nyungwe-4',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [420, 230, 360, 120], camera: 'front' }),
    wash(GROUND),
    wash(TABLE, { y: 760 }),
    cut(SHADOW, '330,850,1 420,836 780,836 900,846 1010,856,1 900,872 600,876 420,870'),
    inked(SHADE, 54, '850,440 960,360 1080,400 1110,540 1060,680 880,730'),
    cut(LEAF, '76,430,1 150,400,1 180,500 250,560 330,560,1 420,800,1 390,806,1 240,740 160,640 130,500'),
    cut(SHADE, '76,430,1 130,500 160,640 240,740 390,806,1 400,790,1 290,730 220,650 170,550 100,420,1'),
    within(
      LEAF,
      BODY,
      ...rows(LIT),
      within(SHADE, '790,300,1 866,430 886,600 840,750 760,880,1 990,880,1 990,300,1', ...rows(LEAF)),
      cut(PATH, limb('560,350,7 650,440,12 560,550,18 470,640,24 620,740,32 560,900,42')),
    ),
    // The forest on the hill is the lid, and its knob the tallest tree.
    cut(
      FOREST,
      '400,350,1 412,286 470,246 540,222 600,218 660,222 730,246 788,286 800,350,1 720,372 600,380 480,372',
    ),
    cut(DARK, '640,219,1 730,246 788,286 800,350,1 740,366 690,374,1 726,330 716,270'),
    cut(BARK, limb('600,236,14 596,180,9')),
    cut(DARK, '506,184,1 520,140 556,124 600,100 650,122 684,142 694,184,1 600,200'),
    cut(
      MIST,
      '352,352,1 420,326 500,352 590,338 690,360 780,330 848,356,1 780,384 690,380 600,396 500,384 420,392',
    ),
    cut(DARK, '76,430,1 96,404 136,392 150,400,1 130,420 96,436'),
    cut(
      MIST,
      '96,396,1 60,340 96,290 80,230 110,160 190,110 300,110 380,90 440,30,1 430,130 360,180 260,180 190,200 164,240 190,300 150,340 138,382,1',
    ),
  ),
];
