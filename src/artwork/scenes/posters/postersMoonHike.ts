import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import type { Placing } from '../../canvas/placing.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { cushions } from '../../drawing/cushions.ts';
import { lobes } from '../../drawing/lobes.ts';
import { mossChameleon } from '../../figures/animals/mossChameleon.ts';
import { hikersBehind } from '../../figures/people/hikersBehind.ts';
import { hornedChameleon } from '../../figures/placing/hornedChameleon.ts';
import { type Heather, mossyHeather } from '../../figures/plants/mossyHeather.ts';
import { rwenzoriPlanes } from '../../land/rwenzoriPlanes.ts';
import { light } from '../../light/light.ts';

/** The morning sky from its upper edge down. */
const SKY = ['#f4a56f', '#f7b981', '#facd96', '#fddfb0', '#fff0cf'];
const PEAKS = { snow: '#fffaf0', blue: '#b3b9e2', rock: '#cf9f94', deep: '#8f96c8' };
/** The cloud in the valleys, lit and in its own shade. */
const [CLOUD, UNDER] = ['#fff7e6', '#ecd6d4'];
/** Bare far ridges, and forest in front of them: crowns in shade and in the light. */
const [FAR, NEARER] = ['#d6d8ae', '#a9c99a'];
const FORESTS = [
  ['#5f9f80', '#a3c486'],
  ['#1f6a5c', '#5a9f6a'],
  ['#0b3a40', '#1f6655'],
] as const;
/** Folds of those forests that lie in shade. */
const FOLDS = ['#4b8a72', '#185a52', '#082d36'];
const [WOOD, MOSS, LIT] = ['#0a2730', '#17543f', '#8fbf4a'];
const HEATHER = [WOOD, MOSS, LIT, '#2f7a66', '#a4c79a'] as const;

/** A mossy bough along the chameleon's feet. */
const bough: Heather = {
  wood: '-1080,196,5 -900,150,20 -700,96,32 -520,62,42 -200,50,54 180,46,66 420,44,70 640,26,76 800,36,116 960,36,120;-560,76,20 -680,160,15 -800,204,11 -900,204,3',
  moss: [
    [
      '-1080,176 -900,118 -700,54 -520,12 -200,-8 180,-20 420,-40 560,-60',
      '560,-10 420,24 180,40 -200,50 -520,72 -700,106 -900,160',
    ],
  ],
  beards: [
    [-980, 170, 120],
    [-840, 140, 190],
    [-720, 190, 150],
    [-620, 110, 200],
    [-260, 90, 170],
    [-60, 90, 240],
    [60, 96, 150],
    [240, 100, 190],
  ],
};

interface View {
  sky: readonly string[];
  peaks: { x: number; y: number; scale: number };
  /** Two banks of cloud: the points of the crest, where it ends, and the underside. */
  cloud: readonly (readonly [crest: string, end: string, under: string])[];
  far: string;
  nearer: string;
  /** Spurs of forest, far to near, and how broad their crowns are. */
  forests: readonly (readonly [row: string, foot: string, size: number, folds: string])[];
  hikers: Placing;
  trunk: Heather;
  hidden: Placing;
  chameleon: Placing;
  subject: Box;
}

const aboveCloud = (view: View): Layer[] => {
  const bank = (at: number): Layer[] => {
    const [row, end, under] = view.cloud[at]!;
    return [cut(CLOUD, lobes(row, 0.9, end)), cut(UNDER, under)];
  };
  const forest = (at: number): Layer[] => {
    const [[row, foot, size, folds], [shade, lit]] = [view.forests[at]!, FORESTS[at]!];
    const crowns = cut({}, lobes(cushions(row, size), 0.6, foot));
    return [
      moved({ x: -5, y: -6, fill: lit }, crowns),
      moved({ x: 0, y: 0, fill: shade }, crowns),
      cut(FOLDS[at]!, folds),
    ];
  };
  return [
    plan({ subject: view.subject, camera: 'profile' }),
    floor(SKY[0]!, '-40,-20 2440,-20'),
    ...view.sky.map((band, at) => floor(SKY[at + 1]!, band)),
    rwenzoriPlanes({ ...view.peaks, flip: true }, PEAKS),
    ...bank(0),
    floor(FAR, view.far),
    floor(NEARER, view.nearer),
    ...bank(1),
    ...forest(0),
    ...forest(1),
    moved(view.hikers, ...hikersBehind),
    ...forest(2),
    ...mossyHeather(view.trunk, HEATHER),
    moved(view.hidden, ...mossChameleon([WOOD, '#1f6a4a', '#35895a', '#f0b44a'])),
    moved(view.chameleon, ...mossyHeather(bough, HEATHER), ...hornedChameleon),
  ];
};

/** The great view of the hike: a three-horned chameleon goes down a mossy bough into the morning, past a female that nobody sees. */
export const postersMoonHike: readonly Picture[] = poster('mountainsofthemoonhike', {
  light: light('morning', 'uganda', 'left'),
  wide: aboveCloud({
    sky: [
      '-40,40 500,80 1000,120 1600,230 2430,330',
      '-40,190 500,220 1000,270 1600,390 2430,470',
      '-40,350 500,370 1000,430 1600,510 2430,590',
      '-40,520 500,530 1000,570 1600,620 2430,680',
    ],
    peaks: { x: 650, y: 780, scale: 0.92 },
    cloud: [
      [
        '-40,750 60,734 220,746 300,730 480,742 640,724 720,736 900,722 1060,738 1140,728 1320,742 1500,724 1700,740 2000,724 2430,744',
        '2430,1010 -40,1010',
        '-40,780,1 300,762 600,774 1000,758 1500,774 2430,764,1 2430,1010,1 -40,1010,1',
      ],
      [
        '-40,880 100,860 260,874 420,852 600,868 700,850 900,862 1100,840 1260,852 1500,836 2000,850',
        '2000,1010 -40,1010',
        '-40,920,1 300,892 700,904 1300,874,1 2000,890,1 2000,1010,1 -40,1010,1',
      ],
    ],
    far: '-40,800 300,820 600,836 900,800 1200,744 1500,690 1900,650 2430,560',
    nearer: '300,900 700,870 900,836 1150,796 1500,750 1900,716 2430,640',
    forests: [
      [
        '560,960 800,926 1000,880 1200,846 1500,826 1900,780 2450,700',
        '2450,1010 500,1010',
        40,
        '1010,890,1 1120,862,1 1060,920,1 1130,1010,1 860,1010,1 960,940,1;1330,846,1 1480,838,1 1420,890,1 1500,930,1 1440,1010,1 1240,1010,1 1340,920,1;1720,820,1 1900,800,1 1840,860,1 1940,920,1 1900,1010,1 1640,1010,1 1760,900,1',
      ],
      ['-60,836 150,840 330,862 520,906 700,966 800,1030', '-60,1030', 44, ''],
      ['820,1040 1000,980 1300,950 1600,940 2000,920 2450,880', '2450,1040', 70, ''],
    ],
    hikers: { x: 270, y: 864, scale: 0.78 },
    trunk: {
      wood: '2360,1060,210 2330,700,180 2320,420,170 2370,160,180 2440,-60,210;2300,300,70 2160,120,42 1960,30,28 1720,4,8',
      moss: [
        [
          '2150,1030 2150,700 2150,480 2186,270 2206,110',
          '2212,116 2300,170 2330,260 2430,330 2430,640 2226,700 2176,850 2230,1030',
        ],
        ['1740,4 1960,8 2110,60 2180,130', '2196,160 2130,98 1960,36'],
      ],
      beards: [
        [1800, 20, 150],
        [1880, 24, 250],
        [1960, 40, 170],
        [2040, 70, 300],
        [2110, 120, 200],
      ],
    },
    hidden: { x: 2186, y: 470, scale: 0.42, turn: 78 },
    chameleon: { x: 1636, y: 676, scale: 0.88, turn: -4 },
    subject: [1300, 330, 620, 240],
  }),
  tall: aboveCloud({
    sky: [
      '-40,100 400,130 1120,210',
      '-40,290 400,320 1120,400',
      '-40,490 400,520 1120,590',
      '-40,680 400,690 1120,740',
    ],
    peaks: { x: 420, y: 840, scale: 0.68 },
    cloud: [
      [
        '-40,816 60,802 200,814 300,796 460,808 560,794 700,810 860,796 1120,812',
        '1120,1360 -40,1360',
        '-40,846,1 300,832 700,844 1120,832,1 1120,1360,1 -40,1360,1',
      ],
      [
        '-40,990 100,970 260,984 400,962 600,980 900,960',
        '900,1360 -40,1360',
        '-40,1030,1 200,1000 600,1010,1 900,1000,1 900,1360,1 -40,1360,1',
      ],
    ],
    far: '-40,890 300,900 500,870 700,830 1120,760',
    nearer: '-40,980 300,950 700,900 1120,840',
    forests: [
      [
        '180,1380 320,1250 500,1150 800,1050 1140,960',
        '1140,1380',
        30,
        '520,1170,1 640,1120,1 590,1200,1 650,1280,1 480,1380,1 400,1380,1 540,1260,1;780,1080,1 900,1050,1 850,1130,1 920,1220,1 860,1320,1 720,1380,1 800,1200,1',
      ],
      ['-60,1276 150,1280 300,1300 460,1330 560,1370', '-60,1370', 36, ''],
      ['420,1370 600,1320 850,1290 1140,1260', '1140,1370', 52, ''],
    ],
    hikers: { x: 184, y: 1304, scale: 0.66 },
    trunk: {
      wood: '1030,1400,150 1020,1150,120 1050,900,120 1120,700,120 1260,560,120',
      moss: [
        [
          '880,1370 904,1150 930,900 984,720 1090,590',
          '1120,640 1000,800 1010,900 950,1000 980,1150 930,1250 970,1370',
        ],
      ],
      beards: [],
    },
    hidden: { x: 974, y: 884, scale: 0.3, turn: 76 },
    chameleon: { x: 480, y: 1040, scale: 0.73, turn: -4 },
    subject: [230, 730, 450, 200],
  }),
});
