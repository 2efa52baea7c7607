import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';

/** A colour in the light and in shade. */
type Cloth = readonly [lit: string, shade: string];

/** Somebody small from behind who walks uphill under a pack, 180 units tall, the light from the left; the feet at (x, y). */
export const trekker = (
  x: number,
  y: number,
  scale: number,
  { pack, coat, hat, turn = 0 }: { pack: Cloth; coat: Cloth; hat: string; turn?: number },
): readonly Layer[] => {
  const at = placed({ x, y, scale, turn });
  return [
    // The long shade on the ground.
    cut({ fill: '#5a3a4c', opacity: 0.5 }, at('-14,2,1 16,2,1 240,34,1 300,40,1 290,56,1 220,50,1')),
    cut('#2c2440', at.limb('14,-84,17 18,-40,12 14,0,11'), at('2,-6,1 30,-6,1 32,4,1 2,4,1')),
    cut('#43345c', at.limb('-14,-84,18 -22,-46,13 -16,-16,11'), at('-30,-18,1 -2,-18,1 -2,-6,1 -32,-6,1')),
    cut(coat[1], at.limb('28,-132,14 40,-100,12 34,-74,10')),
    cut(coat[0], at.limb('-28,-132,14 -42,-102,12 -32,-76,10')),
    cut(pack[1], at('-30,-142,1 -24,-152 24,-152 30,-142,1 34,-100 28,-74,1 -28,-74,1 -34,-100')),
    cut(pack[0], at('-30,-142,1 -24,-152 4,-152,1 8,-110 2,-74,1 -28,-74,1 -34,-100')),
    cut(coat[1], at('-26,-158,1 26,-158,1 26,-146,1 -26,-146,1')),
    cut('#5c3028', disc(x, y - 164 * scale, 12 * scale, 14 * scale)),
    cut(hat, at('-28,-168,1 -14,-172 -12,-186 0,-190 12,-186 14,-172 28,-168,1 0,-160')),
    cut({ fill: '#2c2440', opacity: 0.35 }, at('4,-190,1 12,-186 14,-172 28,-168,1 4,-161,1')),
  ];
};
