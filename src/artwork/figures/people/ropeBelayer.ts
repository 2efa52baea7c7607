import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { profileHead } from './profileHead.ts';

const [JACKET, LIT, SHADE, DEEP] = ['#1d4f95', '#3f7cc4', '#143a70', '#0d2647'];
const [ROPE, SEAM, HELMET, GLEAM] = ['#e8452c', '#8c1d24', '#e8452c', '#ff8a5c'];
const [GLOVE, PALE, CREASE, STRAP] = ['#d99a3c', '#f6cd74', '#84521f', '#f6cd74'];
const HAIR = '#2a1614';
const SKIN = { skin: '#7f4a30', sun: '#b97346', deep: '#4f2a1e' };

/** The gloved fist around a rope that runs upright through it, the back of the hand to us. */
const fist: readonly Layer[] = [
  within(
    GLOVE,
    '-40,44,1 -46,-6 -34,-38 -6,-50 24,-48 42,-36 46,-22 44,-8 46,10 42,28 36,46 14,56 -16,54,1',
    cut(PALE, '6,-60,1 60,-60,1 60,60,1 30,60,1 40,30 40,-20 30,-40'),
    cut(CREASE, '-50,20,1 -20,34 10,44 24,60,1 -50,70,1'),
  ),
  inked(CREASE, 4, '4,-24 24,-30 44,-26', '2,2 24,-4 46,-2', '2,26 22,22 42,24'),
  cut(GLOVE, limb('-36,-20,16 -22,-46,15 2,-62,13 20,-66,10'), disc(20, -66, 10)),
  cut(PALE, limb('-20,-54,0 2,-68,6 24,-70,0')),
];

/** The loops of rope that hang from the lower hand. */
const coil: readonly Layer[] = [
  '412,700 350,776 338,850 366,886 410,890 454,860 448,790 410,700',
  '404,700 322,760 304,850 340,900 400,912 440,880 430,790 402,700',
  '416,700 376,780 374,850 400,872 444,876 480,840 472,780 418,700',
].flatMap((loop) => [inked(SEAM, 22, loop), inked(ROPE, 16, loop)]);

const head = placed({ x: 214, y: 330, scale: 1.08, turn: -14 });

/** A mountain guide to the waist, who pays out a rope to the right and looks up along it; the sun is before him. */
export const ropeBelayer: readonly Layer[] = [
  // The far arm, and what hangs from its hand.
  cut(SHADE, limb('230,640,46 310,690,40 384,694,30')),
  ...coil,
  moved({ x: 410, y: 690, turn: 8, scale: 0.9 }, ...fist),
  ...profileHead(head, SKIN),
  cut(HAIR, head('-50,40,1 -10,46 -14,84 -50,96,1')),
  // The helmet with its straps.
  inked(STRAP, 8, head('6,-14 10,60 36,124'), head('-60,20 -10,70 24,116')),
  within(
    HELMET,
    head(
      '-112,16,1 -122,-50 -86,-120 -10,-142 60,-124 92,-76 98,-44,1 110,-36 106,-26,1 60,-34 10,-22 -50,8 -100,30,1',
    ),
    cut(GLEAM, head('30,-150,1 68,-104 84,-52,1 92,-36,1 130,-20,1 140,-160,1')),
    cut(SEAM, head('-130,30,1 -110,-20 -60,-40 -20,-30 10,-22,1 -50,10 -110,50,1')),
  ),
  // The body.
  within(
    JACKET,
    '0,940,1 6,760 20,620 60,520 120,470 160,440,1 210,470 268,470,1 300,520 322,620 318,740 300,940,1',
    cut(SHADE, '-40,960,1 -20,560 100,440,1 120,560 110,700 120,960,1'),
    cut(LIT, '268,460,1 330,540 340,640 330,760 310,960,1 284,960,1 300,760 306,640 290,540'),
    inked(DEEP, 5, '214,480 246,560 256,700 250,940'),
    cut(DEEP, '-20,840,1 150,868 340,840,1 340,884,1 150,912 -20,884,1'),
  ),
  cut(DEEP, '112,478,1 126,430 158,398,1 200,440 260,462 304,450,1 322,486 318,536,1 250,530 150,496'),
  cut(LIT, '272,458,1 304,450,1 322,486 318,536,1 300,534,1 302,490'),
  // The near arm, bent at the elbow, up to the hand that guides the rope.
  cut(DEEP, limb('100,620,0 170,676,18 250,722,18 330,660,0')),
  within(
    JACKET,
    disc(138, 532, 62) + limb('138,532,62 196,604,56 276,650,46'),
    cut(SHADE, '20,440,1 60,560 110,606 190,670 290,704,1 280,760,1 0,760,1'),
    cut(LIT, limb('140,476,0 196,520,10 240,566,11 274,606,0')),
  ),
  within(
    JACKET,
    limb('262,650,46 330,590,40 390,530,32 420,502,28') + disc(266, 650, 46),
    cut(SHADE, limb('250,706,26 330,640,18 410,556,14 440,530,14')),
    cut(LIT, limb('280,600,8 340,546,9 400,490,8')),
  ),
  cut(DEEP, '388,500,1 424,466,1 458,500,1 420,540,1'),
  moved({ x: 452, y: 468, turn: 34 }, ...fist),
];
