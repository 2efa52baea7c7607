import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb, panel } from '../../drawing/brush.ts';
import { contourFields } from '../../land/contourFields.ts';
import { light } from '../../light/light.ts';

const [MIST, FOREST, LEAVES, ROAD, BANK, DARK, BAG] = [
  '#f4efda',
  '#0c2c2b',
  '#1f5a48',
  '#d2502a',
  '#7a2c24',
  '#15211f',
  '#e8a33a',
];

const HILL =
  '-40,690,1 120,640 300,520 460,380 600,250 740,180 900,170 1040,230 1240,340,1 1240,940,1 -40,940,1';
/** The forest of Bwindi above the fields. */
const WOOD =
  '300,524,1 306,494 336,470 354,458,1 352,440 384,424 400,416,1 406,374 450,342 482,342,1 486,324 506,306 524,302,1 524,262 568,214 616,232,1 620,204 646,190 668,198,1 676,150 740,110 800,138,1 812,120 836,114 852,122,1 876,84 950,80 978,118,1 1000,106 1030,114 1040,134,1 1076,122 1126,150 1128,184,1 1150,180 1176,196 1180,216,1 1210,220 1240,250,1 1240,430,1 1100,340 1010,310,1 960,270 900,290 840,256,1 740,262 680,262,1 620,330 560,340,1 500,420 450,430,1 400,490';
const SLOPE = {
  x: 800,
  wide: 640,
  eye: 470,
  bend: 0.6,
  levels: [
    170, 202, 228, 256, 286, 318, 352, 390, 430, 474, 522, 574, 630, 692, 760, 836, 920, 1010, 1110, 1220,
    1340,
  ],
  // In the sun, where it turns from it, and in the shade.
  planes: [
    {
      from: 0,
      lean: 0,
      plots: ['#a9c24a', '#c9d45a', '#8bb04a', '#e0d872', '#b4c850', '#bd8148'],
      hedge: '#4d7a3c',
    },
    {
      from: 812,
      lean: 0.3,
      plots: ['#6f9f4a', '#7fa84c', '#639648', '#93b050', '#78a24a', '#8a6a3e'],
      hedge: '#356b3c',
    },
    {
      from: 880,
      lean: 0.34,
      plots: ['#2a6a4e', '#347856', '#225f4e', '#3d8058', '#2e7052', '#4f4a3a'],
      hedge: '#144439',
    },
  ],
} as const;
const road = (shift: number) =>
  limb(
    `424,${942 + shift},60 530,${803 + shift},44 704,${724 + shift},30 900,${692 + shift},20 960,${651 + shift},15 900,602,13 702,562,11 561,501,9 580,442,7 720,401,6 820,351,5 790,300,4 760,262,3 780,240,2`,
  );

/** On the way to Bwindi: the hills of Kigezi, tilled to the edge of the forest. */
export const kigeziRoad: readonly Picture[] = [
  picture(
    'packages/gorillatrekkingsafari-2',
    light('morning', 'uganda', 'left'),
    plan({ subject: [560, 150, 480, 110], camera: 'wide' }),
    wash(MIST),
    // Ridge behind ridge of forest, each with its foot in the mist.
    cut(
      '#c9d6bf',
      '-40,320,1 -40,214,1 120,128 250,112 350,190,1 420,220 540,170 700,92 880,64 1060,104 1240,160,1 1240,320,1 900,260 700,300 500,330 300,300 100,340',
    ),
    cut(
      '#6fa390',
      '-40,470,1 -40,336,1 20,322 60,296 130,286 190,312,1 240,312 290,350 310,372,1 350,386 400,430 460,466,1 360,470 240,430 100,490',
    ),
    contourFields(SLOPE, HILL, cut(BANK, road(-7)), cut(ROAD, road(0))),
    // Where the fields end, the forest begins, nearly black.
    within(
      LEAVES,
      WOOD,
      moved({ x: 22, y: 24 }, cut(FOREST, WOOD)),
      cut(FOREST, '830,230,1 1240,230,1 1240,440,1 900,320,1 830,280,1'),
      // The crowns that stand before others.
      cut(
        LEAVES,
        '560,330,1 566,286 606,262 640,276,1 606,280 586,304',
        '700,236,1 712,196 760,176 802,194,1 760,196 732,212',
        '846,226,1 852,168 908,146 956,166,1 908,168 876,190',
        '452,400,1 462,362 500,348 530,362,1 498,366 476,380',
        '1030,214,1 1038,182 1076,172 1106,186,1 1076,190 1052,200',
      ),
    ),
    // The mist that stands in the valley, and what of it lies on the forest.
    cut(
      MIST,
      '1240,196,1 1180,182 1120,196 1060,190 960,206,1 1040,212 1080,226 1020,234,1 1120,240 1240,232,1',
      '-40,500,1 60,470 150,500 230,540 290,520 340,530 320,560 230,570,1 290,590 260,612 160,630 100,660 -40,700,1',
    ),
    // The van with bags on its roof, and the long shadow that it has at this hour.
    moved(
      { x: 712, y: 728, scale: 1.2, turn: -10 },
      cut('#8a2f22', '4,2,1 100,-4,1 190,-18 210,-10 130,10 20,12'),
      cut(BAG, panel('18,-52,4 34,-54,3 36,-42 18,-42;38,-50,4 58,-49,4 58,-42 38,-42')),
      cut('#fffdf0', panel('0,0,6 0,-36,8 16,-44,6 66,-44,10 84,-24,6 96,-18,6 96,0,6')),
      cut('#d9cfb4', panel('0,0,6 0,-15 95,-15 96,0,6')),
      cut(
        DARK,
        panel(
          '6,-20,2 6,-34,4 22,-36,2 22,-20,2;27,-20,2 27,-36,2 45,-36,2 45,-20,2;50,-20,2 50,-36,2 66,-36,4 78,-20,2',
        ),
        disc(20, 0, 10),
        disc(76, 0, 10),
      ),
      cut('#d9cfb4', disc(20, 0, 4), disc(76, 0, 4)),
    ),
  ),
];
