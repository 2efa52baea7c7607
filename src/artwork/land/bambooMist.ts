import type { Layer } from '../canvas/canvas.ts';
import { cut, inked } from '../canvas/cut.ts';
import { limb } from '../drawing/brush.ts';

/** A culm of bamboo: where it stands at the picture's foot and at its top, half its width, and where its first joint is. */
export type Culm = readonly [foot: number, top: number, half: number, joint: number];

/** Culms from the picture's foot to its top, their swollen joints, and the side in the light; they have a joint each `apart`. */
export const culms =
  (body: string, lit: string, joint: string, row: readonly Culm[], apart: number): Layer =>
  (canvas) => {
    const { height } = canvas;
    for (const [foot, top, half, first] of row) {
      const at = (y: number) => Math.round(top + (foot - top) * (y / height));
      cut(body, limb(`${foot},${height + 20},${half} ${top},-20,${half * 0.9}`))(canvas);
      const off = half * 0.55;
      cut(lit, limb(`${foot + off},${height + 20},${half * 0.3} ${top + off},-20,${half * 0.28}`))(canvas);
      for (let y = first; y < height; y += apart) {
        const x = at(y);
        cut(body, limb(`${x - half - 5},${y},6 ${x},${y + 4},8 ${x + half + 5},${y},6`))(canvas);
        inked(
          joint,
          Math.max(2, Math.round(half / 7)),
          `${x - half - 4},${y + 2} ${x},${y + 7} ${x + half + 4},${y + 2}`,
        )(canvas);
      }
    }
  };
