import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** Down the bark to his crest, brow, nose, lips and chin; then throat, breast and the root that is his arm. */
const TRUNK =
  '420,-1100,1 412,-60 400,14 340,24 262,46 190,96 130,166 98,214 74,256 36,262 0,274 -16,308 -6,340 16,360 34,378,1 42,404 32,444 10,482 -20,514 -50,546 -60,578 -54,598,1 -78,618 -96,652 -98,690 -84,714,1 -90,730 -84,760 -54,788 -4,806 56,820 100,846 118,888 100,934 40,980 -70,1012 -200,1034,1 1120,1040,1 1000,1010 900,930 830,760 800,600 740,420 706,220 690,60 672,-40 664,-1100,1';
/** Bark that runs on as his fur. */
const GRAIN =
  '500,-1100,6 496,-80,7 486,40,8 400,110,8 300,190,7 250,260,0; 560,-1100,8 560,-60,8 556,100,9 500,260,9 410,380,8 380,470,0; 616,-1100,7 616,-20,8 628,240,9 650,460,9 600,640,8 500,780,8 470,900,0; 716,500,0 740,640,8 730,800,9 660,980,6 640,1040,4';

/** Faces left; the front of his brow is the origin's column, his crest's foot its row. */
export const silverbackAsTrunk = (
  bark: string,
  grain: string,
  lit: string,
  eye: string,
): readonly Layer[] => [
  cut(bark, TRUNK),
  cut(grain, limb(GRAIN)),
  // The eye, its lid, and the ridge over it.
  cut(eye, disc(108, 404, 23)),
  cut(bark, disc(97, 410, 11), '70,360,1 150,360,1 150,402,1 112,386 66,402,1'),
  inked(lit, 10, '36,378 66,354 114,350 170,378'),
  // Nostril, its wing, the mouth.
  cut(lit, '-46,574,1 -48,552 -30,536 -10,544 -8,566 -26,570,1'),
  inked(lit, 10, '20,506 46,534 42,578 18,602'),
  inked(lit, 10, '-84,714 -34,706 26,708 82,724'),
];
