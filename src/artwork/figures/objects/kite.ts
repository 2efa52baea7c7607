import { outline } from '../../drawing/brush.ts';
import type { Knot } from '../../drawing/points.ts';

/** Part of a kitesurfer's kite, an arch about (x, y), between two shares of its way from the left tip (0) to the right one (1). */
export function kitePart(
  { x, y, r, turn = 0 }: { x: number; y: number; r: number; turn?: number },
  from = 0,
  to = 1,
): string {
  const steps = 8;
  const row = (inner: boolean) =>
    Array.from({ length: steps + 1 }, (_, step): Knot => {
      const share = from + ((to - from) * step) / steps;
      const angle = Math.PI * (1.02 - 1.04 * share) - (turn * Math.PI) / 180;
      const reach = r * (inner ? 1 - 0.34 * Math.sin(Math.PI * share) ** 0.8 : 1);
      const end = step === 0 || step === steps ? 1 : 0;
      return [Math.round(x + Math.cos(angle) * reach), Math.round(y - Math.sin(angle) * reach * 0.8), end];
    });
  return outline([...row(false), ...row(true).reverse()]);
}
