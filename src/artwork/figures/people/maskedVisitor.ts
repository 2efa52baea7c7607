import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { box, disc, limb } from '../../drawing/brush.ts';

/** What a visitor wears and holds. */
export interface MaskedVisitor {
  jacket: string;
  shade: string;
  skin: string;
  hat: string;
  /** The hat's kind: a brim all round, a cap, or a hood. */
  wears: 'brim' | 'cap' | 'hood';
  /** The hands: a camera at the chest, one at the eye, or on the heart. */
  holds: 'camera' | 'eye' | 'heart' | 'stick';
}

const NIGHT = '#1c2233';

const camera = (y: number): readonly Layer[] => [
  cut(NIGHT, box(-22, y - 15, 44, 30)),
  cut('#8fa4b4', disc(0, y, 10)),
];

const HATS = {
  brim: [
    '-50,-256,1 -20,-262 20,-262 50,-256,1 24,-246 -24,-246',
    '-26,-256,1 -24,-288 0,-294 24,-288 26,-256,1',
  ],
  cap: [
    '-29,-254,1 -28,-284 0,-292 28,-284 29,-254,1 0,-262',
    '-30,-256,1 0,-268 30,-256,1 22,-248 -22,-248',
  ],
  hood: [
    '-38,-200,1 -46,-262 -22,-294 0,-300 22,-294 46,-262 38,-200,1 20,-190,1 29,-240 0,-274 -29,-240 -20,-190,1',
  ],
} as const;

/** The sleeves of each way to hold the hands, and where the hands are. */
const ARMS = {
  camera: ['-46,-180,17 -64,-116,16 -20,-128,12;46,-180,17 64,-116,16 20,-128,12', [-20, -130, 20, -130]],
  eye: ['-46,-180,17 -74,-166,15 -28,-226,11;46,-180,17 74,-166,15 28,-226,11', [-26, -236, 26, -236]],
  heart: ['-46,-180,17 -64,-120,15 -54,-70,12;46,-180,17 66,-116,16 4,-140,12', [-52, -62, -2, -142]],
  stick: ['-46,-180,17 -66,-130,15 -72,-150,12;46,-180,17 62,-120,15 52,-70,12', [-74, -156, 50, -62]],
} as const;

/** A visitor from the front, masked, about 290 high, the feet at the origin; the light falls from the left. */
export const maskedVisitor = (
  placing: Placing,
  { jacket, shade, skin, hat, wears, holds }: MaskedVisitor,
): Layer =>
  moved(
    placing,
    cut(NIGHT, limb('-20,-110,22 -22,-50,17 -20,10,14;20,-110,22 22,-50,17 20,10,14')),
    cut(jacket, '-26,-206,1 26,-206,1 56,-190 54,-130 48,-84,1 -48,-84,1 -54,-130 -56,-190'),
    cut(shade, '4,-206,1 26,-206,1 56,-190 54,-130 48,-84,1 10,-84,1 16,-140'),
    cut(skin, disc(0, -234, 29, 34)),
    cut('#f8f5ea', '-29,-230,1 0,-240 29,-230,1 25,-206 0,-194 -25,-206'),
    cut(NIGHT, disc(-11, -244, 4, 5), disc(11, -244, 4, 5)),
    cut(hat, ...HATS[wears]),
    ...(holds === 'stick' ? [cut('#7a4f2a', limb('-76,-250,5 -72,20,5'))] : []),
    cut(shade, disc(-46, -178, 17), disc(46, -178, 17), limb(ARMS[holds][0])),
    cut(skin, disc(ARMS[holds][1][0], ARMS[holds][1][1], 13), disc(ARMS[holds][1][2], ARMS[holds][1][3], 13)),
    ...(holds === 'camera' ? camera(-138) : []),
    ...(holds === 'eye' ? camera(-244) : []),
  );
