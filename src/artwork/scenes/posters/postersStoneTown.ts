import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import type { Placing } from '../../canvas/placing.ts';
import { poster } from '../../canvas/poster.ts';
import { box } from '../../drawing/brush.ts';
import { coralTown } from '../../figures/buildings/coralTown.ts';
import { swimmerAbove } from '../../figures/people/swimmerAbove.ts';
import { light } from '../../light/light.ts';

const [DEEP, BEAM] = ['#0c3a5e', '#11567c'];

/** Stone Town, built of coral stone, as a reef: who swims over it looks down on its lit windows. */
const overTown = (subject: Box, town: Placing, swimmer: Placing, beams: readonly string[]): Layer[] => [
  plan({ subject, camera: 'wide' }),
  cut(DEEP, box(-20, -20, 2440, 1420)),
  cut(BEAM, ...beams),
  moved(town, ...coralTown),
  moved(swimmer, ...swimmerAbove),
];

/** The great view of Zanzibar: its town is made from its reef. */
export const postersStoneTown: readonly Picture[] = poster('zanzibar', {
  light: light('dusk', 'zanzibar', 'left'),
  wide: overTown(
    [1250, 620, 1140, 330],
    { x: 1120, y: 962, scale: 0.85 },
    { x: 1340, y: 256, scale: 0.8, turn: -1 },
    ['1560,-40,1 1820,-40,1 1300,1040,1 900,1040,1', '2060,-40,1 2220,-40,1 1900,1040,1 1640,1040,1'],
  ),
  tall: overTown(
    [0, 1010, 1080, 280],
    { x: 0, y: 1310, scale: 0.76 },
    { x: 120, y: 700, scale: 0.8, turn: -1 },
    ['500,-40,1 700,-40,1 400,1400,1 60,1400,1'],
  ),
});
