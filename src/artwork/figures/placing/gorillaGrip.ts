import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';

/** Fur, fur in the light; bare skin, turned to the light, at its brightest, in shade; where the sun catches it. */
const [FUR, TUFT, SKIN, LIT, BRIGHT, SHADE, RIM] = [
  '#0e161d',
  '#27384a',
  '#34414f',
  '#4f6070',
  '#8295a0',
  '#1c2630',
  '#ffdf9a',
];

/** The closed hand from its back: wrist at the left, four knuckles, and the joints at which the fingers go round the stem. */
const HAND =
  '130,540,1 170,480 236,420 310,360 370,322 410,312,1 450,304 510,296 552,304 576,326 580,356 560,376,1 592,388 604,420 594,448 570,464,1 594,478 600,508 586,534 562,548,1 574,564 574,592 556,614 516,624 470,628,1 440,642 390,656 330,660 260,668 180,688 130,690,1';

/** What is behind the stem: the thumb, that comes round it on the other side and lies on the first finger. */
export const gorillaThumb: readonly Layer[] = [
  within(
    SKIN,
    '300,380,1 340,320 380,276 430,252 490,250 546,262 572,284 568,308 540,320,1 430,360,1',
    cut(LIT, '290,380,1 330,310 370,266 420,238 500,230,1 424,280 380,320 350,372,1'),
    cut(BRIGHT, '500,230,1 540,256 556,280 548,300 530,330,1 620,330,1 620,230,1'),
    cut(RIM, '548,250,1 566,280 562,310 548,330,1 620,330,1 620,230,1'),
  ),
];

/** A gorilla's right hand about a stem that stands at x = 470, seen from its back; the arm comes from the lower left. */
export const gorillaGrip: readonly Layer[] = [
  within(
    SKIN,
    HAND,
    // The fingers, from the knuckles to the joints; then where they turn away into the sun.
    cut(
      LIT,
      '404,290,1 380,330 384,350 402,376,1 372,396 366,426 384,460,1 366,486 368,514 390,544,1 384,566 388,600 424,650,1 660,660,1 660,260,1',
    ),
    cut(
      BRIGHT,
      '524,280,1 538,306 542,344 524,378,1 544,398 550,432 532,466,1 546,484 548,514 530,550,1 536,570 534,592 516,640,1 660,660,1 660,260,1',
    ),
    cut(
      RIM,
      '548,290,1 568,320 572,350 552,378,1 582,396 592,420 582,446 560,466,1 584,480 590,508 578,530 552,550,1 566,566 564,590 544,634,1 660,660,1 660,260,1',
    ),
    // Three cuts between them.
    cut(
      SHADE,
      '590,374,1 480,370 384,364 352,376,1 384,378 480,386;600,464,1 480,456 374,448 340,458,1 374,464 480,472;592,548,1 480,542 376,534 346,544,1 376,550 480,556',
    ),
    // The light along the upper edge of the hand.
    cut(
      LIT,
      '120,540,1 170,460 236,400 310,340 380,300 414,300,1 380,336,1 340,366 290,404 220,470 170,540,1',
    ),
  ),
  // The arm, and the long hair over the wrist.
  within(
    FUR,
    '-40,570,1 60,560 130,510 180,446,1 216,424 256,408,1 240,436 238,452,1 270,452 300,462,1 268,480 254,500,1 286,510 312,532,1 274,536 258,550,1 280,574 292,606,1 262,598 246,606,1 254,634 252,674,1 230,656 210,658,1 180,710 140,760,1 136,740 130,730,1 110,790 60,840,1 60,820 52,804,1 20,850 -40,880,1',
    cut(
      TUFT,
      '-40,550,1 60,540 130,490 180,430,1 216,414 260,400,1 236,432 230,450,1 180,500 150,560,1 148,544 140,536,1 90,620 20,670,1 28,650 24,640,1 0,660 -40,680,1',
    ),
  ),
  cut(RIM, '-40,570,1 60,560 130,510 180,446,1 216,424 256,408,1 216,430 186,450,1 134,520 62,570 -40,579,1'),
];
