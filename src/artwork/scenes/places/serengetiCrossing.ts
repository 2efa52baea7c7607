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
    plan({ subject: [640, 340, 240, 120], camera: 'profile' }),
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
    cut('#c9824a', '640,560,1 760,470 900,406 1040,384 1210,372,1 1210,560,1'),
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
    // The bed that juts out, its shade on the undercut earth below, and clefts.
    cut(
      '#63304a',
      '-10,570,1 60,556,1 96,584,1 190,566,1 236,602,1 330,580,1 372,612,1 450,592,1 500,622,1 580,600,1 641,626,1 650,664,1 560,690,1 380,704,1 180,726,1 -10,740,1',
    ),
    cut(
      '#c97c48',
      '-10,500,1 120,492,1 148,506,1 40,520,1 -10,522,1; 180,486,1 290,492,1 298,508,1 214,510,1; 336,496,1 460,502,1 468,522,1 380,516,1; 500,512,1 576,518,1 596,540,1 520,532,1',
    ),
    cut(
      '#8a4650',
      '-10,640,1 140,628,1 190,646,1 60,662,1 -10,664,1; 260,640,1 400,634,1 440,652,1 330,660,1',
    ),
    limbs('#e8c48a', '-10,742,2 180,730,6 380,708,5 560,692,4 660,664,1', 0.8),
    ...(
      [
        [-10, 398, 60, 1],
        [164, 402, 64, 3],
        [350, 410, 70, 6],
      ] as const
    ).map(([x, y, metre, turn]) => place(wildebeest('running'), { x, y, metre, turn, ...DARK })),
    dust({ x: 160, y: 420, width: 420, height: 60, of: '#ffdf9c', strength: 0.5 }),
    // The one that leaps off the lip, and the one that has just gone in.
    place(wildebeest('running'), { x: 700, y: 498, metre: 124, turn: 22, ...DARK }),
    (canvas) => canvas.path(disc(566, 470, 9) + disc(590, 512, 7) + disc(612, 486, 5), { fill: '#c97c48' }),
    place(wildebeest('swimming'), { x: 850, y: 700, metre: 100, turn: -12, ...DARK }),
    limbs(
      '#f4fbf0',
      '770,708,13 736,640,16 688,608,10 650,622,0;786,708,13 772,610,16 744,556,9 712,540,0;836,708,10 830,650,12 800,590,8 806,566,0;910,712,12 930,650,13 976,626,8 1004,644,0;940,712,8 980,676,8 1030,676,0;740,712,9 680,670,11 622,680,0;890,712,8 900,676,8 892,640,0',
    ),
    cut('#f4fbf0', '610,712,1 680,690 760,700 850,690 960,696 1060,714,1 980,738 860,742 720,740'),
    cut('#8fcfca', '690,720,1 820,712 970,722,1 820,732'),
    (canvas) =>
      canvas.path(
        disc(640, 596, 8) +
          disc(700, 512, 8) +
          disc(672, 560, 5) +
          disc(812, 540, 6) +
          disc(1016, 616, 8) +
          disc(620, 640, 5),
        { fill: '#f4fbf0' },
      ),
    ...swimmer(1040, 590, 62),
    ...swimmer(1110, 680, 80),
    ...swimmer(430, 796, 104),
    ...swimmer(820, 862, 108),
  ),
];
