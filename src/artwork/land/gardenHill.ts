import type { Layer } from '../canvas/canvas.ts';
import { cut, within } from '../canvas/cut.ts';

/** A round hill: its middle, top, half its width and its height; the fields on it from the top down; its shade. */
export interface GardenHill {
  at: readonly [x: number, top: number, half: number, height: number];
  fields: readonly string[];
  shade: string;
  /** How far to the right the shade reaches at the top and at the foot, in shares of half the width. */
  turn?: readonly [top: number, foot: number];
}

/** A round hill under fields that follow its height like the rings of a cup, its left side in shade. */
export function gardenHill({
  at: [x, top, half, height],
  fields,
  shade,
  turn = [0.04, -0.1],
}: GardenHill): Layer {
  const px = (share: number) => Math.round(x + half * share);
  const py = (share: number) => Math.round(top + height * share);
  const bow = (down: number) =>
    `${px(-1.1)},${py(down + 0.5)},1 ${px(-0.7)},${py(down + 0.12)} ${px(-0.3)},${py(down - 0.08)} ${px(0.3)},${py(down - 0.08)} ${px(0.7)},${py(down + 0.12)} ${px(1.1)},${py(down + 0.5)},1 ${px(1.1)},${py(1.2)},1 ${px(-1.1)},${py(1.2)},1`;
  const [near, foot] = turn;
  return within(
    fields[0] ?? shade,
    `${px(-1)},${py(1)},1 ${px(-0.78)},${py(0.36)} ${px(-0.34)},${py(-0.06)} ${px(0.3)},${py(-0.06)} ${px(0.74)},${py(0.34)} ${px(1)},${py(1)},1`,
    ...fields.slice(1).flatMap((tone, row) => {
      const down = ((row + 1) / fields.length) ** 1.25;
      return [cut({ fill: shade, opacity: 0.5 }, bow(down - 0.012)), cut(tone, bow(down))];
    }),
    // The side away from the light, in two planes.
    cut(
      { fill: shade, opacity: 0.6 },
      `${px(near)},${py(-0.1)},1 ${px(near - 0.16)},${py(0.2)} ${px(near + 0.12)},${py(0.44)} ${px(foot - 0.1)},${py(0.74)} ${px(foot + 0.1)},${py(1.1)},1 ${px(-1.2)},${py(1.1)},1 ${px(-1.2)},${py(-0.1)},1`,
    ),
    cut(
      { fill: shade, opacity: 0.5 },
      `${px(near - 0.3)},${py(-0.1)},1 ${px(near - 0.52)},${py(0.3)} ${px(near - 0.34)},${py(0.5)} ${px(foot - 0.56)},${py(0.8)} ${px(foot - 0.46)},${py(1.1)},1 ${px(-1.2)},${py(1.1)},1 ${px(-1.2)},${py(-0.1)},1`,
    ),
  );
}
