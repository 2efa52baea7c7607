import type { Layer } from '../../canvas/canvas.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { elephantAbove } from '../../figures/animals/elephantAbove.ts';
import { flamingo } from '../../figures/animals/flamingo.ts';
import { bushPlaneAbove } from '../../figures/objects/bushPlaneAbove.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { shadeOf } from '../../figures/placing/shades.ts';
import { cut, wash } from '../../land/cutout.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

const PINK = { flat: '#ff9fae', shadow: false };
const PLANE = {
  by: CLEAR,
  depth: 0.25,
  shadow: false,
  turn: 62,
  coat: {
    body: '#fff3dc',
    shade: '#d9b48e',
    lit: '#ffffff',
    dark: '#2c1436',
    accent: '#e0573a',
    pale: '#f6dca8',
  },
};

/** Elephants on the plain below, each with its shade. */
const elephants = (at: readonly (readonly [x: number, y: number])[]): readonly Layer[] =>
  at.flatMap(([x, y]) => [
    shadeOf(elephant(), { x, y, metre: 17 }, { across: 1.1, down: 0.7, fill: '#6a3a5a', opacity: 0.9 }),
    place(elephantAbove(), { x, y, metre: 17, by: CLEAR, depth: 0.25, shadow: false }),
  ]);

/** The poster of the eight places of Tanzania. */
export const postersTanzaniaEight: readonly Picture[] = [
  // From above: the soda lake, its birds, the plain, and a small aeroplane with its shadow.
  ...poster('tanzania8places', {
    light: light('golden', 'tanzania', 'left'),
    wide: [
      wash(0, 1000, [
        [0, '#2e1038'],
        [1, '#571a48'],
      ]),
      cut(
        '#7a2c54',
        '1190,1010,1 1260,860 1200,700 1290,520 1240,340 1340,160 1300,-10,1 2400,-10,1 2400,1010,1',
      ),
      cut(
        '#c9708a',
        '1270,1010,1 1330,850 1280,700 1370,520 1320,350 1420,160 1390,-10,1 2400,-10,1 2400,1010,1',
      ),
      cut(
        '#fff0dc',
        '1330,1010,1 1390,840 1350,700 1440,520 1400,360 1500,170 1470,-10,1 2400,-10,1 2400,1010,1',
      ),
      cut(
        '#f0bc5c',
        '1420,1010,1 1490,830 1440,700 1540,530 1500,370 1600,180 1570,-10,1 2400,-10,1 2400,1010,1',
      ),
      cut(
        '#d9953c',
        '1760,-10,1 1700,140 1880,230 2140,190 2400,260,1 2400,-10,1;1600,1010,1 1700,880 1960,830 2200,880 2400,840,1 2400,1010,1',
      ),
      cut(
        '#3f6a8a',
        '2400,470,1 2240,440 2120,520 1960,500 1840,580 1700,560 1620,640 1500,620,1 1470,650,1 1600,690 1720,610 1850,630 1980,548 2130,566 2260,490 2400,520,1',
      ),
      herd([flamingo()], { x: 1310, y: 60, width: 110, height: 900, count: 190, metre: [12, 13], ...PINK }),
      ...elephants([
        [1960, 300],
        [2060, 270],
        [2150, 310],
        [2260, 280],
      ]),
      place(bushPlaneAbove(), { ...PLANE, x: 1990, y: 790, metre: 28, flat: '#6a3a5a', depth: 0.5 }),
      place(bushPlaneAbove(), { ...PLANE, x: 1820, y: 560, metre: 34 }),
    ],
    tall: [
      wash(0, 1350, [
        [0, '#2e1038'],
        [1, '#571a48'],
      ]),
      cut('#7a2c54', '-10,690,1 160,640 340,680 540,620 740,660 920,600 1090,640,1 1090,1360,1 -10,1360,1'),
      cut('#c9708a', '-10,760,1 170,704 350,750 550,690 750,730 930,664 1090,704,1 1090,1360,1 -10,1360,1'),
      cut('#fff0dc', '-10,810,1 180,756 360,800 560,744 760,786 940,722 1090,756,1 1090,1360,1 -10,1360,1'),
      cut('#f0bc5c', '-10,880,1 190,830 370,874 570,820 770,860 950,800 1090,830,1 1090,1360,1 -10,1360,1'),
      cut(
        '#d9953c',
        '-10,1180,1 200,1130 460,1190 700,1260 760,1360,1 -10,1360,1;1090,960,1 960,1000 900,1080 1090,1130,1',
      ),
      cut(
        '#3f6a8a',
        '400,770,1 452,770,1 520,930 440,1010 520,1090 640,1140 650,1240 720,1360,1 640,1360,1 590,1250 570,1160 450,1110 380,1010 450,920',
      ),
      herd([flamingo()], { x: 540, y: 670, width: 1080, height: 90, count: 150, metre: [11, 13], ...PINK }),
      place(bushPlaneAbove(), { ...PLANE, x: 860, y: 1180, metre: 20, flat: '#6a3a5a', depth: 0.5 }),
      place(bushPlaneAbove(), { ...PLANE, x: 700, y: 1010, metre: 26 }),
      ...elephants([
        [150, 1010],
        [240, 980],
        [320, 1020],
      ]),
    ],
  }),
];
