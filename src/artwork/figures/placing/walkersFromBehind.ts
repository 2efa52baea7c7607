import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';

/** What one of them wears. */
interface Dress {
  coat: string;
  fold: string;
  hat: string;
}

/** Somebody small from behind, the feet at (x, y), 170 units tall, the head tipped back to look up. */
const fromBehind = (x: number, y: number, scale: number, { coat, fold, hat }: Dress): readonly Layer[] => {
  const at = placed({ x, y, scale });
  return [
    cut('#17303e', at('-30,0,1 -25,-44,1 -24,-86,1 24,-86,1 22,-44,1 20,0,1 2,0,1 3,-60,1 0,-60,1 -12,0,1')),
    cut(
      fold,
      at('-24,-128,1 -40,-100 -34,-62,1 -24,-62,1 -20,-100', '24,-128,1 40,-100 34,-62,1 24,-62,1 20,-100'),
    ),
    cut('#5a3424', disc(x, y - 152 * scale, 12 * scale, 20 * scale)),
    cut(coat, at('-26,-132,1 0,-140 26,-132,1 32,-100 26,-72,1 -26,-72,1 -32,-100')),
    cut(fold, at('10,-138,1 26,-132,1 32,-100 26,-72,1 8,-72,1')),
    cut(hat, at('-23,-162,1 -12,-164 -11,-178 0,-184 11,-178 12,-164 23,-162,1 0,-155')),
  ];
};

/** A guide who points up ahead, and a guest in a yellow dress beside him, small, from behind; the guest's feet at (x, y). */
export const homeFromFarm = (x: number, y: number, scale: number): readonly Layer[] => {
  const at = placed({ x: x - 96 * scale, y: y - 10 * scale, scale: scale * 1.08 });
  return [
    cut(
      { fill: '#4a2438', opacity: 0.5 },
      at('-26,0,1 22,0,1 150,26 190,40 130,38', '66,8,1 110,8,1 230,34 270,48 210,46'),
    ),
    cut('#1f6a8a', at.limb('20,-126,10 52,-158,9 92,-196,7')),
    cut('#5a3424', at.limb('86,-190,7 112,-216,4')),
    ...fromBehind(x - 96 * scale, y - 10 * scale, scale * 1.08, {
      coat: '#3a9ab0',
      fold: '#1f6a8a',
      hat: '#fbe6a0',
    }),
    ...fromBehind(x, y, scale, { coat: '#f4c23c', fold: '#cc8a2c', hat: '#e2503a' }),
  ];
};
