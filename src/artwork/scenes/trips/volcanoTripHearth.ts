import type { Layer } from '../../canvas/canvas.ts';
import { cut, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { inangaPlayer, listenerInBlanket } from '../../figures/people/fireside.ts';
import { light } from '../../light/light.ts';

const [CLAY, DADO, FLOOR, GLEAM] = ['#e9bd7c', '#6d2a20', '#3c181b', '#b04a26'];
const [BLACK, OXIDE, CREAM, ASH] = ['#1d1418', '#b33f27', '#f7e8c8', '#8d8078'];
const [EMBER, FLAME, CORE] = ['#e0531f', '#ffa02e', '#ffe596'];

/** A mountain painted as imigongo is, its outline again and again below itself, in bands of clay and dung. */
const ridged = (row: string, bands: readonly (readonly [colour: string, down: number])[], foot: number) =>
  bands.map(([colour, down]) => {
    const knots = points(row);
    const line = knots.map(([x, y]) => `${x},${Math.min(foot, y + down)},1`).join(' ');
    return cut(colour, `${line} ${knots.at(-1)![0]},${foot},1 ${knots[0]![0]},${foot},1`);
  });

/** The cone of the hearth, as wide as `half` at its foot. */
const cone = (half: number) =>
  `${720 - half},740,1 720,${Math.round(740 - half * 1.6)},1 ${720 + half},740,1`;

const hearth: readonly Layer[] = [
  cut(BLACK, box(672, -20, 96, 300)),
  cut(CREAM, box(684, -20, 72, 300)),
  cut(OXIDE, box(696, -20, 48, 300)),
  ...(
    [
      [BLACK, 380],
      [CREAM, 344],
      [BLACK, 316],
      [OXIDE, 304],
      [BLACK, 248],
      [CREAM, 236],
      [BLACK, 190],
    ] as const
  ).map(([colour, half]) => cut(colour, cone(half))),
  cut(EMBER, '570,740,1 596,664,1 624,690,1 682,520,1 716,610,1 748,560,1 790,680,1 816,650,1 866,740,1'),
  cut(FLAME, '606,740,1 636,690,1 660,708,1 700,588,1 730,670,1 756,630,1 786,700,1 806,690,1 832,740,1'),
  cut(CORE, '660,740,1 704,656,1 736,700,1 756,680,1 784,740,1'),
];

/** The evening at the lodge, under the cones. */
export const volcanoTripHearth: readonly Picture[] = [
  // The chain of volcanoes as imigongo on the wall; the hearth is the one that burns.
  picture(
    'packages/volcanoesandgorillas-3',
    light('dusk', 'rwanda', 'right'),
    plan({ subject: [670, 660, 110, 80], camera: 'wide' }),
    wash([CLAY, CLAY]),
    // Sabyinyo's teeth, and Muhabura.
    ...ridged(
      '-40,400 40,330 90,250 130,286 190,160 236,250 280,110 320,200 360,160 410,290 520,420 660,560',
      [
        [BLACK, 0],
        [CREAM, 34],
        [OXIDE, 90],
        [BLACK, 150],
        [CREAM, 172],
        [ASH, 214],
        [BLACK, 262],
        [CREAM, 284],
        [OXIDE, 330],
      ],
      610,
    ),
    ...ridged(
      '700,560 860,450 990,330 1060,240 1110,240 1180,330 1280,430',
      [
        [BLACK, 0],
        [CREAM, 34],
        [ASH, 84],
        [BLACK, 132],
        [CREAM, 154],
        [OXIDE, 208],
        [BLACK, 268],
      ],
      610,
    ),
    cut(DADO, box(-20, 600, 1240, 160)),
    cut(BLACK, box(-20, 594, 1240, 14)),
    cut(FLOOR, box(-20, 740, 1240, 180)),
    cut(GLEAM, '520,740,1 910,740,1 1130,920,1 300,920,1'),
    ...hearth,
    inangaPlayer({ x: 250, y: 862 }),
    listenerInBlanket(
      { x: 1120, y: 846, flip: true, scale: 0.96 },
      {
        cloth: '#a8402a',
        band: '#f3d9a4',
        skin: '#b87a58',
        lit: '#f0b27c',
        hair: '#3a1f1a',
        crown: '30,-22,1 16,-30 0,-20 -10,0 -16,16 -30,30 -48,26 -54,4 -40,-10 -36,-40 -6,-58 24,-46',
      },
    ),
    listenerInBlanket(
      { x: 1000, y: 884, flip: true },
      {
        cloth: '#2b3f86',
        band: '#e9dcc0',
        skin: '#8a4a30',
        lit: '#d88a50',
        hair: '#e2a83a',
        crown: '36,-14,1 -40,-8,1 -42,-20 -36,-48 -2,-64 30,-50 36,-26',
      },
    ),
  ),
];
