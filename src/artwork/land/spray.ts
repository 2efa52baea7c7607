import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';
import { placed } from '../drawing/placed.ts';

/** A spray of broad leaves at a bough's end: where it grows in pixels, the degrees towards which each leaf points (0 is right), and its size; at 1 a leaf is 112 pixels long. */
export function spray(x: number, y: number, turns: readonly number[], scale: number): Layer[] {
  const leaf = (turn: number, row: string) => placed({ x, y, turn, scale })(row);
  return [
    cut('#1f5a40', ...turns.map((turn) => leaf(turn, '0,0,1 30,-28 76,-22 112,0,1 76,20 30,24'))),
    cut('#5f9a4e', ...turns.map((turn) => leaf(turn, '0,0,1 30,-28 76,-22 112,0,1 60,-4'))),
  ];
}
