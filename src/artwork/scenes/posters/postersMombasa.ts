import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, wash, within } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { limb, outline } from '../../drawing/brush.ts';
import { lobes } from '../../drawing/lobes.ts';
import { points } from '../../drawing/points.ts';
import { bastionProw } from '../../figures/buildings/bastionProw.ts';
import { light } from '../../light/light.ts';

const SKY = '#0c4460';
const FOAM = '#fff6e0';
const MAST = '#2a0f28';

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

/** The lateen sail of a dhow that passes beyond the walls: her yard raked, her cloth full. */
const sailBeyond: readonly Layer[] = [
  within(
    FOAM,
    outline('1580,560,1 1800,236 2160,90,1 2172,200 2210,330 2276,480,1 2290,560,1'),
    // The belly of the cloth turns from the light towards the leech.
    cut('#e9c48e', '2160,90,1 2100,220 2120,350 2170,560,1 2320,560,1 2260,300'),
    inked(
      '#e9c48e',
      4,
      '1752,340 1790,420 1806,560',
      '1880,220 1936,360 1950,560',
      '2016,136 2050,320 2060,560',
    ),
  ),
  cut(MAST, limb('1570,570,11 1796,236,13 2190,76,4')),
  cut('#f0623a', '2184,76,1 2216,66 2246,86 2290,76,1 2264,94 2282,110,1 2246,112 2216,92 2188,92,1'),
];

/** The bow wave: foam thrown up at the corner, along the sunny wall and the shaded one, and the swell it sends out. */
const bowWave: readonly Layer[] = [
  cut(
    '#3b1650',
    '1500,846,1 1900,800,1 2430,756,1 2430,934,1 2300,938 2160,916 2000,934 1860,922 1700,940 1600,924 1540,910 1500,906,1',
  ),
  cut(
    '#d9c3dc',
    '1500,772,1 1530,806 1556,836 1590,828,1 1612,804 1646,802 1668,820,1 1700,796 1740,800 1760,814,1 1810,792 1850,798 1874,808,1 1960,788 2010,790 2034,796,1 2200,774 2430,752,1 2430,770,1 2200,804 1900,852 1700,890 1500,914,1',
    limb('1530,962,0 1700,936,5 2000,896,6 2300,862,0'),
  ),
  cut(
    FOAM,
    '1502,764,1 1482,800 1462,828 1430,818,1 1412,796 1384,786 1362,806,1 1344,782 1316,774 1296,786,1 1270,764 1236,756 1220,764,1 1190,742 1150,732 1090,716,1 1140,764 1240,826 1360,886 1504,916,1',
    limb('1470,958,0 1360,930,6 1180,866,6 1040,790,0'),
  ),
  cut('#a4e4cc', '1500,888,1 1400,864 1290,812 1200,762,1 1290,796 1400,838 1500,856,1'),
];

const fortUnderSail: readonly Layer[] = [...sailBeyond, ...bastionProw, ...bowWave];

/** Mombasa: the fort's corner is a bow that parts the sea, and a sail beyond the walls is its own. */
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
    cut('#fff6e0', '60,868,1 200,864 420,888 640,926,1 420,900 200,876'),
    ...fortUnderSail,
    plan({ subject: [1210, 420, 280, 320], camera: 'below' }),
  ],
  tall: [
    wash(SKY),
    ...streaks(
      '-60,420,6 260,330,40 620,180,54 1140,80,60; -60,760,8 240,690,40 560,560,50 1140,470,60',
      '-60,900,4 200,850,24 300,820,16 380,760,2; 500,740,2 760,690,30 1140,620,44',
    ),
    moved({ x: -120, y: 409, scale: 1 }, ...farSide),
    floor('#1f8f98', '-40,1099,1 1120,1099,1'),
    floor('#2fa9a8', '-40,1128 300,1120 700,1132 1120,1124'),
    floor('#5cc8b8', '-40,1180 120,1166 360,1196 700,1204 1120,1182'),
    floor('#a4e4cc', '-40,1264 120,1250 380,1282 700,1300 1120,1300'),
    moved({ x: -924, y: 506, scale: 0.86 }, ...fortUnderSail),
    plan({ subject: [116, 880, 240, 270], camera: 'below' }),
  ],
});
