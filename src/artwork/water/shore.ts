import { billow } from '../canvas/billow.ts';
import type { Layer } from '../canvas/canvas.ts';
import { Pen, type Point } from '../drawing/pen.ts';
import { pointsOf, type Way } from '../drawing/points.ts';
import { lamplight } from '../sky/beams.ts';

/** A beach with the last of a wave on it: sand below the shore line through `shore`, a wet rim, two lines of foam. */
export function beach(options: { shore: Way; of?: string; depth?: number }): Layer {
  return (canvas) => {
    const shore = pointsOf(options.shore);
    const { of = 'sand', depth = 0.3 } = options;
    const { light, width, height } = canvas;
    const source = canvas.random('beach');
    const sand = light.of(of, depth);
    const edge = (lower: number, loose: number): Pen => {
      const points = shore.map(([x, y]): Point => [x, y + lower + source.between(-loose, loose)]);
      const [start = [0, 0], ...way] = points;
      return new Pen(...start).smooth(way);
    };
    const below = (pen: Pen) =>
      pen
        .line(width + 40, height)
        .line(-40, height)
        .close().d;
    canvas.path(edge(-34, 6).d, { stroke: light.of('foam', 0.3), width: 5, opacity: 0.55 });
    canvas.path(below(edge(-12, 5)), { fill: light.of('foam', 0.25) });
    canvas.path(below(edge(0, 3)), { fill: light.shade(sand, 0.25) });
    canvas.path(below(edge(26, 8)), { fill: sand });
    canvas.path(below(edge(96, 14)), { fill: light.lit(sand, 0.28) });
  };
}

/** A wooded island whose foot lies at (x, y). */
export function islet({
  x,
  y,
  width,
  height,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
}): Layer {
  return (canvas) => {
    const half = width / 2;
    const colour = canvas.light.of('leaf', 0.42);
    const crowns = new Pen(x - half, y);
    const crest: Point[] = [0.16, 0.34, 0.5, 0.68, 0.86, 1].map((share) => [
      x - half + width * share,
      y - height * Math.sin(share * Math.PI),
    ]);
    billow(crowns, [x - half, y], crest, 22, canvas.random('islet'));
    canvas.path(crowns.close().d, { fill: colour });
    canvas.ellipse(x, y, half * 1.02, 5, { fill: canvas.light.shade(colour, 0.5) });
  };
}

/** The sea wall below the town's front, and its reflection. */
export const quay: Layer = (canvas) => {
  const { light } = canvas;
  canvas.rect(540, 484, 660, 14, { fill: light.shade(light.of('sand', 0.46), 0.3) });
  canvas.rect(540, 498, 660, 22, { fill: light.of('snow', 0.5), opacity: 0.3 });
};

/** Stone Town's quay after sunset: lamps along it, and their light on the water. */
export const quayLamps: Layer = (canvas) => {
  canvas.rect(0, 560, 1200, 16, { fill: canvas.light.shade(canvas.light.of('sand', 0.4), 0.4) });
  for (let x = 40; x < 1200; x += 112) {
    lamplight({ x, y: 548, r: 60, strength: 0.7 })(canvas);
    for (const y of [590, 606, 626])
      canvas.ellipse(x, y, (y - 570) * 0.5, 3, { fill: '#ffc878', opacity: 0.4 });
  }
};
