import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, glow, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { grain } from '../../canvas/tiles.ts';
import { box, disc } from '../../drawing/brush.ts';
import { elephantCalf } from '../../figures/animals/elephantCalf.ts';
import { elephantStriding } from '../../figures/animals/elephantStriding.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { greatTusker } from '../../figures/placing/greatTusker.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

/** An elephant behind in the dust: two tones of it. */
const DUSTED = { body: '#c4663a', shade: '#a84c2c', lit: '#ffc48a', dark: '#9a4228', pale: '#ffe6c0' };

/** The bull's feet and size, the foot of the Yatta plateau, and those who follow: feet, pixels a metre, to the left or not. */
interface View {
  bull: readonly [x: number, y: number];
  scale: number;
  foot: number;
  far: readonly (readonly [x: number, y: number, metre: number, flip: boolean])[];
}

/** The bull that walks out of the dust below the plateau's ruled line. */
const outOfTheDust = ({ bull: [x, y], scale, foot, far }: View): Layer[] => {
  const puffs = (row: readonly (readonly [dx: number, dy: number, r: number])[], fill: string, opacity = 1) =>
    cut({ fill, opacity }, ...row.map(([dx, dy, r]) => disc(x + dx * scale, y + dy * scale, r * scale)));
  return [
    wash(['#0d2258', '#163474', '#244a92', '#35599c'], { height: foot }),
    glow(x + 40 * scale, foot, 640 * scale, '#ff7a4e', 0.95),
    cut('#3a1a3a', box(0, foot - 76, 2400, 90)),
    floor(
      '#56263c',
      [0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => `${at * 300},${foot - (at % 2 === 0 ? 22 : 40)}`).join(' '),
    ),
    cut('#e0785a', box(0, foot - 78, 2400, 4)),
    floor('#f2a860', `0,${foot} 700,${foot - 6} 1500,${foot + 4} 2400,${foot - 4}`),
    herd([acacia({ variant: 3 })], {
      x: 620,
      y: foot + 4,
      width: 1200,
      height: 8,
      count: 8,
      metre: [8, 13],
      flat: '#6a2a34',
      shadow: false,
    }),
    floor('#d9713c', `0,${foot + 64} 700,${foot + 44} 1500,${foot + 70} 2400,${foot + 48}`),
    ...far.map(([left, low, metre, flip], at) =>
      place(at === 0 ? elephantStriding() : elephantCalf(), {
        x: left,
        y: low,
        metre,
        flip,
        by: CLEAR,
        depth: 0.25,
        coat: DUSTED,
        shadow: false,
        rim: '#ffd9a0',
      }),
    ),
    floor('#b8481f', `0,${y - 90} 700,${y - 64} 1500,${y - 96} 2400,${y - 70}`),
    // The dust that its steps throw up.
    puffs(
      [
        [-330, -70, 70],
        [-250, -110, 84],
        [-150, -90, 80],
        [160, -100, 84],
        [270, -110, 90],
        [370, -76, 66],
        [-420, -40, 46],
        [450, -44, 48],
        [0, -80, 90],
      ],
      '#e0854a',
    ),
    puffs(
      [
        [-270, -60, 62],
        [-180, -60, 60],
        [210, -64, 64],
        [310, -70, 66],
        [400, -40, 44],
        [40, -56, 60],
        [-360, -34, 40],
      ],
      '#f2a868',
    ),
    floor('#a43a1c', `0,${y - 50} 700,${y - 30} 1500,${y - 44} 2400,${y - 36}`),
    cut({ fill: '#4f160f', opacity: 0.8 }, disc(x - 90 * scale, y - 4, 330 * scale, 22 * scale)),
    greatTusker({ x, y, scale }),
    floor('#6e2214', `0,${y + 16} 700,${y + 4} 1500,${y + 18} 2400,${y + 8}`),
    grain({ y: y + 20, to: y + 120, colour: '#3d0f14' }),
  ];
};

/** Tsavo: the great red tusker below the plateau. */
export const postersTsavo: readonly Picture[] = poster('tsavo', {
  light: light('golden', 'kenya', 'right'),
  wide: outOfTheDust({
    bull: [1790, 930],
    scale: 1.22,
    foot: 716,
    far: [
      [1060, 806, 23, false],
      [1190, 814, 24, false],
    ],
  }),
  tall: outOfTheDust({
    bull: [560, 1262],
    scale: 0.99,
    foot: 1010,
    far: [
      [92, 1104, 19, false],
      [208, 1110, 20, false],
    ],
  }),
});
