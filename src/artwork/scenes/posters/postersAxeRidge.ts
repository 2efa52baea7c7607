import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import type { Placing } from '../../canvas/placing.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { lobes } from '../../drawing/lobes.ts';
import { iceAxe } from '../../figures/objects/iceAxe.ts';
import { ropedClimbers } from '../../figures/people/ropedClimbers.ts';
import { highGlacier } from '../../land/highGlacier.ts';
import { light } from '../../light/light.ts';

const [NIGHT, RAY] = ['#0d1142', '#141a56'];
/** The dawn over the cloud, from its upper edge down. */
const DAWN = ['#2a2670', '#5a3484', '#b24c7c', '#f07a68', '#ffb37c'];
/** The cloud below the climbers, far to near: its lit crests and its shade. */
const CLOUDS = [
  ['#ffd6a4', '#f09a8a'],
  ['#f3a894', '#c06e92'],
  ['#c0749a', '#7c4a90'],
] as const;
const [RIME, BLUSH, SHADE, DEEP, ABYSS] = ['#ffe9cf', '#ffb896', '#5263b8', '#2f3690', '#191c62'];
const FAR = '#8d4a86';
const [ROPE, ROPE_DEEP] = ['#f0432c', '#8e1a3c'];
const JACKETS = [
  ['#f0542e', '#ffb080'],
  ['#f7b23c', '#ffe2a0'],
  ['#f0542e', '#ffb080'],
] as const;

interface View {
  /** Rays of the sun behind the peaks. */
  rays: string;
  dawn: readonly string[];
  /** Far summits that stand out of the cloud. */
  islands: string;
  peaks: { x: number; y: number; scale: number };
  /** Three banks of cloud: the points of the crest, where it ends, and the underside. */
  clouds: readonly (readonly [crest: string, end: string, under: string])[];
  /** The ridge: the face in shade, its ribs, the face in the light with its blushes, the rime along its edge. */
  ridge: readonly [face: string, ribs: string, lit: string, blush: string, rime: string];
  climbers: readonly (readonly [x: number, y: number, scale: number])[];
  rope: readonly string[];
  /** The snow in front: in shade, in the light, in deep shade, and the shadow of the axe. */
  crest: readonly [shade: string, lit: string, deep: string, shadow: string];
  /** The rope from the neck of the axe, and the middle of its coil on the snow. */
  fall: string;
  coil: readonly [x: number, y: number];
  axe: Placing;
  subject: Box;
}

/** Turns of rope on the snow. */
const coil = (x: number, y: number): Layer[] => {
  const turns = [
    disc(x, y, 96, 27),
    disc(x + 8, y - 9, 90, 25),
    disc(x - 6, y - 18, 86, 23),
    disc(x + 4, y - 27, 84, 22),
  ];
  return turns.flatMap((turn) => [inked(ROPE_DEEP, 14, turn), inked(ROPE, 9, turn)]);
};

const axeRidge = (view: View): Layer[] => {
  const { ridge, crest } = view;
  const bank = ([row, end, under]: View['clouds'][number], at: number): Layer[] => [
    cut(CLOUDS[at]![0], lobes(row, 0.9, end)),
    cut(CLOUDS[at]![1], under),
  ];
  return [
    plan({ subject: view.subject, camera: 'below' }),
    floor(NIGHT, '-40,-20 2440,-20'),
    cut(RAY, view.rays),
    ...view.dawn.map((band, at) => floor(DAWN[at]!, band)),
    cut(FAR, view.islands),
    ...bank(view.clouds[0]!, 0),
    highGlacier(view.peaks),
    ...view.clouds.slice(1).flatMap((cloud, at) => bank(cloud, at + 1)),
    cut(SHADE, ridge[0]),
    cut(DEEP, ridge[1]),
    cut(RIME, ridge[2]),
    cut(BLUSH, ridge[3]),
    cut(RIME, ridge[4]),
    cut(SHADE, crest[0]),
    cut(RIME, crest[1]),
    cut(DEEP, crest[2]),
    cut(ABYSS, crest[3]),
    cut(ROPE, limb(view.fall)),
    ...coil(...view.coil),
    moved(view.axe, ...iceAxe),
    moved(view.axe, cut(RIME, '-70,10,1 -40,-18 0,-30 50,-4 60,30,1 0,24')),
    inked(ROPE, 6, ...view.rope),
    ...ropedClimbers(view.climbers.map(([x, y, scale], at) => [x, y, scale, ...JACKETS[at]!] as const)),
  ];
};

/** The advice on climbing the Rwenzori: at dawn a rope party goes up a ridge whose last stretch is the pick of an ice axe. */
export const postersAxeRidge: readonly Picture[] = poster('mountainclimbingtips', {
  light: light('dawn', 'uganda', 'right'),
  wide: axeRidge({
    rays: '1900,820,1 -60,520,1 -60,330,1;1900,820,1 -60,120,1 200,-20,1;1900,820,1 640,-20,1 980,-20,1;1900,820,1 1300,-20,1 1560,-20,1;1900,820,1 1840,-20,1 2060,-20,1;1900,820,1 2300,-20,1 2440,-20,1 2440,140,1;1900,820,1 2440,330,1 2440,480,1',
    dawn: [
      '-40,600 500,596 1000,560 1500,470 2430,380',
      '-40,664 600,656 1100,646 1600,570 2430,480',
      '-40,708 600,700 1100,690 1600,640 2430,560',
      '-40,736 600,732 1200,720 1700,690 2430,630',
      '-40,760 600,758 1200,750 1700,730 2430,690',
    ],
    islands:
      '40,800,1 120,752,1 150,758,1 210,700,1 236,716,1 262,690,1 310,740,1 340,736,1 420,800,1;520,800,1 580,756,1 606,760,1 650,728,1 700,764,1 760,800,1',
    peaks: { x: 2090, y: 850, scale: 1 },
    clouds: [
      [
        '-40,796 40,780 90,786 230,770 300,782 460,764 520,778 640,760 800,774 860,766 1000,780 1080,768 1200,782 1320,770 1700,790',
        '1700,1010 -40,1010',
        '-40,826,1 140,812 300,822 520,806 760,818 980,804 1200,820 1700,806,1 1700,1010,1 -40,1010,1',
      ],
      [
        '-40,862 60,850 200,868 250,856 420,846 480,858 640,842 740,862 900,846 960,860 1100,850 1300,870',
        '1300,1010 -40,1010',
        '-40,908,1 220,880 460,896 700,878 1000,898 1300,890,1 1300,1010,1 -40,1010,1',
      ],
      [
        '-40,940 80,922 140,934 330,918 400,932 560,920 700,944 900,960',
        '900,1010 -40,1010',
        '-40,980,1 200,956 480,970 760,970 900,1010,1 -40,1010,1',
      ],
    ],
    ridge: [
      '560,1010,1 700,982,1 800,962,1 890,898,1 970,874,1 1054,798,1 1116,768,1 1190,686,1 1246,614,1 1320,488,1 1330,726,1 1600,1010,1',
      '1210,716,1 1262,626,1 1296,586,1 1270,686,1 1200,786,1 1230,866,1 1150,1010,1 1010,1010,1 1100,906,1 1090,846,1;970,916,1 1060,826,1 1030,906,1 1040,956,1 970,1010,1 830,1010,1 930,966,1',
      '1320,488,1 1296,572,1 1262,650,1 1322,746,1 1280,836,1 1340,926,1 1310,1010,1 1700,1010,1 1560,876,1 1500,826,1 1440,716,1 1390,666,1 1350,576,1',
      '1350,576,1 1344,666,1 1390,746,1 1360,826,1 1430,916,1 1420,1010,1 1540,1010,1 1500,926,1 1440,846,1 1450,766,1 1390,666,1',
      '560,1010,1 700,982,1 800,962,1 890,898,1 970,874,1 1054,798,1 1116,768,1 1190,686,1 1246,614,1 1320,488,1 1308,566,1 1262,636,1 1204,716,1 1126,796,1 1066,822,1 984,900,1 900,926,1 820,986,1 720,1010,1 640,1010,1',
    ],
    climbers: [
      [1548, 262, 0.94],
      [1392, 382, 0.94],
      [1196, 690, 0.94],
    ],
    rope: ['1710,344 1640,346 1566,182', '1532,190 1450,316 1414,302', '1378,312 1340,526 1218,608'],
    crest: [
      '1080,1010,1 1240,986,1 1420,926,1 1560,906,1 1740,912,1 1960,876,1 2140,826,1 2430,796,1 2430,1010,1',
      '1240,986,1 1420,940,1 1560,924,1 1740,926,1 1960,884,1 2140,826,1 2430,796,1 2430,886,1 2260,906,1 2140,966,1 1980,986,1 1800,966,1 1640,996,1 1500,976,1 1400,992,1',
      '1400,1010,1 1640,996,1 1800,966,1 1860,1006,1 1990,996,1 2060,1010,1;2140,966,1 2260,906,1 2300,956,1 2430,936,1 2430,1010,1 2200,1010,1',
      '1944,956,1 1916,984,1 1420,1010,1 1260,1010,1 1400,1002,1',
    ],
    fall: '1742,346,6 1738,546,6 1736,766,6 1668,910,6',
    coil: [1584, 942],
    axe: { x: 1930, y: 961, scale: 0.95, turn: -16 },
    subject: [1690, 166, 200, 130],
  }),
  tall: axeRidge({
    rays: '700,1120,1 -40,760,1 -40,560,1;700,1120,1 -40,300,1 -40,0,1;700,1120,1 200,-20,1 420,-20,1;700,1120,1 640,-20,1 840,-20,1;700,1120,1 1120,-20,1 1120,330,1;700,1120,1 1120,600,1 1120,780,1',
    dawn: [
      '-40,860 300,850 700,780 1120,720',
      '-40,940 300,930 700,870 1120,820',
      '-40,990 300,984 700,940 1120,900',
      '-40,1024 300,1020 700,990 1120,960',
      '-40,1050 300,1048 700,1030 1120,1010',
    ],
    islands: '-20,1090,1 30,1050,1 50,1056,1 96,1006,1 116,1020,1 140,1000,1 180,1046,1 220,1090,1',
    peaks: { x: 940, y: 1190, scale: 0.8 },
    clouds: [
      [
        '-40,1088 30,1074 70,1082 180,1066 230,1078 340,1064 420,1082 620,1076',
        '620,1360 -40,1360',
        '-40,1116,1 80,1104 220,1112 400,1102 620,1110,1 620,1360,1 -40,1360,1',
      ],
      [
        '-40,1160 20,1146 120,1164 180,1150 340,1160',
        '340,1360 -40,1360',
        '-40,1200,1 120,1176 240,1190 340,1180,1 340,1360,1 -40,1360,1',
      ],
      [
        '-40,1240 20,1226 90,1244 200,1236',
        '200,1360 -40,1360',
        '-40,1290,1 80,1266 200,1290,1 200,1360,1 -40,1360,1',
      ],
    ],
    ridge: [
      '-40,1306,1 20,1250,1 60,1236,1 116,1170,1 156,1150,1 206,1086,1 244,1030,1 310,924,1 316,1130,1 540,1360,1 -40,1360,1',
      '220,1110,1 262,1040,1 288,1010,1 266,1100,1 210,1180,1 236,1250,1 180,1360,1 70,1360,1 136,1250,1 126,1210,1',
      '310,924,1 288,996,1 256,1060,1 308,1140,1 272,1210,1 320,1280,1 300,1360,1 620,1360,1 500,1240,1 450,1200,1 404,1110,1 364,1070,1 332,1000,1',
      '332,1000,1 326,1070,1 364,1140,1 340,1200,1 396,1280,1 390,1360,1 490,1360,1 450,1270,1 404,1210,1 412,1150,1 364,1070,1',
      '-40,1306,1 20,1250,1 60,1236,1 116,1170,1 156,1150,1 206,1086,1 244,1030,1 310,924,1 300,990,1 258,1050,1 214,1112,1 164,1174,1 124,1196,1 70,1260,1 30,1276,1 -40,1340,1',
    ],
    climbers: [
      [500, 730, 0.8],
      [374, 826, 0.8],
      [206, 1086, 0.8],
    ],
    rope: ['664,806 590,806 516,662', '486,670 420,770 392,758', '360,768 330,940 224,1016'],
    crest: [
      '120,1360,1 240,1300,1 400,1270,1 560,1264,1 720,1270,1 900,1230,1 1120,1180,1 1120,1360,1',
      '240,1300,1 400,1282,1 560,1276,1 720,1278,1 900,1234,1 1120,1180,1 1120,1246,1 1010,1270,1 920,1310,1 820,1320,1 700,1304,1 560,1330,1 420,1310,1',
      '400,1360,1 560,1330,1 700,1304,1 760,1340,1 860,1330,1 900,1360,1;920,1310,1 1010,1270,1 1040,1300,1 1120,1290,1 1120,1360,1 980,1360,1',
      '838,1300,1 812,1324,1 500,1360,1 360,1360,1 460,1336,1',
    ],
    fall: '666,790,5 662,950,5 660,1130,5 620,1266,5',
    coil: [548, 1288],
    axe: { x: 826, y: 1304, scale: 0.8, turn: -16 },
    subject: [640, 636, 150, 100],
  }),
});
