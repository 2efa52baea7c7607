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

/** A climber of some 60 pixels who goes up to the right, leaning on a pole; the origin is at the foot behind. */
const CLIMBER = [
  limb('6,-28,6 -2,-14,5 -4,0,3;8,-28,6 21,-28,5 18,-14,3;-7,1,3 4,0,3;15,-14,3 26,-15,3'),
  limb('12,-48,7 8,-38,7 6,-24,6;14,-45,4 22,-35,3 30,-36,2;29,-48,1 36,-22,1'),
].join('');
/** Its head under a cap, and the hand on the pole. */
const HEAD = disc(18, -57, 6, 7) + disc(30, -37, 3);
const CAP = outline('11,-57,1 12,-66 21,-66 28,-59,1');
const PACK = panel('-4,-52,5 7,-54,3 4,-29,3 -8,-30,5');

/** Three on the spur, from the last to the first, and the rope between them. */
const STEPS = [
  { x: 452, y: 690, scale: 1 },
  { x: 508, y: 644, scale: 0.94 },
  { x: 563, y: 593, scale: 0.88 },
];
const climbers: readonly Layer[] = [
  inked(DEEP, 2, '460,662 488,646 514,617', '515,616 544,598 569,567'),
  ...STEPS.map((place) => moved(place, cut(DEEP, CLIMBER), cut(SKIN, HEAD), cut(GROUND, PACK + CAP))),
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
      // The spur on the sunny side, which the climbers go up.
      cut(FLANK, '410,729,1 470,674,1 524,632,1 604,552,1 592,620 560,676 540,700 530,780,1 410,780,1'),
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
      '440,800,1 428,660 384,576 306,540 226,572 184,650 168,730 140,786 96,820,1 110,858,1 180,858 226,806 250,730 276,668 316,640 358,668 400,740',
    ),
    cut(RIPE, limb('106,838,20 92,848,17 66,864,18')),
    cut(SEAM, limb('72,860,20 58,870,19')),
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
