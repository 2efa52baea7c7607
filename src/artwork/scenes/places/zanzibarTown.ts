import { cut, moved } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { box } from '../../drawing/brush.ts';
import { leafAjar, spikedDoor } from '../../figures/buildings/spikedDoor.ts';
import { stuckBall } from '../../figures/objects/stuckBall.ts';
import { ballPlayers } from '../../figures/people/ballPlayers.ts';
import { kangaNeighbour } from '../../figures/people/kangaNeighbour.ts';
import { light } from '../../light/light.ts';

/** Stone Town: a football on the spike of a door, and who owns the door. */
export const zanzibarTown: readonly Picture[] = [
  picture(
    'places/zanzibar-5',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [516, 244, 190, 176], camera: 'front' }),
    cut('#6fc6bd', box(-20, -20, 300, 940)),
    ...spikedDoor,
    ...kangaNeighbour,
    ...leafAjar,
    moved({ x: 612, y: 316 }, ...stuckBall),
    ...ballPlayers,
  ),
];
