import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { lobes } from '../../drawing/lobes.ts';

/** The flat crown: its top in the light, the shaded pads before it, and what is seen of it from below. */
const TOP = lobes(
  '100,236 124,204 214,190 318,172 436,162 556,158 676,168 776,186 866,200 930,234',
  1.15,
  '880,250 140,250',
);
const PADS =
  lobes('54,254 88,222 168,214 238,250', 1.15, '140,266 96,262') +
  lobes('190,256 246,214 352,204 446,250', 1.15, '330,258 210,262') +
  lobes('396,254 456,206 574,200 674,252', 1.15, '540,252 400,254') +
  lobes('620,256 684,212 784,212 852,254', 1.15, '740,260 630,254') +
  lobes('800,256 846,220 916,218 974,254', 1.15, '916,264 830,266');
const UNDERSIDE =
  '52,254,1 130,258 240,250 380,246 520,244 660,246 780,250 900,258 976,254,1 920,272 872,280 836,276 760,268 640,262 520,259 400,262 280,268 190,276 146,282 98,272';

/** The boughs, the posts of the roof: each stem parts twice. */
const BOUGHS = limb(
  '208,410,24 200,334,17 160,286,11 104,236,5;202,410,22 226,334,15 274,286,9 312,230,5;214,410,14 214,322,10 210,234,4;182,308,7 160,278,5 162,234,3;822,403,24 832,334,17 870,288,11 914,238,5;828,403,22 806,334,15 762,288,9 728,230,5;816,403,14 818,322,10 824,234,4;850,308,7 874,278,5 876,234,3',
);

/** An umbrella thorn as a raised roof, as long as the hatch that it covers, in the picture's own pixels; its stems stand on y 402. */
export const acaciaRoof = (wood: string, lit: string, leaf: string, deep: string): readonly Layer[] => [
  cut(wood, BOUGHS),
  moved({ x: 0, y: -28 }, cut(lit, TOP), cut(leaf, PADS), cut(deep, UNDERSIDE)),
];
