import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { limb } from '../../drawing/brush.ts';
import { lobes } from '../../drawing/lobes.ts';
import { points } from '../../drawing/points.ts';
import { dhowInShade } from '../../figures/boats/dhowInShade.ts';
import { bastionProw } from '../../figures/buildings/bastionProw.ts';
import { light } from '../../light/light.ts';

const SKY = '#0c4460';
const FOAM = '#fff6e0';

/** What the trade wind draws over the sky: long clouds in two inks, one nearer to that of the sky. */
const streaks = (deep: string, pale: string): Layer[] => [
  cut('#10536f', limb(deep)),
  cut('#1a667b', limb(pale)),
];

/** A coconut palm of the far shore, its foot at a place, so high, its crown so far to the right of that. */
const palm = (x: number, y: number, high: number, lean: number): string[] => {
  const [tip, top] = [x + lean, y - high];
  const fronds = points('-30,4 -24,-15 -6,-24 16,-20 30,-6 26,14 -14,16').map(
    ([dx, dy]) => `${tip},${top},3 ${tip + dx * 0.6},${top + dy - 5},5 ${tip + dx},${top + dy + 4},0`,
  );
  return [`${x},${y},4 ${x + lean * 0.3},${y - high * 0.6},3 ${tip},${top},2`, ...fronds].map(limb);
};

/** The far side of the harbour, its left part a palm shore, and the surf on the reef beyond; the horizon at y = 690. */
const farSide: readonly Layer[] = [
  cut(
    '#f7b66c',
    lobes(
      '-60,672 20,662 90,658 140,664 260,672 330,662 430,656 500,662 640,674 760,668 860,660 930,668 1060,674 1160,664 1300,672',
      0.7,
      '1300,692 -60,692',
    ),
  ),
  cut(
    '#ffe2a6',
    lobes('120,682 210,672 300,670 360,678 470,684', 0.7),
    lobes('700,684 790,674 870,672 930,680 1010,684', 0.7),
  ),
  cut(
    '#072f45',
    '-60,694,1 -60,664,1 60,660 200,670 360,668 480,680 600,690,1 600,694,1',
    ...palm(40, 668, 30, 8),
    ...palm(92, 668, 40, 14),
    ...palm(150, 670, 24, 8),
    ...palm(276, 672, 36, 12),
    ...palm(330, 674, 22, 8),
    ...palm(440, 682, 28, 10),
  ),
];

/** The harbour at the corner: the water of the sunny side, and the fort's shade on it. */
const atTheCorner: readonly Layer[] = [
  cut(
    '#3b1650',
    '1498,856,1 1900,824,1 2430,780,1 2430,930,1 2300,934 2250,922,1 2160,922 2080,934,1 1960,930 1900,910,1 1830,908 1760,920,1 1700,912 1660,892,1 1600,892 1560,898,1 1540,880 1498,866,1',
  ),
  cut(
    FOAM,
    '1070,718,1 1180,730 1290,756 1390,790 1500,850,1 1504,874,1 1420,856 1340,850,1 1380,836 1310,800 1230,786,1 1256,776 1170,750',
  ),
  cut(
    '#3b1650',
    '1660,966,1 1760,956 1900,964,1 1780,974',
    '1960,950,1 2080,944 2200,956,1 2080,964',
    '1500,930,1 1570,922 1640,930,1 1570,938',
  ),
  cut(
    '#5b2a6e',
    '2180,846,1 2300,834 2430,830,1 2430,838,1 2300,846',
    '2060,890,1 2200,880 2360,890,1 2200,898',
    '1560,858,1 1640,850 1690,856,1 1640,864',
  ),
];

const fortAndSail: readonly Layer[] = [
  ...bastionProw,
  ...atTheCorner,
  ...dhowInShade,
  cut(
    '#d9c3dc',
    '1596,868,1 1660,858 1700,834 1722,820,1 1740,838 1780,848,1 1900,852 2126,842,1 2200,850 2330,846,1 2220,862 2100,858 1900,866 1780,860 1700,872',
  ),
];

/** Mombasa: the fort's corner over the harbour, and its shade on a passing sail. */
export const postersMombasa: readonly Picture[] = poster('mombasa', {
  light: light('morning', 'kenya', 'left'),
  wide: [
    wash(SKY),
    ...streaks(
      '-60,430,4 500,330,26 1100,150,54 1700,10,60 2300,-60,40; 300,560,3 800,480,18 1400,300,40 2000,210,44 2460,200,50',
      '-60,560,8 400,500,30 900,370,34 1200,250,20 1420,150,0; 1560,300,0 1900,220,30 2460,120,44',
    ),
    ...farSide,
    floor('#1f8f98', '-40,690,1 2430,690,1'),
    cut(FOAM, '560,704,1 700,700 820,704,1 700,707', '780,710,1 930,706 1090,710,1 940,714'),
    floor('#2fa9a8', '-40,730 300,722 560,736 900,726 1200,738 2430,724'),
    floor('#5cc8b8', '-40,800 200,776 520,794 800,826 1060,800 1300,786 2430,800'),
    floor('#a4e4cc', '-40,880 160,866 420,890 720,938 1060,914 1400,888 2430,930'),
    cut(
      '#fff6e0',
      '60,868,1 200,864 420,888 640,926,1 420,900 200,876',
      '820,934,1 1000,918 1180,900,1 1020,928',
    ),
    ...fortAndSail,
    plan({ subject: [1210, 420, 280, 320], camera: 'below' }),
  ],
  tall: [
    wash(SKY),
    ...streaks(
      '-60,420,6 260,330,40 620,180,54 1140,80,60; -60,760,8 240,690,40 560,560,50 1140,470,60',
      '-60,900,4 200,850,24 300,820,16 380,760,2; 500,740,2 760,690,30 1140,620,44',
    ),
    moved({ x: -120, y: 389, scale: 1 }, ...farSide),
    floor('#1f8f98', '-40,1079,1 1120,1079,1'),
    floor('#2fa9a8', '-40,1108 300,1100 700,1112 1120,1104'),
    floor('#5cc8b8', '-40,1160 120,1146 360,1176 700,1184 1120,1162'),
    floor('#a4e4cc', '-40,1244 120,1230 380,1262 700,1280 1120,1280'),
    cut('#fff6e0', '10,1236,1 140,1230 300,1250 440,1270,1 280,1262 140,1242'),
    moved({ x: -900, y: 486, scale: 0.86 }, ...fortAndSail),
    plan({ subject: [140, 860, 240, 270], camera: 'below' }),
  ],
});
