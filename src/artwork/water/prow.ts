import type { Layer } from '../canvas/canvas.ts';
import { Pen } from '../drawing/pen.ts';

/** The canoe that we sit in: its bow before us, ribs, a thwart, and both gunwales. */
export const prow: Layer = (canvas) => {
  const { light } = canvas;
  const wood = light.of('wood', 0.2);
  const side = (sign: 1 | -1, out: number) => {
    const at = (x: number) => 610 + sign * x;
    return [at(out * 0.06), 500, at(out * 0.5), 590, at(out * 0.86), 730, at(out), 960] as const;
  };
  const [left, right] = [side(-1, 400), side(1, 400)];
  const hull = (sign: 1 | -1, out: number, inner: number) => {
    const [a, b, c, d, e, f, x, y] = side(sign, out);
    const [g, h, i, j, k, l, m, n] = side(sign, inner);
    return new Pen(a, b - 14)
      .curve(c, d, e, f, x, y)
      .line(m, n)
      .curve(k, l, i, j + 30, g, h + 30)
      .close().d;
  };
  const floor = new Pen(left[0], left[1]).curve(left[2], left[3], left[4], left[5], left[6], left[7]);
  canvas.path(
    floor.line(right[6], right[7]).curve(right[4], right[5], right[2], right[3], right[0], right[1]).close()
      .d,
    {
      fill: light.shade(wood, 0.8),
    },
  );
  for (const [y, half, deep] of [
    [640, 150, 40],
    [730, 240, 70],
  ] as const) {
    const rib = new Pen(610 - half, y).quad(610, y + deep * 2, 610 + half, y);
    canvas.path(rib.d, { stroke: light.shade(wood, 0.35), width: 12 });
  }
  canvas.path(new Pen(276, 830).line(944, 830).line(972, 884).line(248, 884).close().d, {
    fill: light.lit(wood, 0.3),
  });
  canvas.path(new Pen(248, 884).line(972, 884).line(976, 900).line(244, 900).close().d, {
    fill: light.shade(wood, 0.6),
  });
  canvas.path(hull(-1, 440, 376), { fill: light.lit(wood, 0.55) });
  canvas.path(hull(1, 440, 376), { fill: light.lit(wood, 0.12) });
  canvas.path(new Pen(584, 540).line(594, 470).line(626, 470).line(636, 540).line(610, 568).close().d, {
    fill: light.lit(wood, 0.34),
  });
};
