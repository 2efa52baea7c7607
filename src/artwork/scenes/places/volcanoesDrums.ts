import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { intoreDancer, type Step } from '../../figures/people/intoreDancer.ts';
import { light } from '../../light/light.ts';

const [SKY, FAR, NEAR, SHADE, HIDE, DUSK, WOOD, DEEP, COW] = [
  '#d0532f',
  '#a8392a',
  '#2f4686',
  '#1c2b5c',
  '#f7e9c8',
  '#cdae80',
  '#8a2f22',
  '#571c1b',
  '#1a1426',
];

/** Both arms lifted as the horns of a cow, one knee up. */
const HORNS: Step = {
  arms: ['-11,-76,4 -30,-72,3 -36,-92,3 -26,-112,2', '11,-76,4 30,-74,3 38,-92,3 30,-112,2'],
  legs: ['-4,-40,6 -6,-20,4 -8,0,3 0,0,2', '5,-40,6 24,-32,5 20,-12,3 28,-10,2'],
  mane: '-7,-98,1 0,-108 10,-104 24,-108 42,-96 54,-72,1 40,-84 42,-70,1 28,-84 28,-74,1 14,-88 8,-92,1 0,-98',
};
/** Arms wide, one low, one high; weight on a bent leg. */
const WIDE: Step = {
  arms: ['-11,-76,4 -30,-78,3 -50,-92,2', '11,-76,4 28,-70,3 48,-62,2'],
  legs: ['-5,-40,6 -18,-24,5 -16,0,3 -24,0,2', '5,-40,6 18,-20,4 28,0,3 36,0,2'],
  mane: '8,-98,1 0,-108 -14,-106 -30,-96 -42,-70 -40,-52,1 -32,-64 -28,-50,1 -22,-68 -16,-58,1 -12,-80 -8,-90,1 0,-98',
};
/** In the air, heels drawn up. */
const LEAP: Step = {
  arms: ['-11,-76,4 -26,-90,3 -28,-114,2', '11,-76,4 30,-84,3 50,-98,2'],
  legs: ['-4,-44,6 -22,-30,5 -40,-16,3 -50,-18,2', '5,-44,6 24,-34,5 16,-12,3 24,-8,2'],
  mane: '-8,-92,1 -8,-104 2,-112 18,-128 40,-132 62,-120,1 44,-121 52,-108,1 36,-113 40,-100,1 24,-105 8,-92,1 0,-98',
  leap: 26,
};
/** Down on both knees' bend, one arm on high. */
const STAMP: Step = {
  arms: ['-11,-76,4 -28,-66,3 -44,-76,2', '11,-76,4 24,-94,3 20,-118,2'],
  legs: ['-5,-42,6 -24,-34,5 -22,0,3 -32,0,2', '5,-42,6 26,-34,5 16,0,3 26,0,2'],
  mane: '8,-98,1 0,-110 -18,-114 -36,-104 -50,-84,1 -36,-92 -40,-78,1 -26,-88 -24,-74,1 -14,-86 -8,-90,1 0,-98',
};

/** Who dances on the hide, the furthest first: x, y, size, and the step. */
const DANCERS: readonly (readonly [number, number, number, Step])[] = [
  [340, 566, 0.96, WIDE],
  [596, 556, 0.9, STAMP],
  [866, 572, 1.14, HORNS],
  [462, 612, 1.46, LEAP],
  [716, 626, 1.7, WIDE],
];

/** How the edge of the hide hangs over the drum. */
const FRINGE =
  '118,580,1 128,650 190,726,1 250,666,1 326,776,1 400,690,1 478,800,1 552,700,1 628,806,1 704,694,1 776,798,1 848,690,1 922,774,1 990,666,1 1042,724,1 1088,650 1102,580,1';

/** A drum so large that its hide is the ground at the volcanoes' foot. */
export const volcanoesDrums: readonly Picture[] = [
  picture(
    'places/volcanoes-4',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [290, 520, 860, 130], camera: 'wide' }),
    wash(SKY),
    moved(
      { x: 150, y: 0 },
      // Sabyinyo.
      cut(
        FAR,
        '124,600,1 150,500 188,372,1 204,380,1 232,284,1 254,312,1 268,300,1 296,356,1 336,238,1 364,302,1 382,290,1 412,360,1 470,410 560,560,1 560,620,1',
      ),
      // Muhabura stands on the hide as on its plain.
      within(
        NEAR,
        '150,600,1 310,480 430,340 536,190 592,94,1 604,84 622,82 640,90,1 656,82 676,86 690,100,1 754,210 860,350 970,480 1070,600,1',
        cut(
          SHADE,
          '650,70,1 690,100 760,210 860,340 1120,600,1 850,620,1 800,470,1 770,540,1 706,340,1 694,400,1 662,210',
        ),
      ),
      // The drum.
      within(
        WOOD,
        '118,580,1 1102,580,1 1060,740 980,920,1 240,920,1 160,740',
        inked(HIDE, 10, '190,716 320,940', '326,766 410,940', '478,790 520,940', '628,796 630,940'),
        cut(DEEP, '690,540,1 706,920,1 1120,920,1 1120,540,1'),
        inked(DUSK, 10, '776,788 744,940', '922,764 850,940', '1040,714 920,940'),
        cut(HIDE, FRINGE),
        within(
          'none',
          FRINGE,
          cut(COW, '100,560,1 232,606 262,640 300,650 330,700 372,710 420,730 430,800 100,800,1'),
          cut(DUSK, '688,540,1 706,700,1 706,860,1 1140,860,1 1140,540,1'),
        ),
      ),
      cut(HIDE, disc(610, 580, 492, 66)),
      ...DANCERS.map(([x, y, scale, step]) => intoreDancer({ x, y, scale, step })),
    ),
  ),
];
