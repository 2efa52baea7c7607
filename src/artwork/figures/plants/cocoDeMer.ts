import { disc, limb, outline } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';
import type { Knot } from '../../drawing/points.ts';

/** A pleated fan leaf on its stalk, folded open towards `angle`, its edge cut into rays. */
function pleated(x: number, y: number, angle: number, stalk: number, reach: number): string {
  const [heartX, heartY] = [x + Math.cos(angle) * stalk, y - Math.sin(angle) * stalk];
  const rim = Array.from({ length: 15 }, (_, index): Knot => {
    const turn = angle + (index / 14 - 0.5) * 2.7;
    const away = reach * (index % 2 === 0 ? 1 : 0.74) * (0.72 + 0.28 * Math.cos(turn - angle));
    return [heartX + Math.cos(turn) * away, heartY - Math.sin(turn) * away * 0.8 + away * 0.14, 1];
  });
  return (
    limb([
      [x, y, 8],
      [heartX, heartY, 5],
    ]) + outline([[heartX, heartY, 1], ...rim])
  );
}

/** A coco de mer palm of fourteen metres: ruled straight trunk (dark), great pleated fans (body, shade, lit), double nuts (accent). */
export function cocoDeMer(): Figure {
  const fans = (angles: readonly number[], stalk: number, reach: number) =>
    angles.map((angle) => pleated(0, -1080, angle, stalk, reach)).join('');
  const nut = (x: number, y: number) =>
    outline([
      [x, y - 34, 1],
      [x + 30, y - 32],
      [x + 30, y + 26],
      [x + 4, y + 30],
      [x, y + 14, 1],
      [x - 4, y + 30],
      [x - 30, y + 26],
      [x - 30, y - 32],
    ]);
  return drawn('coco de mer palm', [
    fill('shade', fans([-0.35, 3.5, 1.2, 1.95], 90, 200)),
    fill('dark', limb('0,0,40 0,-40,22 0,-560,18 0,-1090,17')),
    fill('body', fans([0.1, 3.04, 0.75, 2.4], 110, 240)),
    fill('lit', fans([1.57, 2.75], 70, 200)),
    fill('accent', nut(-34, -1010), nut(36, -994), disc(0, -1052, 14)),
  ]);
}
