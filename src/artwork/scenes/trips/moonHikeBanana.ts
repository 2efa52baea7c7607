import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb, outline, panel } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [GROUND, SNOW, SHADE, ROCK, DEEP] = ['#c2302c', '#fff8e8', '#a9c4ea', '#34559f', '#1f3474'];
const [FLESH, FLANK, SKIN] = ['#ffeec4', '#f3cf88', '#7a4226'];
const [PEEL, RIPE, SEAM, LINING, HOLLOW] = ['#ffc31f', '#e2951a', '#a85f14', '#ffe58f', '#f2bf52'];

/** The flesh, whose smooth sides break into the crests of a mountain. */
const CRESTS =
  '424,800,1 424,700 426,580 432,490 444,430,1 448,380,1 470,320,1 474,290,1 500,206,1 520,252,1 534,250,1 550,186,1 568,142,1 604,30,1 632,104,1 646,114,1 668,196,1 684,206,1 718,116,1 742,190,1 752,200,1 764,280,1 780,340,1 778,390,1 790,440,1 802,520 806,620 802,800,1';

/** A walker of some 60 pixels, from the left, leaning on a pole; the origin is between the feet. */
const WALKER = [
  limb('-2,-26,5 -10,-13,4 -16,0,3;0,-26,5 9,-14,4 8,0,3;-16,0,3 -8,1,2;8,0,3 16,1,2'),
  limb('0,-46,6 -1,-34,7 0,-22,6;2,-44,3 10,-34,3 17,-36,2;15,-44,1 22,1,1'),
].join('');
/** Its head under a cap, and the hand on the pole. */
const HEAD = disc(5, -54, 6, 7) + disc(17, -37, 3);
const CAP = outline('-2,-55,1 -1,-63 8,-63 14,-55,1');
const PACK = panel('-17,-51,5 -4,-51,3 -5,-27,3 -18,-29,5');
const walkers: readonly Layer[] = [
  { x: 500, y: 688, scale: 1 },
  { x: 592, y: 668, scale: 1.1 },
  { x: 660, y: 686, scale: 1 },
].map((place) => moved(place, cut(DEEP, WALKER), cut(SKIN, HEAD), cut(GROUND, PACK + CAP)));

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
      // Its long planes: the middle one, and the one away from the light.
      cut(FLESH, '560,800,1 562,640 548,420,1 600,380,1 694,420,1 706,640 704,800,1'),
      cut(FLANK, '704,800,1 706,640 694,446,1 740,450,1 820,446,1 820,800,1'),
      cut(
        SHADE,
        '500,206,1 492,280,1 506,320,1 498,430,1 542,430,1 560,330,1 534,250,1 520,252,1',
        '604,30,1 612,116,1 596,196,1 618,270,1 616,424,1 650,440,1 676,560,1 700,470,1 702,330,1 684,206,1 668,196,1 646,114,1 632,104,1',
        '718,116,1 726,206,1 712,280,1 728,470,1 756,600,1 774,500,1 820,420,1 780,340,1 764,280,1 752,200,1 742,190,1',
      ),
      cut(
        ROCK,
        '430,452,1 462,376,1 476,422,1 496,312,1 512,394,1 524,362,1 540,430,1 560,308,1 572,382,1 592,246,1 604,346,1 612,300,1 624,352,1 606,396,1 612,430,1 594,476,1 574,450,1 558,690,1 544,490,1 520,452,1 500,510,1 486,456,1 464,590,1 456,470,1',
        '550,186,1 562,240,1 552,290,1 538,250,1',
      ),
      cut(
        DEEP,
        '612,300,1 628,250,1 646,374,1 660,324,1 676,414,1 694,366,1 704,430,1 720,290,1 738,390,1 752,330,1 764,402,1 780,350,1 810,440,1 786,462,1 772,540,1 758,466,1 730,452,1 706,660,1 692,486,1 664,450,1 646,560,1 630,470,1 612,430,1 606,396,1 624,352,1',
        '622,164,1 642,240,1 632,286,1 618,244,1',
        '730,196,1 746,256,1 738,292,1',
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
    // Three on their way, along the flap that falls towards us.
    ...walkers,
    cut(SEAM, '450,730,1 700,690 752,740 772,812 736,900 690,960,1 560,960 470,860'),
    within(
      LINING,
      '436,740,1 470,690 560,664 660,676 728,734,1 744,800 712,880 660,960,1 560,960,1 500,900 450,820',
      cut(HOLLOW, '636,640,1 672,740 668,840 630,960,1 760,960,1 760,640,1'),
    ),
    cut(RIPE, limb('728,734,0 744,800,8 712,880,9 660,960,8')),
  ),
];
