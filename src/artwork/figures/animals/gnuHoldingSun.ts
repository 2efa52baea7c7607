import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

const [DARK, PLANE, COAT, BRINDLE, EMBER, SUN, BEARD] = [
  '#1b0a1c',
  '#43142f',
  '#5a142f',
  '#2b0d26',
  '#ef6a2c',
  '#ffb238',
  '#fbdca6',
];

/** Long and narrow from the brow to the broad square muzzle. */
const FACE = twin(
  '0,-44,1 60,-40 96,-4 110,44 120,88 108,150 90,220 76,300 76,352 98,400 108,452 96,500 56,526 0,530,1',
);
const HORN = '0,-18,40 50,-20,44 108,6,40 162,28,32 214,22,26 254,-22,21 269,-94,16 258,-178,10 222,-256,2';
const EAR = '96,74,1 150,66 214,96 274,172,1 214,176 150,150 104,120,1';
const NECK = twin('0,0,1 90,20 150,140 190,290 250,380 330,440 372,540 384,900,1');

/** Brow, horns and shoulders in one ink, for a herd. */
export const gnuFacing = (ink: string): Layer => cut(ink, limb(pair(HORN)), FACE, pair(EAR), NECK);

/** A white-bearded wildebeest who faces us, the low sun in the bowl of its horns; the middle of its brow is at (0, 0). */
export const gnuHoldingSun: readonly Layer[] = [
  cut(SUN, disc(0, -176, 205)),
  within(
    COAT,
    NECK,
    cut(
      BRINDLE,
      limb(
        pair(
          '140,110,2 160,240,12 168,420,4;176,250,2 204,380,13 206,560,4;226,330,2 252,450,13 250,640,4;280,390,2 302,520,13 298,720,4;330,430,2 350,560,12 346,720,4',
        ),
      ),
    ),
  ),
  cut(
    BEARD,
    pair(
      '60,280,1 104,330 132,400 150,480,1 140,478 132,470,1 134,520 142,570,1 128,566 118,552,1 118,600 120,660,1 100,650 92,630,1 80,680 66,730,1 40,700 0,690,1 0,300,1',
    ),
  ),
  cut(DARK, pair(EAR)),
  cut(EMBER, pair('122,84,1 162,82 212,108 258,162,1 206,140 158,114')),
  cut(DARK, limb(pair(HORN))),
  cut(EMBER, limb(pair('160,2,0 206,-4,3 236,-34,4 250,-94,5 244,-174,3 222,-256,0'))),
  within(DARK, FACE, cut(PLANE, pair('128,70,1 92,130 66,220 54,310 64,390 84,430 120,440,1 160,300,1'))),
  cut(SUN, pair('66,104,1 80,88 106,90 118,108,1 100,120 80,120')),
  cut(DARK, disc(94, 104, 10, 12), disc(-94, 104, 10, 12)),
  cut(PLANE, pair('46,452,1 62,424 86,430 92,462,1 84,482 76,490,1 78,466 66,456')),
];
