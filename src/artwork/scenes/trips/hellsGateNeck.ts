import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, limb } from '../../drawing/brush.ts';
import { riderAway } from '../../figures/people/riderAway.ts';
import { giraffeArch } from '../../figures/placing/giraffeArch.ts';
import { light } from '../../light/light.ts';

/** The neck of a giraffe is the gate, and a cyclist rides in. */
export const hellsGateNeck: readonly Picture[] = [
  picture(
    'packages/hellsgateadventure-3',
    light('morning', 'kenya', 'right'),
    plan({ subject: [160, 420, 170, 400], camera: 'frame' }),
    wash('#dc4523'),
    cut('#f3b04e', box(0, 740, 1200, 160)),
    cut('#e29a5e', limb('664,836,7 578,840,13 498,846,13 412,852,0')),
    moved(
      { x: 664, y: 836, scale: 0.6 },
      ...riderAway({
        skin: ['#5a2c22', '#8a4a30'],
        shirt: ['#178a8c', '#4ccbb8'],
        helmet: ['#e6c9a2', '#fff3dc'],
      }),
    ),
    ...giraffeArch,
  ),
];
