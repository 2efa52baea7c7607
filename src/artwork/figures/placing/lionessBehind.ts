import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [FUR, LIT, DEEP, DARK] = ['#9a4c28', '#f8ac50', '#622c28', '#32121e'];

/** The tail curls up behind the haunch, its tuft dark. */
const tail: readonly Layer[] = [
  cut(FUR, limb('120,-26,20 220,-14,18 300,-40,15 330,-110,13 322,-170,10')),
  cut(DARK, '304,-156,1 340,-160,1 352,-200 336,-244 322,-262,1 300,-226 296,-190'),
];

/** A cat sits with its back to us and looks away to the left, 660 high to the ears and 400 wide at the haunches, its seat on y = 0. */
const seated: readonly Layer[] = [
  // The far ear.
  cut(FUR, '-76,-578,1 -74,-622 -50,-642 -24,-628 -12,-596,1'),
  cut(LIT, '-76,-578,1 -74,-622 -50,-642 -40,-636,1 -58,-612 -56,-584,1'),
  within(
    FUR,
    '-92,-404,1 -130,-414 -172,-424 -206,-428 -212,-464 -216,-506,1 -204,-530 -156,-546 -116,-574 -64,-602 0,-610 66,-594 106,-544 116,-480 110,-420 122,-370 138,-330 150,-260 146,-190 196,-140 216,-70 204,10,1 -204,10,1 -216,-70 -196,-140 -146,-190 -150,-260 -134,-330 -108,-370',
    // Away from the light: the back of the skull, the back past its spine, the haunch.
    cut(DEEP, '40,-640,1 64,-560 40,-500 56,-430 20,-340 36,-260 10,-160 30,-60 10,20,1 240,20,1 240,-640,1'),
    cut(DEEP, '-150,-420,1 -100,-440 -70,-480 -40,-470 -20,-420 20,-380 40,-350,1 -40,-372 -100,-390'),
    cut(FUR, '120,-150,1 170,-130 194,-70 180,10,1 150,10,1 160,-60 146,-110'),
    cut(DARK, '146,-190,1 110,-170 90,-110 96,-40 110,10,1 74,10,1 66,-70 80,-150 110,-190'),
    // The sun on brow, bridge and chin, and down the left side.
    cut(
      LIT,
      '-218,-506,1 -204,-530 -156,-546 -116,-574 -64,-602 0,-612,1 -30,-584 -84,-562 -120,-530 -168,-508 -196,-492',
    ),
    cut('#f0b878', '-220,-458,1 -176,-468 -136,-452 -140,-424 -172,-410 -220,-416,1'),
    cut(
      LIT,
      '-100,-396,1 -80,-380 -112,-320 -124,-260 -118,-200,1 -160,-140 -182,-70 -174,10,1 -240,20,1 -240,-160 -160,-200 -170,-300 -120,-380',
    ),
    cut(DEEP, limb('-118,-200,0 -90,-150,8 -84,-80,9 -100,0,4')),
    cut(DEEP, limb('-60,-350,0 -44,-290,8 -60,-230,0; -6,-350,0 -2,-240,5 -8,-110,0')),
  ),
  // Nose, mouth and eye.
  cut(DARK, '-217,-508,1 -192,-508 -188,-488 -212,-474,1', '-142,-524,1 -122,-536 -104,-524,1 -122,-516'),
  inked(DARK, 5, '-210,-470 -196,-458 -150,-456'),
  cut('#ffb03c', disc(-126, -525, 5, 4)),
  // The near ear: fur, and black behind.
  cut(FUR, '4,-588,1 0,-636 28,-664 66,-652 90,-616 92,-566,1'),
  cut(DARK, '28,-580,1 24,-620 42,-642 64,-632 76,-606 78,-570,1'),
  cut(LIT, '4,-588,1 0,-636 28,-664 44,-660,1 20,-634 22,-590,1'),
  inked(LIT, 4, '-60,-560 -40,-572', '-90,-300 -92,-260', '-70,-200 -70,-160'),
];

/** A lioness and her cub sit on a rock, their backs to us, and look away to the left, in a picture of 1200 x 900. */
export const lionessBehind: readonly Layer[] = [
  (canvas) => {
    const cat = canvas.collect(...seated);
    canvas.use(canvas.collect(...tail), { x: 830, y: 802, scale: 0.86 });
    canvas.use(cat, { x: 830, y: 802, scale: 0.86 });
    canvas.use(cat, { x: 568, y: 818, scale: 0.44, turn: 5 });
  },
];
