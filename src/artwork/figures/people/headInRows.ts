import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [HAIR, LIT, HAIR_SHADE, PARTING, PARTING_SHADE] = [
  '#2b1a2e',
  '#53365c',
  '#160c1a',
  '#9a5a38',
  '#4d2622',
];
const [SKIN, SUN, SHADE, NAPE] = ['#9a5a36', '#cc8650', '#6a3625', '#47211c'];
const [CORD, CORD_SHADE] = ['#ffc23a', '#d98a24'];

/** The hair from the temple over the crown to the nape, and back round the ear. */
const SKULL =
  '404,246,1 400,186 434,124 520,106 606,116 682,176 688,286 650,362 606,418,1 580,404 548,424 516,406 488,410,1 466,384 462,340 452,300,1 430,284 420,262';
/** What the turned head shows of a face: temple, cheekbone, cheek and jaw. */
const CHEEK =
  '404,200,1 392,226 386,248 392,264,1 390,274 374,298 378,322 392,346,1 394,372 398,396 414,418 438,412 470,392,1 520,360,1 480,220,1';
const KNOT = '500,112,1 482,70 516,30 580,22 634,52 636,100 606,126,1 560,136';

/** The outline of the head. */
export const HEAD_IN_ROWS = [SKULL, CHEEK, KNOT];

/** The partings, from the hairline to the knot; the last two lie in shade. */
const PARTINGS = [
  '408,232,2 430,160,4 480,126,3 524,118,1',
  '434,278,3 450,200,5 490,150,4 532,126,1',
  '462,336,3 470,250,5 500,180,4 542,130,1',
  '496,404,3 506,300,5 524,210,4 554,132,1',
  '548,416,3 560,310,5 562,210,4 566,132,1',
].join(';');
const PARTINGS_SHADE = '596,410,3 616,310,5 606,210,4 580,132,1;646,362,3 664,270,5 642,186,4 596,128,1';

/** A head from behind, turned a little to the left, its hair in rows that run up from the nape to a knot on the crown. */
export const headInRows: readonly Layer[] = [
  within(
    SKIN,
    CHEEK,
    cut(SUN, '360,180,1 406,226 400,262 412,296 406,330 412,360 408,396 420,440,1 360,440,1'),
    cut(SHADE, '520,300,1 448,336 432,370 416,420 424,440,1 540,440,1'),
  ),
  // The tip of her lashes.
  cut(HAIR, limb('402,264,1 390,267,4 374,261,0')),
  within(
    HAIR,
    SKULL,
    cut(LIT, '380,260,1 380,170 430,90 520,90,1 460,150 440,200 430,290,1'),
    cut(HAIR_SHADE, '600,80,1 634,180 626,290 572,430,1 720,440,1 720,80,1'),
    cut(PARTING, limb(PARTINGS)),
    cut(PARTING_SHADE, limb(PARTINGS_SHADE)),
  ),
  within(
    HAIR,
    KNOT,
    cut(LIT, '470,120,1 460,50 520,0 590,10,1 530,56 512,90 516,130,1'),
    cut(HAIR_SHADE, '596,10,1 616,60 580,150,1 680,150,1 680,10,1'),
    // The rows go on in it, wound round.
    inked(PARTING, 5, '530,116 534,64 596,46', '562,120 566,88 604,76'),
  ),
  inked(CORD, 12, '504,116 556,140 606,124'),
  inked(CORD_SHADE, 12, '580,132 594,129 606,124'),
  // The ear, and a stud of brass in its lobe.
  within(
    SKIN,
    '450,276 426,270 416,296 424,332 436,366 454,368 464,344 464,304',
    cut(SUN, '400,260,1 430,280 430,320 440,372,1 400,380,1'),
  ),
  cut(NAPE, limb('450,352,1 456,312,4 442,288,4 430,296,1')),
  cut(CORD, disc(444, 366, 9)),
];
