import type { Layer } from '../../canvas/canvas.ts';
import { inked } from '../../canvas/cut.ts';

/** A flat stem of papyrus: its foot, its head, and how far the burst of rays around that reaches. */
export function papyrusStem(
  colour: string,
  [footX, footY]: readonly [number, number],
  [x, y]: readonly [number, number],
  { reach, rays, width = 3 }: { reach: number; rays: number; width?: number },
): Layer[] {
  const fan = Array.from({ length: rays }, (_, at) => {
    const angle = -Math.PI / 2 + (at / (rays - 1) - 0.5) * 4.9;
    const long = reach * [1, 0.84, 0.94][at % 3]!;
    return `${x},${y} ${Math.round(x + Math.cos(angle) * long)},${Math.round(y + Math.sin(angle) * long)}`;
  });
  return [
    inked(colour, width, ...fan),
    inked(colour, width * 2, `${footX},${footY} ${(footX + x) / 2},${(y + footY) / 2} ${x},${y}`),
  ];
}
