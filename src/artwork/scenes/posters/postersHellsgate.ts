import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import type { Placing } from '../../canvas/placing.ts';
import { brideAsTower } from '../../figures/people/brideAsTower.ts';
import { riderAway } from '../../figures/people/riderAway.ts';
import { light } from '../../light/light.ts';

const [SKY, PLAIN, SHADE] = ['#86ccc2', '#f3b857', '#b8652f'];

/** The plain by Fischer's Tower, and a guest who rides up to it. */
const legend = (x: number, ground: number, scale: number, guest: Placing, subject: Box): Layer[] => [
  wash(SKY),
  floor(PLAIN, `-40,${ground - 30},1 2440,${ground - 30},1`),
  moved(
    { x, y: ground, scale },
    cut(SHADE, '-290,-6,1 340,-6,1 800,34,1 800,64,1 -80,38,1'),
    ...brideAsTower,
  ),
  moved(
    guest,
    cut(SHADE, '-14,0,1 14,-6,1 300,18,1 420,16 440,30 420,40 300,38,1'),
    ...riderAway({
      skin: ['#4a2620', '#8a4a30'],
      shirt: ['#d8bfa0', '#fff6e3'],
      helmet: ['#a52f1f', '#e4482b'],
      aside: true,
    }),
  ),
  plan({ subject, camera: 'back' }),
];

/** The great view of Hell's Gate: the bride of the Maasai legend who looked back and became Fischer's Tower. */
export const postersHellsgate: readonly Picture[] = poster('hellsgate', {
  light: light('golden', 'kenya', 'left'),
  wide: legend(1760, 868, 0.9, { x: 1330, y: 930, scale: 0.3 }, [1540, 420, 440, 430]),
  tall: legend(590, 1290, 0.86, { x: 180, y: 1330, scale: 0.34 }, [380, 860, 420, 410]),
});
