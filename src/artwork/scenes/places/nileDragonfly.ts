import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { ring } from '../../drawing/brush.ts';
import { dragonflyTandem } from '../../figures/boats/dragonflyTandem.ts';
import { light } from '../../light/light.ts';

const [RIVER, RIPPLE] = ['#07404c', '#125d68'];

/** Two in a kayak rest on the Nile, seen from above: the boat is the body of a dragonfly, the paddles are its wings. */
export const nileDragonfly: readonly Picture[] = [
  picture(
    'places/nile-4',
    light('noon', 'uganda', 'left'),
    plan({ subject: [770, 545, 220, 170], camera: 'above' }),
    wash(RIVER),
    cut(RIPPLE, ring(278, 880, 96, 84), ring(278, 880, 176, 164)),
    moved({ x: 604, y: 412, turn: 35, scale: 0.94 }, ...dragonflyTandem),
  ),
];
