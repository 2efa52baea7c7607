import type { Canvas, Layer } from '../canvas/canvas.ts';
import { Pen, type Point } from '../drawing/pen.ts';
import { pointsOf } from '../drawing/points.ts';

/** A strip of small papyrus along a shore, drawn once in a picture: stems with fans of threads, ten pixels high at scale 1. */
function reeds(canvas: Canvas, seed: number): string {
  const source = canvas.random(`reeds ${seed}`);
  let d = '';
  for (let stem = 0; stem < 6; stem++) {
    const [x, high] = [stem * 4 - 10 + source.between(-1, 1), source.between(14, 26)];
    const [top, reach] = [-high, source.between(6, 9)];
    d += `M${Math.round(x)} 2v${Math.round(top)}h1v${Math.round(-top)}z`;
    d += new Pen(x - reach, top + 4)
      .quad(x - reach * 0.7, top - reach, x, top - reach * 0.9)
      .quad(x + reach * 0.7, top - reach, x + reach, top + 4)
      .line(x + reach * 0.4, top - 1)
      .line(x + reach * 0.2, top + 5)
      .line(x, top)
      .line(x - reach * 0.3, top + 5)
      .line(x - reach * 0.5, top - 1)
      .close().d;
  }
  return canvas.thing(`<path d="${d}" stroke="none"/>`);
}

/**
 * A tongue of low land in a lake: `way` runs from one end of its shore over its back to the other end, at the first
 * one's height; papyrus of `reed` pixels fringes the shore, and the water below mirrors the land.
 * @param fill the land's hex colour; `reeds` is the papyrus', the land's own, darker, when left out
 */
export function tongue(
  way: string,
  fill: string,
  options: { reed?: number; reeds?: string; mirror?: number } = {},
): Layer {
  return (canvas) => {
    const { reed = 20, mirror = 0.34 } = options;
    const points = pointsOf(way);
    const [[from, y] = [0, 0], [to] = [0]] = [points[0], points.at(-1)];
    const crest = points.slice(1, -1);
    const { light } = canvas;
    const { reeds: plant = light.shade(fill, 0.45) } = options;
    const source = canvas.random('tongue');
    const steps = Math.max(4, Math.round((to - from) / 120));
    const shore = Array.from({ length: steps + 1 }, (_, at): Point => {
      const share = 1 - at / steps;
      return [
        from + (to - from) * share,
        y + (at === 0 || at === steps ? 0 : source.between(-0.12, 0.5) * reed),
      ];
    });
    const back = new Pen(from, y).smooth([...crest, [to, y]]);
    const land = back.smooth(shore.slice(1)).close().d;
    const high = y - Math.min(...crest.map(([, top]) => top));
    const glass = new Pen(from, y).smooth([
      ...crest.map(([x, top]): Point => [x, y + (y - top) * 0.7]),
      [to, y],
    ]);
    canvas.path(glass.close().d, { fill: light.shade(fill, 0.3), opacity: mirror });
    canvas.path(land, { fill });
    canvas.path(
      new Pen(from, y)
        .smooth([...crest, [to, y]])
        .smooth(crest.map(([x, top], at): Point => [x, top + high * (at % 2 === 0 ? 0.24 : 0.1)]).reverse())
        .close().d,
      { fill: light.lit(fill, 0.3), opacity: 0.5 },
    );
    const clumps = [reeds(canvas, 1), reeds(canvas, 2)];
    const size = reed / 26;
    for (let x = from + reed * 0.4; x < to - reed * 0.3; x += reed * source.between(0.55, 1.05)) {
      const at = shore.findIndex(([left]) => left <= x);
      const level = shore[at]?.[1] ?? y;
      canvas.use(source.pick(clumps), {
        x,
        y: Math.min(level, y + reed * 0.3) + 2,
        scale: Math.round(size * source.pick([0.7, 0.9, 1.1, 1.25]) * 100) / 100,
        flip: source.next() < 0.5,
        fill: plant,
      });
    }
  };
}

/** Water without a ripple from `y` down to `to`, in the colours it mirrors: `far`, on its way, and `near`, as hex colours. */
export function stillWater(options: {
  y: number;
  to?: number;
  far: string;
  middle: string;
  near: string;
}): Layer {
  return (canvas) => {
    const { y, to = canvas.height, far, middle, near } = options;
    canvas.rect(0, y, canvas.width, to - y, {
      fill: canvas.gradient('down', [
        [0, far],
        [0.4, middle],
        [1, near],
      ]),
    });
  };
}
