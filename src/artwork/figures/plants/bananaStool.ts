import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

/** What a banana plant is painted in: stem, leaves away from the light, and towards it. */
export interface BananaInks {
  stem: string;
  shade: string;
  lit: string;
}

/** A banana plant a hundred pixels high, on the ground at y 0, the light from the right: broad leaves, torn by the wind. */
export const bananaStool = ({ stem, shade, lit }: BananaInks): readonly Layer[] => [
  cut(stem, limb('0,0,8 -1,-30,7 2,-56,4'), limb('16,0,5 18,-20,4 20,-34,2')),
  cut(
    shade,
    '0,-48,1 -22,-84 -48,-86,1 -44,-76,1 -54,-78,1 -50,-68,1 -62,-62,1 -64,-46,1 -50,-56,1 -40,-58,1 -38,-50,1 -24,-56',
    '0,-50,1 -26,-92 -40,-112,1 -30,-118 -10,-106 2,-70',
    '0,-46,1 -22,-46 -34,-36,1 -30,-30,1 -42,-22,1 -46,-4,1 -30,-18 -14,-34',
    '2,-48,1 26,-52 36,-36,1 30,-32,1 40,-22,1 42,-4,1 28,-16 14,-34',
  ),
  cut(
    lit,
    '0,-50,1 -8,-96 2,-128,1 16,-120 20,-104,1 12,-100,1 18,-92,1 12,-72',
    '2,-48,1 16,-88 44,-104,1 42,-94,1 54,-96,1 50,-84,1 64,-76,1 66,-62,1 50,-68 38,-66,1 36,-58,1 20,-60',
    '18,-32,1 26,-60 44,-64,1 40,-54,1 46,-48,1 32,-46',
  ),
];
