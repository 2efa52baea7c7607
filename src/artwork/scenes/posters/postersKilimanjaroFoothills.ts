import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, strata, wash, within } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import type { Placing } from '../../canvas/placing.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { random } from '../../canvas/random.ts';
import { limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { colobusOnBough } from '../../figures/animals/colobusOnBough.ts';
import { guideAndHiker } from '../../figures/people/guideAndHiker.ts';
import { light } from '../../light/light.ts';

/** The evening over the plains, from above down to their far edge. */
const SKY = ['#d9603f', '#ee8547', '#fbab58', '#ffd184', '#ffe6ad'];
const [RANGE, RANGE_NEAR, LAKE] = ['#c9705f', '#a8545c', '#fff0c4'];
const PLAINS = ['#e08a56', '#bf6650', '#93464e', '#5f2d48'] as const;
const BLACK = '#081820';
const RIM = '#ffc071';

/** A heap of leaves 120 wide, about the origin: closed within, single round leaves along its edge. */
function heap(seed: string): Layer {
  const chance = random(`heap ${seed}`);
  const rim = Array.from({ length: 11 }, (_, at) => {
    const angle = (at / 11) * Math.PI * 2;
    const far = chance.between(0.72, 1.1);
    return [Math.cos(angle) * 52 * far, Math.sin(angle) * 34 * far] as const;
  });
  const leaves = Array.from({ length: 34 }, (_, at) => {
    const angle = ((at + chance.next()) / 34) * Math.PI * 2;
    const far = chance.between(0.66, 1.04);
    const [x, y] = [Math.cos(angle) * 52 * far, Math.sin(angle) * 34 * far];
    const turn = angle + chance.between(-0.8, 0.8);
    const long = chance.between(13, 22);
    const [dx, dy] = [Math.cos(turn) * long, Math.sin(turn) * long * 0.8 + 6];
    return limb(
      `${Math.round(x - dx * 0.4)},${Math.round(y - dy * 0.4)},3 ${Math.round(x + dx * 0.3)},${Math.round(y + dy * 0.3)},${Math.round(long * 0.42)} ${Math.round(x + dx)},${Math.round(y + dy)},0`,
    );
  });
  return cut({}, rim.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).join(' '), ...leaves);
}

const HEAPS = ['fig', 'camphor', 'olive'].map(heap);

/** Leaves in soft heaps along rows of points, each some `size` pixels wide. */
function foliage(ink: string, rows: string, size: number): Layer[] {
  const chance = random(rows);
  return rows.split(';').flatMap((row) => {
    const knots = points(row);
    return knots.slice(1).flatMap(([toX, toY], at) => {
      const [fromX, fromY] = knots[at]!;
      const count = Math.max(1, Math.round(Math.hypot(toX - fromX, toY - fromY) / (size * 0.5)));
      return Array.from({ length: count }, (_, each) => {
        const share = (each + chance.between(0, 0.9)) / count;
        const aside = size * 0.22;
        return moved(
          {
            x: fromX + (toX - fromX) * share + chance.between(-aside, aside),
            y: fromY + (toY - fromY) * share + chance.between(-aside, aside),
            scale: Math.round(size * chance.between(0.7, 1.25)) / 100,
            flip: chance.next() < 0.5,
            turn: chance.between(-16, 16),
            fill: ink,
          },
          HEAPS[chance.whole(0, 2)]!,
        );
      });
    });
  });
}

/** A plane of the forest: its colour, its wood as limbs, its leaves as rows and how large, and what of it is closed. */
type Plane = readonly [ink: string, wood: string, leaves: string, size: number, mass?: string];

const plane = ([ink, wood, leaves, size, mass]: Plane): Layer[] => [
  cut(ink, ...(mass ? [mass] : []), ...(wood ? [limb(wood)] : [])),
  ...(leaves ? foliage(ink, leaves, size) : []),
];

interface View {
  subject: Box;
  /** The far edge of the plains. */
  horizon: number;
  ranges: readonly [far: string, near: string];
  lake: string;
  /** Four steps of land down to the gardens, far to near. */
  steps: readonly [string, string, string, string];
  /** The forest that the title stands in, far to near. */
  forest: readonly Plane[];
  /** The great tree before the light: its wood, the light along it, and its leaves. */
  tree: readonly [wood: string, rim: string, leaves: string];
  lianas: readonly string[];
  ledge: string;
  /** Where the low light lies on the ground. */
  lit: string;
  walkers: Placing;
  colobus: Placing;
}

const edge = ({ tree: [wood, rim, crown], ...view }: View): Layer[] => [
  plan({ subject: view.subject, camera: 'back' }),
  wash(SKY[0]!),
  strata(SKY, { height: view.horizon, bands: 8 }),
  cut(RANGE, view.ranges[0]),
  cut(RANGE_NEAR, view.ranges[1]),
  ...view.steps.map((row, at) => floor(PLAINS[at]!, row)),
  cut(LAKE, view.lake),
  ...view.forest.flatMap(plane),
  inked(BLACK, 6, ...view.lianas),
  within(BLACK, limb(wood), cut(RIM, limb(rim))),
  ...foliage(BLACK, crown, 110),
  moved(view.colobus, ...colobusOnBough(BLACK, '#fff3d6', '#d9a078')),
  floor(BLACK, view.ledge),
  cut('#3c2a38', view.lit),
  moved(
    view.walkers,
    ...guideAndHiker({
      ink: BLACK,
      rim: RIM,
      skin: '#4f2a26',
      shirt: ['#23363a', '#7d5a44'],
      pack: ['#a63a2c', '#f0703c'],
    }),
  ),
];

/** The foothills of Kilimanjaro: from the edge of the forest a guide shows the plains at evening; a colobus looks on. */
export const postersKilimanjaroFoothills: readonly Picture[] = poster('kilimanjarofoothills', {
  light: light('dusk', 'tanzania', 'right'),
  wide: edge({
    subject: [1300, 190, 660, 420],
    horizon: 560,
    ranges: [
      '1100,560,1 1200,520 1320,500 1400,470,1 1470,500 1560,480 1640,440,1 1720,470 1800,500 1900,490 2000,520 2440,540,1 2440,570,1 1100,570,1',
      '1500,570,1 1600,540 1700,530 1760,500,1 1830,524 1900,510 1980,540 2100,530 2240,548 2440,556,1 2440,580,1 1500,580,1',
    ],
    lake: '1500,596,1 1600,588 1760,590 1900,598,1 1780,606 1600,606',
    steps: [
      '1000,566 1400,572 1900,564 2430,570',
      '1000,640 1300,628 1700,640 2100,622 2430,634',
      '1000,700 1300,716 1700,694 2100,712 2430,690',
      '1000,800 1300,778 1600,800 2000,770 2430,790',
    ],
    forest: [
      [
        '#a24f52',
        '1352,1000,18 1346,640,13 1362,360,9 1400,130,5 1420,40,3;1354,470,7 1420,390,4 1476,350,2;1358,430,6 1310,340,4 1290,280,2',
        '1330,120 1400,90 1470,130;1430,356 1490,340;1270,280 1320,290',
        90,
      ],
      [
        '#6a3448',
        '1262,1000,30 1250,660,22 1262,360,17 1290,100,12 1310,-40,10;1256,540,11 1330,450,7 1410,424,2;1262,330,9 1340,250,5 1400,226,2',
        '1220,40 1300,40 1370,70;1340,236 1420,226;1350,440 1420,420;1200,190 1240,170;1230,700 1240,760;1200,860 1300,880',
        104,
        '1000,-40,1 1240,-40,1 1200,100,1 1174,400,1 1164,680,1 1180,1010,1 1000,1010,1',
      ],
      [
        '#3a2339',
        '1168,1000,44 1160,680,32 1176,400,26 1204,100,22 1226,-40,22;1164,480,16 1240,370,10 1330,336,3;1170,330,13 1110,220,9 1080,120,6',
        '1060,20 1170,40 1270,20;1250,356 1330,332;1080,160 1130,150;1150,880 1230,900',
        112,
        '1000,-40,1 1150,-40,1 1130,120 1140,300 1120,480 1126,660 1120,820 1140,1010,1 1000,1010,1',
      ],
      [
        '#1e222f',
        '1020,1000,64 1020,700,42 1030,420,34 1060,100,30 1080,-40,28;1028,480,20 1100,370,13 1180,340,4',
        '960,10 1060,50 1140,20;1100,356 1170,340;1040,900 1100,920',
        116,
        '860,-40,1 1030,-40,1 1000,140 1010,400 990,700 1010,1010,1 860,1010,1',
      ],
      [
        '#12262f',
        '',
        '900,30 950,200 910,380 950,560 910,740 940,900',
        130,
        '-40,-40,1 930,-40,1 900,300 930,620 890,1010,1 -40,1010,1',
      ],
      [
        '#18303a',
        '60,1000,30 76,600,18 56,300,15 90,-40,12;300,1000,46 322,640,28 296,300,24 340,-40,21;306,420,15 366,260,11 410,-40,8;560,1000,24 546,600,15 580,260,12 556,-40,9;800,1000,32 786,620,20 826,320,16 804,-40,14',
        '',
        0,
      ],
      [
        '#0b1b24',
        '180,1000,96 198,760,54 204,420,44 160,-40,48;200,520,24 110,360,17 50,-40,12;690,1000,74 668,740,42 692,400,34 740,-40,36;692,430,20 790,260,14 850,-40,9;446,1000,30 448,600,19 416,260,16 446,-40,14',
        '-20,10 120,40 240,10 380,50 520,10 660,40 800,10 900,30;30,880 120,920;560,900 640,930;820,900 900,930',
        130,
      ],
    ],
    tree: [
      '2200,1010,210 2146,880,112 2116,640,84 2120,380,78 2150,100,90 2160,-40,110;2130,640,44 2030,520,36 1900,440,28 1720,408,18 1520,424,0;2120,300,40 2240,180,30 2430,100,26',
      '1994,1010,20 2036,860,8 2034,700,6 2046,560,0;1976,440,0 1900,400,10 1720,382,9 1520,412,5;2046,500,0 2042,300,9 2056,160,7 2070,60,0',
      '1350,-20 1450,24 1570,0 1660,50 1770,20 1860,70 1980,40 2070,90 2200,70 2310,110 2430,90;1400,-40 2430,-40;1700,0 2000,10;2200,20 2430,30',
    ],
    lianas: ['1960,90 1936,300 1950,420 1930,640', '2300,130 2290,420 2310,600 2280,760'],
    ledge: '-40,960 700,952 1150,930 1380,862 1640,850 1800,880 2000,930 2430,910',
    lit: limb(
      '1240,910,0 1420,880,6 1640,868,7 1800,892,0;1000,952,0 1200,936,5 1400,916,0;700,974,0 860,966,5 1060,958,0;300,984,0 480,980,4 640,976,0;1500,930,0 1700,910,7 1880,930,0',
    ),
    walkers: { x: 1590, y: 862, scale: 0.95 },
    colobus: { x: 1850, y: 404, scale: 1.1 },
  }),
  tall: edge({
    subject: [60, 640, 700, 300],
    horizon: 800,
    ranges: [
      '-40,800,1 60,770 160,740,1 240,766 340,750 430,714,1 520,750 620,770 720,756 1120,790,1 1120,810,1 -40,810,1',
      '200,806,1 320,786 440,770,1 520,790 640,776 760,794 1120,800,1 1120,820,1 200,820,1',
    ],
    lake: '180,834,1 280,826 420,828 540,836,1 420,844 280,844',
    steps: [
      '-40,806 400,812 800,804 1120,810',
      '-40,880 300,868 700,884 1120,866',
      '-40,950 300,966 700,944 1120,960',
      '-40,1060 300,1040 700,1064 1120,1040',
    ],
    forest: [
      [
        '#a24f52',
        '176,1240,14 170,960,10 186,740,7 216,560,5;178,820,6 230,740,3 262,716,1',
        '90,600 180,620 270,640;226,726 270,716;420,600 560,624 680,610',
        76,
      ],
      [
        '#6a3448',
        '62,1260,32 52,960,22 66,720,17 104,540,11;60,800,11 130,716,6 190,694,2',
        '-20,570 100,594 220,580 360,600 500,580 640,604 780,590;130,712 190,694;-20,810 20,790;-10,1000 20,960',
        84,
        '-40,300,1 1120,300,1 1120,600,1 900,596 700,584 500,580 300,584 100,580 -40,576,1',
      ],
      [
        '#3a2339',
        '',
        '-20,516 120,546 280,516 440,552 600,520 760,556 900,540 1100,580',
        92,
        '-40,-40,1 1120,-40,1 1120,566,1 800,530 500,530 200,530 -40,520,1',
      ],
      [
        '#1e222f',
        '',
        '-20,420 140,450 320,416 500,454 680,420 860,456 1100,440',
        110,
        '-40,-40,1 1120,-40,1 1120,440,1 600,436 -40,430,1',
      ],
      [
        '#12242d',
        '',
        '-20,290 160,330 340,280 540,326 740,286 920,326 1100,300',
        124,
        '-40,-40,1 1120,-40,1 1120,308,1 600,306 -40,300,1',
      ],
      [
        '#0a1a22',
        '',
        '-20,120 180,160 420,126 640,160 880,120 1100,150',
        136,
        '-40,-40,1 1120,-40,1 1120,144,1 -40,140,1',
      ],
    ],
    tree: [
      '960,1370,170 910,1230,100 896,1040,76 900,800,66 910,400,56 930,-40,60;900,970,38 820,860,30 700,794,22 520,772,14 350,782,0;900,800,34 1000,700,26 1120,650,22',
      '790,1370,16 826,1200,8 822,1040,7 834,900,0;796,820,0 700,774,9 520,760,7 350,772,4;836,800,0 838,690,7 848,590,6 856,500,0',
      '800,500 900,480;980,560 1090,600',
    ],
    lianas: ['1040,640 1050,860 1030,1040'],
    ledge: '-40,1216 200,1180 500,1176 640,1200 800,1260 1120,1240',
    lit: limb('80,1222,0 260,1200,5 460,1192,6 620,1216,0;260,1260,0 460,1240,6 640,1256,0'),
    walkers: { x: 430, y: 1188, scale: 0.86 },
    colobus: { x: 690, y: 778, scale: 0.92 },
  }),
});
