import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { box } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';

/** What a row of houses is painted in: wall in shade, the side to the light, the roof, its lit slope. */
export interface RowTones {
  wall: string;
  side: string;
  roof: string;
  slope: string;
}

/** One house: the middle of its wall's top, and half its width; to the right a side, on top a hipped tin roof. */
function house(x: number, y: number, half: number, foot: number, tones: RowTones): Layer[] {
  const [deep, rise] = [Math.round(half * 0.5), Math.round(half * 0.42)];
  const [left, right, end] = [x - half, x + half, x + half + deep];
  const [ridge, over] = [y - rise, Math.round(half * 0.08)];
  const seams = [0.2, 0.4, 0.6, 0.8].map((share) => {
    const [from, to] = [x - half * 0.5 + half * share * 1.3, left + half * 2 * share];
    return `${Math.round(from)},${ridge + 3} ${Math.round(to)},${y + 2}`;
  });
  return [
    cut(tones.wall, box(left, y, half * 2, foot - y)),
    cut(tones.side, `${right},${y},1 ${end},${y - 4},1 ${end},${foot},1 ${right},${foot},1`),
    cut(
      tones.roof,
      `${left - over},${y + 6},1 ${x - Math.round(half * 0.5)},${ridge},1 ${x + Math.round(half * 0.8)},${ridge},1 ${right},${y + 6},1`,
    ),
    cut(tones.slope, `${right},${y + 6},1 ${x + Math.round(half * 0.8)},${ridge},1 ${end + over},${y + 2},1`),
    inked(tones.wall, 2, ...seams),
  ];
}

/** A row of Stone Town's houses under tin roofs: `x,y,half` of each, the lowest line of their walls, and lit windows. */
export const tinRoofs = (row: string, foot: number, tones: RowTones, lamps = ''): Layer[] => [
  ...points(row).flatMap(([x, y, half]) => house(x, y, half, foot, tones)),
  ...(lamps === ''
    ? []
    : [cut('#ffd27a', ...points(lamps).map(([x, y, size]) => box(x, y, size, size * 1.7)))]),
];
