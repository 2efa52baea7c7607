import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, strata } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { riderIntoSun, riderShade } from '../../figures/placing/riderIntoSun.ts';
import { gorgeBend } from '../../land/gorgeBend.ts';
import { light } from '../../light/light.ts';

const SHADE = '#7a2236';

/** A dark red sky that burns above the gap. */
const evening = (horizon: number): Layer =>
  strata(
    [
      [0, '#2a0e2a'],
      [0.4, '#4a1430'],
      [0.7, '#b03a34'],
      [0.86, '#ff8f48'],
      [1, '#fff0b8'],
    ],
    { height: horizon + 10 },
  );

/** The rider on the track before the bend, the shade on the ground and up the wall, from column to column. */
const ride = (limit: number): Layer[] => [
  ...gorgeBend(limit, (step, lit) =>
    moved(
      { x: 1930 + step * 18 + (lit ? 0 : 22), y: 806 + (lit ? 0 : 14), scale: 1, flip: true },
      ...riderShade(lit ? SHADE : '#5c1630'),
    ),
  ),
  cut('#5c1a2c', '-1300,974,1 1268,706,1 1240,740,1 1010,860 700,960 -1300,1500,1'),
  cut(
    '#ffcf86',
    '1264,706,1 1296,706,1 1380,760 1700,800 2440,850,1 2900,900,1 2900,1300,1 600,1300,1 900,980 1190,820',
  ),
  cut(SHADE, '1390,884,1 1500,872 1800,868 1960,800,1 2140,812,1 2000,892 1800,906 1480,900'),
  moved({ x: 1640, y: 884, scale: 1.2, flip: true }, ...riderIntoSun),
];

/** The cycling trip: a rider turns into the gap, and the shade rides along the columns. */
export const postersHellsgateTrip: readonly Picture[] = poster('hellsgateadventure', {
  light: light('dawn', 'kenya', 'left'),
  wide: [plan({ subject: [1500, 240, 290, 420], camera: 'profile' }), evening(706), ...ride(-300)],
  tall: [
    plan({ subject: [270, 620, 270, 390], camera: 'profile' }),
    evening(1036),
    moved({ x: -1110, y: 394, scale: 0.92 }, ...ride(196)),
  ],
});
