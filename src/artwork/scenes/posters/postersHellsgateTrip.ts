import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, strata } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { riderIntoSun, riderShade } from '../../figures/placing/riderIntoSun.ts';
import { gorgeBend } from '../../land/gorgeBend.ts';
import { light } from '../../light/light.ts';

const SHADE = '#64183a';

/** A dark red sky that burns above the gap. */
const evening = (horizon: number): Layer =>
  strata(
    [
      [0, '#2a0e2a'],
      [0.34, '#4f1532'],
      [0.6, '#b83c38'],
      [0.78, '#ff984c'],
      [0.94, '#fff0b8'],
      [1, '#fff0b8'],
    ],
    { height: horizon + 10 },
  );

/** The rider on the track before the bend, the shade on the ground and up the wall, from column to column. */
const ride = (limit: number, size: number): Layer[] => [
  ...gorgeBend(limit, (step, lit) =>
    moved(
      { x: 1874 + step * 18 + (lit ? 0 : 22), y: 808 + (lit ? 0 : 14), scale: size, flip: true },
      ...riderShade(lit ? SHADE : '#4a1030'),
    ),
  ),
  cut('#5c1a2c', '-1300,974,1 1268,706,1 1240,740,1 1010,860 700,960 -1300,1500,1'),
  cut(
    '#ffcf86',
    '1264,706,1 1296,706,1 1380,760 1700,800 2440,850,1 2900,900,1 2900,1300,1 600,1300,1 900,980 1190,820',
  ),
  cut(SHADE, '1310,884,1 1420,872 1720,868 1900,796,1 2120,812,1 1960,892 1740,908 1400,902'),
  inked('#eeb468', 7, '1754,886 2000,896 2240,930 2900,1060'),
  moved({ x: 1560, y: 884, scale: 1.2, flip: true }, ...riderIntoSun),
];

/** The cycling trip: a rider turns into the gap, and the shade rides along the columns. */
export const postersHellsgateTrip: readonly Picture[] = poster('hellsgateadventure', {
  light: light('dawn', 'kenya', 'left'),
  wide: [plan({ subject: [1800, 150, 200, 200], camera: 'profile' }), evening(706), ...ride(-300, 1.14)],
  tall: [
    plan({ subject: [600, 720, 200, 380], camera: 'profile' }),
    evening(1080),
    moved({ x: -1075, y: 430, scale: 0.92 }, ...ride(160, 1.02)),
  ],
});
