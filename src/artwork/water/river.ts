import type { Layer } from '../canvas/canvas.ts';
import { Pen, type Point } from '../drawing/pen.ts';
import { pointsOf, type Way } from '../drawing/points.ts';
import { mix } from '../light/colour.ts';

/**
 * A river winding towards the viewer through the points of its middle line (far end first), `width` pixels
 * wide at each end; banks in shade on the far side, a paler ribbon of sky along its middle.
 */
export function river(options: {
  through: Way;
  width: readonly [number, number];
  depth?: number;
  bank?: string;
}): Layer {
  return (canvas) => {
    const through = pointsOf(options.through);
    const { width, depth = 0.35, bank = 'earth' } = options;
    const { light } = canvas;
    const [top, bottom] = [through[0]?.[1] ?? 0, through.at(-1)?.[1] ?? canvas.height];
    const half = (y: number) =>
      (width[0] + (width[1] - width[0]) * ((y - top) / (bottom - top || 1)) ** 1.4) / 2;
    const ribbon = (left: number, right: number, lower: number) => {
      const down = through.map(([x, y]): Point => [x + left * half(y), y + lower]);
      const up = [...through].reverse().map(([x, y]): Point => [x + right * half(y), y + lower]);
      const [start = [0, 0], ...way] = down;
      return new Pen(...start)
        .smooth(way)
        .line(...(up[0] ?? start))
        .smooth(up.slice(1))
        .close().d;
    };
    const water = (at: number) => light.of('water', at);
    canvas.path(ribbon(-1.12, 1.12, -3), { fill: light.shade(light.of(bank, depth), 0.45) });
    const fill = canvas.gradient('down', [
      [0, mix(light.sky[3], water(depth + 0.3), 0.4)],
      [0.45, water(depth)],
      [1, water(Math.max(0, depth - 0.16))],
    ]);
    canvas.path(ribbon(-1, 1, 3), { fill });
    canvas.path(ribbon(-0.35, 0.2, 4), { fill: mix(light.sky[3], light.sky[2], 0.4), opacity: 0.4 });
  };
}

/** The ledge that the river falls over: a sill of white water across the picture, its curtain down to `to`. */
export function drop({ y, to }: { y: number; to: number }): Layer {
  return (canvas) => {
    const { light, width } = canvas;
    const source = canvas.random('drop');
    const sill = Array.from({ length: 9 }, (_, at): Point => [
      -40 + ((width + 80) * at) / 8,
      y + source.between(-26, 26),
    ]);
    const [start = [0, y], ...way] = sill;
    const wall = new Pen(...start)
      .smooth(way)
      .line(width + 40, to)
      .line(-40, to)
      .close();
    canvas.body(wall.d, light.shade(light.of('water', 0.34), 0.2), () => {
      let [white, pale] = ['', ''];
      for (let x = -30; x < width;) {
        const wide = source.pick([26, 44, 70, 96]);
        const long = (to - y + 40) * source.pick([0.5, 0.75, 1, 1]);
        const lean = source.between(-0.2, 0.2) * wide;
        const tongue = new Pen(x, y - 40)
          .line(x + wide, y - 40)
          .curve(
            x + wide * 1.1,
            y + long * 0.5,
            x + wide * 0.8 + lean,
            y + long * 0.8,
            x + wide * 0.5 + lean,
            y + long,
          )
          .curve(x + wide * 0.2 + lean, y + long * 0.8, x - wide * 0.1, y + long * 0.5, x, y - 40);
        if (source.next() < 0.65) white += tongue.close().d;
        else pale += tongue.close().d;
        x += wide * source.between(0.6, 1.15);
      }
      canvas.path(pale, { fill: light.of('foam', 0.5), opacity: 0.6 });
      canvas.path(white, { fill: light.of('foam', 0.4), opacity: 0.92 });
    });
  };
}
