import { moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { silverbackBeatingChest } from '../../figures/placing/silverbackBeatingChest.ts';
import { echoRidges } from '../../land/echoRidges.ts';
import { light } from '../../light/light.ts';

/** A silverback is heard before he is seen: the ridges of his forest are the rings of the sound. */
export const gorillaSafariDrum: readonly Picture[] = [
  picture(
    'packages/gorillatrekkingsafari-4',
    light('mist', 'uganda', 'left'),
    plan({ subject: [330, 420, 540, 460], camera: 'front' }),
    wash('#0f4a41'),
    ...echoRidges(
      600,
      { colour: '#1d6a50', top: 34, head: 24, fall: 0.3, crown: 26 },
      { colour: '#3f8f55', top: 98, head: 40, fall: 0.34, crown: 34 },
      { colour: '#7fb552', top: 166, head: 64, fall: 0.38, crown: 44 },
      { colour: '#d3dc66', top: 244, head: 100, fall: 0.42, crown: 56 },
      { colour: '#f0efa2', top: 310, head: 90, fall: 0.5, crown: 66 },
    ),
    moved({ x: 96, y: 150, scale: 0.84 }, ...silverbackBeatingChest),
  ),
];
