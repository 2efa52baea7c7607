import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb, outline } from '../../drawing/brush.ts';
import { elephantDrinking } from '../../figures/animals/elephantDrinking.ts';
import { light } from '../../light/light.ts';

const [PLAIN, SHADE, SAND, RIVER, DEEP, RIPPLE] = [
  '#f8b94a',
  '#b8541d',
  '#fde3a4',
  '#13748f',
  '#0a4c69',
  '#8fd6cb',
];

const CHANNELS = [
  outline(
    '220,930,1 330,890 420,810 440,690 424,590 436,490 470,400,1 830,400,1 832,440 866,560 842,700 856,800 930,890 1040,930,1',
  ),
  limb('540,600,110 490,450,70 430,370,50 340,320,37 250,310,27 170,262,18 90,250,12 -40,190,8'),
  limb('590,520,110 556,400,60 560,290,44 510,200,32 500,110,22 450,40,14 440,-40,10'),
  limb('660,520,110 690,400,60 680,290,45 736,200,32 740,110,22 790,40,14 794,-40,10'),
  limb('700,600,110 750,450,70 812,380,50 900,336,37 990,330,27 1070,276,18 1150,266,12 1240,214,8'),
  limb('350,330,40 290,250,24 280,180,16 220,120,10 210,40,4 190,10'),
  limb('260,312,26 180,350,16 120,346,10 40,390,0'),
  limb('520,220,32 440,170,19 400,100,12 340,60,0'),
  limb('500,130,20 560,70,12 570,20,7 600,-20,4'),
  limb('724,220,32 820,180,19 850,120,12 910,80,0'),
  limb('900,336,36 960,240,22 960,170,14 1020,110,9 1030,40,0'),
  limb('990,330,24 1070,372,15 1120,366,9 1190,404,0'),
  limb('280,190,14 330,140,8 340,110,0'),
];

/** One of the herd: where its trunk meets the water, and its size. */
const drinks = (x: number, y: number, scale: number): Layer =>
  moved(
    { x, y, scale },
    cut(SHADE, '-250,-104,1 -340,-100 -480,-36 -560,30 -580,90 -540,130 -440,138 -300,120 -190,104,1'),
    moved({ x: 74, y: 0, turn: -90, flip: true }, ...elephantDrinking),
  );

/** The river Tarangire and its side channels from above. */
export const tarangireRiverTree: readonly Picture[] = [
  // Its arms are a baobab's boughs, and the herd drinks along the bole.
  picture(
    'places/tarangire-4',
    light('golden', 'tanzania', 'right'),
    plan({ subject: [480, 330, 370, 560], camera: 'above' }),
    wash(PLAIN),
    moved({ x: 10, y: -8 }, cut(SHADE, ...CHANNELS)),
    moved({ x: -9, y: 8 }, cut(SAND, ...CHANNELS)),
    within(
      RIVER,
      CHANNELS.join(''),
      cut(
        DEEP,
        '1240,930,1 710,930,1 746,820 720,700 756,600 732,500 704,420 708,330 722,236,1 740,330 772,410 800,420 850,376 920,350 1010,346,1 1240,400,1',
      ),
    ),
    cut(SAND, limb('580,570,0 560,490,18 570,420,16 596,340,0'), limb('630,920,0 650,840,20 640,750,0')),
    cut(
      RIPPLE,
      limb('524,620,0 590,640,9 676,618,0'),
      limb('560,688,0 620,706,9 704,684,0'),
      limb('460,836,0 520,856,9 592,836,0'),
    ),
    drinks(482, 512, 0.42),
    drinks(486, 652, 0.42),
    drinks(476, 766, 0.28),
  ),
];
