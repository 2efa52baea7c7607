import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, strata, wash } from '../../canvas/cut.ts';
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
const [DEEP, TRUNKS, BLACK] = ['#0f2630', '#15323b', '#081820'];
const CURTAINS = ['#0c1f29', '#091922', '#07141c'] as const;
const RIM = '#ffc071';

/** Leaves that hang along a row of points, `long` pixels each and of uneven length, turned about `degrees` (90 hangs straight down). */
function leaves(row: string, long: number, degrees = 90): string {
  const chance = random(row);
  const knots = points(row);
  return knots
    .slice(1)
    .flatMap(([toX, toY], at) => {
      const [fromX, fromY] = knots[at]!;
      const count = Math.max(1, Math.round(Math.hypot(toX - fromX, toY - fromY) / (long * 0.36)));
      return Array.from({ length: count }, (_, each) => {
        const share = (each + chance.between(0, 0.8)) / count;
        const [x, y] = [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share];
        const angle = ((degrees + chance.between(-46, 46)) * Math.PI) / 180;
        const reach = long * chance.between(0.6, 1.25);
        const at = (along: number) =>
          `${Math.round(x + Math.cos(angle) * reach * along)},${Math.round(y + Math.sin(angle) * reach * along)}`;
        return limb(`${at(-0.3)},${Math.round(long * 0.1)} ${at(0.4)},${Math.round(long * 0.17)} ${at(1)},0`);
      });
    })
    .join('');
}

interface View {
  subject: Box;
  /** The far edge of the plains. */
  horizon: number;
  ranges: readonly [far: string, near: string];
  lake: string;
  /** Four steps of land down to the gardens, far to near. */
  steps: readonly [string, string, string, string];
  /** The forest that the title stands in: its mass, what can be told in it, and the row along which its leaves end. */
  forest: readonly [mass: string, within: string, end: string, degrees: number];
  /** Rows at which nearer leaves over it end, each darker than the one before. */
  curtains: readonly string[];
  /** The great tree before the light: its wood, the light along it, and its leaves. */
  tree: readonly [wood: string, rim: string, ...leaves: string[]];
  lianas: readonly string[];
  ledge: string;
  walkers: Placing;
  colobus: Placing;
}

const edge = ({ tree: [wood, rim, ...crown], ...view }: View): Layer[] => [
  plan({ subject: view.subject, camera: 'back' }),
  wash(SKY[0]!),
  strata(SKY, { height: view.horizon, bands: 8 }),
  cut(RANGE, view.ranges[0]),
  cut(RANGE_NEAR, view.ranges[1]),
  ...view.steps.map((row, at) => floor(PLAINS[at]!, row)),
  cut(LAKE, view.lake),
  cut(DEEP, view.forest[0], leaves(view.forest[2], 70, view.forest[3])),
  cut(TRUNKS, view.forest[1]),
  ...view.curtains.flatMap((row, at) => [
    floor(CURTAINS[at]!, row, -20),
    cut(CURTAINS[at]!, leaves(row, 84)),
  ]),
  inked(BLACK, 7, ...view.lianas),
  cut(BLACK, limb(wood)),
  cut(RIM, limb(rim)),
  cut(BLACK, ...crown),
  moved(view.colobus, ...colobusOnBough(BLACK, '#fff3d6', '#d9a078')),
  floor(BLACK, view.ledge),
  moved(view.walkers, ...guideAndHiker({ ink: BLACK, rim: RIM })),
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
      '-40,-40,1 1330,-40,1 1290,60 1300,150 1250,240 1262,330 1210,420 1224,520 1180,600 1196,700 1160,780 1220,860 1300,1010,1 -40,1010,1',
      limb(
        '140,-20,46 150,500,52 130,1000,90;420,-20,24 410,500,28 396,1000,50;640,-20,44 660,480,50 644,1000,90;900,-20,22 890,480,28 876,1000,46;1080,-20,30 1070,480,34 1050,1000,60',
      ),
      '1320,-20 1290,80 1296,160 1250,240 1258,330 1210,420 1220,520 1180,600 1190,700 1160,780',
      30,
    ],
    curtains: [],
    tree: [
      '2190,1010,190 2130,860,112 2110,640,84 2120,380,78 2150,100,90 2160,-40,110;2110,620,44 2000,500,36 1840,420,28 1640,392,18 1460,404,0;2120,300,40 2240,180,30 2430,100,26',
      '2026,700,3 2036,560,4 2040,520,0;1996,466,2 1836,394,3 1640,375,3 1480,399,0;2034,860,2 2026,760,4 2028,700,3',
      '1200,-40,1 2440,-40,1 2440,130,1 2300,150 2190,100 2060,130 1960,80 1850,110 1760,60 1650,90 1560,40 1440,60 1350,20,1',
      leaves(
        '1300,0 1440,60 1560,40 1650,90 1760,60 1850,110 1960,80 2060,130 2190,100 2300,150 2430,130',
        76,
      ),
    ],
    lianas: [
      '1960,90 1936,300 1950,420 1930,640',
      '1480,60 1440,190 1360,180 1290,90',
      '2300,130 2290,420 2310,600 2280,760',
    ],
    ledge: '-40,960 700,952 1150,930 1380,862 1640,850 1800,880 2000,930 2430,910',
    walkers: { x: 1600, y: 860, scale: 1.2 },
    colobus: { x: 1740, y: 382, scale: 1.1 },
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
      '-40,-40,1 1120,-40,1 1120,620,1 980,590 860,610 740,570 620,590 500,560 380,584 260,560 120,590 -40,570,1',
      '',
      '-40,570 120,590 260,560 380,584 500,560 620,590 740,570 860,610 980,590 1120,620',
      90,
    ],
    curtains: [
      '-20,420 160,450 340,410 520,440 720,404 900,440 1100,410',
      '-20,290 200,250 400,290 620,256 820,290 1100,260',
      '-20,90 180,130 420,96 640,130 880,90 1100,120',
    ],
    tree: [
      '960,1370,170 910,1230,100 896,1040,76 900,800,66 910,400,56 930,-40,60;890,960,38 790,850,30 650,790,22 480,772,14 330,782,0;900,800,34 1000,700,26 1120,650,22',
      '822,1080,3 830,960,4 836,920,0;792,826,2 652,772,3 490,760,2 350,779,0;822,1200,2 818,1130,4 822,1080,3',
      leaves('700,560 880,590', 76),
    ],
    lianas: [
      '760,600 736,760 748,840 724,980',
      '260,570 210,680 120,670 80,580',
      '1040,640 1050,860 1030,1040',
    ],
    ledge: '-40,1216 200,1180 500,1176 640,1200 800,1260 1120,1240',
    walkers: { x: 440, y: 1186, scale: 1.14 },
    colobus: { x: 590, y: 766, scale: 0.92 },
  }),
});
