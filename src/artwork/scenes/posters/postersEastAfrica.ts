import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, glow, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { grain } from '../../canvas/tiles.ts';
import { disc } from '../../drawing/brush.ts';
import { giraffe } from '../../figures/animals/giraffe.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { greatBalloon } from '../../figures/placing/greatBalloon.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { kibo } from '../../land/kibo.ts';
import { light } from '../../light/light.ts';

/** What stands in front, against the light. */
const DARK = '#3a1638';

/** A position in the picture and a size. */
type Spot = readonly [x: number, y: number, size: number];

interface View {
  balloon: Spot;
  far: Spot;
  /** Kibo's top, and its width. */
  mountain: Spot;
  giraffes: readonly Spot[];
  horizon: number;
}

/** A balloon at sunrise over the plain below Kilimanjaro. */
const aloft = ({ balloon, far, mountain, giraffes, horizon }: View): Layer[] => {
  const [x, y, scale] = balloon;
  return [
    wash(
      [
        [0, '#1b1d5c'],
        [0.55, '#3a3480'],
        [0.88, '#5a4490'],
        [0.9, '#8a5a98'],
        [0.901, '#e8848a'],
        [0.95, '#e8848a'],
        [0.951, '#ffc48c'],
        [1, '#ffdc9c'],
      ],
      { height: horizon },
    ),
    glow(x, horizon - 40, 640 * scale, '#ff9a80', 0.9),
    kibo({
      x: mountain[0],
      y: mountain[1],
      width: mountain[2],
      body: '#7a64b4',
      shade: '#43387e',
      snow: '#fff6e2',
      cold: '#b4a8dc',
    }),
    floor(
      '#6a4080',
      `0,${horizon - 14} 500,${horizon - 24} 1100,${horizon - 12} 1700,${horizon - 26} 2400,${horizon - 14}`,
    ),
    floor('#f6b65a', `0,${horizon} 800,${horizon - 5} 1600,${horizon + 4} 2400,${horizon - 3}`),
    herd([acacia({ variant: 3 })], {
      x: 1200,
      y: horizon + 6,
      width: 2300,
      height: 8,
      count: 13,
      metre: [7, 13],
      flat: '#5a2c5c',
      shadow: false,
    }),
    floor('#e08f3c', `0,${horizon + 70} 600,${horizon + 52} 1400,${horizon + 76} 2400,${horizon + 54}`),
    floor('#c06a2c', `0,${horizon + 160} 700,${horizon + 136} 1500,${horizon + 170} 2400,${horizon + 142}`),
    // The balloon's shade on the plain, away from the sun.
    cut({ fill: '#5a2248', opacity: 0.6 }, disc(x - 190 * scale, horizon + 122, 250 * scale, 24 * scale)),
    greatBalloon({ x: far[0], y: far[1], scale: far[2] }),
    greatBalloon({ x, y, scale }),
    ...giraffes.map(([left, low, size], at) =>
      place(giraffe(), {
        x: left,
        y: low,
        metre: size,
        flat: DARK,
        rim: at === 0 ? '#ffc48c' : '#f0a080',
        shadow: false,
      }),
    ),
    floor(DARK, `0,${horizon + 232} 600,${horizon + 214} 1300,${horizon + 236} 2400,${horizon + 210}`),
    grain({ y: horizon + 240, to: horizon + 380, colour: '#1c0d28' }),
  ];
};

/** The great view of the article on eight places of East Africa. */
export const postersEastAfrica: readonly Picture[] = poster('ea8places', {
  light: light('dawn', 'tanzania', 'right'),
  wide: aloft({
    balloon: [1900, 800, 0.84],
    far: [1256, 420, 0.13],
    mountain: [1500, 452, 860],
    giraffes: [
      [1180, 952, 58],
      [1350, 946, 46],
    ],
    horizon: 716,
  }),
  tall: aloft({
    balloon: [690, 1190, 0.71],
    far: [150, 700, 0.13],
    mountain: [330, 800, 700],
    giraffes: [
      [190, 1262, 82],
      [420, 1256, 62],
    ],
    horizon: 1016,
  }),
});
