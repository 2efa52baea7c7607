import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import type { Skin } from './profileHead.ts';

const fingers = placed({ x: 604, y: 556, turn: -43, scale: 0.96 });

/** A near arm from a shoulder at (330, 590) over the elbow at (424, 742) to a wrist at (610, 552), its upper side in the sun. */
export const bareArm = ({ skin, sun, deep }: Skin): readonly Layer[] => [
  cut(skin, limb('330,590,44 404,728,40 424,742,38 500,664,38 556,606,29 610,552,23')),
  cut(sun, '424,690,1 460,640 530,588 596,534,1 606,546 566,590 500,640'),
  cut(deep, '348,672,1 390,760 416,778 444,766 520,700 588,618,1 520,716 440,786 400,782 366,740'),
];

/** The hand of that arm: thumb and forefinger meet at (716, 446), the others are curled. */
export const pinchingHand = ({ skin, sun, deep }: Skin): readonly Layer[] => [
  // The hand: thumb and forefinger at the cherry, the others curled.
  cut(
    deep,
    fingers.limb('64,28,14 92,48,13 96,64,11 84,70,9 78,70,0'),
    fingers.limb('74,16,15 110,32,14 122,50,12 108,62,10 102,64,0'),
  ),
  cut(
    skin,
    fingers.limb('80,2,16 120,8,15 140,26,13 134,44,11 128,48,0'),
    fingers('-10,-23,1 30,-34 72,-38 94,-24,1 98,4 86,36,1 50,42 10,30 -10,23,1'),
  ),
  cut(skin, fingers.limb('78,-16,16 116,-26,14 142,-18,12 156,-8,10 166,-4,0')),
  cut(sun, fingers('0,-22,1 40,-36 80,-34 118,-38 146,-24,1 112,-28 84,-20 40,-22')),
  cut(
    skin,
    fingers(
      '-8,-20,1 10,-50 34,-76 66,-82 110,-76 148,-46 162,-30 158,-18 146,-20,1 118,-42 84,-46 64,-40 52,-22,1 30,10',
    ),
  ),
  cut(sun, fingers('18,-48,1 36,-76 66,-82 110,-76 148,-46 156,-36,1 116,-62 70,-66 40,-56')),
  inked(deep, 3, fingers('88,-2 112,-4 136,-2'), fingers('84,14 104,20 118,30')),
  cut('#f0c8a8', fingers('140,-44,1 150,-40 160,-28,1 150,-32')),
];
