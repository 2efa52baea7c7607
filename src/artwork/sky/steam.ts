import type { Layer } from '../canvas/canvas.ts';
import { cut, within } from '../canvas/cut.ts';
import { limb } from '../drawing/brush.ts';

/** A plume 740 pixels high whose vent is the origin, leaning to the right as it rises: its edge, heap upon heap. */
const PLUME =
  '-34,20,1 -40,-60 -74,-108,1 -130,-120 -140,-176 -108,-214,1 -214,-226 -262,-330 -216,-420 -146,-428,1 -196,-450 -204,-510 -160,-534,1 -268,-560 -300,-680 -240,-800,1 400,-790,1 424,-740 404,-690 360,-676,1 446,-640 446,-530 356,-492 292,-512,1 330,-470 300,-424 246,-430,1 282,-350 214,-270 118,-292,1 130,-240 104,-200 66,-206,1 92,-150 66,-90 36,-80,1 44,-30 36,0 34,20,1';
/** The side that lies in shade. */
const LEE =
  '-60,40,1 -18,20,1 -20,-60 -40,-106,1 -96,-120 -104,-176 -74,-216,1 -160,-240 -196,-330 -160,-396 -104,-426,1 -152,-450 -156,-506 -112,-536,1 -200,-570 -220,-680 -170,-800,1 -340,-800,1 -340,40,1';
/** Folds that curl in from between the heaps, on the shaded and on the bright side. */
const CURLS = [
  '-74,-108,9 -40,-112,11 -12,-136,8 -4,-170,0; -108,-214,10 -50,-216,17 4,-252,13 22,-320,0; -146,-428,12 -100,-432,14 -64,-456,9 -50,-496,0; -160,-534,12 -84,-538,20 -20,-590,15 2,-680,0',
  '66,-206,3 46,-220,9 38,-248,7 48,-280,0; 118,-292,3 86,-312,15 76,-364,11 104,-430,0; 246,-430,3 208,-448,11 198,-484,8 214,-524,0; 292,-512,3 244,-544,17 230,-610,13 262,-690,0; 360,-676,3 328,-694,11 320,-730,8 336,-770,0',
].map((row) => limb(row));

/**
 * A plume of steam as one flat shape, the light on its right, its vent on the origin and 740 pixels high.
 * @param tones its bright body, its folds, and the side turned from the light
 */
export const steamPlume = ([bright, fold, shade]: readonly [
  bright: string,
  fold: string,
  shade: string,
]): readonly Layer[] => [within(bright, PLUME, cut(shade, LEE), cut(shade, CURLS[0]!), cut(fold, CURLS[1]!))];
