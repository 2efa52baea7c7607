import type { Layer } from '../canvas/canvas.ts';
import { cut, within } from '../canvas/cut.ts';

/** From the light side to the base: the lit heads, their half shade, the shade, the deep shade, the base. */
export type CloudTones = readonly [lit: string, half: string, shade: string, deep: string, base: string];

/** The whole cloud: an anvil that spreads to the left, towers below it, the shelf's edge, and on beyond the frame. */
const CLOUD =
  '1240,-40,1 560,-40,1 440,10 300,24 190,64,1 330,84 450,92 500,112,1 440,116 404,150 420,186,1 366,190 330,230 350,272,1 292,276 252,322 276,372,1 226,380 190,420 204,468,1 300,490 480,484 640,500 820,492 1000,506 1240,500,1';

/** A storm that has grown to the sky's roof, lit from the left: heads in planes of light, the base dark and level at y = 490. */
export const cumulonimbus = ([lit, half, shade, deep, base]: CloudTones): Layer =>
  within(
    half,
    CLOUD,
    cut(
      lit,
      '560,-60,1 430,0 290,20 180,60,1 330,72 500,66 640,30 760,-60,1',
      '520,106,1 430,110 396,150 416,190,1 460,150 520,150 560,180,1 570,130',
      '430,184,1 356,184 320,230 346,276,1 380,230 440,226 480,262,1 490,210',
      '356,270,1 282,270 242,322 270,376,1 300,326 360,316 410,350,1 420,296',
      '280,370,1 216,374 180,424 200,480,1 230,430 280,410 340,440,1 340,392',
    ),
    cut(
      shade,
      '1240,-60,1 820,-60,1 700,40 560,90 620,120,1 560,140 540,196 570,230,1 510,230 470,280 500,320,1 440,326 400,370 420,404,1 360,410 320,450 330,500,1 1240,520,1',
    ),
    cut(
      deep,
      '1240,40,1 1100,60 1000,130 1030,190,1 930,200 870,270 900,320,1 800,330 740,380 760,420,1 660,424 560,440 460,470 420,520,1 1240,520,1',
    ),
    cut(base, '180,470,1 300,462 460,452 620,462 800,444 980,456 1240,420,1 1240,540,1 180,520,1'),
  );
