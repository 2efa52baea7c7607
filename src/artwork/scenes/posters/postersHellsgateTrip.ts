import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { grain } from '../../canvas/tiles.ts';
import { zebra } from '../../figures/animals/zebra.ts';
import { cyclistBehind } from '../../figures/people/cyclistBehind.ts';
import { place } from '../../figures/placing/place.ts';
import { cliff } from '../../land/cliffs.ts';
import { pillar } from '../../land/pillar.ts';
import { light } from '../../light/light.ts';

const BLUE = {
  body: '#1f5a9c',
  shade: '#143a70',
  lit: '#6b4028',
  dark: '#1c0d18',
  pale: '#fff3dc',
  accent: '#c2352a',
};
const YELLOW = {
  body: '#f4c24a',
  shade: '#c08a2c',
  lit: '#8a5a3c',
  dark: '#1c0d18',
  pale: '#fff3dc',
  accent: '#1d6a6c',
};
const STRIPED = { body: '#fdf1da', shade: '#d3a882', dark: '#2a1216', pale: '#fffaf0', lit: '#ffffff' };

/** A rider who leaves, with the long shadow that the low sun on the left throws to the right. */
const rider = (x: number, y: number, metre: number, coat: typeof BLUE): Layer[] => [
  moved(
    { x, y: y - 4, squash: 0.3, lean: 0.9, opacity: 0.8 },
    place(cyclistBehind(), { x: 0, y: 0, metre, flat: '#7a2714', coat, shadow: false }),
  ),
  place(cyclistBehind(), { x, y, metre, depth: 0.2, coat, shadow: false }),
];

/** The cycling trip: in through the gate of cliffs towards Fischer's Tower, in the last sun. */
export const postersHellsgateTrip: readonly Picture[] = [
  ...poster('hellsgateadventure', {
    light: light('golden', 'kenya', 'left'),
    wide: [
      wash(['#1c4796', '#7f9cc8', '#ffc98a', '#ffe6b0'], { height: 680 }),
      floor('#b4607a', '0,600 1400,590 1700,560 2000,596 2400,570'),
      cliff({ y: '1880,330 2060,170 2420,90', to: 690, from: 1870, until: 2420, depth: 0.36, of: '#d9703a' }),
      pillar({ x: 1500, y: 680, width: 180, height: 540, depth: 0.16, of: '#a43c1c' }),
      floor('#e59a56', '1200,660 1500,650 2400,664'),
      floor('#cf6f38', '1200,780 1700,760 2400,790'),
      cut('#f8d49c', '1590,660,1 1618,660,1 1740,740 1960,860 2080,1040,1 1440,1040,1 1620,820'),
      grain({ y: 860, to: 1000, colour: '#7a2714' }),
      ...[
        [2110, 770, 84],
        [2270, 800, 96],
      ].map(([x = 0, y = 0, metre = 0], at) =>
        place(zebra(at === 0 ? 'grazing' : 'standing'), {
          x,
          y,
          metre,
          flip: true,
          depth: 0.3,
          coat: STRIPED,
        }),
      ),
      ...rider(1880, 800, 130, YELLOW),
      ...rider(1680, 880, 205, BLUE),
      // The gate's near wall, in its own shade.
      cliff({
        y: '-20,-60 900,-60 1080,-40 1200,120 1290,150 1330,420',
        to: 800,
        from: -20,
        until: 1340,
        depth: 0.02,
        of: '#6a2414',
        columns: 8,
        strata: 1,
        talus: 0,
      }),
      floor('#3a120f', '-20,780 500,760 1000,800 1340,790 1480,900 1560,1040,1', 1040),
    ],
    tall: [
      wash(
        [
          [0, '#142c6e'],
          [0.56, '#2a5499'],
          [0.76, '#ef9a68'],
          [1, '#ffdc9c'],
        ],
        { height: 960 },
      ),
      floor('#b4607a', '0,900 400,880 700,860 1080,900'),
      pillar({ x: 640, y: 970, width: 130, height: 390, depth: 0.16, of: '#a43c1c' }),
      cliff({ y: '-20,600 150,620 280,760', to: 990, from: -20, until: 290, depth: 0.04, of: '#7a2a16' }),
      cliff({ y: '850,740 940,640 1100,600', to: 990, from: 840, until: 1100, depth: 0.34, of: '#d9703a' }),
      floor('#e59a56', '0,966 500,950 1080,970'),
      floor('#cf6f38', '0,1120 500,1100 1080,1130'),
      cut('#f8d49c', '600,958,1 630,958,1 640,1040 700,1160 860,1390,1 160,1390,1 440,1140'),
      grain({ y: 1180, to: 1350, colour: '#7a2714' }),
      place(zebra(), { x: 860, y: 1090, metre: 92, flip: true, depth: 0.3, coat: STRIPED }),
      ...rider(640, 1120, 120, YELLOW),
      ...rider(420, 1260, 220, BLUE),
    ],
  }),
];
