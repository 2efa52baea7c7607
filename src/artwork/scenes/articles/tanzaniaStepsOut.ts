import { cut, floor, inked, moved, spots, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc, limb, outline } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { paintingHand } from '../../figures/people/paintingHand.ts';
import { light } from '../../light/light.ts';

const [WALL, FLOOR, CAST] = ['#f9ecd2', '#ecc68c', '#c99452'];
const [SEA, BLUE, SNOW, RED, YELLOW, BLACK] = [
  '#17a398',
  '#1b3b7a',
  '#fffdf2',
  '#e2452f',
  '#ffcf2e',
  '#1a1720',
];
const [COAT, PATCH, FAR, BELLY] = ['#d8943e', '#5a2a19', '#9c612a', '#f6dcae'];

const BODY =
  '430,446 444,420 500,408 560,398 620,376 690,330 744,250 780,180 792,120 788,88,1 842,110,1 844,150 850,210 846,290 830,380 820,444 812,510 796,562 740,576 660,580 570,560 500,552 450,540 424,490';
const HEAD =
  '850,136,1 852,108 842,74 812,58 784,66 746,100 710,130 694,146 690,162 702,176 724,176 758,166 790,160 824,164 842,158';
const HIND = limb('496,474,54 502,560,38 474,628,20 454,668,15 458,730,10 462,772,13');
const HIND_FAR = limb('540,480,50 556,570,32 534,640,18 518,676,14 524,736,10 530,766,12');
const FORE = limb(
  '772,470,30 804,580,27 826,636,17 838,672,20 848,712,11 860,770,9 867,806,9 871,816,12 874,838,14',
);
const FORE_FAR = limb(
  '730,520,40 722,610,22 717,658,15 715,688,19 713,722,11 712,780,9 712,806,12 712,826,13',
);
const KIBO =
  '120,700,1 180,620 250,520 310,420 350,372,1 420,350 500,352 560,376,1 620,460 700,560,1 700,720,1 120,720,1';
const ICE =
  '322,404,1 350,372,1 420,350 500,352 560,376,1 590,420,1 560,420 548,470 534,424 510,420 500,480 484,424 450,424 440,500 424,430 390,424 378,466 366,420';
const DOTS =
  '150,714 190,714 230,714 270,714 310,714 350,714 390,714 430,714 470,714 510,714 550,714 590,714 630,714';
const SPOTS =
  '470,440,20 520,434,17 568,424,19 618,410,18 640,372,14 460,488,17 508,482,20 556,474,17 604,462,20 648,446,17 484,530,16 534,524,17 582,518,16 630,508,19 660,484,14 500,566,13 468,574,12 486,606,11 600,556,12 650,552,14 470,640,9';
const RINGED = [
  cut(BLACK, ...points(SPOTS).map(([x, y, r]) => disc(x, y, r))),
  cut(RED, ...points(SPOTS).map(([x, y, r]) => disc(x, y, r * 0.45))),
];
const PATCHES =
  '672,360,1 700,344,1 716,356,1 712,390,1 690,400,1 668,392,1; 726,310,1 748,280,1 764,300,1 760,340,1 736,350,1 722,336,1; 728,372,1 752,362,1 770,378,1 764,412,1 738,420,1 720,400,1; 776,316,1 806,300,1 818,320,1 810,352,1 786,358,1 772,340,1; 668,420,1 692,412,1 714,424,1 712,464,1 684,470,1 664,460,1; 726,432,1 756,430,1 774,446,1 768,486,1 738,492,1 722,468,1; 782,380,1 810,372,1 818,394,1 806,430,1 788,428,1 776,404,1; 762,250,1 778,222,1 800,236,1 796,276,1 774,288,1; 810,250,1 834,240,1 838,270,1 826,292,1 806,284,1; 786,196,1 792,164,1 812,170,1 814,206,1 798,214,1; 822,190,1 840,180,1 846,214,1 832,228,1 818,216,1; 794,140,1 802,116,1 818,126,1 816,150,1 804,156,1; 824,146,1 842,140,1 844,164,1 828,170,1; 668,486,1 698,482,1 716,500,1 706,540,1 676,548,1 660,530,1; 728,506,1 760,500,1 778,520,1 768,556,1 738,560,1 720,540,1; 790,508,1 812,520,1 806,560,1 786,560,1 780,536,1; 786,580,1 806,576,1 822,600,1 812,624,1 796,614,1; 818,640,1 838,636,1 842,664,1 828,676,1';
/** Each patch lobed like a vine leaf: round between nicks. */
const LEAVES = PATCHES.split('; ').map((patch) => {
  const knots = points(patch);
  const middle = (axis: 0 | 1) => knots.reduce((sum, knot) => sum + knot[axis], 0) / knots.length;
  const [cx, cy] = [middle(0), middle(1)];
  const grown = (value: number, core: number, by: number) => Math.round(core + (value - core) * by);
  return knots
    .flatMap(([x, y], at) => {
      const [nx, ny] = knots[(at + 1) % knots.length]!;
      const nick = `${grown((x + nx) / 2, cx, 0.84)},${grown((y + ny) / 2, cy, 0.84)},1`;
      return [`${grown(x, cx, 1.3)},${grown(y, cy, 1.3)}`, nick];
    })
    .join(' ');
});
const EDGE = 660;

/** Tanzania from its own enamel paint: a giraffe leaves a Tingatinga board while its tail is still being painted. */
export const tanzaniaStepsOut: readonly Picture[] = [
  picture(
    'articles/tanzania8places',
    light('morning', 'tanzania', 'left'),
    plan({ subject: [130, 250, 530, 550], camera: 'profile' }),
    cut(WALL, box(-20, -20, 1240, 940)),
    floor(FLOOR, '0,650 1200,650'),
    moved(
      { x: 40, y: 0 },
      cut(
        CAST,
        '698,826,1 1000,772,1 1240,704,1 1240,790,1 1110,790,1 886,844,1 862,840,1 1030,794,1 1000,788,1 730,830,1',
        '130,800,1 676,800,1 700,822,1 112,822,1',
      ),
      cut('#8d2f22', '660,250,1 676,258,1 676,806,1 660,800,1'),
      within(
        SEA,
        box(130, 250, 530, 550),
        cut(BLUE, KIBO),
        cut(SNOW, ICE),
        cut(RED, box(120, 690, 550, 120)),
        cut(SNOW, ...spots(DOTS, 8)),
        cut(BLACK, HIND_FAR),
        inked(BLACK, 7, '430,446 410,470 396,510 384,552'),
        cut(BLACK, limb('390,540,6 376,572,15 366,600,15 358,640')),
        inked(BLACK, 14, HIND, outline(BODY)),
        cut(YELLOW, HIND, BODY),
        within('none', BODY, ...RINGED),
        within('none', HIND, ...RINGED),
      ),
      within(
        'none',
        box(EDGE, -20, 600, 940),
        cut(FAR, FORE_FAR),
        cut(BLACK, '700,800,1 726,800,1 732,828,1 696,828,1'),
        cut(FAR, limb('800,66,9 792,40,7 792,26,9')),
        // Where the neck has turned, the mane comes round behind the head.
        cut(PATCH, limb('842,250,1 846,190,10 848,120,13 842,84,10 826,64,4')),
        within(COAT, FORE, cut(PATCH, ...LEAVES)),
        within(COAT, BODY, cut(PATCH, ...LEAVES)),
        cut(PATCH, limb('668,351,1 722,284,6 754,230,5 778,184,1')),
        cut(BLACK, '858,806,1 882,804,1 892,842,1 854,844,1'),
        cut(COAT, limb('844,88,6 876,80,17 908,96,2'), limb('822,72,12 822,42,8 826,26,10')),
        cut(FAR, limb('850,88,2 876,84,8 900,94,1')),
        cut(BLACK, disc(826, 24, 10, 9), disc(792, 26, 9, 8)),
        within(
          COAT,
          HEAD,
          cut(BELLY, '680,210,1 680,150,1 712,150 748,156 790,162,1 790,210,1'),
          cut(PATCH, '816,86 830,88 840,104 828,114 814,104', '806,120 820,118 826,134 812,140'),
        ),
        // Its eye looks down along its nose.
        cut(
          BLACK,
          '768,102,1 774,90 788,88 797,100,1 788,109 776,109',
          '702,140,1 712,140 716,148,1 706,150',
        ),
        cut(SNOW, disc(777, 98, 3)),
        inked(PATCH, 4, '694,166 720,162 742,160'),
      ),
      moved({ x: 368, y: 606, scale: 0.8 }, ...paintingHand(BLACK)),
    ),
  ),
];
