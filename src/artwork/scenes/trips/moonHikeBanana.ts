import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb, outline, panel } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [GROUND, SNOW, SHADE, ROCK, DEEP] = ['#c2302c', '#fff4dc', '#a9c4ea', '#34559f', '#1f3474'];
const [FLANK, SKIN] = ['#f3cf88', '#7a4226'];
const [PEEL, RIPE, SEAM, LINING, HOLLOW] = ['#ffc31f', '#e2951a', '#a85f14', '#ffe58f', '#f2bf52'];

/** The flesh, whose smooth sides break into the crests of a mountain. */
const CRESTS =
  '424,800,1 424,700 426,580 432,490 444,430,1 448,380,1 470,320,1 474,290,1 500,206,1 520,252,1 534,250,1 550,186,1 568,142,1 604,30,1 632,104,1 646,114,1 668,196,1 684,206,1 718,116,1 742,190,1 752,200,1 764,280,1 780,340,1 778,390,1 790,440,1 802,520 806,620 802,800,1';

/** One of the party, some 70 pixels high, the origin between the feet: limbs and trunk, face and hands, cap and rucksack. */
interface Climber {
  x: number;
  y: number;
  body: string;
  bare: string;
  red: string;
}

/** Three on the spur: the last rests on the pole and looks up, the second climbs, the leader cuts a step. */
const PARTY: readonly Climber[] = [
  {
    x: 466,
    y: 694,
    body:
      limb('-8,-34,8 -8,-16,6 -7,0,4;2,-34,8 9,-18,6 10,-4,4;-8,2,4 6,2,4;10,-4,4 23,-5,4') +
      limb('3,-62,9 -2,-50,9 -3,-34,8;8,-58,5 20,-50,4 28,-58,3;31,-66,2 36,-6,2'),
    bare: limb('5,-68,4 4,-60,4') + disc(4, -76, 8) + outline('9,-81,1 16,-83,1 12,-74,1') + disc(30, -58, 4),
    red: outline('14,-84,1 0,-88 -8,-78 -4,-70,1') + panel('-22,-64,6 -8,-66,4 -9,-38,4 -22,-40,6'),
  },
  {
    x: 528,
    y: 646,
    body:
      limb('7,-34,8 -2,-17,6 -7,0,4;9,-36,9 28,-34,6 26,-14,5;-8,2,4 6,1,4;22,-13,4 37,-14,4') +
      limb('18,-60,9 13,-48,9 8,-32,8;18,-56,5 30,-42,4 40,-45,3;40,-62,2 46,-14,2'),
    bare: disc(24, -72, 8, 9) + disc(41, -46, 4),
    red: outline('15,-72,1 16,-84 28,-84 37,-74,1') + panel('-5,-66,6 11,-68,4 5,-38,4 -10,-40,6'),
  },
  {
    x: 590,
    y: 590,
    body:
      limb('-4,-36,8 -8,-18,6 -12,0,4;2,-36,8 15,-26,6 14,-8,5;-13,2,4 1,2,4;11,-7,4 26,-8,4') +
      limb('4,-62,9 1,-50,9 -1,-34,8;8,-60,5 -4,-76,4 6,-92,3;12,-58,5 24,-52,4 34,-48,3') +
      limb('2,-88,2 30,-104,2') +
      outline('22,-114,1 34,-110 42,-94,1 32,-102 24,-102,1'),
    bare: disc(13, -74, 8, 9) + disc(7, -92, 4) + disc(36, -47, 4),
    red: outline('4,-74,1 5,-86 17,-86 26,-76,1') + panel('-18,-66,6 -3,-67,4 -5,-37,4 -19,-40,6'),
  },
];
const climbers: readonly Layer[] = [
  inked(DEEP, 3, '474,660 506,662 536,612', '542,608 568,610 590,554'),
  ...PARTY.map(({ x, y, body, bare, red }) =>
    moved({ x, y }, cut(DEEP, body), cut(SKIN, bare), cut(GROUND, red)),
  ),
];

/** The hike in the Mountains of the Moon begins in banana gardens. */
export const moonHikeBanana: readonly Picture[] = [
  // A peeled banana: its flesh breaks into the snow and rock of the Rwenzori.
  picture(
    'packages/mountainsofthemoonhike-2',
    light('morning', 'uganda', 'left'),
    plan({ subject: [420, 200, 390, 500], camera: 'close' }),
    wash(GROUND),
    // The flap that falls away behind.
    cut(RIPE, '740,760,1 770,580 860,510 930,560 960,660 948,740 900,800 800,720,1'),
    cut(SEAM, '780,760,1 800,680 862,640 940,680 948,780 904,872,1 876,836 830,812 776,816,1'),
    within(
      SNOW,
      CRESTS,
      // The side away from the light: flesh below, and from one snowline on ice.
      cut(
        FLANK,
        '604,30,1 612,116,1 600,196,1 622,290,1 616,380,1 634,450,1 644,540 658,660 656,810,1 840,810,1 840,30,1',
      ),
      cut(
        SHADE,
        '604,30,1 612,116,1 600,196,1 622,290,1 616,380,1 628,424,1 650,448 690,440 720,462 756,452 830,470,1 830,30,1',
        '500,206,1 492,270,1 508,320,1 504,410,1 530,374,1 536,330,1 552,296,1 534,250,1 520,252,1',
      ),
      // What the sun reaches of the peak on the right.
      cut(SNOW, '718,116,1 684,206,1 694,290,1 690,372,1 708,300,1 704,240,1 720,190,1'),
      // Rock, from the gullies down into long streaks.
      cut(
        ROCK,
        '440,450,1 462,356,1 476,404,1 492,318,1 506,388,1 518,372,1 526,424,1 514,470 500,520 494,610,1 482,530 470,484 458,500 452,560,1 444,500',
        '542,420,1 558,316,1 570,372,1 588,248,1 602,336,1 612,318,1 616,380,1 632,440,1 620,456 608,482 600,520,1 588,478 568,450',
        '550,186,1 562,240,1 552,290,1 538,250,1',
      ),
      cut(
        DEEP,
        '612,318,1 628,246,1 642,350,1 656,322,1 666,404,1 684,376,1 690,440,1 676,490 664,550 660,680,1 646,560 632,440,1 616,380,1',
        '708,430,1 720,296,1 734,380,1 748,336,1 760,408,1 778,360,1 800,430,1 790,470 784,500 778,570,1 768,506 760,480 748,500 742,610,1 730,520 718,470',
        '622,164,1 642,240,1 632,286,1 618,244,1',
        '730,196,1 746,256,1 738,292,1',
      ),
      // The spur on the sunny side, which the climbers go up into the rock.
      cut(
        FLANK,
        '410,744,1 458,698,1 482,694,1 520,650,1 546,642,1 582,594,1 606,586,1 622,530 628,450,1 650,560 656,680,1 650,780,1 410,780,1',
      ),
    ),
    // The skin below, still closed.
    within(
      PEEL,
      '404,760,1 418,860 424,960,1 796,960,1 806,860 822,760,1 770,700 600,690 440,700',
      cut(RIPE, '650,640,1 690,800 670,960,1 840,960,1 840,640,1'),
    ),
    // The flaps that hang to the sides: the inner face above, the skin below; one still has the stalk.
    cut(
      PEEL,
      '424,930,1 400,830 362,742 322,716 290,750 268,820 240,848 176,858,1 240,740 280,600 380,640 440,760,1',
    ),
    cut(
      LINING,
      '440,800,1 428,660 384,576 306,540 226,572 184,650 168,730 144,774 114,800,1 130,838,1 180,850 226,806 250,730 276,668 316,640 358,668 400,740',
    ),
    cut(RIPE, limb('124,818,20 110,826,17 90,836,18')),
    cut(SEAM, limb('94,833,20 80,841,19')),
    cut(
      RIPE,
      '796,930,1 820,840 858,770 900,750 940,780 980,830 1010,860 1062,870,1 1074,760 980,640 860,640 790,740,1',
    ),
    cut(
      HOLLOW,
      '780,800,1 800,680 842,590 914,556 990,586 1036,654 1062,730 1080,810 1062,870,1 1020,830 990,760 956,692 912,664 866,690 816,770',
    ),
    ...climbers,
    cut(SEAM, '450,730,1 700,690 752,740 772,812 736,900 690,960,1 560,960 470,860'),
    within(
      LINING,
      '436,740,1 470,690 560,664 660,676 728,734,1 744,800 712,880 660,960,1 560,960,1 500,900 450,820',
      cut(HOLLOW, '636,640,1 672,740 668,840 630,960,1 760,960,1 760,640,1'),
    ),
    cut(RIPE, limb('728,734,0 744,800,8 712,880,9 660,960,8')),
  ),
];
