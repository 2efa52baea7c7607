import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

const [DARK, PLANE, COAT, BRINDLE, EMBER, SUN, BEARD, SHADE, IRIS] = [
  '#1b0a1c',
  '#4a1632',
  '#6d1835',
  '#2b0d26',
  '#f0682b',
  '#ffb238',
  '#fbdca6',
  '#e0935a',
  '#b4562f',
];

/** Long and narrow from the brow to the broad square muzzle. */
const FACE = twin(
  '0,-40,1 60,-36 96,-4 108,44 120,90 106,160 86,230 72,310 74,362 96,404 106,456 96,504 56,530 0,534,1',
);
const HORN =
  '0,-14,40 50,-16,42 108,14,38 162,42,32 222,14,27 264,-50,23 280,-130,19 278,-200,15 260,-262,11 230,-314,6 186,-354,0';
const EAR = '98,98,1 150,88 222,120 290,198,1 222,206 150,180 106,148,1';
const NECK = twin('0,0,1 90,20 144,110 190,200 250,262 310,350 340,470 350,640 346,900,1');
const BRINDLES =
  '200,220,0 226,420,15 214,680,0;256,260,0 282,500,15 268,760,1;310,330,0 326,560,13 316,800,1';
const MANE =
  '60,60,1 130,110 164,190 176,290,1 164,270 152,258,1 154,310 146,360,1 132,336 124,320,1 118,360 104,402,1 84,350 60,310,1 40,200,1';
/** The pale hair of its throat, in locks. */
const LOCKS =
  '0,300,1 56,290,1 100,340 128,400 140,476,1 128,470 118,462,1 128,520 130,580,1 114,570 104,556,1 106,610 102,660,1 88,648 78,632,1 70,690 54,740,1 40,720 0,700,1';

/** One of the herd behind, in the ink of its body and that of its head. */
export const gnuFacing = (body: string, head: string): Layer[] => [
  cut(body, NECK),
  cut(head, limb(pair(HORN)), FACE, pair(EAR)),
];

/** A white-bearded wildebeest who faces us, the low sun in the bowl of its horns; the middle of its brow is at (0, 0). */
export const gnuHoldingSun: readonly Layer[] = [
  cut(SUN, disc(0, -172, 206)),
  within(COAT, NECK, cut(BRINDLE, limb(pair(BRINDLES)))),
  within(
    BEARD,
    twin(LOCKS),
    cut(SHADE, twin('0,460,1 100,470,1 104,540,1 84,530,1 70,566,1 50,552,1 32,588,1 14,568,1 0,582,1')),
  ),
  cut(BRINDLE, pair(MANE)),
  cut(DARK, pair(EAR)),
  cut(EMBER, pair('126,112,1 166,106 220,134 274,190,1 212,172 162,144')),
  cut(DARK, limb(pair(HORN))),
  within(
    DARK,
    FACE,
    cut(PLANE, pair('128,120,1 94,150 72,230 56,320 62,380 80,420 120,430,1 160,300,1')),
    cut(PLANE, limb(pair('32,486,1 36,456,6 62,438,9 90,454,7 90,488,1'))),
  ),
  cut(IRIS, pair('66,110,1 82,92 108,92 124,114,1 106,124 84,124')),
  cut(DARK, disc(96, 103, 19, 16), disc(-96, 103, 19, 16)),
  cut(SUN, disc(102, 101, 5), disc(-88, 101, 5)),
];
