import type { Layer } from '../canvas/canvas.ts';
import { Pen, type Point } from '../drawing/pen.ts';
import { points } from '../drawing/points.ts';

/** A ragged ring of water around (x, y), drawn out downstream (to the lower left). */
function eddy(
  source: { between(low: number, high: number): number },
  x: number,
  y: number,
  r: number,
): string {
  const rim = Array.from({ length: 13 }, (_, at): Point => {
    const angle = (at / 13) * Math.PI * 2;
    const drawn = Math.max(0, Math.cos(angle - 2.5)) ** 3 * r * 1.5;
    const reach = r * source.between(0.82, 1.2) + drawn;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.9];
  });
  const [start = [x, y], ...way] = rim;
  return new Pen(...start).smooth([...way, start]).close().d;
}

/**
 * White water from right above: deep green water, foam drawn out along the current, which runs from the upper right to the
 * lower left, and rocks at points written `x,y,radius` with their pillows of foam.
 */
export function riverAbove(rocks: string): Layer {
  return (canvas) => {
    const { light, width, height } = canvas;
    const source = canvas.random('river above');
    const water = light.of('water', 0.3);
    canvas.rect(0, 0, width, height, { fill: light.shade(water, 0.35) });
    const streaks = (count: number, size: number) => {
      let d = '';
      for (let streak = 0; streak < count; streak++) {
        const [x, y] = [source.between(-0.1, 1.1) * width, source.between(-0.1, 1.1) * height];
        const long = size * source.between(0.6, 1.6);
        const [dx, dy] = [-long, long * source.between(0.5, 0.8)];
        const fat = size * source.between(0.05, 0.14);
        d += new Pen(x, y)
          .curve(x + dx * 0.3 + fat, y + dy * 0.2 + fat, x + dx * 0.6 + fat, y + dy * 0.9, x + dx, y + dy)
          .curve(x + dx * 0.6 - fat, y + dy * 0.7 - fat, x + dx * 0.3 - fat, y + dy * 0.1, x, y)
          .close().d;
      }
      return d;
    };
    canvas.path(streaks(26, 320), { fill: light.shade(water, 0.62), opacity: 0.6 });
    canvas.path(streaks(34, 240), { fill: light.lit(water, 0.35), opacity: 0.8 });
    canvas.path(streaks(30, 170), { fill: light.of('foam', 0.3), opacity: 0.9 });
    const foam = { wide: '', inner: '', stone: '', lit: '' };
    for (const [x, y, r] of points(rocks)) {
      foam.wide += eddy(source, x - r * 0.5, y + r * 0.4, r * 1.9);
      foam.inner += eddy(source, x - r * 0.3, y + r * 0.2, r * 1.4);
      foam.stone += eddy(source, x, y, r * 0.66);
      foam.lit += eddy(source, x - r * 0.14, y - r * 0.16, r * 0.36);
    }
    const stone = light.of('rock', 0.16);
    canvas.path(foam.wide, { fill: light.lit(water, 0.5), opacity: 0.9 });
    canvas.path(foam.inner, { fill: light.of('foam', 0.3) });
    canvas.path(foam.stone, { fill: light.shade(stone, 0.4) });
    canvas.path(foam.lit, { fill: light.lit(stone, 0.2) });
  };
}
