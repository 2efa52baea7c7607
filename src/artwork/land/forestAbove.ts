import type { Layer } from '../canvas/canvas.ts';
import { Pen, type Point } from '../drawing/pen.ts';
import { pointsOf, type Way } from '../drawing/points.ts';

/** A tree's crown seen from the air: lobes around its middle, lit on the side of the light. */
function crownOf(size: number, lobes: number, turn: number): string {
  const at = (angle: number, reach: number): Point => [
    Math.cos(angle) * size * reach,
    Math.sin(angle) * size * reach * 0.86,
  ];
  const pen = new Pen(...at(turn, 1));
  for (let lobe = 1; lobe <= lobes; lobe++) {
    pen.bulge((size * Math.PI * 0.7) / lobes, ...at(turn + (lobe / lobes) * Math.PI * 2, 1));
  }
  return pen.close().d;
}

/**
 * A rain forest from the air, inside the outline through `edge`: crown beside crown, the nearer ones larger, each with
 * a cap of light and a pool of shade.
 */
export function forestAbove(options: {
  edge: Way;
  depth: number;
  size?: readonly [far: number, near: number];
  of?: string;
}): Layer {
  return (canvas) => {
    const { depth, size = [26, 64], of = 'leaf' } = options;
    const edge = pointsOf(options.edge);
    const { light, width, height } = canvas;
    const source = canvas.random('forest above');
    const [start = [0, 0], ...way] = edge;
    const ground = light.shade(light.of(of, depth), 0.55);
    const away = light.from === 'left' ? 1 : -1;
    canvas.path(new Pen(...start).through(way).close().d, { fill: ground });
    const inside = (x: number, y: number) => {
      let isIn = false;
      edge.forEach(([x1, y1], at) => {
        const [x2, y2] = edge[(at + 1) % edge.length] ?? [0, 0];
        if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isIn = !isIn;
      });
      return isIn;
    };
    const tones = [depth, Math.max(0, depth - 0.08), depth + 0.06].map((at) => light.of(of, at));
    const crowns = tones.map((tone, at) => {
      const [body, cap] = [crownOf(50, 8 + at, at), crownOf(31, 7, at + 1)];
      return canvas.thing(
        `<path d="${body}" fill="${light.shade(tone, 0.3)}"/>` +
          `<path transform="translate(${-away * 10} -11)" d="${cap}" fill="${light.lit(tone, 0.16)}"/>`,
      );
    });
    const top = Math.min(...edge.map(([, y]) => y));
    for (let y = top; y < height + size[1];) {
      const near = Math.min(1, (y - top) / (height - top));
      const wide = size[0] + (size[1] - size[0]) * near;
      for (let x = -wide; x < width + wide; x += wide * source.between(0.9, 1.5)) {
        const [left, low] = [x + source.between(-0.4, 0.4) * wide, y + source.between(-0.3, 0.3) * wide];
        if (!inside(left, Math.min(height - 1, low))) continue;
        const scale = Math.round((wide / 50) * source.pick([0.7, 0.9, 1.1]) * 20) / 20;
        canvas.use(source.pick(crowns), { x: left, y: low, scale });
      }
      y += wide * 0.62;
    }
  };
}
