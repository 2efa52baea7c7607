import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { box, disc, limb } from '../../drawing/brush.ts';

/** Somebody who comes towards us in a rain cape and rubber boots, 200 high, feet at y 0; `step` is which foot is ahead. */
export const rainWalker = (cape: string, shade: string, step: 1 | -1): readonly Layer[] => [
  cut(
    '#17211f',
    limb(`${-16 * step},-70,13 ${-18 * step},-20,11`),
    limb(`${16 * step},-70,14 ${18 * step},-10,12`),
  ),
  cut(
    '#f0c53c',
    box(-30 * step - (step < 0 ? 26 : 0), -46, 26, 36),
    box(8 * step - (step < 0 ? 28 : 0), -44, 28, 44),
  ),
  cut(
    cape,
    '0,-204,1 26,-196 34,-168 36,-148,1 62,-110 72,-46,1 30,-38 -20,-40 -70,-50,1 -60,-110 -36,-148,1 -34,-168 -26,-196',
  ),
  cut(shade, '0,-204,1 -26,-196 -34,-168 -36,-148,1 -60,-110 -70,-50,1 -30,-42,1 -26,-100 -4,-140,1'),
  cut('#3a1f1a', disc(2, -166, 20, 23)),
];
