import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';

/** Heart-shaped leaves of cocoyam that stand up, a rim of light on each: where, how large, and how turned. */
export const cocoyam = (
  row: readonly (readonly [x: number, y: number, scale: number, turn: number])[],
): Layer[] =>
  row.map(([x, y, scale, turn]) =>
    moved(
      { x, y, scale, turn },
      cut('#0a2c26', '0,-60,1 40,-96 84,-70 70,0 0,90,1 -70,0 -84,-70 -40,-96'),
      cut('#3c8a40', '0,-60,1 40,-96 84,-70 70,0 0,90,1 50,0 60,-56 36,-74'),
      inked('#1f5a3c', 3, '0,-56 0,76', '0,-30 44,-50', '0,0 50,-6', '0,-30 -44,-50', '0,0 -50,-6'),
    ),
  );
