import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';

const BODY = '-34,0,1 -10,-16 24,-12 44,0,1 24,10 -10,14; -26,0,1 -54,-18,1 -48,0 -54,16,1';
const BACK = '-34,0,1 -10,-16 24,-12 44,0,1 10,-4; -26,0,1 -54,-18,1 -48,0';

/** Where each fish swims: x, y, scale and turn. */
const SHOAL: readonly (readonly [number, number, number, number])[] = [
  [1104, 366, 0.6, -44],
  [1050, 398, 0.66, -40],
  [1100, 434, 0.7, -38],
  [1020, 458, 0.8, -34],
  [1074, 508, 0.86, -30],
  [976, 524, 0.94, -26],
  [1022, 580, 1, -20],
  [912, 590, 1.08, -16],
  [924, 700, 1.16, -6],
  [846, 656, 1.16, -8],
];

/** Golden sweetlips passing up from the reef in one curve, lit along the back. */
export const shoalPast: Layer = (canvas) => {
  for (const [x, y, scale, turn] of SHOAL)
    moved({ x, y, scale, turn }, cut('#d98a2c', BODY), cut('#ffd860', BACK))(canvas);
};
