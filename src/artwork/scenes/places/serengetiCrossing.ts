import type { Layer } from '../../canvas/canvas.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { herd, trail } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { cut, limbs, wash } from '../../land/cutout.ts';
import { VIOLET } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { dust } from '../../sky/weather.ts';

const DARK = { flat: VIOLET, rim: '#ffcf7c', shadow: false };

/** One that swims: head and back above the water, which opens behind it in a wake. */
const swimmer = (x: number, y: number, metre: number): readonly Layer[] => {
  const at = (dx: number, dy: number) => `${Math.round(x + dx * metre)},${Math.round(y + dy * metre)}`;
  return [
    limbs(
      '#d6efe0',
      `${at(1.5, 0.08)},1 ${at(0.4, 0.3)},${Math.round(metre * 0.05)} ${at(-2.4, 0.62)},0;${at(1.5, 0.06)},1 ${at(0.2, -0.04)},${Math.round(metre * 0.04)} ${at(-2.3, -0.12)},0`,
      0.85,
    ),
    place(wildebeest('swimming'), { x, y: y + metre * 0.1, metre, ...DARK }),
    cut(
      '#2f8a8c',
      `${at(-1.3, 0.06)},1 ${at(-0.5, -0.02)} ${at(0.5, 0.02)} ${at(1.2, 0.08)},1 ${at(0.6, 0.2)} ${at(-0.6, 0.2)}`,
    ),
  ];
};

/** The river that the herds have to cross. */
export const serengetiCrossing: readonly Picture[] = [
  picture(
    'places/serengeti-2',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [340, 320, 160, 70], camera: 'profile' }),
    wash(0, 420, [
      [0, '#e8a94e'],
      [0.7, '#ffe9b8'],
      [1, '#ffdf9c'],
    ]),
    cut('#b98a86', '-10,250,1 200,232 500,250 800,226 1210,244,1 1210,330,1 -10,330,1'),
    cut('#f0c878', '-10,276,1 600,268 1210,280,1 1210,560,1 -10,560,1'),
    herd([acacia({ variant: 3 })], {
      x: 760,
      y: 290,
      width: 860,
      height: 20,
      count: 6,
      metre: [8, 14],
      flat: '#8a5464',
      shadow: false,
    }),
    dust({ x: 260, y: 290, width: 800, height: 220, of: '#ffe6b0', strength: 0.9 }),
    trail([wildebeest('running')], {
      through: '-40,296 200,292 480,300',
      count: 18,
      metre: [30, 24],
      loose: 0.5,
      flat: '#b07a5a',
      shadow: false,
    }),
    // The far bank, lower, where the first climb out.
    cut('#c9824a', '760,440,1 900,392 1040,380 1210,372,1 1210,560,1 760,560,1'),
    cut('#8a4a38', '700,540,1 860,486 1000,470 1100,430 1210,420,1 1210,560,1 700,560,1'),
    wash(530, 900, [
      [0, '#6fbcae'],
      [0.25, '#2f8a8c'],
      [1, '#1c5a6c'],
    ]),
    limbs(
      '#a8dcc8',
      '640,560,2 860,548,5 1210,552,3;-10,840,2 260,826,8 560,840,2;700,880,2 960,866,7 1210,874,3',
      0.7,
    ),
    // The near bank: its top, and the steep earth below it.
    cut('#e9a548', '-10,384,1 240,390 420,402 540,430 620,500,1 600,560,1 -10,560,1'),
    cut(
      '#9a5238',
      '-10,440,1 120,452 200,436 300,458 380,446 450,474 520,470 590,520,1 620,500,1 632,600 650,664,1 560,690 380,704 180,726 -10,740,1',
    ),
    cut(
      '#63304a',
      '-10,540,1 70,560 100,640 150,560 220,550 260,650 320,580 390,580 430,660 480,600 540,610 600,650 650,664,1 560,690 380,704 180,726 -10,740,1',
    ),
    limbs('#e8c48a', '-10,742,2 180,730,6 380,708,5 560,692,4 660,664,1', 0.8),
    ...(
      [
        [16, 398, 60, 1],
        [206, 404, 64, 3],
        [414, 416, 68, 9],
      ] as const
    ).map(([x, y, metre, turn]) => place(wildebeest('running'), { x, y, metre, turn, ...DARK })),
    dust({ x: 160, y: 420, width: 420, height: 60, of: '#ffdf9c', strength: 0.5 }),
    // The one that leaps, and the one that has just gone in.
    place(wildebeest('running'), { x: 690, y: 520, metre: 80, turn: 26, ...DARK }),
    place(wildebeest('swimming'), { x: 830, y: 676, metre: 84, turn: -8, ...DARK }),
    limbs(
      '#f4fbf0',
      '770,672,10 742,610,12 700,590,7 672,606,0;790,672,10 776,600,12 752,556,7 728,548,0;826,672,9 824,620,10 840,586,5 860,574,0;880,676,8 906,640,9 942,630,6 964,648,0;900,680,6 940,664,6 980,668,0;756,676,6 700,650,8 656,660,0',
    ),
    cut('#f4fbf0', '660,676 740,652 830,664 920,660 990,682 900,704 760,706'),
    cut('#9fd8cc', '720,682 820,676 930,686 820,696'),
    (canvas) =>
      canvas.path(
        disc(668, 580, 6) + disc(716, 530, 7) + disc(690, 560, 4) + disc(876, 560, 6) + disc(972, 628, 6),
        {
          fill: '#f4fbf0',
        },
      ),
    place(wildebeest(), { x: 1110, y: 446, metre: 54, turn: -10, ...DARK }),
    ...swimmer(1010, 590, 62),
    ...swimmer(1080, 716, 88),
    ...swimmer(480, 790, 104),
    ...swimmer(840, 820, 112),
  ),
];
