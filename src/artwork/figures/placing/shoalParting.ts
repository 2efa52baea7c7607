import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { points } from '../../drawing/points.ts';

/** A slim fish of a length at (x, y), swimming along its angle in degrees, as two outlines: back and tail. */
const fish = (x: number, y: number, length: number, degrees: number): string[] => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const at = (along: number, off: number, corner = 0) =>
    `${Math.round(x + length * (along * cos - off * sin))},${Math.round(y + length * (along * sin + off * cos))},${corner}`;
  return [
    [at(0.5, 0, 1), at(0.2, -0.17), at(-0.2, -0.13), at(-0.36, 0, 1), at(-0.2, 0.13), at(0.2, 0.17)].join(
      ' ',
    ),
    [at(-0.3, 0, 1), at(-0.56, -0.15, 1), at(-0.48, 0, 1), at(-0.56, 0.15, 1)].join(' '),
  ];
};

/** A shoal: `x,y,length` of each fish, all on one course that bends towards the row's end. */
export const shoalParting = (row: string, colour: string, from: number, to: number): Layer => {
  const all = points(row);
  return cut(
    colour,
    ...all.flatMap(([x, y, length], at) => fish(x, y, length, from + ((to - from) * at) / all.length)),
  );
};
