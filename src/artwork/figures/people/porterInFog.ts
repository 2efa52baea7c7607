import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { rosetteInFog } from '../plants/groundselInFog.ts';

/** Loads that rest on a head, their foot at y = -300. */
const LOADS = {
  greens: `${rosetteInFog(4, -362, 76, 5)}M-30-380L38-380L60-350L44-300L-36-300L-52-350Z`,
  sack: '-46,-300,1 -62,-318 -66,-350 -48,-378 -16,-392,1 -22,-408,1 4,-400,1 24,-412,1 24,-394,1 56,-382 74,-352 70,-318 54,-300,1',
  bag: '-92,-304,1 -100,-326 -94,-352 -76,-360,1 86,-366,1 106,-354 110,-330 102,-308 92,-302,1',
} as const;

const STRIDES = [
  [
    '0,-150,26 26,-106,21 42,-76,15 40,-42,12 38,-14,10;-4,-150,26 -16,-104,20 -28,-74,15 -52,-42,12 -66,-24,10 -76,-8,8',
    '26,-22,1 50,-22,1 54,-14 70,-9 74,0,1 26,0,1;-86,-30,1 -66,-14,1 -52,-4 -44,4,1 -58,6,1 -76,-2 -92,-18,1',
  ],
  [
    '0,-150,26 20,-108,21 28,-76,15 14,-42,12 4,-14,10;-4,-150,26 4,-104,20 2,-74,15 -26,-52,12 -46,-38,10 -60,-24,8',
    '-8,-22,1 16,-22,1 22,-14 38,-9 42,0,1 -8,0,1;-66,-48,1 -46,-32,1 -40,-18 -38,-6,1 -50,-8,1 -60,-20 -72,-34,1',
  ],
] as const;

/** A porter in one ink who walks to the right, 300 pixels high under the load on the head; the load may have its own colour. */
export const porterInFog = (ink: string, load: keyof typeof LOADS, stride: 0 | 1, colour = ink): Layer[] => [
  cut(
    ink,
    limb(STRIDES[stride][0]),
    STRIDES[stride][1].split(';')[0]!,
    STRIDES[stride][1].split(';')[1]!,
    // Jacket and the small pack on the back; neck and head; the arms.
    '-34,-132,1 -36,-180 -30,-226 -12,-246 12,-248 32,-236 38,-200 36,-164 38,-130,1',
    '-20,-240,1 -48,-240 -66,-222 -70,-180 -62,-152 -34,-146,1',
    '-6,-240,1 -6,-254,1 -16,-266 -16,-290 -2,-304 20,-304 32,-292 33,-280,1 41,-268,1 36,-265,1 37,-256 32,-249 22,-248,1 20,-238,1',
    limb('12,-228,13 40,-240,12 60,-262,10 52,-288,8 38,-308,7;10,-226,12 28,-190,11 46,-164,9 64,-158,7'),
    limb('64,-170,3 70,-80,3 76,-2,3'),
  ),
  cut(colour, LOADS[load]),
];
