import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

/** Fur and bare skin on the side of the light, and on the side of the night. */
export const [LIT, PALE, FUR, SKIN, NIGHT] = ['#4d55ab', '#7c83c8', '#23275f', '#373c84', '#12153c'];
const [AMBER, GLINT] = ['#f9a93c', '#fff3d8'];

/** A mother's face from the front, half in the light, her eyes closed; the brow's middle is the origin. */
export const motherFace: readonly Layer[] = [
  within(
    SKIN,
    twin(
      '0,-20,1 26,-44 76,-56 124,-46 150,-14 148,26 130,62 120,90 130,130 146,176 136,222 96,250 40,258 0,258,1',
    ),
    cut(PALE, '-200,-100,1 4,-100,1 -4,0,1 -8,40 4,80 0,110,1 -2,180,1 6,204,1 -4,222,1 4,300,1 -200,300,1'),
    // The brow overhangs the eyes; the cheeks fall in beside the muzzle.
    cut(
      NIGHT,
      pair('0,40,1 14,14 40,2 80,2 118,8 140,32,1 112,26 84,18 58,16 36,26 24,50 22,84,1 10,60 0,52,1'),
    ),
    cut(LIT, '-40,86,1 -70,94 -92,126 -112,170 -100,210,1 -128,180 -160,120 -124,80 -84,70'),
    cut(FUR, '40,86,1 70,94 92,126 112,170 100,210,1 128,180 160,120 124,80 84,70'),
  ),
  // The heart of the nose.
  cut(PALE, '1,96,1 -16,84 -40,88 -70,106 -80,134 -66,158 -36,164 -14,158 0,166,1'),
  cut(SKIN, '1,96,1 16,84 40,88 70,106 80,134 66,158 36,164 14,158 0,166,1'),
  inked(
    NIGHT,
    5,
    '-70,106 -80,134 -66,158 -36,164 -14,158 0,168',
    '70,106 80,134 66,158 36,164 14,158 0,168',
  ),
  cut(NIGHT, pair('8,138,1 18,118 44,116 58,128 54,146 38,152 20,148')),
  // Lids, closed over the round of the eyes.
  cut(LIT, '-102,40,1 -88,22 -60,14 -36,20 -22,40,1 -36,56 -60,62 -86,56'),
  cut(FUR, '102,40,1 88,22 60,14 36,20 22,40,1 36,56 60,62 86,56'),
  inked(NIGHT, 8, '-104,36 -90,56 -60,66 -36,58 -20,38', '20,38 36,58 60,66 90,56 104,36'),
  inked(NIGHT, 7, '-98,190 -84,206 -40,206 0,214 40,206 84,206 98,190'),
];

/** An infant's face from the front, with eyes as large as its mother's; the brow's middle is the origin. */
export const infantFace: readonly Layer[] = [
  within(
    SKIN,
    twin('0,-16,1 20,-36 56,-44 92,-28 102,4 92,36 80,58 86,84 84,114 56,136 20,142 0,142,1'),
    cut(PALE, '-200,-100,1 4,-100,1 -4,0,1 -6,30 4,60 0,80,1 -2,100,1 4,116,1 0,200,1 -200,200,1'),
    cut(NIGHT, pair('6,28,1 16,8 44,0 76,4 86,22 72,44 48,50 28,44 16,52,1')),
  ),
  cut(PALE, '1,62,1 -14,54 -38,64 -46,82 -34,96 -14,94 0,98,1'),
  cut(SKIN, '1,62,1 14,54 38,64 46,82 34,96 14,94 0,98,1'),
  inked(NIGHT, 4, '-38,64 -46,82 -34,96 -14,94 0,100', '38,64 46,82 34,96 14,94 0,100'),
  cut(NIGHT, pair('5,82,1 12,72 28,72 34,80 26,88 14,86')),
  cut(AMBER, pair('26,26 30,12 48,6 64,12 66,28 54,40 38,39')),
  cut(NIGHT, '-50,20 -46,8 -34,8 -28,18 -34,30 -46,30', '40,20 44,8 56,8 62,18 56,30 44,30'),
  cut(GLINT, '-46,10 -38,10 -38,18 -46,18; 44,10 52,10 52,18 44,18'),
  inked(NIGHT, 5, '-50,108 -40,116 0,116 40,116 50,108'),
];
