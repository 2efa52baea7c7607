import { cut, floor, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { rainWalker } from '../../figures/people/rainWalker.ts';
import { groundselNear } from '../../figures/plants/groundselNear.ts';
import { light } from '../../light/light.ts';

const [PAPER, ROCK, ICE, SKY] = ['#f6f4ea', '#13242c', '#a9cbd6', '#2b6f88'];
const [BOG, NEAR] = ['#5d9468', '#14352f'];
const GREENS = {
  bark: NEAR,
  lit: NEAR,
  dead: NEAR,
  withered: NEAR,
  shade: NEAR,
  leaf: '#2f6b45',
  sunny: '#7bab52',
  rim: '#7bab52',
};

/** The gaps between the planks of a stretch, from one end of its left and its right edge to the other. */
const gaps = (
  [x, y, dx, dy]: readonly [number, number, number, number],
  [u, v, du, dv]: readonly [number, number, number, number],
  count: number,
): string =>
  Array.from({ length: count }, (_, at) => {
    const way = ((at + 0.5) / count) ** 0.8;
    return `${x + dx * way},${y + dy * way} ${u + du * way},${v + dv * way}`;
  }).join(';');

/** The Mountains of the Moon between two clouds. */
export const rwenzori: readonly Picture[] = [
  picture(
    'places/rwenzori-2',
    light('mist', 'uganda', 'right'),
    plan({ subject: [740, 70, 120, 360], camera: 'wide' }),
    wash([PAPER, PAPER]),
    cut(
      SKY,
      '520,-20,1 500,60 570,100 560,170 600,220 640,280,1 700,180,1 730,200,1 790,100,1 835,64,1 874,124,1 900,112,1 932,164,1 990,100,1 1024,62,1 1062,140,1 1100,130,1 1160,230,1 1260,290,1 1260,-20,1',
    ),
    // Black rock where the faces turn from the light; the snow is the paper.
    cut(
      ROCK,
      '700,180,1 660,248,1 630,330,1 600,500,1 676,500,1 704,400,1 682,340,1 714,270,1 704,220,1',
      '835,64,1 790,100,1 730,200,1 722,262,1 738,330,1 712,400,1 700,500,1 786,500,1 812,410,1 786,350,1 830,262,1 814,200,1 842,136,1',
      '874,124,1 862,190,1 888,256,1 874,310,1 904,372,1 914,300,1 898,236,1 904,180,1',
      '1024,62,1 990,100,1 932,164,1 924,236,1 944,300,1 916,380,1 926,500,1 994,500,1 1022,402,1 996,340,1 1036,256,1 1018,200,1 1038,130,1',
      '1062,140,1 1066,216,1 1096,262,1 1084,330,1 1118,396,1 1124,320,1 1106,250,1 1108,190,1',
      '1160,230,1 1128,296,1 1146,350,1 1126,420,1 1130,500,1 1200,500,1 1216,400,1 1190,340,1 1206,280,1',
    ),
    cut(
      ICE,
      '786,350,1 818,286,1 848,306,1 874,310,1 904,372,1 914,300,1 944,300,1 916,380,1 926,500,1 786,500,1 812,410,1',
      '996,340,1 1022,290,1 1054,316,1 1084,330,1 1118,396,1 1124,320,1 1142,336,1 1126,420,1 1130,500,1 994,500,1 1022,402,1',
    ),
    cut(
      PAPER,
      '560,560,1 580,440 640,400 700,410 730,440,1 780,400 860,396 900,430,1 940,390 1030,380 1080,420,1 1120,370 1200,360 1260,380,1 1260,600,1 560,600,1',
    ),
    floor(BOG, '-40,690 200,676 500,690 800,668 1000,650 1240,640'),
    floor(NEAR, '-40,800 100,780 300,800 560,830 800,800 1000,770 1240,740'),
    cut(PAPER, '170,920,1 360,920,1 640,822,1 420,756,1 760,706,1 740,700,1 360,752,1 556,820,1'),
    inked(NEAR, 5, gaps([170, 920, 386, -100], [360, 920, 280, -98], 9)),
    inked(NEAR, 4, gaps([556, 820, -196, -68], [640, 822, -220, -66], 8)),
    inked(BOG, 2, gaps([360, 752, 380, -52], [420, 756, 340, -50], 14)),
    moved(
      { x: 980, y: 800, scale: 0.5 },
      ...groundselNear(
        ['0,0,60 10,-160,50 0,-330,40 -30,-480,34', '0,-230,44 110,-320,36 150,-420,30'],
        [
          [150, -440, 150],
          [-36, -520, 170],
        ],
        GREENS,
      ),
    ),
    moved(
      { x: 200, y: 900, scale: 0.84 },
      ...groundselNear(
        [
          '20,90,80 0,-120,60 10,-260,52 -10,-420,42 -20,-560,34',
          '0,-220,48 -120,-300,38 -190,-370,34 -220,-440,30',
          '20,-300,44 120,-400,38 170,-480,34 180,-540,30',
        ],
        [
          [184, -560, 140],
          [-222, -460, 140],
          [-20, -610, 164],
        ],
        GREENS,
      ),
    ),
    moved({ x: 668, y: 716, scale: 0.36 }, ...rainWalker('#2b6f88', '#17404f', 1)),
    moved({ x: 470, y: 770, scale: 0.54 }, ...rainWalker('#f0c53c', '#b07f22', -1)),
    moved({ x: 560, y: 836, scale: 0.84 }, ...rainWalker('#d8442a', '#8e2622', 1)),
  ),
];
