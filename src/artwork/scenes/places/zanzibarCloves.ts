import { cut, moved, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { limb } from '../../drawing/brush.ts';
import { kangaShawl } from '../../figures/people/kangaShawl.ts';
import { holdingHand, holdingThumb, womanInhaling } from '../../figures/people/womanInhaling.ts';
import { cloveTwig } from '../../figures/plants/cloveTwig.ts';
import { light } from '../../light/light.ts';

const [SEA, GOLD, BRASS] = ['#8fd8cb', '#f6c453', '#b57a24'];

/** Zanzibar's spice: the smell of cloves. */
export const zanzibarCloves: readonly Picture[] = [
  picture(
    'places/zanzibar-4',
    light('noon', 'zanzibar', 'right'),
    plan({ subject: [560, 150, 300, 440], camera: 'close' }),
    wash(SEA),
    womanInhaling,
    moved({ x: -44, y: 26 }, ...kangaShawl),
    moved({ x: 976, y: 590, turn: -8, scale: 0.88 }, ...holdingHand),
    moved({ x: 962, y: 508, turn: -2, scale: 0.92 }, ...cloveTwig),
    moved(
      { x: 976, y: 590, turn: -8, scale: 0.88 },
      ...holdingThumb,
      cut(GOLD, limb('6,288,10 60,306,10 116,286,10'), limb('6,318,10 60,336,10 116,316,10')),
      cut(BRASS, limb('8,296,4 40,308,4 60,310,3'), limb('8,326,4 40,338,4 60,340,3')),
    ),
  ),
];
