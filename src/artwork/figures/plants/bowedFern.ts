import { bowAt, bowKnots } from '../../drawing/bow.ts';
import { limb } from '../../drawing/brush.ts';

/** A fern's frond from its foot, by way of a place that pulls it, to its tip; its longest leaflets are so `long`. */
export const bowedFern = (way: string, long: number): string => {
  const [a, pull, b] = bowKnots(way);
  const on = (share: number, axis: 0 | 1) => bowAt(a[axis], pull[axis], b[axis], share);
  const leaflets = Array.from({ length: 17 }, (_, index) => {
    const share = 0.1 + index * 0.052;
    const [x, y] = [on(share, 0), on(share, 1)];
    const turn = Math.atan2(on(share + 0.01, 1) - y, on(share + 0.01, 0) - x);
    const reach = long * Math.sin(Math.PI * (0.3 + share * 0.68));
    return [-1.15, 1.15].map((side) => {
      const to = (far: number, bend: number) =>
        [Math.cos(turn + side * bend), Math.sin(turn + side * bend)]
          .map((step, axis) => Math.round((axis === 0 ? x : y) + step * reach * far))
          .join();
      return limb(
        `${Math.round(x)},${Math.round(y)},3 ${to(0.5, 1.1)},${Math.round(reach * 0.13)} ${to(1, 0.9)},0`,
      );
    });
  });
  return (
    limb(
      `${a.slice(0, 2).join()},${long * 0.07} ${pull.slice(0, 2).join()},${long * 0.05} ${b.slice(0, 2).join()},1`,
    ) + leaflets.flat().join('')
  );
};
