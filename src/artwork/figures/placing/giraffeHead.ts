import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';

/** The inks of a giraffe's head. */
export interface HeadInks {
  coat: string;
  lit: string;
  shade: string;
  patch: string;
  nose: string;
}

const [DEEP, INK] = ['#5c1a20', '#1d0f1c'];

const HEAD =
  '120,-200,1 104,-254 52,-276 10,-264 -50,-222 -104,-176 -190,-120 -280,-70 -350,-42 -402,-34 -432,-8 -430,24 -410,36,1 -404,60 -372,70 -330,56 -262,34 -190,24 -120,34 -60,44 0,30 70,-20 130,-110,1';
/** An open eye with its lashes. */
const openEye = (lit: string): Layer[] => [
  cut(INK, '-134,-120,1 -126,-158 -84,-172 -48,-150 -42,-118,1 -64,-98 -106,-100'),
  cut(lit, disc(-98, -142, 9)),
  cut(
    DEEP,
    '-148,-128,1 -172,-118,1 -148,-140,1 -162,-138,1 -138,-154,1 -124,-168 -84,-182 -36,-156 -32,-124,1 -56,-152 -88,-162 -122,-150',
  ),
];

/** A head that looks left: its throat at 0,0, 480 pixels long. */
export const giraffeHead = ({ coat, lit, shade, patch, nose }: HeadInks): Layer[] => [
  // Horn and ear of the far side.
  cut(DEEP, limb('24,-250,17 20,-300,14 22,-350,15'), disc(22, -356, 19, 16)),
  cut(shade, '10,-250,1 -30,-290 -78,-306 -122,-300,1 -92,-262 -46,-236 0,-232,1'),
  within(
    shade,
    outline(HEAD),
    cut(
      coat,
      '-460,36,1 -400,40 -330,20 -250,2 -180,-8 -110,4 -50,4 20,-20 80,-80 112,-160 130,-240,1 130,-320,1 -460,-320,1',
    ),
    cut(
      lit,
      '70,-300,1 20,-262 -40,-214 -110,-160 -200,-104 -290,-58 -360,-32 -440,-20,1 -460,-80,1 -60,-320,1',
    ),
    cut(
      patch,
      '-10,-120,1 20,-146 54,-138 60,-104 34,-84 4,-92; 74,-180,1 100,-200 124,-180 114,-146 86,-142; -70,-74,1 -40,-90 -12,-76 -16,-46 -48,-40; 24,-60,1 52,-76 74,-60 56,-30 28,-32',
    ),
    cut(nose, '-470,-60,1 -410,-44 -376,-20 -372,20 -386,44 -410,80,1 -470,80,1'),
  ),
  inked(INK, 7, '-412,34 -380,36 -336,20 -300,2'),
  cut(INK, '-412,-4,1 -398,-20 -382,-14,1 -390,-2'),
  moved({ x: 14, y: 16 }, ...openEye(lit)),
  // Horn and ear of the near side.
  cut(coat, limb('58,-240,20 64,-300,16 76,-356,16')),
  cut(shade, limb('72,-246,9 78,-300,8 89,-350,8')),
  cut(INK, disc(78, -360, 21, 18)),
  cut(coat, '78,-226,1 120,-286 190,-318 258,-308,1 226,-256 164,-216 92,-196,1'),
  cut(DEEP, '100,-222,1 146,-270 200,-296 258,-308,1 226,-256 164,-222'),
];
