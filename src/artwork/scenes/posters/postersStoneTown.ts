import type { Layer } from '../../canvas/canvas.ts';
import { wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { dhow } from '../../figures/boats/dhow.ts';
import { place } from '../../figures/placing/place.ts';
import { QUAY_WALL, stoneTownFront, type SeaFront } from '../../figures/placing/stoneTownFront.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { underWay } from '../../water/underWay.ts';
import { ripples } from '../../water/water.ts';

const EVENING_SAIL = {
  pale: '#e0583e',
  lit: '#ff9a6c',
  body: '#2c1840',
  shade: '#1a0c2a',
  accent: '#f4c24a',
  dark: '#160a1c',
};
/** The sea front, the horizon, and the dhow. */
interface View extends SeaFront {
  sky: number;
  boat: readonly [x: number, y: number, metre: number];
}

/** The sea front of Stone Town in its lights behind the harbour wall, a dhow under a lit sail on the water before it. */
const offStoneTown = (view: View): Layer[] => {
  const { sky: line, quay, boat } = view;
  const [x, y, metre] = boat;
  const wake = underWay({ hull: '#1c0f30', sail: '#f0714e', foam: '#e8a0a0' }, { x, y, metre });
  const foot = quay + QUAY_WALL;
  return [
    wash(
      [
        [0, '#0b1f48'],
        [0.46, '#123a66'],
        [0.8, '#3f4a82'],
        [0.92, '#b4607c'],
        [1, '#f89c70'],
      ],
      { height: line },
    ),
    wash(
      [
        [0, '#e07a68'],
        [0.03, '#b4606c'],
        [0.2, '#6a4478'],
        [0.5, '#2a3a6c'],
        [1, '#0b2248'],
      ],
      { y: line, height: 1400 - line },
    ),
    ...stoneTownFront(view),
    ripples({ y: foot + 150, to: foot + 280, count: 26, colour: '#f89c70', opacity: 0.6 }),
    wake.before,
    place(dhow(), { x, y, metre, shadow: false, depth: 0.3, by: CLEAR, coat: EVENING_SAIL }),
    wake.after,
  ];
};

/** Stone Town: its sea front at dusk. */
export const postersStoneTown: readonly Picture[] = poster('zanzibar', {
  light: light('dusk', 'zanzibar', 'left'),
  wide: offStoneTown({
    sky: 716,
    quay: 726,
    house: 2010,
    from: 1850,
    to: 2460,
    palms: [
      [2250, 26],
      [2340, 21],
    ],
    boat: [1500, 900, 64],
  }),
  tall: offStoneTown({
    sky: 960,
    quay: 1000,
    house: 660,
    from: 60,
    to: 1150,
    palms: [
      [920, 28],
      [1020, 22],
    ],
    boat: [380, 1216, 58],
  }),
});
