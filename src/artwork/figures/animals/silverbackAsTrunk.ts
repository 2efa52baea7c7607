import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** Down the bark to his crest, brow, nose, lips and chin; the throat ends in a root, his nape in another. */
const TRUNK =
  '424,-1100,1 416,-60 404,10 346,22 266,46 192,98 130,166 88,220 62,248 28,258 0,276 -10,306 -2,338 18,360 34,378,1 42,404 30,444 8,482 -22,514 -52,546 -60,578 -54,598,1 -78,618 -96,652 -98,690 -84,714,1 -90,730 -84,760 -54,788 -4,806 56,820 104,846 126,886 114,930 60,976 -60,1010 -200,1034,1 960,1040,1 860,1010 780,960 736,860 716,720 722,560 722,400 706,220 682,80 664,-60 660,-1100,1';
/** Bark that runs on as his fur. */
const GRAIN =
  '486,-1100,6 484,-80,7 474,40,8 390,110,8 296,190,7 240,264,0; 544,-1100,8 544,-60,8 536,100,9 470,230,9 330,330,8 290,420,0; 602,-1100,7 604,-20,8 616,200,9 640,440,9 600,620,8 470,760,8 420,880,0; 680,480,0 676,640,8 664,800,9 700,940,7 760,1040,4; 560,760,0 560,860,7 520,940,7 430,1030,4; 404,452,0 384,396,6 396,350,8 440,344,8 456,388,7 430,430,6 416,470,0';

/** A trunk that is a silverback in profile, facing left: a knot is his ear, furrows of the bark are his fur. */
export const silverbackAsTrunk = (
  bark: string,
  grain: string,
  lit: string,
  eye: string,
): readonly Layer[] => [
  cut(bark, TRUNK),
  cut(grain, limb(GRAIN)),
  // The eye, its lid, and the ridge over it.
  cut(eye, disc(108, 405, 25)),
  cut(bark, disc(100, 409, 12), '70,360,1 150,360,1 150,402,1 112,386 66,402,1'),
  inked(lit, 10, '36,378 66,354 114,350 170,378'),
  // Nostril, its wing, the mouth.
  cut(lit, '-30,584,1 -36,562 -24,544 0,540 14,556 8,572,1 -12,570'),
  inked(lit, 10, '12,494 54,520 66,568 34,608'),
  inked(lit, 10, '-84,714 -30,704 40,706 104,734'),
];
