import type { Layer } from '../canvas/canvas.ts';
import type { Box } from '../canvas/plan.ts';
import type { Random } from '../canvas/random.ts';
import { Pen, type Point } from '../drawing/pen.ts';
import { mix, tune } from '../light/colour.ts';

/** Lens-shaped strokes lying on the water, small and close far away, long and wide apart near the viewer. */
function glints(
  source: Random,
  area: { x: number; width: number; y: number; to: number },
  count: number,
  size: number,
  except: readonly Box[] = [],
): string {
  let d = '';
  for (let glint = 0; glint < count; glint++) {
    const near = ((glint + source.next()) / count) ** 1.8;
    const half = (10 + 70 * near) * size * source.between(0.5, 1.3);
    const thick = (1.2 + 5 * near) * size;
    const x = area.x + source.between(0, 1) * area.width;
    const y = area.y + 3 + (area.to - area.y - 6) * near;
    const isCovered = except.some(
      ([left, top, width, height]) =>
        x + half > left && x - half < left + width && y > top && y < top + height,
    );
    if (isCovered) continue;
    d += new Pen(x - half, y)
      .quad(x, y - thick * 1.4, x + half, y)
      .quad(x, y + thick, x - half, y)
      .close().d;
  }
  return d;
}

/**
 * Glints on water between y and `to`: `x` and `width` gather them, as on the sun's path. They stop at what lies in the
 * water: `except` are the boxes of islands, boats and rocks.
 */
export function ripples(options: {
  y: number;
  to: number;
  x?: number;
  width?: number;
  count?: number;
  size?: number;
  colour?: string;
  opacity?: number;
  except?: readonly Box[];
}): Layer {
  return (canvas) => {
    const { y, to, x = 0, width = canvas.width, count = 24, size = 1, opacity = 0.6, except } = options;
    const { colour = mix(canvas.light.sun, canvas.light.sky[3], 0.3) } = options;
    canvas.path(glints(canvas.random('ripples'), { x, width, y, to }, count, size, except), {
      fill: colour,
      opacity,
    });
  };
}

/**
 * The sea from its horizon down to `to`, in flat bands of colour: deep under the horizon, reef, then ever
 * paler shallows with a soft edge each.
 */
export function sea(options: { horizon: number; to?: number; bands?: number; glitter?: number }): Layer {
  return (canvas) => {
    const { horizon, to = canvas.height, bands = 5, glitter = 26 } = options;
    const { light, width } = canvas;
    const source = canvas.random('sea');
    const water = mix(light.of('water', 0.3), light.sky[1], light.warmth);
    const deep = mix(tune(water, 0.72, 1.1), light.shadow, 0.3);
    const lagoon = tune(water, 1.1, 1.12);
    const shallow = mix(tune(water, 1.3, 0.95), light.of('#c4ecd4', 0.3), 0.55);
    canvas.rect(0, horizon, width, to - horizon, { fill: deep });
    for (let band = 1; band < bands; band++) {
      const y = horizon + (to - horizon) * (band / bands) ** 1.5;
      const wave = 4 + 22 * (band / bands) ** 2;
      const points = Array.from({ length: 9 }, (_, at): Point => [
        -40 + ((width + 80) * at) / 8,
        y + source.between(-1, 1) * wave,
      ]);
      const [start = [0, y], ...way] = points;
      const pen = new Pen(...start)
        .smooth(way)
        .line(width + 40, to)
        .line(-40, to)
        .close();
      const share = (band / (bands - 1)) * 2;
      const fill = share < 1 ? mix(deep, lagoon, share) : mix(lagoon, shallow, share - 1);
      canvas.path(pen.d, { fill });
    }
    canvas.path(glints(source, { x: 0, width, y: horizon, to }, glitter, 0.9), {
      fill: light.lit(shallow, 0.7),
      opacity: 0.6,
    });
  };
}
