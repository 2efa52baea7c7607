import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, glow, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { grain } from '../../canvas/tiles.ts';
import { disc } from '../../drawing/brush.ts';
import { herd } from '../../figures/placing/crowd.ts';
import { greatBalloon } from '../../figures/placing/greatBalloon.ts';
import { masaiGiraffe } from '../../figures/placing/masaiGiraffe.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { kiboPlanesNorth } from '../../land/kiboPlanes.ts';
import { light } from '../../light/light.ts';

const SUNRISE = {
  rock: '#7460ac',
  deep: '#3f3478',
  glint: '#e09a94',
  snow: '#fff6e2',
  ice: '#a99cd8',
  mist: '#9c5a84',
};
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
  /** Groups of acacias at the horizon: middle, width, and how many. */
  groves: readonly (readonly [x: number, width: number, count: number])[];
}

/** A balloon at sunrise over the plain below Kilimanjaro. */
const aloft = ({ balloon, far, mountain, giraffes, horizon, groves }: View): Layer[] => {
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
    kiboPlanesNorth(
      { x: mountain[0], y: mountain[1] + mountain[2] * 0.29, scale: mountain[2] / 1310 },
      SUNRISE,
    ),
    floor(
      '#6a4080',
      `0,${horizon - 14} 500,${horizon - 24} 1100,${horizon - 12} 1700,${horizon - 26} 2400,${horizon - 14}`,
    ),
    floor('#f6b65a', `0,${horizon} 800,${horizon - 5} 1600,${horizon + 4} 2400,${horizon - 3}`),
    ...groves.map(([x, width, count]) =>
      herd([acacia({ variant: 3 }), acacia({ variant: 2 })], {
        x,
        y: horizon + 6,
        width,
        height: 10,
        count,
        metre: [6, 14],
        flat: '#5a2c5c',
        shadow: false,
      }),
    ),
    floor('#e08f3c', `0,${horizon + 70} 600,${horizon + 52} 1400,${horizon + 76} 2400,${horizon + 54}`),
    floor('#c06a2c', `0,${horizon + 160} 700,${horizon + 136} 1500,${horizon + 170} 2400,${horizon + 142}`),
    // The balloon's shade on the plain, away from the sun.
    cut({ fill: '#5a2248', opacity: 0.6 }, disc(x - 190 * scale, horizon + 122, 250 * scale, 24 * scale)),
    greatBalloon({ x: far[0], y: far[1], scale: far[2] }),
    greatBalloon({ x, y, scale }),
    (canvas) => {
      const walking = canvas.collect(masaiGiraffe({ x: 0, y: 0, scale: 0.4, flip: true }));
      for (const [left, low, size] of giraffes) canvas.use(walking, { x: left, y: low, scale: size / 0.4 });
    },
    floor(DARK, `0,${horizon + 232} 600,${horizon + 214} 1300,${horizon + 236} 2400,${horizon + 210}`),
    grain({ y: horizon + 240, to: horizon + 380, colour: '#1c0d28' }),
  ];
};

/** The great view of the article on eight places of East Africa. */
export const postersEastAfrica: readonly Picture[] = poster('ea8places', {
  light: light('dawn', 'tanzania', 'right'),
  wide: aloft({
    balloon: [1930, 800, 0.84],
    far: [1280, 400, 0.13],
    mountain: [1690, 490, 860],
    giraffes: [
      [1236, 930, 0.42],
      [1064, 914, 0.31],
    ],
    horizon: 716,
    groves: [
      [180, 260, 4],
      [720, 200, 3],
      [2260, 200, 3],
    ],
  }),
  tall: aloft({
    balloon: [760, 1180, 0.68],
    far: [130, 690, 0.13],
    mountain: [470, 836, 1000],
    giraffes: [
      [250, 1240, 0.36],
      [96, 1210, 0.24],
    ],
    horizon: 1016,
    groves: [
      [60, 120, 2],
      [520, 120, 2],
      [1000, 140, 3],
    ],
  }),
});
