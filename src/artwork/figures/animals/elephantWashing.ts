import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [HIDE, SHADE, LIT, TUSK, EYE] = ['#5c4a86', '#43346a', '#7a66a6', '#fff3d6', '#1d1533'];

/** An elephant from the left in the picture's own pixels, its feet at y 750: its trunk is raised, the tip at 572, 128. */
export const elephantWashing: readonly Layer[] = [
  cut(SHADE, '-40,560,1 120,560,1 136,750,1 20,750,1 -40,740,1'),
  within(
    HIDE,
    '-40,300,1 70,262 170,236 262,196 340,194 404,232 440,292 470,330 500,318 512,262 508,190 522,128 566,96,1 590,150,1 566,176 566,240 560,320 532,384 480,412 440,420 420,452 378,470 346,520 340,600 352,750,1 208,750,1 200,640 160,600 60,620 -40,610,1',
    cut(
      SHADE,
      '-40,560,1 60,590 170,570 250,590 330,510 372,462 420,452 352,640 380,760,1 300,760,1 290,640 240,560 150,600 -40,640,1',
    ),
    cut(LIT, '236,180,1 340,180 430,230 460,320,1 420,270 350,224 270,222,1'),
  ),
  cut(SHADE, '70,318 150,240 262,262 312,352 300,470 226,566,1 128,508 70,420'),
  cut(TUSK, '404,430,1 440,470 500,486 546,470,1 520,512 450,520 396,474,1'),
  cut(EYE, disc(384, 308, 13)),
  cut(SHADE, limb('352,286,4 384,280,7 410,296,4')),
];

/** The water that it throws: one arc down to y 530. */
export const jetOfTrunk: Layer = cut(
  '#eafbf6',
  '566,100,1 640,36 740,30 836,96 900,220 930,360 948,530,1 776,530,1 800,420 796,300 756,190 690,128 630,126 588,150,1',
);
