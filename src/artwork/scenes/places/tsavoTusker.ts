import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, glow, inked, wash, within } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { grain } from '../../canvas/tiles.ts';
import { disc } from '../../drawing/brush.ts';
import { greatTusker } from '../../figures/placing/greatTusker.ts';
import { light } from '../../light/light.ts';

/** Half a carriage's length, and the height of the rails. */
const [HALF, RAIL] = [148, 492];
const box = (x: number, y: number, width: number, height: number) =>
  `${x},${y},1 ${x + width},${y},1 ${x + width},${y + height},1 ${x},${y + height},1`;

/** A carriage whose middle is at x: cream, a red band, a row of windows, its bogies. */
const carriage = (x: number): Layer[] => [
  cut('#2a1430', box(x - 118, RAIL - 16, 66, 16), box(x + 52, RAIL - 16, 66, 16)),
  within(
    '#fff0d2',
    `${x - HALF},${RAIL - 14},1 ${x - HALF},${RAIL - 88} ${x - HALF + 10},${RAIL - 98},1 ${x + HALF - 10},${RAIL - 98},1 ${x + HALF},${RAIL - 88},1 ${x + HALF},${RAIL - 14},1`,
    cut('#c8b4b0', box(x - HALF, RAIL - 98, HALF * 2, 8)),
    cut('#d8342c', box(x - HALF, RAIL - 38, HALF * 2, 14)),
    cut('#b89a94', box(x - HALF, RAIL - 24, HALF * 2, 12)),
    cut('#1e2c5c', ...[-104, -62, -20, 22, 64].map((at) => box(x + at, RAIL - 78, 30, 28))),
  ),
];

/** The engine at the head, its nose towards the right. */
const engine: readonly Layer[] = [
  cut('#2a1430', box(892, RAIL - 16, 80, 16), box(1040, RAIL - 16, 80, 16)),
  within(
    '#fff0d2',
    `862,${RAIL - 14},1 862,${RAIL - 104},1 1076,${RAIL - 104},1 1110,${RAIL - 94} 1140,${RAIL - 56} 1150,${RAIL - 30} 1150,${RAIL - 14},1`,
    cut('#c8b4b0', box(862, RAIL - 104, 210, 9)),
    cut('#d8342c', `862,${RAIL - 46},1 1020,${RAIL - 46},1 1070,${RAIL - 14},1 862,${RAIL - 14},1`),
    cut(
      '#f2b23c',
      `862,${RAIL - 54},1 1024,${RAIL - 54},1 1086,${RAIL - 14},1 1070,${RAIL - 14},1 1018,${RAIL - 46},1 862,${RAIL - 46},1`,
    ),
    cut(
      '#1e2c5c',
      `1092,${RAIL - 92},1 1112,${RAIL - 92},1 1134,${RAIL - 60},1 1096,${RAIL - 60},1`,
      box(1044, RAIL - 88, 32, 28),
    ),
    cut('#8a7078', ...[890, 920, 950, 980].map((at) => box(at, RAIL - 88, 18, 24))),
  ),
  cut('#fff8c8', disc(1140, RAIL - 36, 7)),
];

/** Tsavo from the ground: one red tusker, and the train to the coast on its bank behind. */
export const tsavoTusker: readonly Picture[] = [
  picture(
    'places/tsavo-4',
    light('golden', 'kenya', 'right'),
    plan({ subject: [60, 140, 720, 460], camera: 'front' }),
    wash(
      [
        [0, '#5fa8d4'],
        [0.6, '#a4d2dc'],
        [1, '#ffe2b0'],
      ],
      { height: 480 },
    ),
    glow(1000, 440, 520, '#fff0c0', 0.8),
    floor('#7a5484', '0,400 300,392 620,404 900,396 1040,420 1200,430'),
    ...[-290, 12, 314, 616].flatMap((at) => carriage(at + 94)),
    ...engine,
    // The bank, its foot in shade.
    floor('#3a1c34', `0,${RAIL} 1200,${RAIL}`),
    floor('#b8502c', `0,${RAIL + 7} 1200,${RAIL + 7}`),
    inked('#8a3420', 5, '120,504 60,590', '900,504 860,590', '1000,504 990,590', '1110,504 1130,590'),
    floor('#f4b06a', '0,596 300,588 800,600 1200,590'),
    floor('#e58a48', '0,690 400,676 800,700 1200,684'),
    floor('#c85a2c', '0,790 500,776 900,796 1200,780'),
    grain({ y: 800, to: 900, colour: '#6a1c14' }),
    cut(
      { fill: '#4a1018', opacity: 0.75 },
      '620,858 480,880 200,886 -40,872 -40,836 160,826 420,826 580,836',
    ),
    greatTusker({ x: 424, y: 860, scale: 1.12 }),
  ),
];
