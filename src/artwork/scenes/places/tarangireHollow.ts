import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, strata } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { calfAtSeep, elephantDigging, type Hide } from '../../figures/animals/elephantAtSeep.ts';
import { lovebirdFlying, lovebirdPerched } from '../../figures/animals/lovebirdsAsLeaves.ts';
import { light } from '../../light/light.ts';

const NEAR: Hide = { hide: '#6a3f5c', shade: '#43264c', rim: '#ffd78c', ivory: '#fff6dc' };
const MIDDLE: Hide = { hide: '#b0765f', shade: '#935c5c', rim: '#ffe6ac', ivory: '#fff6dc' };

/** A bare baobab far off, its foot at 0, 0. */
const BAOBAB = [
  '-46,4,1 -34,-40 -36,-90 -30,-120,1 30,-120,1 38,-90 34,-40 48,4,1',
  limb(
    '-20,-110,14 -50,-150,8 -96,-166,5 -130,-160,1;-10,-110,14 -24,-170,8 -50,-206,4 -56,-230,1;10,-110,14 30,-166,8 24,-206,4 40,-236,1;20,-110,14 60,-146,8 100,-156,5 140,-186,1;-60,-154,5 -84,-190,3 -110,-200,1;66,-150,5 90,-186,3 86,-214,1',
  ),
];

/** The opening, and behind it the hollow's folds, from the lip to the dark: each is a wall with a hole in it. */
const WALLS: readonly (readonly [wall: string, hole: string])[] = [
  [
    '#f7b25c',
    '424,760,1 430,700 398,640 440,520 436,400 470,330 486,240 560,176 610,116 700,132 760,110 830,180 868,250 900,300 906,400 938,490 930,580 912,680 926,760,1',
  ],
  [
    '#b85a3e',
    '394,780,1 412,690 368,640 420,500 404,390 448,300 462,220 540,160 600,96 690,110 770,90 846,166 886,240 914,300 918,400 952,490 944,590 928,680 944,780,1',
  ],
  [
    '#843a45',
    '330,800,1 352,690 300,600 350,470 338,340 398,240 416,160 520,96 600,50 700,62 790,40 880,130 926,230 948,300 950,410 984,500 974,600 960,690 980,800,1',
  ],
  [
    '#562747',
    '226,840,1 262,700 196,600 260,440 246,300 316,180 350,90 480,30 600,4 720,10 830,-10 930,90 976,210 1000,310 1006,430 1040,520 1026,620 1010,710 1040,840,1',
  ],
  [
    '#361a3d',
    '96,880,1 150,720 80,600 150,400 130,250 226,110 270,20 400,-60,1 880,-60,1 1000,60 1050,190 1080,320 1084,450 1116,540 1096,650 1080,730 1120,880,1',
  ],
  [
    '#20102b',
    '-60,920,1 30,740 -30,600 40,360 20,200 110,40 180,-60,1 1010,-60,1 1100,60 1130,180 1160,330 1160,460 1190,560 1164,660 1150,760 1200,920,1',
  ],
];
const SHEET = 'M-20-20V940H1220V-20Z';
const wallsOf = (walls: typeof WALLS): Layer[] =>
  walls.map(([wall, hole]) => cut(wall, SHEET + outline(hole)));

const outside: readonly Layer[] = [
  strata(['#ffd98a', '#ffe7ad', '#fff3cf'], { height: 470 }),
  floor('#f6cf92', '-40,430 400,404 620,420 800,396 1000,420 1240,410'),
  moved({ x: 800, y: 450, scale: 0.9 }, cut('#e3a870', ...BAOBAB)),
  moved({ x: 520, y: 440, scale: 0.5 }, cut('#ecbb80', ...BAOBAB)),
  floor('#e3a870', '-40,450 400,440 560,452 760,446 1240,430'),
  floor('#ffe9b4', '-40,480 500,470 700,484 1240,470'),
];

/** The dry months by the sand river, from within a hollow baobab. */
export const tarangireHollow: readonly Picture[] = [
  picture(
    'places/tarangire-3',
    light('golden', 'tanzania', 'right'),
    plan({ subject: [440, 180, 440, 500], camera: 'frame' }),
    ...outside,
    cut('#f0c583', '556,544,1 500,552 430,556 450,548 500,542,1'),
    moved({ x: 512, y: 546, scale: 0.24 }, ...elephantDigging(MIDDLE)),
    // Their dust hangs in the sun.
    cut(
      { fill: '#fff6d8', opacity: 0.55 },
      '600,590,1 640,556 690,566 720,530 790,520 830,470 900,480 950,450 1040,470,1 1040,640,1 640,640,1',
    ),
    floor('#ffdf9c', '-40,616 500,604 760,624 1240,600'),
    // Water seeps into the hole she dug; the shadows fall towards us, away from the sun.
    cut(
      '#dda066',
      '884,688,1 870,704 740,716 600,736 470,748 400,740 470,722 590,704 606,688,1',
      disc(500, 700, 72, 14),
    ),
    cut('#8c5057', disc(500, 699, 40, 8)),
    moved({ x: 676, y: 692, scale: 0.82 }, ...elephantDigging(NEAR)),
    cut('#dda066', '742,708,1 720,722 600,746 500,752 540,734 622,708,1'),
    moved({ x: 650, y: 712, scale: 0.78 }, ...calfAtSeep(NEAR)),
    cut('#d0915f', '424,708,1 450,686 474,692 492,706,1 446,714'),
    ...wallsOf(WALLS),
    // Folds of the old wood.
    cut(
      '#6c3046',
      limb(
        '300,860,12 316,720,8 262,600,5 316,460,2;360,330,2 420,210,7 480,130,9 560,80,3;1000,840,4 990,640,6 1004,520,3 970,420,1',
      ),
    ),
    cut(
      '#432044',
      limb(
        '150,900,14 206,740,10 140,600,6 200,440,3;196,300,2 266,170,9 300,90,12 380,10,6;1070,850,8 1062,640,10 1080,520,6 1046,420,2;640,-10,14 660,26,10 670,52,2',
      ),
    ),
    cut(
      '#2a1434',
      limb(
        '30,920,16 90,740,10 20,590,6 90,400,3;80,220,2 160,90,10 210,-20,16;1146,900,10 1130,660,12 1150,540,8 1116,420,2',
      ),
    ),
    cut(
      '#d9794a',
      limb(
        '384,700,3 340,640,7 390,500,4 376,400,1;440,280,1 450,230,5 530,150,6 590,100,1;840,150,1 880,220,3 906,290,1',
      ),
    ),
    // The floor, and the light that falls in.
    floor('#2a1434', '-40,830 160,812 330,772 430,752,1 600,762 760,750 930,756,1 1050,780 1240,840'),
    cut(
      '#c46a45',
      '430,752,1 600,762 760,750 930,756,1 860,790 640,850 400,890 250,930,1 20,930,1 60,880 210,816 330,776',
    ),
    cut(
      '#f4b566',
      '430,752,1 600,762 760,750 920,756,1 800,790 560,830 330,870 180,900 130,890 220,838 330,790',
    ),
    // A stub of a bough grows out of the lip, and lovebirds sit on it.
    cut(
      '#b85a3e',
      '942,390,1 928,352 896,330 850,328 806,322,1 794,310 802,298,1 850,300 884,290 902,266 904,240,1 924,250,1',
    ),
    cut('#843a45', '928,362,1 910,342 870,334 806,322,1 797,316 800,310,1 850,318 900,318 930,340'),
    cut('#f7b25c', '802,298,1 850,300 880,291 886,276,1 897,282,1 888,296 872,303 850,307 800,305,1'),
    moved({ x: 838, y: 290, scale: 0.44, flip: true, turn: 4 }, ...lovebirdPerched),
    moved({ x: 880, y: 282, scale: 0.46, turn: -6 }, ...lovebirdPerched),
    moved({ x: 620, y: 240, scale: 0.36, turn: -10 }, ...lovebirdFlying),
  ),
];
