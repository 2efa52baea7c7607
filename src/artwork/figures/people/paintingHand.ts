import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [SKIN, DIM, SHADE, NAIL] = ['#8f5233', '#744027', '#552a1d', '#cf9772'];

/** A painter's hand with a brush, from the left; the tip of the brush on (0, 0). */
export const paintingHand = (paint: string): readonly Layer[] => [
  // Under the brush: the hollow of the hand, and the two fingers that are curled.
  cut(DIM, limb('-250,84,28 -204,104,25 -178,90,20'), disc(-178, 88, 20)),
  cut(SHADE, '-230,-60,1 -120,-66,1 -88,-36,1 -110,16,1 -170,84,1 -230,90,1'),
  cut(DIM, limb('-230,50,30 -172,70,26 -142,48,20'), disc(-142, 46, 20)),
  cut(SKIN, limb('-210,14,30 -146,34,24 -108,6,19'), disc(-106, 2, 18)),
  // The brush lies in the fork of thumb and forefinger.
  cut('#f4b73a', limb('-420,-160,3 -220,-84,8 -60,-24,9')),
  cut('#d9dde0', limb('-72,-29,10 -42,-17,11')),
  cut(paint, limb('-44,-18,12 -22,-10,13 0,0,1')),
  cut(
    SKIN,
    '-640,56,1 -500,28 -400,-6 -340,-44 -286,-84 -232,-104 -190,-92 -176,-56 -190,0 -204,44 -222,84 -262,104 -320,98 -400,92 -500,120 -640,166,1',
    limb('-236,-76,28 -166,-90,25 -118,-66,19 -92,-40,13'),
    disc(-92, -40, 13),
  ),
  inked(SHADE, 4, '-326,70 -262,58 -206,24 -160,-8', '-190,-62 -160,-64 -140,-52', '-214,66 -220,84 -240,96'),
  cut(SKIN, limb('-330,34,34 -256,16,32 -200,-16,25 -154,-38,20 -126,-44,15'), disc(-126, -44, 15)),
  cut(NAIL, disc(-132, -50, 13, 6), disc(-97, -46, 8, 6)),
  cut('#e2452f', disc(-440, 40, 9, 7), disc(-416, 60, 5)),
  cut('#17a398', disc(-470, 70, 7, 6)),
];
