import type { Layer } from '../canvas/canvas.ts';
import { cut, inked } from '../canvas/cut.ts';
import { limb } from '../drawing/brush.ts';

/** A culm of bamboo: where it stands at the picture's foot and at its top, and half its width. */
export type Culm = readonly [foot: number, top: number, half: number];

/** Culms from the picture's foot to its top, their joints and the side in the light; they stand `apart` joints. */
export const culms =
  (body: string, lit: string, joint: string, row: readonly Culm[], apart: number): Layer =>
  (canvas) => {
    const { height } = canvas;
    const chance = canvas.random('culms');
    const at = (culm: Culm, y: number) => culm[1] + (culm[0] - culm[1]) * (y / height);
    cut(
      body,
      ...row.map((culm) => limb(`${culm[0]},${height + 20},${culm[2]} ${culm[1]},-20,${culm[2] * 0.9}`)),
    )(canvas);
    cut(
      lit,
      ...row.map((culm) => {
        const off = culm[2] * 0.55;
        return limb(
          `${culm[0] + off},${height + 20},${culm[2] * 0.28} ${culm[1] + off},-20,${culm[2] * 0.26}`,
        );
      }),
    )(canvas);
    inked(
      joint,
      Math.max(2, Math.round(row[0]![2] / 6)),
      ...row.flatMap((culm) => {
        const joints: string[] = [];
        for (let y = chance.between(0, apart); y < height; y += apart * chance.between(0.85, 1.15)) {
          const x = at(culm, y);
          joints.push(
            `${Math.round(x - culm[2] - 2)},${Math.round(y)} ${Math.round(x)},${Math.round(y + 4)} ${Math.round(x + culm[2] + 2)},${Math.round(y)}`,
          );
        }
        return joints;
      }),
    )(canvas);
  };

/** Sprays of bamboo leaves that hang, wet, from each of some places: so long, in so many leaves. */
export const wetLeaves =
  (colour: string, row: readonly (readonly [x: number, y: number, long: number, turn: number])[]): Layer =>
  (canvas) => {
    const chance = canvas.random('wetLeaves');
    cut(
      colour,
      ...row.flatMap(([x, y, long, turn]) =>
        [-46, -16, 12, 42].map((spread) => {
          const angle = ((turn + spread + chance.between(-7, 7)) * Math.PI) / 180;
          const reach = long * chance.between(0.7, 1.1);
          const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
          // Wet, a leaf droops towards its tip.
          const part = (share: number, half: number) =>
            `${Math.round(x + dx * share)},${Math.round(y + dy * share + reach * 0.22 * share ** 2)},${Math.round(half)}`;
          return limb([part(0, 1), part(0.3, long / 15), part(0.62, long / 15), part(1, 0)].join(' '));
        }),
      ),
    )(canvas);
  };

/** Silver rain: `count` strokes that fall to the left, up to `long`. */
export const silverRain =
  (colour: string, width: number, count: number, long: number): Layer =>
  (canvas) => {
    const chance = canvas.random('silverRain');
    inked(
      colour,
      width,
      ...Array.from({ length: count }, () => {
        const [x, y] = [chance.whole(0, canvas.width), chance.whole(-40, canvas.height)];
        const way = chance.between(0.4, 1) * long;
        return `${x},${y} ${Math.round(x - way * 0.16)},${Math.round(y + way)}`;
      }),
    )(canvas);
  };
