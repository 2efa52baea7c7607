import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, strata } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { riderComing } from '../../figures/placing/riderComing.ts';
import { gateAhead } from '../../land/gateAhead.ts';
import { light } from '../../light/light.ts';

/** A dark red sky with the low sun's gold above the horizon, in the gap between the walls. */
const evening = (horizon: number): Layer =>
  strata(
    [
      [0, '#2a0e2a'],
      [0.5, '#5a1a34'],
      [0.74, '#c04a34'],
      [0.9, '#ffa050'],
      [1, '#fff0b8'],
    ],
    { height: horizon + 10 },
  );

/** The rider on the track, the dust behind and the shade before the wheel. */
const rider: readonly Layer[] = [
  cut(
    { fill: '#ffe6b4', opacity: 0.8 },
    '1440,880,1 1400,820 1480,800 1500,750 1580,770 1630,690 1710,730 1790,680 1840,760 1930,740 1950,800 2030,830 2000,880,1 1860,896 1600,900',
  ),
  cut('#8a3a28', '1700,942,1 1640,950 1480,1000 1300,1080,1 1560,1080,1 1690,990 1744,944,1'),
  moved({ x: 1720, y: 944, scale: 0.94 }, ...riderComing),
];

/** The cycling trip: out of the gate, straight at us. */
export const postersHellsgateTrip: readonly Picture[] = poster('hellsgateadventure', {
  light: light('dawn', 'kenya', 'right'),
  wide: [evening(706), ...gateAhead, ...rider],
  tall: [evening(1066), moved({ x: -1008, y: 432, scale: 0.9 }, ...gateAhead, ...rider)],
});
