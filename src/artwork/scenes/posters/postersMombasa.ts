import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { points } from '../../drawing/points.ts';
import { dhow, farDhow } from '../../figures/boats/dhow.ts';
import { fortFromSea } from '../../figures/placing/fortFromSea.ts';
import { place } from '../../figures/placing/place.ts';
import { coconutPalm } from '../../figures/plants/palm.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { ripples } from '../../water/water.ts';
import { underWay } from '../../water/underWay.ts';

const SUNLIT = light('noon', 'kenya', 'left');
const CORAL = {
  lit: '#ffd596',
  face: '#e58a4c',
  shade: '#a84a34',
  roof: '#c4522e',
  reef: '#3a2230',
  ledge: '#9a5a40',
  foam: '#f6f2dc',
};
const SAIL = {
  pale: '#ef7634',
  lit: '#ffb066',
  body: '#173f62',
  shade: '#0c2740',
  accent: '#fff3dc',
  dark: '#22121c',
};

/** Streaks of the walls' image in the water before them, in the fort's own pixels. */
const streaks = (row: string) =>
  points(row).map(
    ([x, y, half]) =>
      `${x - half},${y},1 ${x - half * 0.2},${y - 9} ${x + half},${y - 2},1 ${x + half * 0.2},${y + 8}`,
  );
const IMAGE = streaks(
  '250,34,150 470,30,110 1000,32,240 240,62,120 980,64,260 700,56,80 1130,96,170 300,94,90',
);
const SUNNY_IMAGE = streaks('60,36,90 700,32,90 80,66,70 720,88,60 100,98,50');

/** Where the fort's corner meets the water, its size, the palms in it, and the dhow. */
interface View {
  horizon: number;
  fort: readonly [x: number, y: number, scale: number];
  palms: readonly (readonly [x: number, y: number, metre: number])[];
  boat: readonly [x: number, y: number, metre: number];
}

/** A dhow stands in for the harbour past Fort Jesus on its reef, the evening sun at the left. */
const pastTheFort = ({ horizon, fort: [fx, fy, size], palms, boat: [x, y, metre] }: View): Layer[] => {
  const wake = underWay({ hull: '#0b3350', sail: '#f09a58', foam: '#f6f2dc' }, { x, y, metre });
  return [
    wash(
      [
        [0, '#0a2f66'],
        [0.6, '#12508c'],
        [0.9, '#22609a'],
        [1, '#5a8fb0'],
      ],
      { height: horizon },
    ),
    cut('#f2a06a', `-40,${horizon - 70},1 2440,${horizon - 70},1 2440,${horizon},1 -40,${horizon},1`),
    cut('#ffce8c', `-40,${horizon - 34},1 2440,${horizon - 34},1 2440,${horizon},1 -40,${horizon},1`),
    ...palms.map(([px, py, high], at) =>
      place(coconutPalm({ seed: at + 2, lean: at % 2 === 0 ? 1 : -2 }), {
        x: px,
        y: py,
        metre: high,
        depth: 0.3,
        shadow: false,
        by: SUNLIT,
      }),
    ),
    floor('#0f5f80', `0,${horizon} 2400,${horizon}`),
    floor(
      '#12708e',
      `0,${horizon + 50} 600,${horizon + 60} 1300,${horizon + 48} 2000,${horizon + 62} 2400,${horizon + 50}`,
    ),
    fortFromSea({ x: fx, y: fy, scale: size }, CORAL),
    // The walls' warm image, broken by the swell.
    moved(
      { x: fx, y: fy, scale: size },
      cut({ fill: '#e58a4c', opacity: 0.55 }, ...IMAGE),
      cut({ fill: '#ffd596', opacity: 0.6 }, ...SUNNY_IMAGE),
    ),
    floor(
      '#1f8fa4',
      `0,${horizon + 118} 500,${horizon + 104} 1200,${horizon + 124} 1900,${horizon + 106} 2400,${horizon + 120}`,
    ),
    floor(
      '#3fb4b4',
      `0,${horizon + 196} 600,${horizon + 180} 1300,${horizon + 204} 2000,${horizon + 184} 2400,${horizon + 198}`,
    ),
    ripples({ y: horizon + 20, to: horizon + 320, count: 40, colour: '#ffd9a0' }),
    wake.before,
    place(dhow(), { x, y, metre, depth: 0.3, shadow: false, by: CLEAR, coat: SAIL }),
    wake.after,
  ];
};

/** Mombasa: the fort and a sail. */
export const postersMombasa: readonly Picture[] = poster('mombasa', {
  light: light('golden', 'kenya', 'left'),
  wide: [
    ...pastTheFort({
      horizon: 716,
      fort: [1790, 770, 1.12],
      palms: [
        [2240, 420, 27],
        [2130, 430, 20],
      ],
      boat: [1490, 886, 66],
    }),
    place(farDhow(), { x: 330, y: 770, metre: 22, shadow: false, coat: { pale: '#fff4dc' } }),
  ],
  tall: pastTheFort({
    horizon: 930,
    fort: [520, 986, 0.76],
    palms: [
      [960, 780, 21],
      [850, 780, 18],
    ],
    boat: [390, 1206, 57],
  }),
});
