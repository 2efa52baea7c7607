import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';
import { points } from '../drawing/points.ts';

export interface Ice {
  snow: string;
  shade: string;
  rock: string;
}

/** Bare rock low on the side in shade, in hundredths of the height from the summit. */
const ROCKS = [
  '8,100 20,74 24,80 33,60 39,74 45,68 62,100',
  '12,100 23,66 31,82 36,77 50,100',
  '-2,100 7,80 13,64 18,76 22,71 38,100',
];

/** A peak of ice from its summit down to `foot`, its left side in the sun. */
export function icePeak(x: number, y: number, foot: number, { snow, shade, rock }: Ice): Layer {
  const grown = (foot - y) / 100;
  const put = (row: string) =>
    points(row)
      .map(([right, down]) => `${Math.round(x + right * grown)},${Math.round(y + down * grown)},1`)
      .join(' ');
  return (canvas) => {
    cut(snow, put('0,-6 -90,100 90,100'))(canvas);
    cut(shade, put('0,-8 4,10 -4,22 7,36 0,50 10,64 4,78 12,100 90,100'))(canvas);
    cut(rock, put(ROCKS[Math.abs(Math.round(x)) % 3] ?? ''))(canvas);
  };
}
