import { billow, puff } from '../canvas/billow.ts';
import type { Layer } from '../canvas/canvas.ts';
import { hatch, stipple } from '../canvas/tiles.ts';
import { Pen, type Point } from '../drawing/pen.ts';
import { mix } from '../light/colour.ts';

/**
 * A cumulus grown to a tower on its base at (x, y): heaps upon heaps, narrower above, in three flat tones, bright on
 * the side of the light. `lean` pixels is how far the wind has pushed its top; `anvil` spreads it out there.
 */
export function cloudTower(options: {
  x: number;
  y: number;
  width: number;
  height: number;
  depth?: number;
  lean?: number;
  anvil?: boolean;
}): Layer {
  return (canvas) => {
    const { x, y, width, height, depth = 0.3, lean = 0, anvil = false } = options;
    const { light } = canvas;
    const source = canvas.random('cloud tower');
    const away = light.from === 'left' ? 1 : -1;
    let [whole, middle, bright] = ['', '', ''];
    const heap = (left: number, top: number, r: number) => {
      whole += puff(left, top, r);
      middle += puff(left - away * r * 0.3, top - r * 0.16, r * 0.84);
      bright += puff(left - away * r * 0.46, top - r * 0.3, r * 0.6);
    };
    for (let share = 0; share <= 1; share += 0.11) {
      const half = width * (anvil && share > 0.9 ? 0.46 : (0.5 - 0.3 * share) * source.between(0.84, 1.1));
      const at = x + lean * share ** 1.4 + source.between(-0.06, 0.06) * width;
      const r = Math.max(width * 0.1, half * 0.46);
      for (const side of [-1, 1, 0]) {
        const left = at + side * (half - r) * source.between(0.8, 1);
        const top = y - height * share - source.between(-0.2, 0.3) * r;
        heap(left, top, r * source.pick([0.8, 1, 1.15]));
        if (side !== 0) heap(left + side * r * 0.8, top + r * source.between(-0.5, 0.3), r * 0.46);
      }
    }
    const white = mix('#fffaf0', light.glow, 0.12 + light.warmth * 0.5);
    const faded = (colour: string) => mix(colour, light.haze, depth * 0.7);
    const shade = mix(mix(white, light.sky[1], 0.55), light.shadow, 0.2);
    canvas.body(whole, faded(shade), () => {
      canvas.path(middle, { fill: faded(mix(shade, white, 0.55)) });
      canvas.path(bright, { fill: faded(white) });
      // A cloud's foot is flat, and gone in the air below it.
      const fill = canvas.gradient('down', [
        [0, light.haze, 0],
        [0.7, light.haze, 0.75],
        [1, light.sky[3], 0.96],
      ]);
      canvas.rect(x - width, y - height * 0.34, width * 2, height * 0.34 + width, { fill });
    });
  };
}

/**
 * A storm coming in: a dark shelf of cloud from the upper edge down to y, its underside torn, and under it rain that
 * hangs in soft ragged curtains down to `to`. `from` and `until` are how far it reaches across, in pixels.
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
    const rain = canvas.gradient('down', [
      [0, cloud, strength],
      [0.5, cloud, strength * 0.5],
      [1, light.haze, 0],
    ]);
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
        fill: rain,
        opacity: 0.7,
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
