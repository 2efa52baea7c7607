import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const LEGS = [
  limb('-14,-50,12 -18,-20,8 -16,-2,7;18,-50,12 22,-24,9 20,-12,7'),
  '-28,-8,1 -6,-8,1 -6,4,1 -30,4,1;12,-16,1 30,-16,1 32,-4,1 10,-4,1',
];
const SKIRT = '-34,-240,1 0,-246 32,-238,1 48,-196 42,-130 44,-48,1 4,-38 -40,-50,1 -40,-130 -46,-190';
const BLOUSE = '-32,-236,1 -34,-280 -46,-326 -22,-340 0,-342 22,-340 44,-326 34,-280 32,-236,1 0,-230';
const ARMS = limb('-42,-318,15 -62,-272,12 -46,-226,7;40,-322,14 76,-358,12 58,-408,7');
const HEAD = [disc(0, -374, 24, 28), '-11,-360,1 11,-360,1 12,-330,1 -12,-330,1'];
const SCARF = '-26,-366,1 -28,-398 0,-406 28,-398 26,-366,1 12,-352 0,-356 -12,-352';
const BASKET = '-74,-448,1 0,-440 74,-448,1 60,-412 36,-398,1 -36,-398,1 -60,-412';
const CHERRIES = '-74,-448,1 -50,-472 -10,-484 30,-480 60,-462 74,-448,1 0,-438';

/** A woman from behind with a basket of cherries on her head: her shape alone, for her shadow. */
export const cherryBearerShape: readonly Layer[] = [
  cut({}, ...LEGS, SKIRT, BLOUSE, ARMS, ...HEAD, SCARF, BASKET, CHERRIES),
];

/** The same woman at noon, the sun on her left. */
export const cherryBearer: readonly Layer[] = [
  cut('#3c1a24', ...LEGS, ...HEAD),
  cut('#6d3530', ARMS),
  cut('#1f6f8c', SKIRT),
  cut('#174a70', '32,-238,1 48,-196 42,-130 44,-48,1 10,-40,1 10,-130 4,-200 10,-242,1'),
  cut('#fff4da', BLOUSE),
  cut('#b79ac0', '44,-326,1 34,-280 32,-236,1 4,-232,1 14,-280 16,-338,1'),
  cut('#ffc63c', SCARF),
  cut('#d8402e', CHERRIES),
  cut('#c98644', BASKET),
  cut('#84452f', '74,-448,1 60,-412 36,-398,1 4,-398,1 20,-420 24,-442,1'),
];
