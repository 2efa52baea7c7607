import { moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { silverbackBeatingChest } from '../../figures/placing/silverbackBeatingChest.ts';
import { echoRidges } from '../../land/echoRidges.ts';
import { light } from '../../light/light.ts';

/** A silverback is heard before he is seen: the forest lies in rings around the blow, as the sound does. */
export const gorillaSafariDrum: readonly Picture[] = [
  picture(
    'packages/gorillatrekkingsafari-4',
    light('mist', 'uganda', 'left'),
    plan({ subject: [330, 420, 540, 460], camera: 'front' }),
    wash('#0f4a41'),
    ...echoRidges(
      590,
      680,
      { colour: '#1d6a50', reach: 656, crown: 32 },
      { colour: '#3f8f55', reach: 594, crown: 42 },
      { colour: '#7fb552', reach: 522, crown: 54 },
      { colour: '#d3dc66', reach: 440, crown: 68 },
      { colour: '#f0efa2', reach: 350, crown: 84 },
    ),
    moved({ x: 96, y: 150, scale: 0.84 }, ...silverbackBeatingChest),
  ),
];
