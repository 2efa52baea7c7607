import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, spots, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb, outline } from '../../drawing/brush.ts';
import { Pen, type Point } from '../../drawing/pen.ts';
import { placed } from '../../drawing/placed.ts';
import { type Knot, points, pointsOf } from '../../drawing/points.ts';
import { light } from '../../light/light.ts';

const [SKY, DUSK, ROCK, RIB, FACE, EDGE, ICE, FLANK, BLUE] = [
  '#1d5f6b',
  '#2f7680',
  '#0a2630',
  '#143d4a',
  '#1f5260',
  '#6fa79f',
  '#fdf3cc',
  '#dfe6d0',
  '#a9cdc4',
];
const [MIST, WATER, POOL, MEADOW, NEAR, LEAF, SUNNY] = [
  '#6fa79f',
  '#2f7680',
  '#17454f',
  '#1c4a44',
  '#071d1e',
  '#1c5a3f',
  '#4f9560',
];

/** The moon lies on its back: from its right horn round the lowest point to the left one, and back within. */
const MOON = new Pen(850, 238)
  .bulge(231, 612, 494)
  .bulge(231, 398, 184)
  .half(252, 252, 850, 238, true)
  .close().d;

/** The sides of the gap: how the moon edges the rock that faces it, as broad as the third value says. */
const [INNER_LEFT, INNER_RIGHT] = [
  '262,96,0 286,146,7 292,196,7 312,226,8 318,300,9 336,340,13 340,420,14 368,460,16 384,524,15 424,576,12 470,662,0',
  '966,62,0 934,128,7 926,196,7 908,240,8 902,322,10 876,372,13 870,440,16 838,482,16 826,540,14 786,588,11 736,668,0',
];
const wall = (row: string) => points(row).map(([x, y]): Point => [x, y]);
/** A wall's edge in moonlight, its breadth laid to the left (-1) or right (1) of it. */
const moonlit = (row: string, side: -1 | 1) =>
  outline([
    ...points(row).map(([x, y]): Knot => [x, y, 1]),
    ...points(row)
      .toReversed()
      .map(([x, y, breadth]): Knot => [x + side * breadth * 1.3, y + breadth, 1]),
  ]);

/** Two near peaks in one outline, and the low saddle between them. */
const PEAKS = new Pen(1250, 760)
  .through(pointsOf('1250,560 1196,500 1150,476 1112,372 1078,344 1046,218 1014,186'))
  .through(wall(INNER_RIGHT))
  .through(wall(INNER_LEFT).toReversed())
  .through(pointsOf('226,190 206,204 168,330 136,346 96,446 60,462 12,560 -50,600 -50,760'))
  .close().d;

/** The ice of the saddle, from wall to wall; rock comes through it. */
const GLACIER =
  '420,588,1 452,616,1 486,640 560,654 640,656 720,646 762,612,1 790,588,1 800,630,1 838,662,1 880,720,1 318,720,1 362,668,1 408,640,1';

/** Leaves of a rosette round its heart, each towards an angle (0 right, 90 up) and so many pixels long. */
const leaves = (x: number, y: number, long: number, angles: readonly number[]): string[] =>
  angles.map((angle, at) =>
    placed({ x, y, turn: -angle, scale: (long * [1, 0.9, 0.96][at % 3]!) / 100 }).limb(
      '0,0,9 30,-3,17 70,-4,20 92,2,12 104,10,0',
    ),
  );
/** The light on the same leaves, along their upper sides. */
const lit = (x: number, y: number, long: number, angles: readonly number[]): string[] =>
  angles.map((angle, at) =>
    placed({ x, y, turn: -angle, scale: (long * [1, 0.9, 0.96][at % 3]!) / 100 }).limb(
      '34,-8,0 62,-11,9 84,-5,6 98,6,0',
    ),
  );

/** A giant lobelia: its spike of flowers over a rosette, lit by the ice on its right. */
const LOBELIA: readonly Layer[] = [
  cut(NEAR, limb('0,30,40 -2,-60,34 -2,-120,34 0,-210,32 2,-290,22 2,-322,0')),
  cut(SUNNY, limb('20,-30,0 26,-110,5 25,-200,5 12,-290,0')),
  cut(NEAR, ...leaves(0, 10, 130, [-6, 22, 52, 128, 158, 186])),
  cut(SUNNY, ...lit(0, 10, 130, [-6, 22, 52])),
];

/** A giant groundsel: two boughs in their coat of dead leaves, and a rosette at the end of each. */
const GROUNDSEL: readonly Layer[] = [
  cut(
    NEAR,
    limb('-30,100,110 -20,30,66 -4,-80,40 14,-220,32 60,-310,26'),
    limb('4,-60,34 -80,-130,30 -126,-210,24'),
    ...leaves(66, -310, 130, [-24, 4, 32, 62, 92, 122, 152, 182, 208]),
    ...leaves(-130, -210, 112, [-24, 6, 36, 66, 94, 124, 154, 186, 212]),
  ),
  cut(LEAF, ...lit(66, -310, 130, [32, 62, 92]), ...lit(-130, -210, 112, [36, 66, 94])),
  cut(SUNNY, ...lit(66, -310, 130, [92, 122, 152, 182]), ...lit(-130, -210, 112, [94, 124, 154, 186])),
];

/** The Mountains of the Moon: it lies on its back between Alexandra and Margherita, over their ice. */
export const rwenzoriCrescent: readonly Picture[] = [
  picture(
    'places/rwenzori-1',
    light('morning', 'uganda', 'left'),
    plan({ subject: [440, 440, 360, 124], camera: 'wide' }),
    wash(SKY),
    cut(BLUE, ...spots('96,90 166,200 360,60 560,126 720,62 796,180 1100,90 1150,240 600,276', 2)),
    cut(BLUE, ...spots('150,40 470,200 860,60 1060,50 690,260', 1)),
    cut(
      DUSK,
      '-40,520,1 80,480 300,520 300,720,1 -40,720,1',
      '1000,500,1 1130,450 1240,430,1 1240,720,1 1000,720,1',
    ),
    cut(ICE, MOON),
    // Of the rock some is turned to the sky.
    within(
      ROCK,
      PEAKS,
      cut(
        RIB,
        '262,96,1 226,190,1 206,204,1 168,330,1 136,346,1 96,446,1 60,462,1 12,560,1 -50,600,1 -50,760,1 120,760,1 150,640,1 140,560,1 190,450,1 196,380,1 240,260,1',
        '966,62,1 950,170,1 976,270,1 962,400,1 1010,520,1 984,640,1 1010,760,1 1250,760,1 1250,560,1 1196,500,1 1150,476,1 1112,372,1 1078,344,1 1046,218,1 1014,186,1',
      ),
      cut(
        FACE,
        '168,330,1 136,346,1 96,446,1 60,462,1 12,560,1 -50,600,1 -50,700,1 30,640,1 60,560,1 110,500,1 120,430,1',
        '1046,218,1 1014,186,1 1000,150,1 1010,260,1 1044,330,1 1040,430,1 1090,540,1 1076,640,1 1110,740,1 1180,740,1 1150,620,1 1156,540,1 1116,460,1 1112,372,1 1078,344,1',
      ),
      cut(EDGE, moonlit(INNER_LEFT, -1), moonlit(INNER_RIGHT, 1)),
    ),
    within(
      FLANK,
      GLACIER,
      cut(
        BLUE,
        '396,580,1 440,640,1 486,668,1 520,664,1 560,700,1 600,720,1 300,720,1',
        '806,580,1 770,640,1 740,656,1 716,690,1 690,720,1 890,720,1',
      ),
      cut(RIB, '540,720,1 598,694,1 616,686,1 634,692,1 672,672,1 704,700,1 720,720,1'),
    ),
    floor(MIST, '-40,700 200,690 460,708 700,696 960,708 1240,690'),
    within(
      WATER,
      '150,760 330,722 700,716 1000,726 1180,764 1100,850 640,900 200,860',
      moved({ x: 0, y: 940, squash: -0.3 }, cut(ICE, MOON), cut(POOL, PEAKS)),
    ),
    // A breath of wind on the tarn.
    cut(
      WATER,
      ...[
        '230,778,0 400,773,5 560,778,0',
        '560,792,0 760,787,5 930,793,0',
        '330,812,0 440,808,4 560,812,0',
      ].map((row) => limb(row)),
    ),
    floor(MEADOW, '-40,740,1 120,750 300,850 560,880 800,870 980,800 1240,752'),
    floor(NEAR, '-40,790 160,806 380,880 560,960 760,960 940,874 1240,826'),
    moved({ x: 1034, y: 860, scale: 0.74 }, ...GROUNDSEL),
    moved({ x: 128, y: 850, scale: 0.86 }, ...LOBELIA),
    moved({ x: 236, y: 880, scale: 0.6 }, ...LOBELIA),
  ),
];
