import { cut, floor, inked, moved, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import type { Knot } from '../../drawing/points.ts';
import type { Placing } from '../../canvas/placing.ts';
import { light } from '../../light/light.ts';

const [SKY, SHORE, FAR_SEA, SEA, DEEP, IMAGE, FOAM] = [
  '#d3efe2',
  '#a9d8c8',
  '#3fb3aa',
  '#149a98',
  '#0c7f85',
  '#7fae7c',
  '#d3efe2',
];
const [BARK, SHADE, CUT, EDGE, DARK] = ['#8f4526', '#c05a2a', '#e5842f', '#ffc078', '#46191a'];
const [ISLAND, SKIN] = ['#7bbba9', '#5a2a20'];
const [WOOD, ROPE, LEAF, LEAF_DEEP, VEIN] = ['#fbe3ab', '#d9422c', '#4f9a4a', '#2f7545', '#c8dd8c'];

/** A cinnamon leaf from its stalk, with the three veins that tell it. */
const leaf = (placing: Placing) =>
  moved(
    placing,
    cut(LEAF, '0,0,1 40,-50 116,-62 176,-36 230,6,1 170,40 110,54 40,44'),
    cut(LEAF_DEEP, '0,0,1 100,-2 230,6,1 170,40 110,54 40,44'),
    inked(VEIN, 5, '6,-4 60,-34 120,-36 200,-4', '0,0 100,-2 212,4', '6,4 50,28 110,32 190,14'),
  );

/** The cut edge of rolled bark around (x, y), from its foot: turns of a spiral inwards, thinner and thinner; `way` -1 rolls to the left. */
function roll(x: number, y: number, rx: number, ry: number, way: 1 | -1): Knot[] {
  const steps = 16;
  return Array.from({ length: steps + 1 }, (_, at) => {
    const [angle, share] = [Math.PI / 2 - (way * at * Math.PI) / 4, 1 - at / (steps + 5)];
    const half = Math.round(rx * 0.16 * (1 - (0.76 * at) / steps));
    return [x + Math.cos(angle) * rx * share, y + Math.sin(angle) * ry * share, half];
  });
}

const SAIL = '196,616,1 548,346 944,122,1 1006,250 990,390 886,520,1 760,512 480,560';
const NEAR_ROLL =
  '66,560,1 220,646 420,692 640,696 830,676 966,600,1 990,690 970,780 950,830,1 220,830,1 150,740';
const FAR_ROLL = '66,560,1 320,640 680,654 900,640 1072,574,1 1090,660 1060,720 1000,790,1 300,740,1';
/** The middles of the two scrolls of the hull's end, and half their width and height. */
const [NEAR, FAR] = [
  [966, 684, 80, 84],
  [1074, 644, 68, 74],
] as const;

/** The hull's end: bark rolled in from both sides, its cut edge one line from scroll to scroll. */
const stern = [
  cut(DARK, disc(...NEAR), disc(...FAR), '950,764,1 990,786 1070,750 1118,690,1 1074,644,1 966,684,1'),
  cut(
    EDGE,
    limb([
      ...roll(NEAR[0], NEAR[1], NEAR[2] - 7, NEAR[3] - 8, -1).reverse(),
      [1026, 744, 10],
      ...roll(FAR[0], FAR[1], FAR[2] - 7, FAR[3] - 8, 1),
    ]),
  ),
];

/** The sailor sits low at the stern and hauls the sheet. */
const sailor = [
  inked(DARK, 4, '840,594,1 884,552'),
  cut(SKIN, limb('776,634,9 800,660,7 842,592,6'), '764,624,1 764,598,1 790,598,1 790,624,1'),
  cut(
    ROPE,
    '736,700,1 738,650 750,624 776,614 796,622 806,660 808,700,1',
    limb('778,630,13 796,652,11 806,648,10'),
  ),
  within(
    SKIN,
    '752,580 756,560 776,556 794,566 796,590 784,604 768,606 758,596',
    cut(DARK, '780,550,1 800,550,1 800,610,1 782,604,1 786,586'),
  ),
  cut(WOOD, '750,574,1 756,550,1 790,552,1 796,576,1'),
];

/** A far palm: its foot, how tall it is. */
const palm = (x: number, y: number, tall: number) =>
  moved(
    { x, y, scale: tall / 100 },
    inked(ISLAND, 7, '0,4 4,-50 -8,-100'),
    cut(
      ISLAND,
      limb(
        '-8,-98,7 -40,-112,8 -62,-82,0;-8,-98,7 -34,-128,7 -60,-122,0;-8,-98,7 14,-128,7 42,-124,0;-8,-98,7 28,-110,8 46,-78,0;-8,-98,6 -24,-82,6 -36,-62,0',
      ),
    ),
  );

const hull = [
  // The far roll, and the groove between the two, in which the mast stands.
  cut(SHADE, FAR_ROLL),
  cut(DARK, '66,560,1 300,654 660,674 900,656 1060,590,1 1010,780,1 300,740,1'),
  cut(EDGE, limb('70,564,0 320,646,4 680,660,5 900,648,5 1072,576,3')),
  cut(BARK, limb('606,720,17 580,480,14 560,296,10')),
  ...sailor,
  within(
    BARK,
    NEAR_ROLL,
    cut(
      CUT,
      '66,560,1 220,646 420,692 640,696 830,676 966,600,1 990,640,1 830,712 640,730 420,726 230,690 90,600,1',
    ),
    cut(
      SHADE,
      '80,590,1 230,690 420,726 640,730 830,712 990,640,1 1000,716,1 800,752 640,768 420,768 200,724,1',
    ),
    inked('#74351f', 5, '240,764 400,786 520,788', '690,776 800,762 880,744'),
  ),
  // The curled edge of the bark is the gunwale.
  cut(EDGE, limb('66,560,1 220,648,6 420,694,8 640,698,9 830,679,9 900,640,7 966,602,3')),
];

/** Zanzibar's spice: a dhow whose hull is a quill of cinnamon and whose sail is one that has come unrolled. */
export const cinnamonDhow: readonly Picture[] = [
  picture(
    'articles/spice-farms',
    light('morning', 'zanzibar', 'left'),
    plan({ subject: [430, 240, 500, 340], camera: 'profile' }),
    floor(SKY, '-40,-20 1240,-20'),
    floor(SHORE, '-40,664 160,652 380,676 620,690 820,684 1000,664 1240,672'),
    cut(ISLAND, '1050,702,1 1130,676 1200,668 1260,672,1 1260,702,1', '-40,702,1 -40,672,1 40,676 120,702,1'),
    palm(1192, 674, 84),
    palm(1164, 678, 62),
    palm(1146, 680, 46),
    palm(24, 680, 66),
    palm(48, 684, 48),
    floor(FAR_SEA, '-40,700,1 1240,700,1'),
    floor(SEA, '-40,728 200,720 500,732 800,722 1240,734'),
    ...hull,
    ...stern,
    floor(SEA, '-40,770 100,762 240,774 500,764 760,776 1000,764 1240,772'),
    // What the water gives back: the hull's shade, and the scrolls in ripples.
    cut(
      DEEP,
      '150,776,1 300,770 500,768 800,776 1000,768 1110,770,1 1090,800 1000,822 700,832 400,820',
      limb('300,850,2 600,844,9 900,852,2'),
    ),
    cut(
      IMAGE,
      limb('916,776,0 966,773,5 1020,775,0'),
      limb('1028,773,0 1064,770,5 1102,773,0'),
      limb('930,792,0 984,788,4 1076,790,0'),
      limb('950,806,0 1000,803,3 1044,805,0'),
    ),
    floor(DEEP, '-40,868 160,856 420,870 700,856 960,872 1240,858'),
    cut(FOAM, limb('70,778,0 160,764,9 330,784,0'), limb('1010,838,0 1080,834,4 1160,840,0')),
    // The sail: the inside of the bark; its free edge is still rolled.
    within(
      CUT,
      SAIL,
      cut(SHADE, '196,616,1 520,506 760,470 870,410 930,320 944,122,1 1100,122,1 1000,640,1'),
      inked(BARK, 4, '430,486 560,462 660,454', '640,350 760,320 860,256'),
    ),
    cut(DARK, limb('945,126,2 980,256,18 960,384,26 870,500,14')),
    cut(BARK, limb('948,122,3 1008,254,26 996,390,38 896,512,46')),
    cut(SHADE, limb('948,124,1 996,256,12 978,384,16 876,500,18')),
    cut(DARK, disc(890, 520, 54, 39)),
    cut(EDGE, limb(roll(890, 520, 47, 32, -1))),
    // The branch that it was peeled from is the yard, lashed to the mast, two leaves still on it.
    cut(WOOD, limb('124,664,11 548,342,14 1010,80,7')),
    inked(ROPE, 9, '543,350 563,382', '557,341 577,373', '571,332 591,364'),
    leaf({ x: 992, y: 92, turn: 66, scale: 0.5 }),
    leaf({ x: 1000, y: 86, turn: 12, scale: 0.74 }),
  ),
];
