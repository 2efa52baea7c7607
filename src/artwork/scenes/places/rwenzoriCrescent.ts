import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, spots, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { light } from '../../light/light.ts';

const [SKY, DUSK, HAZE, ROCK, RIB, ICE, FLANK, SHADE] = [
  '#1d5f6b',
  '#2f7680',
  '#4b8f92',
  '#0c2b34',
  '#1c4a56',
  '#fdf3cc',
  '#e6ead0',
  '#b3cfc2',
];
const [MIST, WATER, MEADOW, NEAR, LEAF, SUNNY] = [
  '#8dbbaa',
  '#2f7780',
  '#2c6b4c',
  '#0a2420',
  '#1c5a3f',
  '#4f9560',
];

/** The glacier: the horns of a crescent that lies on its back. */
const CRESCENT =
  '434,130,1 381,191 350,330 381,469 468,583 595,649 737,655 869,600 966,495 1009,359 990,217 925,128,1 941,194 907,302 830,386 725,429 612,424 512,372 443,282 419,194';

/** Leaves of a rosette round its heart, each towards an angle (0 right, 90 up) and so many pixels long. */
const leaves = (x: number, y: number, long: number, angles: readonly number[]): string[] =>
  angles.map((angle, at) =>
    placed({ x, y, turn: -angle, scale: (long * [1, 0.9, 0.96][at % 3]!) / 100 }).limb(
      '0,0,7 30,-3,15 70,-4,20 92,2,12 104,10,0',
    ),
  );

/** A giant groundsel: boughs in their coat of dead leaves, and a rosette of broad leaves at the end of each. */
const groundsel = (
  boughs: readonly string[],
  hearts: readonly (readonly [number, number, number])[],
): Layer[] => [
  cut(NEAR, ...boughs.map((row) => limb(row))),
  ...hearts.flatMap(([x, y, long]) => [
    cut(NEAR, ...leaves(x, y + long * 0.1, long * 0.8, [200, 236, 270, 304, 340])),
    cut(LEAF, ...leaves(x, y, long, [-8, 22, 50, 76, 104, 130, 158, 188])),
    cut(NEAR, ...leaves(x, y, long * 0.66, [6, 36, 64])),
    cut(SUNNY, ...leaves(x, y, long * 0.7, [94, 122, 150, 176])),
    cut(LEAF, ...leaves(x, y, long * 0.42, [50, 80, 112, 140])),
  ]),
];

const TALL = groundsel(
  ['-10,60,60 0,-60,44 14,-220,34', '4,-60,34 -90,-130,30 -130,-220,24', '10,-120,32 90,-200,28 120,-330,22'],
  [
    [122, -330, 120],
    [-132, -216, 112],
    [10, -214, 100],
  ],
);
const LOW = groundsel(
  ['0,60,50 0,-100,36', '0,-50,32 80,-120,26 96,-200,22'],
  [
    [98, -200, 110],
    [-8, -110, 120],
  ],
);

/** A giant lobelia: its spike of flowers over a rosette. */
const LOBELIA: readonly Layer[] = [
  cut(NEAR, limb('0,10,20 -2,-100,32 0,-210,30 2,-290,20 2,-316,0')),
  cut(LEAF, limb('-10,0,8 -16,-110,13 -12,-210,12 -4,-284,0')),
  cut(NEAR, ...leaves(0, 10, 120, [-2, 26, 50, 130, 154, 182])),
  cut(SUNNY, ...leaves(0, 10, 96, [118, 142, 168])),
  cut(LEAF, ...leaves(0, 10, 90, [36, 62, 92])),
];

/** The ice of the Mountains of the Moon, a crescent on its back between Alexandra and Margherita. */
export const rwenzoriCrescent: readonly Picture[] = [
  picture(
    'places/rwenzori-1',
    light('morning', 'uganda', 'left'),
    plan({ subject: [470, 400, 430, 170], camera: 'wide' }),
    wash(SKY),
    cut(SHADE, ...spots('96,90 226,200 300,60 560,96 700,52 796,150 1100,90 1150,240 620,236', 2)),
    cut(SHADE, ...spots('150,290 470,40 860,60 1060,50 700,300', 1)),
    floor(DUSK, '-40,470 140,440 360,500 700,470 1000,500 1240,430'),
    floor(HAZE, '-40,560,1 90,500,1 200,560,1 1040,560,1 1130,490,1 1240,540,1'),
    cut(
      ROCK,
      '-40,640,1 40,590,1 84,604,1 186,420,1 226,436,1 296,270,1 330,286,1 370,150,1 402,84,1 440,150,1 470,240,1 600,430,1 690,480,1 800,430,1 910,230,1 926,150,1 956,70,1 1000,170,1 1028,190,1 1066,330,1 1104,350,1 1150,500,1 1196,520,1 1250,620,1 1250,780,1 -40,780,1',
    ),
    cut(
      RIB,
      '402,84,1 370,150,1 330,286,1 296,270,1 226,436,1 262,480,1 240,570,1 290,640,1 280,740,1 350,740,1 336,640,1 360,540,1 340,430,1 376,300,1 366,210,1',
      '186,420,1 84,604,1 40,590,1 -40,640,1 -40,740,1 70,740,1 100,660,1 150,580,1 158,500,1',
      '956,70,1 944,180,1 1000,330,1 1012,420,1 980,520,1 1004,620,1 950,740,1 1034,740,1 1046,640,1 1024,540,1 1050,430,1 1030,330,1 992,220,1',
      '1104,350,1 1066,330,1 1094,440,1 1076,540,1 1116,640,1 1096,740,1 1156,740,1 1164,640,1 1130,530,1 1136,440,1',
      '470,600,1 540,660,1 560,740,1 480,740,1 450,660,1',
      '700,664,1 790,648,1 770,690,1 800,740,1 700,740,1 720,700,1',
    ),
    within(
      SHADE,
      CRESCENT,
      moved({ x: -16, y: -20 }, cut(FLANK, CRESCENT)),
      moved({ x: -44, y: -58 }, cut(ICE, CRESCENT)),
      // Where it bends over the rock it breaks into crevasses.
      cut(
        SHADE,
        ...[
          '402,352,0 410,396,6 436,432,0',
          '424,352,0 430,380,5 448,408,0',
          '446,470,0 476,522,7 524,562,0',
          '474,470,0 500,508,6 534,534,0',
          '610,560,0 668,578,7 742,572,0',
          '640,536,0 684,546,5 732,540,0',
          '690,606,0 746,606,6 800,588,0',
          '846,506,0 884,470,6 908,424,0',
          '872,514,0 904,484,5 928,444,0',
        ].map((row) => limb(row)),
      ),
    ),
    floor(MIST, '-40,706 200,694 460,712 700,700 960,714 1240,692'),
    within(
      WATER,
      '330,752,1 430,732 700,724 900,734 1010,756 930,790 640,806 400,790',
      moved({ x: 0, y: 1010, squash: -0.42 }, cut(ICE, CRESCENT)),
      cut(
        WATER,
        ...[
          '380,748,0 560,744,6 760,748,0',
          '640,760,0 820,757,6 990,760,0',
          '420,772,0 520,770,5 660,772,0',
          '700,784,0 800,781,6 900,784,0',
        ].map((row) => limb(row)),
      ),
    ),
    floor(MEADOW, '-40,790,1 120,770 300,764 420,790 640,812 860,800 980,778 1100,762 1240,776'),
    cut(NEAR, '790,826,1 826,806 880,806 914,826,1 850,838'),
    moved({ x: 850, y: 812, scale: 0.24, flip: true }, ...LOW),
    moved({ x: 470, y: 818, scale: 0.22 }, ...LOBELIA),
    moved({ x: 944, y: 830, scale: 0.3 }, ...LOBELIA),
    moved({ x: 1090, y: 860, scale: 0.5 }, ...TALL),
    floor(NEAR, '-40,840 200,836 500,884 760,906 960,866 1240,830'),
    moved({ x: 384, y: 880, scale: 0.5 }, ...LOBELIA),
    moved({ x: 120, y: 890, scale: 0.82, flip: true }, ...TALL),
  ),
];
