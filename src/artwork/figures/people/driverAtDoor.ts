import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

const [SHIRT, TROUSERS, SKIN, RIM, HAT, HAT_SHADE] = [
  '#7c2f4e',
  '#231736',
  '#38141f',
  '#ffd88e',
  '#c58a4a',
  '#8a5438',
];

/** The driver from behind, 7.5 heads tall, his weight on one leg, a hand over his eyes against the low sun; his feet are on y 664. */
export const driverAtDoor: readonly Layer[] = [
  // Legs: the left one carries, the right one is loose.
  cut(
    TROUSERS,
    '1012,500,1 1008,560 1014,610 1012,650,1 1004,664,1 1040,664,1 1042,610 1050,560 1054,524,1 1070,560 1078,610 1080,650,1 1078,664,1 1112,662,1 1104,640 1106,580 1092,500,1',
  ),
  // The trunk, the hips pushed out over the leg that carries.
  within(
    SHIRT,
    '1010,516,1 1006,480 1016,440 1012,404,1 1020,390 1044,384,1 1068,384,1 1092,392 1102,408,1 1096,450 1092,480 1096,512,1',
    cut('#a8455a', '1000,380,1 1036,380,1 1030,440 1034,520,1 1000,520,1'),
  ),
  // One hand on the hip, the other one over the eyes.
  cut(SHIRT, limb('1088,406,15 1124,448,13 1128,466,11')),
  cut(SKIN, limb('1130,458,10 1112,490,9 1092,504,7')),
  cut(SHIRT, limb('1028,408,16 992,402,15 960,392,12')),
  cut(SKIN, limb('962,398,11 984,372,10 1016,344,8'), '1006,352,1 1012,336 1040,326 1044,336 1024,352'),
  cut(SKIN, '1040,392,1 1044,366 1034,350 1034,322 1056,314 1078,324 1080,350 1070,366 1074,392,1'),
  cut(HAT, '998,338,1 1032,324,1 1036,298 1046,292 1068,292 1078,298 1082,324,1 1116,340,1 1056,352'),
  cut(HAT_SHADE, '1056,292,1 1068,292 1078,298 1082,324,1 1116,340,1 1058,348,1'),
  cut(
    RIM,
    '998,338,1 1032,324,1 1036,298 1046,292,1 1042,330,1 1020,344,1',
    '1018,428,1 1010,460 1010,512,1 1017,512,1 1018,470',
    '956,388,1 980,366 1010,338,1 1012,346,1 984,374 962,396,1',
    '1008,530,1 1006,560 1012,610,1 1018,610 1014,560 1016,530,1',
  ),
];
