import { cut, inked, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { zebraOfLakes } from '../../figures/placing/zebraOfLakes.ts';
import { papyrusBurst, papyrusCup, type Burst } from '../../figures/plants/papyrusBurst.ts';
import { light } from '../../light/light.ts';

const [SKY, STEM] = ['#f0b04a', '#12282a'];

const PAPYRUS: readonly Burst[] = [
  { x: 104, y: 700, r: 128, lean: -94, rays: 60 },
  { x: 244, y: 836, r: 92, lean: -82, rays: 48 },
];

/** Akagera in one coat: the stripes of a zebra run on as its ridges and its lakes. */
export const akageraZebra: readonly Picture[] = [
  picture(
    'places/akagera-1',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [450, 190, 230, 330], camera: 'close' }),
    wash(SKY),
    ...zebraOfLakes,
    cut(STEM, limb('106,700,4 122,820,6 130,940,8'), limb('244,836,4 238,890,5 228,940,7')),
    cut(STEM, ...PAPYRUS.map(papyrusCup)),
    inked(STEM, 3, ...PAPYRUS.map(papyrusBurst)),
  ),
];
