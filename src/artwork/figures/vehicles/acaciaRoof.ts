import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { lobes } from '../../drawing/lobes.ts';

/** What is seen of the crown from below, arched; its flat top in the light, and the pads before it. */
const UNDERSIDE =
  '26,253,1 70,264 160,268 280,258 400,250 520,248 640,250 760,258 870,268 950,264 998,253,1 940,276 890,288 850,284 760,272 640,264 520,260 400,264 280,270 176,284 130,288 70,274';
const TOP = lobes(
  '64,232 58,196 108,172 196,164 236,136 352,120 470,132 520,110 652,112 708,138 802,134 850,164 928,176 962,206 960,232',
  0.86,
  '900,256 120,256',
);
const PADS =
  lobes('26,254 40,222 112,204 186,214 222,238 214,262', 0.82, '130,274 60,270') +
  lobes('190,258 216,222 306,200 388,210 424,248', 0.86, '310,264 210,268') +
  lobes('396,250 420,214 496,194 584,202 640,216 664,250', 0.86, '540,252 420,256') +
  lobes('620,256 660,216 738,202 808,218 828,258', 0.86, '740,266 640,264') +
  lobes('790,262 816,222 896,206 968,220 998,254', 0.82, '946,270 830,274');

/** The boughs, the posts of the roof: each stem parts twice. */
const BOUGHS = limb(
  '232,410,24 224,350,17 184,306,11 128,268,5;226,410,22 250,350,15 306,306,10 356,258,5;238,410,14 238,340,10 232,262,4;206,326,7 180,300,5 182,262,3;278,326,7 290,296,5 284,262,3;808,410,24 816,350,17 856,306,11 912,268,5;814,410,22 790,350,15 734,306,10 684,258,5;802,410,14 802,340,10 808,262,4;834,326,7 860,300,5 858,262,3;762,326,7 750,296,5 756,262,3',
);

/** An umbrella thorn as a raised roof, as long as the hatch that it covers, in the picture's own pixels; its stems stand on y 402. */
export const acaciaRoof = (wood: string, lit: string, leaf: string, deep: string): readonly Layer[] => [
  cut(wood, BOUGHS),
  cut(lit, TOP),
  cut(leaf, PADS),
  cut(deep, UNDERSIDE),
];
