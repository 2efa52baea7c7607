import type { Layer } from '../canvas/canvas.ts';
import { outline, disc, limb } from '../drawing/brush.ts';
import { lobes } from '../drawing/lobes.ts';
import { points } from '../drawing/points.ts';

const [WHITE, SHADE, DIM, EYE, DULL] = ['#fffaf0', '#c3cce8', '#97a4d0', '#f5b92e', '#d69a34'];

/** The shade below a flower at (x, y). */
const crescent = (x: number, y: number): string =>
  outline(
    `${x - 18},${y + 4},1 ${x - 12},${y + 16} ${x + 12},${y + 16} ${x + 18},${y + 4},1 ${x + 10},${y + 11} ${x - 10},${y + 11}`,
  );

/** A line of points walked in steps of about `step` pixels. */
function paced(row: string, step: number): string {
  const knots = points(row);
  return knots
    .flatMap(([x, y], at) => {
      const [toX, toY] = knots[at + 1] ?? [x, y];
      const count = Math.max(1, Math.round(Math.hypot(toX - x, toY - y) / step));
      return Array.from(
        { length: count },
        (_, pace) =>
          `${Math.round(x + ((toX - x) * pace) / count)},${Math.round(y + ((toY - y) * pace) / count)}`,
      );
    })
    .join(' ');
}

/** Pyrethrum flowers heaped up to a skyline, left to right, the side in shade laid over it; their eyes are scattered over both. */
export const flowerHeap =
  (skyline: string, shades: readonly string[], foot: number): Layer =>
  (canvas) => {
    const source = canvas.random(`heap ${skyline}`);
    const knots = points(skyline);
    const [left, right] = [knots[0]![0], knots.at(-1)![0]];
    const high = Math.min(...knots.map(([, y]) => y));
    const edge = lobes(paced(skyline, 16), 0.56, `${right},${foot} ${left},${foot}`);
    let [eyes, under] = ['', ''];
    for (let y = high + 16, row = 0; y < foot; y += 30, row += 1) {
      for (let x = left + (row % 2) * 20; x < right; x += 40) {
        const [atX, atY] = [x + source.between(-5, 5), y + source.between(-4, 4)];
        eyes += disc(atX, atY, 7, 5);
        under += crescent(atX, atY);
      }
    }
    canvas.body(edge, WHITE, (inner) => {
      inner.path(under, { fill: '#dce1f0' });
      inner.path(eyes, { fill: EYE });
      inner.body(shades.map((shade) => outline(shade)).join(''), SHADE, (dim) => {
        dim.path(under, { fill: DIM });
        dim.path(eyes, { fill: DULL });
      });
    });
  };

/** Single pyrethrum flowers, `x,y,size` each, seen a little from above. */
export const looseFlowers =
  (row: string): Layer =>
  (canvas) => {
    let [petals, eyes] = ['', ''];
    for (const [at, [x, y, r]] of points(row).entries()) {
      for (let petal = 0; petal < 12; petal += 1) {
        const angle = (petal / 12) * Math.PI * 2 + at;
        const [dx, dy] = [Math.cos(angle) * r, Math.sin(angle) * r * 0.74];
        petals += limb(
          `${x + dx * 0.15},${y + dy * 0.15},${r * 0.08} ${x + dx * 0.6},${y + dy * 0.6},${r * 0.2} ${x + dx * 0.92},${y + dy * 0.92},${r * 0.16} ${x + dx},${y + dy},${r * 0.04}`,
        );
      }
      eyes += disc(x, y, r * 0.32, r * 0.25);
    }
    canvas.path(petals, { fill: WHITE });
    canvas.path(eyes, { fill: EYE });
  };
