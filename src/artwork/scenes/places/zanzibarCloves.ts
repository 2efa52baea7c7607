import { cut, moved } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { womanInhaling } from '../../figures/people/womanInhaling.ts';
import { cloveTwig } from '../../figures/plants/cloveTwig.ts';
import { light } from '../../light/light.ts';

/** Zanzibar's spice: the smell of cloves. */
export const zanzibarCloves: readonly Picture[] = [
  picture(
    'places/zanzibar-4',
    light('noon', 'zanzibar', 'right'),
    plan({ subject: [560, 150, 300, 440], camera: 'close' }),
    cut('#8fd8cb', '-20,-20,1 1220,-20,1 1220,920,1 -20,920,1'),
    ...womanInhaling,
    moved({ x: 1024, y: 516 }, ...cloveTwig),
  ),
];
