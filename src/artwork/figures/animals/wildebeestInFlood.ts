import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** The inks of one file of the herd: coat, and all that is black. */
export interface HerdInks {
  coat: string;
  ink: string;
}

/** The back, the shoulder and the neck, walking left; two pixels a centimetre, the withers at 0,0. */
const BODY =
  '-52,300,1 -66,240 -84,200 -116,168 -150,120 -158,70 -142,26 -104,4 -60,-10 -22,-12 16,2 70,20 130,26 190,32 236,46 258,80 264,130 264,190 262,240 250,300,1';

/** The bars on the neck and the shoulder, and the tail. */
const BARS = [
  limb(
    '-56,10,0 -64,60,8 -56,110,9 -66,170,0;-18,10,0 -28,60,9 -20,120,10 -32,186,0;22,22,0 14,66,8 22,118,9 10,168,0;62,32,0 56,70,6 62,112,7 54,150,0',
  ),
  '240,56,1 266,70 284,110 288,170 282,240 266,300,1 254,240 262,190 260,120 248,84',
];

/** The mane from the withers to the brow, each lock its own. */
const MANE =
  '0,-7,1 -40,-26 -90,-28 -140,-10,1 -150,16 -146,44,1 -132,26,1 -122,56 -126,88,1 -108,56 -104,20,1 -86,50 -90,94,1 -70,46 -72,14,1 -54,36 -52,66,1 -38,30 -32,6,1';

/** The head and what grows on it, its joint with the neck at -128,20. */
const head = ({ coat, ink }: HerdInks, beard: string, detail: boolean): Layer[] => [
  // The beard, from the chin down to the chest.
  cut(
    beard,
    '-212,104,1 -204,132 -212,158,1 -196,150 -186,142,1 -184,170 -194,200,1 -172,182 -162,164,1 -158,190 -164,220,1 -142,196 -134,170,1 -124,190 -122,210,1 -108,176 -108,140 -120,96,1 -160,60,1',
  ),
  // The long face: brow, bridge, square muzzle, chin, cheek.
  cut(
    ink,
    '-108,-4,1 -134,-24 -166,-20 -188,10 -206,52 -226,92 -246,118 -254,136 -250,152 -234,160 -214,158 -202,146 -196,128,1 -176,112 -152,98 -130,84 -112,52',
  ),
  // Two horns: down, out and up again.
  cut(
    ink,
    limb(
      '-150,-6,12 -180,10,17 -214,-2,15 -228,-36,10 -220,-68,6 -200,-92,0;-140,-4,14 -114,-10,15 -88,-28,12 -80,-58,8 -90,-84,5 -110,-104,0',
    ),
  ),
  ...(detail
    ? [
        cut(
          coat,
          '-160,64,1 -188,92 -204,114 -194,124 -172,106 -148,88 -136,66',
          '-128,26,1 -112,14 -84,20 -58,48,1 -86,56 -114,50 -126,40',
          '-244,130,1 -236,120 -230,124 -236,138',
        ),
        cut('#e3ad5e', disc(-176, 42, 7, 5)),
        cut(ink, disc(-177, 42, 4)),
      ]
    : []),
];

/** A wildebeest of the flood, walking left, without its legs: `bow` degrees bend the neck, `detail` is for the near. */
export const wildebeestInFlood = (inks: HerdInks, beard: string, bow: number, detail = true): Layer[] => [
  cut(inks.coat, BODY),
  cut(inks.ink, ...(detail ? BARS : []), MANE),
  moved({ x: -128, y: 20, turn: bow }, moved({ x: 128, y: -20 }, ...head(inks, beard, detail))),
];
