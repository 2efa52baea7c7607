import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { placed, type Hand } from '../../drawing/placed.ts';

/** A leaf of tea from its stalk along x, 100 long: the lit half, the shaded half, the rib. */
export function teaLeaf(where: Hand, [lit, shade, rib]: readonly [string, string, string]): Layer[] {
  const at = placed(where);
  return [
    cut(lit, at('0,0,1 24,-26 60,-28 84,-14 104,0,1 84,14 56,26 24,24')),
    cut(shade, at('0,0,1 24,24 56,26 84,14 104,0,1 60,4')),
    inked(rib, 3, at('0,0 50,2 94,0')),
  ];
}

const YOUNG = ['#d8f07a', '#a2cc4a', '#f2ffc0'] as const;

/** Two leaves and a bud, as tea is picked: the foot of the stalk at (x, y), 130 pixels high. */
export const teaSprig = (where: { x: number; y: number; scale: number; turn: number }): Layer[] => {
  const at = placed(where);
  const leaf = (x: number, y: number, turn: number, scale: number) => {
    const [px = 0, py = 0] = at(`${x},${y}`).split(',').map(Number);
    return teaLeaf({ x: px, y: py, turn: turn + where.turn, scale: scale * where.scale }, YOUNG);
  };
  return [
    cut('#8fb840', at.limb('0,16,5 2,-30,5 0,-66,3')),
    ...leaf(0, -22, -152, 0.9),
    ...leaf(2, -34, -32, 1),
    cut('#eaff9c', at('-2,-56,1 -14,-86 -4,-112 6,-130,1 14,-104 14,-80 5,-56,1')),
    cut('#b4d85a', at('5,-56,1 14,-80 14,-104 6,-130,1 2,-90')),
  ];
};
