import { billow } from '../canvas/billow.ts';
import type { Layer } from '../canvas/canvas.ts';
import { hatch, stipple } from '../canvas/tiles.ts';
import { Pen, type Point } from '../drawing/pen.ts';
import { mix } from '../light/colour.ts';

/**
 * A storm coming in: a dark shelf of cloud from the upper edge down to y, its underside torn, and under it rain that
 * hangs in ragged curtains down to `to`. `from` and `until` are how far it reaches across, in pixels.
 */
export function stormCurtain(options: {
  y: number;
  to: number;
  from?: number;
  until?: number;
  lean?: number;
  strength?: number;
}): Layer {
  return (canvas) => {
    const { y, to, from = -60, until = canvas.width + 60, lean = -120, strength = 0.75 } = options;
    const { light } = canvas;
    const source = canvas.random('storm curtain');
    const wide = until - from;
    const cloud = mix(mix(light.sky[0], light.shadow, 0.6), light.dark, 0.25);
    // The shelf is thin at its ends: rain starts within it there, too.
    const shelf = (x: number) =>
      y * (0.35 + 0.65 * Math.max(0, Math.sin(((x - from) / wide) * Math.PI)) ** 0.4);
    let left = from + wide * 0.04;
    while (left < until - wide * 0.06) {
      const broad = wide * source.between(0.06, 0.18);
      const low = y + (to - y) * source.between(0.7, 1);
      const tail: Point[] = [
        [left + broad, shelf(left + broad) - y * 0.16],
        [left + broad * 0.9 + lean, low],
        [left + broad * 0.6 + lean * 0.8, low - (to - y) * 0.12],
        [left + broad * 0.3 + lean, low + 8],
        [left + lean * 0.7, low - (to - y) * 0.2],
      ];
      canvas.path(new Pen(left, shelf(left) - y * 0.16).through(tail).close().d, {
        fill: cloud,
        opacity: Math.round(strength * 45) / 100,
      });
      left += broad * source.between(0.5, 1);
    }
    const torn = (lower: number, lobe: number) => {
      const edge = Array.from({ length: 9 }, (_, at): Point => {
        const x = from + wide * (1 - at / 8);
        return [x, shelf(x) + lower + source.between(-0.12, 0.06) * y];
      });
      const [start = [until, y], ...way] = edge;
      const pen = new Pen(until, -20).line(...start);
      billow(pen, start, way, lobe, source);
      return pen.line(from, -20).close().d;
    };
    canvas.path(torn(0, wide / 16), { fill: mix(cloud, light.haze, 0.16) });
    const belly = torn(-y * 0.2, wide / 12);
    canvas.path(belly, { fill: cloud });
    canvas.path(belly, { fill: hatch(canvas, light.dark, 3), opacity: 0.35 });
    canvas.rect(from, y, wide, (to - y) * 0.6, { fill: stipple(canvas, cloud, 2), opacity: 0.3 });
  };
}
