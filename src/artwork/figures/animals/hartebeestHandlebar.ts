import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb, line, outline } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

const [LIT, FACE, DIM, DARK, SHEEN] = ['#efae66', '#d5833f', '#a04c2a', '#2a1530', '#70405e'];
const [RED, DEEP, STEEL, EAR] = ['#e23a2c', '#a3202e', '#fff3d8', '#f9d9a6'];

/** Half of the long head: the bony crown that carries the horns, orbit, cheek, muzzle, chin. */
const HEAD =
  '0,214,1 40,214,1 46,250 52,290 70,326 96,352 110,372 116,396 108,424 94,444,1 88,500 78,570 64,640 54,690 56,714 70,738 78,772 74,802 60,822,1 54,852 32,870 0,872,1';

/** Horn and grip in one: out, up, and out again. */
const BAR = '0,226,27 70,226,27 150,238,26 230,240,25 290,200,24 320,136,22 372,100,21 520,88,21';

/** A Coke's hartebeest from the front, its horns the handlebar of a bicycle; its middle at x = 0. */
export const hartebeestHandlebar: readonly Layer[] = [
  // Neck and chest.
  within(
    DIM,
    twin('0,500,1 70,500,1 104,590 120,700 176,800 276,860 330,980,1 0,980,1'),
    cut('#7c3424', '0,480,1 -20,700 -24,880 20,980,1 340,980,1 340,700,1 200,480,1'),
  ),
  // Ears.
  within(
    FACE,
    outline(pair('40,310,1 90,272 190,274 270,304 326,356,1 250,374 150,372 60,350,1')),
    cut(EAR, outline(pair('92,338,1 130,302 220,298 326,356,1 250,364 170,360 124,352'))),
    cut(DARK, outline(pair('258,270,1 276,330 266,390,1 340,390,1 340,270,1'))),
  ),
  // The bar, with the rings of the horns.
  within(
    DARK,
    limb(pair(BAR)),
    inked(SHEEN, 7, line(pair('504,78 372,88 336,126 306,188 236,226 150,224 80,212'))),
    inked(
      LIT,
      6,
      line(
        pair(
          '84,190 80,270; 112,190 108,270; 140,200 138,280; 168,200 168,280; 196,200 201,280; 218,190 240,280',
        ),
      ),
    ),
  ),
  within(
    FACE,
    twin(HEAD),
    cut(LIT, '-200,200,1 0,200,1 -16,300 -24,420 -34,560 -44,700 -40,760,1 -200,760,1'),
    // The shaded side, under the orbit.
    cut(DIM, '54,200,1 62,300 84,380 70,450 66,540 46,660 44,760,1 140,760,1 140,200,1'),
    // Temples.
    cut(FACE, '-120,300,1 -82,320 -46,376 -62,430 -100,456,1 -160,440,1 -160,300,1'),
    // Nose, lips and chin.
    cut(DARK, twin('0,708,1 34,712 62,726 100,740,1 100,808,1 64,808 30,814 0,824,1')),
    cut(DARK, twin('0,834,1 30,832 50,824 70,822,1 70,830,1 50,834 30,844 0,846,1')),
    cut(DARK, '-4,800,1 4,800,1 5,840,1 -5,840,1'),
    cut(DIM, '0,845,1 30,843 50,834 90,826,1 90,900,1 -20,900,1'),
  ),
  cut(SHEEN, outline(pair('22,772,1 34,748 58,746 68,768,1 54,762 40,764'))),
  // Eyes, under heavy lids.
  cut(DARK, outline(pair('66,402,1 80,382 104,380 117,392 110,410 86,414'))),
  cut(EAR, disc(-98, 391, 5), disc(90, 391, 5)),
  inked(DIM, 7, '-58,402 -78,374 -114,374'),
  inked('#7c3424', 7, '58,402 78,374 114,374'),
  // Brake levers, grips.
  inked(STEEL, 13, line(pair('366,112 378,138 410,146 512,134'))),
  cut(STEEL, outline(pair('344,86,1 372,78,1 380,118,1 352,128,1'))),
  cut(RED, outline(pair('386,66,1 520,58,1 542,72 542,104 524,116,1 389,126,1'))),
  inked(DEEP, 6, line(pair('414,74 416,114; 440,72 442,112; 466,70 468,110; 492,68 494,108'))),
];
