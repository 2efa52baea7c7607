import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { masaiCoat } from './masaiCoat.ts';

/** The inks of one coat. */
export interface Coat {
  coat: string;
  lit: string;
  shade: string;
  patch: string;
  nose: string;
}

const [DEEP, INK] = ['#5c1a20', '#1d0f1c'];

/** From the jaw's angle down the throat, which flares as the foot of a mountain, and up the crest to the poll. */
const NECK =
  '-60,-60,1 -30,20 0,90 40,180 100,290 180,400 290,520 440,660,1 780,760,1 580,520 468,400 376,270 304,140 248,10 196,-130 124,-240,1 40,-262,1';
const MANE =
  '96,-250,1 158,-240 214,-150 264,-10 322,134 394,260 488,390 602,508 810,752,1 740,740,1 350,260,1';
const HEAD =
  '120,-200,1 104,-254 52,-276 10,-264 -50,-222 -104,-176 -190,-120 -280,-70 -350,-42 -402,-34 -432,-8 -430,24 -410,36,1 -404,60 -372,70 -330,56 -262,34 -190,24 -120,34 -60,44 0,30 70,-20 130,-110,1';
/** Where the neck has patches: boxes and how far apart they lie. */
const PATCHED = '0,30,330 100,112; 50,222,390 100,112; 160,414,400 100,112; 320,606,420 100,112';
/** An eye and its lashes, the lid lowered. */
const loweredEye = (shade: string): Layer[] => [
  cut(INK, '-134,-124,1 -110,-134 -70,-138 -42,-118,1 -64,-98 -106,-100'),
  cut(shade, '-138,-124,1 -126,-158 -84,-172 -48,-150 -38,-118,1 -70,-138 -110,-134'),
  cut(
    DEEP,
    '-134,-126,1 -166,-92,1 -130,-110,1 -146,-80,1 -112,-104,1 -70,-134 -40,-118,1 -70,-146 -110,-142',
  ),
];

const neck = ({ coat, shade, patch }: Coat): Layer[] => [
  cut(DEEP, MANE),
  within(
    coat,
    outline(NECK),
    (canvas) => {
      cut(patch, masaiCoat(canvas.random('giraffe'), PATCHED))(canvas);
    },
    cut(shade, '-100,-60,1 160,-260,1 192,-150 180,-50 130,30 60,76 -10,80 -80,80,1'),
  ),
];

/** A head that looks left: its throat at 0,0, 480 pixels long. */
const giraffeHead = ({ coat, lit, shade, patch, nose }: Coat): Layer[] => [
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
  moved({ x: 14, y: 16 }, ...loweredEye(shade)),
  // Horn and ear of the near side.
  cut(coat, limb('58,-240,20 64,-300,16 76,-356,16')),
  cut(shade, limb('72,-246,9 78,-300,8 89,-350,8')),
  cut(INK, disc(78, -360, 21, 18)),
  cut(coat, '78,-226,1 120,-286 190,-318 258,-308,1 226,-256 164,-216 92,-196,1'),
  cut(DEEP, '100,-222,1 146,-270 200,-296 258,-308,1 226,-256 164,-222'),
];

/** Head and neck of a Masai giraffe that looks left: its throat the origin, the head tipped up by some degrees. */
export const giraffeGreeting = (coat: Coat, turn: number): Layer[] => [
  ...neck(coat),
  moved({ x: 0, y: 0, turn }, ...giraffeHead(coat)),
];
