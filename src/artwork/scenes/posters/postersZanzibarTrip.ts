import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import type { Placing } from '../../canvas/placing.ts';
import { poster } from '../../canvas/poster.ts';
import { box } from '../../drawing/brush.ts';
import { ringFloaters } from '../../figures/people/ringFloaters.ts';
import { palmDeep, palmLagoon } from '../../land/palmLagoon.ts';
import { light } from '../../light/light.ts';

const [SAND, WET, FOAM, SHALLOW, DEEP, OCEAN] = [
  '#fdebc8',
  '#efca8c',
  '#ffffff',
  '#22b7b0',
  '#0f8fa3',
  '#0c6f92',
];

const lagoon = (
  subject: Box,
  palm: Placing,
  sea: string,
  deeper: string,
  ocean: string,
  floaters: Placing,
): Layer[] => [
  plan({ subject, camera: 'above' }),
  cut(SAND, box(-20, -20, 2440, 1420)),
  cut({ fill: WET, stroke: WET, width: 60 }, sea),
  moved(palm, cut({ fill: WET, stroke: WET, width: 30 }, ...palmLagoon)),
  cut({ fill: FOAM, stroke: FOAM, width: 24 }, sea),
  moved(palm, cut({ fill: FOAM, stroke: FOAM, width: 12 }, ...palmLagoon)),
  cut(SHALLOW, sea),
  moved(palm, cut(SHALLOW, ...palmLagoon)),
  cut(DEEP, deeper),
  moved(palm, cut(DEEP, ...palmDeep)),
  cut(OCEAN, ocean),
  moved(floaters, ...ringFloaters),
];

/** The great view of the beach holiday: a lagoon like a palm, and its two coconuts are guests afloat. */
export const postersZanzibarTrip: readonly Picture[] = poster('zanzibarbeachholiday', {
  light: light('noon', 'zanzibar', 'left', 50),
  wide: lagoon(
    [1420, 300, 500, 420],
    { x: 1660, y: 490, turn: -62, scale: 1.06 },
    '2440,560,1 2330,640 2250,760 2150,860 2060,1040,1 2440,1040,1',
    '2440,700,1 2360,760 2300,860 2200,940 2160,1040,1 2440,1040,1',
    '2440,820,1 2380,860 2320,960 2300,1040,1 2440,1040,1',
    { x: 1680, y: 500, scale: 1 },
  ),
  tall: lagoon(
    [270, 740, 460, 400],
    { x: 456, y: 906, turn: -44, scale: 1.04 },
    '1120,990,1 1000,1060 930,1150 800,1250 720,1400,1 1120,1400,1',
    '1120,1090,1 1040,1160 980,1250 880,1400,1 1120,1400,1',
    '1120,1210,1 1060,1270 1010,1400,1 1120,1400,1',
    { x: 486, y: 936, scale: 0.95 },
  ),
});
