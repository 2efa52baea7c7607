import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { profileHead } from './profileHead.ts';

const SKIN = '#7a4830';
const SUN = '#d09464';
const DEEP = '#452520';
const COAT = '#e8602c';
const COAT_LIT = '#ffab62';
const COAT_DEEP = '#a5362c';
const CLOTH = '#34406e';
const CLOTH_LIT = '#7682ae';
const CLOTH_DEEP = '#1d2548';

const head = placed({ x: 286, y: 442, scale: 0.31, turn: -2 });

const boot = (x: number, y: number, leather: string): Layer[] => {
  const at = placed({ x, y });
  return [
    cut(leather, at('-15,-36,1 13,-38,1 15,-24 24,-16 40,-13 46,-6 46,0,1 -17,0,1 -15,-16')),
    cut('#140c14', at('-18,-4,1 47,-4,1 47,3,1 -18,3,1')),
  ];
};

/** Somebody who stands in profile and looks to the right through binoculars, a rucksack on; the soles at (270, 828), 420 pixels high in a picture of 1200 x 900. */
export const birdwatcher: readonly Layer[] = [
  cut({ fill: '#2a1a28', opacity: 0.55 }, '90,850,1 160,838 260,826 350,824 362,832 300,838 200,850'),
  // The far arm and leg.
  cut(COAT_DEEP, limb('306,526,20 352,556,17 362,552,16 350,480,11')),
  ...boot(306, 822, '#33201f'),
  cut(CLOTH_DEEP, limb('286,640,32 302,728,23 304,742,21 302,800,16')),
  within(
    '#1f7f80',
    '172,540,1 182,506 210,490 246,500 262,526,1 262,622,1 246,648 200,652 178,630,1 166,590',
    cut('#125056', '150,480,1 196,500 190,570 206,660,1 150,660,1'),
    cut('#5ec0b0', '214,488,1 250,500 262,530,1 240,520'),
    inked('#0e4248', 4, '180,556 216,566 262,556', '190,600 226,606 254,602'),
  ),
  within(
    CLOTH,
    limb('272,640,37 262,728,27 258,744,24 248,806,17'),
    cut(CLOTH_LIT, limb('306,640,10 288,728,9 282,744,8 266,810,6')),
    cut(CLOTH_DEEP, limb('238,640,12 236,728,11 232,744,9 230,810,6')),
  ),
  ...boot(246, 828, '#6a3c28'),
  cut('#2a1614', disc(250, 430, 17, 17)),
  ...profileHead(head, { skin: SKIN, sun: SUN, deep: DEEP }),
  cut('#2a1614', head('-98,0,1 -88,-66 -44,-106 16,-106 64,-78,1 54,-62,1 14,-60 -14,-32 -26,14,1 -60,50')),
  cut('#f2c24a', head('-84,-40,1 -44,-98 8,-112 34,-102,1 38,-82,1 4,-86 -32,-66 -62,-14,1')),
  within(
    COAT,
    '250,520,1 272,496 308,498 330,524 338,570 330,620 332,664,1 236,666,1 242,600 242,548',
    cut(COAT_LIT, '308,490,1 340,524 346,580 338,670,1 318,670,1 322,600 316,540'),
    cut(COAT_DEEP, '242,520,1 232,670,1 262,670,1 258,600 264,540', '246,640,1 290,650 330,644,1 290,656'),
  ),
  cut('#125056', limb('266,504,7 296,546,8 290,600,7 262,624,6')),
  // Binoculars at the eyes, and the near arm and hand that hold them.
  cut('#151222', '308,430,1 330,428,1 332,432,1 362,426,1 366,462,1 334,462,1 332,458,1 310,456,1'),
  cut('#5c6488', '332,432,1 362,426,1 363,434,1 333,440,1'),
  within(
    COAT,
    limb('286,532,26 330,578,20 346,578,19 340,496,14'),
    cut(COAT_LIT, limb('306,516,8 340,556,5 352,566,7 354,496,6')),
    cut(COAT_DEEP, limb('268,552,10 322,600,9 344,602,5')),
  ),
  inked(COAT_DEEP, 4, '326,500 352,494'),
  cut(SKIN, '328,498,1 322,474 324,456 334,446 346,448 358,444 362,452 360,470 352,490,1 350,498,1'),
  cut(SUN, '346,448,1 358,444 363,452 360,470 352,492,1 350,470'),
  inked(DEEP, 3, '336,450 338,464', '346,450 349,466'),
];
