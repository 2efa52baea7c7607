import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** A man and a woman, 130 high, who copy two dancing cranes: her arms thrown up, he in a bow; the ground between them at 0,0. */
export const dancingLikeCranes = (
  skin: string,
  hair: string,
  dress: string,
  shirt: string,
  trousers: string,
): readonly Layer[] => [
  cut(
    skin,
    limb('-58,-46,5 -60,-24,4 -56,-2,3'),
    '-59,-4,1 -53,-4,1 -42,0,1 -60,0,1',
    limb('-50,-46,5 -34,-34,4 -44,-14,3'),
    '-46,-16,1 -41,-14,1 -32,-6,1 -36,-4,1',
    limb('-58,-92,4 -76,-112,3 -84,-134,2'),
    limb('-52,-92,4 -36,-110,3 -24,-130,2'),
    limb('-55,-92,4 -53,-104,4'),
    disc(-50, -109, 8, 9),
  ),
  cut(hair, disc(-55, -113, 10, 9), disc(-63, -119, 6)),
  cut(dress, '-63,-95,1 -47,-95,1 -48,-74,1 -34,-44 -26,-34,1 -50,-30 -80,-36,1 -70,-50 -62,-74,1'),
  cut(
    trousers,
    limb('44,-58,8 44,-30,6 42,-4,4'),
    limb('48,-58,8 56,-30,6 60,-4,4'),
    '32,0,1 42,-6,1 47,-4,1 47,0,1',
    '50,0,1 60,-6,1 65,-4,1 65,0,1',
  ),
  cut(
    skin,
    limb('18,-84,4 34,-104,3 44,-124,2'),
    limb('22,-82,4 48,-96,3 66,-112,2'),
    limb('16,-80,5 6,-76,4'),
  ),
  cut(hair, disc(5, -79, 10, 8)),
  cut(skin, disc(0, -74, 8, 8)),
  cut(shirt, '54,-62,1 38,-56,1 10,-72,1 12,-86 24,-90 44,-80'),
];
