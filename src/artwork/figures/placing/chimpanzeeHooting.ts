import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { disc, outline } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';

const [HAIR, SKIN, SHADE, DARK] = ['#10152e', '#d0835c', '#5c3540', '#0a0c1c'];

const at = placed({ x: 452, y: 336, scale: 1.75, turn: -19 });
const FACE =
  '-16,-36,1 -6,-52 24,-58 44,-46 50,-30,1 46,-14 46,2 54,20 66,38,1 80,42 88,54 84,66,1 104,74 128,76 142,70 152,70,1 164,84 166,104 160,124 154,134,1 158,146 146,158 128,156 112,154,1 104,176 84,194 54,198 28,192,1 0,170 -10,130 -4,96 -22,56 -34,20 -30,-14';

/** A chimpanzee in mid-hoot, its head and shoulder at the left of a picture of 1200 x 900, lips towards the right. */
export const chimpanzeeHooting: readonly Layer[] = [
  // Skull, whiskers, throat, and the back and breast that leave the picture, in one.
  cut(
    HAIR,
    outline(
      at(
        '32,-52,1 16,-66 -6,-84 -50,-106 -106,-112 -160,-94 -196,-50 -208,0 -206,40 -222,84,1 -176,250,1 -60,260 -30,240,1 -34,214 2,214,1 6,198 34,192,1 40,100,1 20,0,1',
      ),
    ),
    '-40,930,1 -40,560 60,500 150,480 204,420,1 420,600,1 540,632,1 528,690 560,770 596,840 610,930,1',
  ),
  // The bare face: brow, nose, the long upper lip and the funnel of the lips.
  within(
    SKIN,
    at(FACE),
    // All that lies below the light.
    cut(
      SHADE,
      at(
        '-60,-40,1 -16,-20 0,-26 20,-28 40,-18,1 26,-8 22,10 28,34 44,56 72,78 108,100 140,104 170,98,1 190,120,1 180,260,1 -60,260,1',
      ),
    ),
    // The open lips from within.
    cut(DARK, at('155,80,1 163,92 162,112 154,124,1 146,114 146,92')),
    cut(DARK, at('70,58,1 78,52 85,58 80,64')),
  ),
  // The eye under the brow, the ear.
  cut(DARK, at('-10,-2,1 4,-18 28,-12,1 22,6 2,8')),
  cut('#d98a3c', disc(468, 316, 10)),
  cut(DARK, disc(471, 314, 6), '440,312,1 462,300 492,296,1 490,310 466,310'),
  within(
    SKIN,
    at('-120,-48 -84,-44 -80,-6 -92,34 -110,48 -134,36 -146,0 -142,-34'),
    cut(SHADE, at('-120,-30,1 -96,-28 -98,6 -108,30 -100,60,1 -160,60,1 -150,10 -136,-20')),
  ),
];
