/** How far flesh and fur of a gorilla's leg and arm reach from the bones, in pixels of a large one. */
export const LEG = '0,76,60 0.5,64,54 1,44,48 1.5,36,34 2,26,26';
export const ARM = '0,60,64 0.5,52,56 0.95,42,44 1.3,42,40 1.8,30,28 2,26,26';

/** An outline of knuckles that stand on the ground at (x, y): the folded fingers and the thumb. */
export const fist = (x: number, y: number): string =>
  `${x - 26},${y - 54} ${x},${y - 66} ${x + 20},${y - 52} ${x + 32},${y - 34} ${x + 40},${y - 20} ${x + 44},${y - 2},1 ${x + 30},${y + 6} ${x - 10},${y + 6} ${x - 28},${y},1 ${x - 36},${y - 20}`;
/** An outline of a foot flat on the ground at (x, y), its toes to the right. */
export const sole = (x: number, y: number): string =>
  `${x - 22},${y - 50} ${x},${y - 60} ${x + 20},${y - 50} ${x + 30},${y - 32} ${x + 50},${y - 24} ${x + 84},${y - 16} ${x + 92},${y},1 ${x - 36},${y},1 ${x - 46},${y - 18}`;
