import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash, within } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { shoebillStanding } from '../../figures/animals/shoebillStanding.ts';
import { lakeLaunch } from '../../figures/boats/lakeLaunch.ts';
import { papyrusHead, papyrusHeadLit } from '../../figures/plants/papyrusHead.ts';
import { light } from '../../light/light.ts';

/** Papyrus in one ink, and the ink of its lit rays: heads at x, y with their reach, each on a stem down to `foot`. */
const papyrus = (fill: string, lit: string | undefined, foot: number, row: string): Layer[] => {
  const heads = points(row);
  return [
    // Its own stem, and two that stand behind it.
    cut(
      fill,
      ...heads.flatMap(([x, y, reach], at) =>
        [0, -0.34, 0.3].map((off) =>
          limb([
            [x + off * reach, y + Math.abs(off) * reach, reach * 0.016],
            [x + (off * 0.8 + ((at % 3) - 1) * 0.1) * reach, (y + foot) / 2, reach * 0.026],
            [x + (off * 0.6 + ((at % 3) - 1) * 0.2) * reach, foot, reach * 0.034],
          ]),
        ),
      ),
    ),
    ...heads.flatMap(([x, y, reach], at): Layer[] => {
      const own = { x, y, scale: reach / 100, turn: ((at * 37) % 25) - 12 };
      return [
        moved({ ...own, fill }, papyrusHead),
        ...(lit === undefined ? [] : [moved({ ...own, fill: lit }, papyrusHeadLit)]),
      ];
    }),
  ];
};

/** Ripples: flat lenses at x, y with half their length. */
const ripples = (fill: string, row: string): Layer =>
  cut(
    fill,
    ...points(row).map(
      ([x, y, half]) =>
        `${x - half},${y},1 ${x},${y - half * 0.05} ${x + half},${y},1 ${x},${y + half * 0.05}`,
    ),
  );

/** Pads of water lilies, each in the light on the left. */
const pads = (row: string): Layer[] =>
  points(row).map(([x, y, r]) =>
    within(
      '#0f4640',
      `${x},${y},1 ${x + r * 0.5},${y - r * 0.24},1 ${x + r},${y - r * 0.1} ${x + r},${y + r * 0.2} ${x},${y + r * 0.34} ${x - r},${y + r * 0.2} ${x - r},${y - r * 0.16} ${x - r * 0.3},${y - r * 0.3} ${x + r * 0.26},${y - r * 0.27},1`,
      cut(
        '#3f8a5c',
        `${x - r * 1.2},${y - r},1 ${x + r * 0.2},${y - r},1 ${x - r * 0.16},${y},1 ${x - r * 0.4},${y + r},1 ${x - r * 1.2},${y + r},1`,
      ),
    ),
  );

const SKY = ['#8fcfca', '#b9dfc8', '#eeedc0', '#fccb8e'];
const LAKE = ['#fad9a0', '#b9dfc8', '#74bcbe', '#3a8f9b', '#175f70'];

/** Bands of sky and lake, each from its row down. */
const bands = (inks: readonly string[], rows: readonly string[]): Layer[] =>
  rows.map((row, at) => floor(inks[at]!, row));

/** The great view of Akagera: a shoebill stands in the papyrus of Lake Ihema, and a launch goes by without seeing it. */
export const postersAkagera: readonly Picture[] = poster('akagera', {
  light: light('morning', 'rwanda', 'left'),
  wide: [
    plan({ subject: [1590, 360, 250, 330], camera: 'profile' }),
    wash(SKY[0]!),
    ...bands(SKY.slice(1), [
      '-40,200,1 300,200 420,164 900,164 1020,130 1600,130 1700,100 2440,100,1',
      '-40,340,1 500,340 620,306 1200,306 1320,270 2440,270,1',
      '-40,440,1 260,440 380,420 980,420 1100,390 1800,390 1900,370 2440,370,1',
    ]),
    floor('#b9d2ae', '-40,480 200,430 460,500 700,520 980,430 1240,380 1500,470 1800,520 2100,420 2440,460'),
    cut(
      '#d9dfae',
      '980,444,1 1180,404 1240,400,1 1150,450 1100,560,1 800,560,1 860,500',
      '200,452,1 60,480 -40,490,1 -40,560,1 60,560,1 130,500',
    ),
    floor('#8fbda0', '-40,560 300,520 620,560 900,580 1200,530 1500,560 1800,590 2440,560'),
    ...bands(LAKE, [
      '-40,604,1 2440,604,1',
      '-40,680,1 300,680 420,664 900,664 1000,680 1500,680 1600,664 2440,664,1',
      '-40,760,1 500,760 640,740 1100,740 1220,760 2440,760,1',
      '-40,850,1 200,850 320,828 860,828 980,850 1700,850 1800,830 2440,830,1',
      '-40,930,1 600,930 720,908 1300,908 1400,930 2440,930,1',
    ]),
    // The hill in the water.
    cut('#86b89c', '900,604,1 1010,640 1150,690 1330,700 1480,660 1620,604,1'),
    cut('#9ecaa6', '560,706,1 620,686 760,680 960,688 1080,706,1'),
    ...papyrus(
      '#9ecaa6',
      undefined,
      700,
      '700,560,60 760,580,50 820,574,56 890,600,44 940,596,48 640,556,64 1000,612,36',
    ),
    cut('#74b08c', '-40,790,1 -40,736,1 200,740 480,744 640,752 740,768,1 640,776 300,786'),
    ...papyrus(
      '#74b08c',
      undefined,
      760,
      '30,360,130 150,420,120 270,470,110 380,520,96 470,550,90 90,520,110 210,560,100 560,590,74 330,620,80 -20,480,120',
    ),
    ripples('#fff3d0', '1500,706,120 1660,722,90 1130,724,90 980,790,110 1400,800,140'),
    moved({ x: 1452, y: 704, scale: 0.56, flip: true }, ...lakeLaunch),
    ...papyrus(
      '#2f7f62',
      '#9cb84e',
      960,
      '1960,330,150 2130,260,170 2300,330,170 2050,470,130 2220,500,140 1900,560,110 2370,520,130 1990,640,100 2120,660,110',
    ),
    ripples('#74bcbe', '1740,930,130 1760,958,90'),
    moved({ x: 1680, y: 930, scale: 0.78 }, ...shoebillStanding),
    ...papyrus(
      '#0f4640',
      '#5f9a48',
      1040,
      '2330,150,220 2200,700,170 2390,640,190 1960,800,130 2080,860,150 1830,900,90 60,800,150 230,860,130 370,930,110 150,930,120 -20,900,140 500,960,90',
    ),
    ...pads('700,950,70 900,975,90 1180,960,80 1420,980,100'),
  ],
  tall: [
    plan({ subject: [610, 650, 140, 300], camera: 'profile' }),
    wash(SKY[0]!),
    ...bands(SKY.slice(1), [
      '-40,260,1 260,260 360,220 760,220 860,180 1120,180,1',
      '-40,470,1 300,470 400,430 800,430 900,400 1120,400,1',
      '-40,640,1 200,640 300,610 1120,610,1',
    ]),
    floor('#b9d2ae', '-40,720 200,640 420,700 640,760 860,680 1120,700'),
    floor('#8fbda0', '-40,770 240,760 500,800 760,780 1120,800'),
    ...bands(LAKE, [
      '-40,836,1 1120,836,1',
      '-40,910,1 200,910 300,890 1120,890,1',
      '-40,1000,1 300,1000 400,976 1120,976,1',
      '-40,1100,1 160,1100 260,1074 1120,1074,1',
      '-40,1220,1 400,1220 500,1194 1120,1194,1',
    ]),
    cut('#86b89c', '-40,836,1 -40,900,1 60,930 260,960 420,910 560,836,1'),
    cut('#74b08c', '-40,980,1 -40,944,1 100,948 200,952 260,966,1 200,972 100,978'),
    ...papyrus('#74b08c', undefined, 960, '10,690,100 90,740,84 160,800,70 -20,800,90 60,840,70'),
    ripples('#fff3d0', '420,966,90 150,990,110 330,1050,120'),
    moved({ x: 390, y: 962, scale: 0.56, flip: true }, ...lakeLaunch),
    ...papyrus('#2f7f62', '#9cb84e', 1270, '860,720,120 980,650,140 1070,760,130 920,860,110 1020,900,120'),
    moved({ x: 660, y: 1340, scale: 0.75 }, ...shoebillStanding),
    ...papyrus(
      '#0f4640',
      '#5f9a48',
      1390,
      '1050,1010,160 960,1140,130 1030,1240,140 850,1250,110 40,1110,140 160,1200,110 260,1280,90 -10,1250,120',
    ),
    ...pads('440,1250,76 560,1310,90'),
  ],
});
