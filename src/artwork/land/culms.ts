import type { Layer } from '../canvas/canvas.ts';
import { cut, inked } from '../canvas/cut.ts';
import { limb } from '../drawing/brush.ts';
import { points } from '../drawing/points.ts';

/** A culm in shade, its side in the light, its joints. */
export type CulmColours = readonly [body: string, lit: string, joint: string];

/**
 * Stems of bamboo that rise out of the picture. Each point of `row` is where one stands, its third value how far its
 * upper end leans; `wide` is half its thickness, `gap` the way from joint to joint, `side` the side of the light.
 */
export function culms(
  row: string,
  { wide, gap, side }: { wide: number; gap: number; side: 1 | -1 },
  [body, lit, joint]: CulmColours,
): Layer {
  const stems = points(row);
  const xAt = ([x, y, lean]: readonly [number, number, number], at: number) =>
    x + (lean * (y - at)) / (y + 30);
  const strip = (off: number, half: number) =>
    stems
      .map((stem) => {
        const [x, y, lean] = stem;
        return `${x + off},${y},${half} ${x + off + lean / 2},${y / 2 - 15},${half} ${x + off + lean},-30,${half}`;
      })
      .join(';');
  const joints = stems.flatMap((stem, at) => {
    const [, y] = stem;
    const first = y - gap * (0.3 + ((at * 5) % 7) / 10);
    return Array.from({ length: Math.max(0, Math.ceil(first / gap)) }, (_, step) => {
      const height = Math.round(first - step * gap);
      const x = Math.round(xAt(stem, height));
      return `${x - wide - 2},${height} ${x + wide + 2},${height}`;
    });
  });
  return (canvas) => {
    cut(body, limb(strip(0, wide)))(canvas);
    cut(lit, limb(strip(side * wide * 0.55, wide * 0.36)))(canvas);
    inked(joint, Math.max(3, Math.round(wide * 0.28)), ...joints)(canvas);
  };
}
