import type { Layer } from '../../canvas/canvas.ts';
import { floor, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { dhow, farDhow } from '../../figures/boats/dhow.ts';
import { place } from '../../figures/placing/place.ts';
import { CLEAR_RIGHT } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { underWay } from '../../water/underWay.ts';
import { ripples } from '../../water/water.ts';

const CREAM_SAIL = {
  pale: '#fff4dc',
  lit: '#f6d2a2',
  body: '#7a3420',
  shade: '#4a1c18',
  accent: '#17a6a4',
  dark: '#1c0d18',
};

const CORAL_SAIL = {
  pale: '#f0643e',
  lit: '#ff9a6a',
  body: '#17505c',
  shade: '#0d3440',
  accent: '#f4c24a',
  dark: '#1c0d18',
};

/** A dhow on the lagoon: its middle, waterline and scale. */
type Boat = readonly [x: number, y: number, metre: number];

/** The horizon, the great dhow, the white one behind it, and sails far off. */
interface View {
  horizon: number;
  /** Where the palest water would begin to be sand. */
  foot: number;
  near: Boat;
  behind: Boat;
  far: readonly Boat[];
}

/** A dhow under way to the left, with what the water gives back of it. */
const sailing = ([x, y, metre]: Boat, coat: typeof CORAL_SAIL, sail: string): Layer[] => {
  const wake = underWay({ hull: coat.shade, sail, foam: '#f4fff4' }, { x, y, metre, flip: true });
  return [
    wake.before,
    place(dhow(), { x, y, metre, flip: true, depth: 0.3, shadow: false, by: CLEAR_RIGHT, coat }),
    wake.after,
  ];
};

/** Two dhows cross the lagoon, from the deep water under the horizon to the sand that shines through near the viewer. */
const onTheLagoon = ({ horizon, foot, near, behind, far }: View): Layer[] => {
  const deep = foot - horizon;
  return [
    wash(
      [
        [0, '#052c48'],
        [0.5, '#0a4a6a'],
        [0.91, '#0f6680'],
        [0.96, '#4aa8aa'],
        [1, '#d6f0d4'],
      ],
      { height: horizon + 2 },
    ),
    floor('#0c5c78', `0,${horizon},1 2390,${horizon},1`),
    ...far.map(([x, y, metre]) =>
      place(farDhow(), { x, y, metre, shadow: false, coat: CREAM_SAIL, flip: true, depth: 0.4 }),
    ),
    floor(
      '#10788c',
      `0,${horizon + deep * 0.05} 300,${horizon + deep * 0.07} 900,${horizon + deep * 0.04} 1600,${horizon + deep * 0.07} 2390,${horizon + deep * 0.05}`,
    ),
    ...sailing(behind, CREAM_SAIL, '#fff0d0'),
    floor(
      '#16989e',
      `0,${horizon + deep * 0.17} 400,${horizon + deep * 0.13} 1000,${horizon + deep * 0.2} 1500,${horizon + deep * 0.15} 2390,${horizon + deep * 0.2}`,
    ),
    floor(
      '#2cbab0',
      `0,${horizon + deep * 0.26} 300,${horizon + deep * 0.3} 900,${horizon + deep * 0.25} 1500,${horizon + deep * 0.31} 2390,${horizon + deep * 0.27}`,
    ),
    floor(
      '#6adcc4',
      `0,${horizon + deep * 0.46} 500,${horizon + deep * 0.41} 1000,${horizon + deep * 0.47} 1700,${horizon + deep * 0.42} 2390,${horizon + deep * 0.47}`,
    ),
    ripples({ y: horizon + 20, to: horizon + deep * 0.8, count: 50, colour: '#f0fff0' }),
    ...sailing(near, CORAL_SAIL, '#f08a6a'),
  ];
};

/** Zanzibar: sails on the lagoon. */
export const postersZanzibar: readonly Picture[] = poster('zanzibar-island', {
  light: light('noon', 'zanzibar', 'right'),
  wide: onTheLagoon({
    horizon: 690,
    foot: 1190,
    near: [1660, 890, 74],
    behind: [2196, 742, 30],
    far: [
      [330, 706, 13],
      [560, 700, 9],
    ],
  }),
  tall: onTheLagoon({
    horizon: 850,
    foot: 1400,
    near: [600, 1190, 62],
    behind: [180, 930, 26],
    far: [[930, 866, 12]],
  }),
});
