import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { craneWing } from './craneWing.ts';

const [GREY, SLATE, BLACK, WHITE, GOLD, RED] = [
  '#aab9b4',
  '#6d8784',
  '#101d20',
  '#fbf7e6',
  '#f9bf2c',
  '#dd3b2a',
];

const BODY =
  '352,250,1 372,246 392,262 400,300 404,350 420,390 460,420 520,440 590,490 640,540 680,600,1 640,596 600,600 540,600 480,580 420,540 384,480 364,410 352,340 340,300 336,270';

/** A grey crowned crane that dances: neck up, one foot lifted, the wing thrown open behind it. */
export const craneDancer: readonly Layer[] = [
  // The legs: one stands, one is lifted.
  cut(
    BLACK,
    limb('520,560,22 534,620,10 540,676,7 538,690,9 531,760,6 526,846,6'),
    limb('474,560,16 478,620,10 486,664,8 480,680,8 440,716,6 396,752,6'),
    limb('400,748,6 372,760,4 352,784,0'),
    limb('398,750,5 384,776,4 380,804,0'),
    limb('400,750,5 404,776,4 410,796,0'),
  ),
  cut(SLATE, limb('530,560,26 535,604,15 539,644,0'), limb('470,550,30 476,604,15 484,652,0')),
  within(
    GREY,
    BODY,
    cut(SLATE, '330,240,1 360,300 372,400 410,480 500,540 700,560,1 700,640,1 400,640,1 320,400,1'),
  ),
  ...craneWing({ black: BLACK, chestnut: '#7d2a22', rust: '#a8412a', white: WHITE, straw: '#e3b24a' }),
  // Crest, head, bill.
  cut(
    GOLD,
    ...Array.from({ length: 19 }, (_, at) => {
      const angle = -2.2 + at * 0.145;
      const far = 104 + (at % 3) * 8;
      return limb(`368,216,3 ${368 + Math.cos(angle) * far},${216 + Math.sin(angle) * far},3`);
    }),
  ),
  cut(WHITE, '344,196,1 372,190 398,206 404,236 388,262 360,268 340,256,1'),
  cut(BLACK, '318,214,1 326,190 348,176 376,180 388,200,1 366,206 352,220 346,250,1 330,246 320,236'),
  cut('#55686a', '322,214,1 262,236 250,242,1 280,246 326,240,1'),
  cut(RED, '340,256,1 360,264 358,290 348,306 338,290', '374,190,1 394,194 398,208 382,206'),
  cut(WHITE, disc(340, 210, 7)),
  cut(BLACK, disc(339, 210, 3)),
];
