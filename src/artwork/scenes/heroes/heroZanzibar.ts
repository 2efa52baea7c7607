import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, within } from '../../canvas/cut.ts';
import { hero } from '../../canvas/hero.ts';
import type { Picture } from '../../canvas/picture.ts';
import type { Placing } from '../../canvas/placing.ts';
import { plan } from '../../canvas/plan.ts';
import { shaggy } from '../../drawing/shaggy.ts';
import { box, disc, limb, outline, type Shape } from '../../drawing/brush.ts';
import { dozerInHammock } from '../../figures/people/dozerInHammock.ts';
import { light } from '../../light/light.ts';

const [SKY, SEA, SHALLOW, SAND, SAIL, SAILSHADE, PALM, SHADOW] = [
  '#0a4f74',
  '#0e7f96',
  '#2fb8b0',
  '#f8e3b4',
  '#fff2d6',
  '#f3c98f',
  '#06283f',
  '#e3bd86',
];

interface View {
  horizon: number;
  /** Where the shallows begin, and the sand. */
  shallow: string;
  shore: string;
  /** The foot of the mast, and the sail's size. */
  sail: readonly [x: number, y: number, scale: number];
  /** The hammock's middle, and its size. */
  hammock: readonly [x: number, y: number, scale: number];
  /** The shade of the hammock on the sand. */
  shade: readonly [x: number, y: number, rx: number, ry: number];
  palms: readonly Shape[];
  fronds: readonly Placing[];
  ropes: readonly Shape[];
}

/** The lateen sail of a dhow on its yard, its tack at the left; the mast's foot is at (0, 0). */
const sail: readonly Layer[] = [
  cut(PALM, limb('20,40,10 -10,-420,7')),
  within(
    SAIL,
    '-350,-40,1 -140,-320 90,-560 270,-740,1 350,-520 350,-260 260,-60,1 60,-24 -140,-20',
    cut(SAILSHADE, '270,-760,1 420,-500 420,-20,1 140,-20,1 230,-220 262,-420 262,-560'),
    inked(SAILSHADE, 4, '-60,-420 30,-240 40,-10', '-200,-230 -130,-120 -120,-10'),
  ),
  inked(PALM, 10, '-346,-48 -150,-318 82,-560 292,-770'),
];

/** A frond whose foot is at (0, 0) and whose tip hangs at the left, leaflets along its lower side. */
const frond = cut(
  PALM,
  outline([
    ...shaggy('0,0 -50,-24 -110,-18 -170,16 -214,70 -236,130', 104, 0.8, 0.3),
    [-226, 60, 0],
    [-176, -4, 0],
    [-110, -38, 0],
    [-50, -36, 0],
    [0, -14, 1],
  ]),
);

/** A hammock between two palms on the shore, a sail right behind it. */
const beach = ({
  horizon,
  shore,
  shallow,
  sail: [sx, sy, ss],
  hammock: [hx, hy, hs],
  shade,
  palms,
  fronds,
  ropes,
}: View): Layer[] => [
  cut(SKY, box(-20, -20, 2000, 1300)),
  floor(SEA, `-40,${horizon},1 1960,${horizon},1`),
  floor(SHALLOW, shallow),
  moved({ x: sx, y: sy, scale: ss }, ...sail),
  floor(SAND, shore),
  cut(SHADOW, disc(...shade)),
  cut(PALM, ...palms),
  ...fronds.map((where) => moved(where, frond)),
  inked(SAND, 4, ...ropes),
  moved({ x: hx, y: hy, scale: hs }, ...dozerInHammock),
];

/** Zanzibar: a sail that passes behind a hammock makes a dhow of it. */
export const heroZanzibar: readonly Picture[] = hero('zanzibar', {
  light: light('noon', 'zanzibar', 'right'),
  wide: [
    plan({ subject: [1200, 240, 440, 500], camera: 'wide' }),
    ...beach({
      horizon: 762,
      shallow: '-40,826 400,818 900,836 1960,792',
      shore: '-40,946 500,956 1100,936 1500,918 1960,884',
      sail: [1380, 794, 0.92],
      hammock: [1384, 774, 1.03],
      shade: [1392, 984, 280, 18],
      palms: [
        limb('990,1014,44 990,954,31 1004,800,27 998,560,24 966,300,22 936,-60,20'),
        limb('1796,1006,44 1796,946,31 1780,800,27 1784,560,24 1814,300,22 1846,-60,20'),
      ],
      fronds: [
        { x: 944, y: 0 },
        { x: 946, y: 0, flip: true },
        { x: 1842, y: 0, scale: 0.7 },
        { x: 1838, y: 0, scale: 0.9, flip: true, turn: 14 },
      ],
      ropes: [
        '979,668 1025,668',
        '979,677 1025,677',
        '1025,672 1045,742',
        '1758,668 1805,668',
        '1758,677 1805,677',
        '1758,672 1723,742',
      ],
    }),
  ],
  tall: [
    plan({ subject: [280, 640, 340, 300], camera: 'wide' }),
    ...beach({
      horizon: 936,
      shallow: '-40,984 400,976 940,956',
      shore: '-40,1074 400,1082 940,1050',
      sail: [452, 962, 0.48],
      hammock: [452, 948, 0.88],
      shade: [458, 1128, 230, 13],
      palms: [
        limb('87,1146,34 87,1100,25 98,940,22 90,720,20 62,420,18 40,-40,16'),
        limb('823,1140,34 823,1094,25 810,940,22 816,720,20 842,420,18 866,-40,16'),
      ],
      fronds: [
        { x: 44, y: -20, scale: 0.7, flip: true },
        { x: 44, y: -20, scale: 0.7, turn: -10 },
        { x: 862, y: -20, scale: 0.7 },
        { x: 862, y: -20, scale: 0.7, flip: true, turn: 10 },
      ],
      ropes: [
        '74,866 114,866',
        '74,873 114,873',
        '114,870 163,922',
        '791,866 832,866',
        '791,873 832,873',
        '791,870 741,922',
      ],
    }),
  ],
});
