import type { Canvas, Layer } from '../canvas/canvas.ts';
import type { Random } from '../canvas/random.ts';
import { Pen, type Point } from '../drawing/pen.ts';
import { pointsOf } from '../drawing/points.ts';
import { mix } from '../light/colour.ts';

/** One of the chain: its top, the height of its foot, its width there, and how its top ends. */
export interface Peak {
  x: number;
  y: number;
  foot: number;
  width: number;
  /** Pixels across the mouth; 0 is a point. */
  mouth?: number;
  /** A row of teeth instead of a mouth, left to right, as on Sabyinyo: `dx,dy` from the top. */
  teeth?: string;
  /** Its colour at the top; it dissolves towards the foot. */
  fill: string;
  /** 0..1: how much of the height stays solid above the mist. */
  solid?: number;
}

/** Where something begins and ends. */
type Span = readonly [from: number, to: number];

/** A point of a flank: `side` -1..1 across the cone, `down` 0 the top .. 1 the foot; hollow, as ash lies. */
function flankAt({ x, y, foot, width, mouth = 0 }: Peak, side: number, down: number): Point {
  const [half, high] = [width / 2, foot - y];
  const [a, b, c, d] = [mouth / 2, mouth / 2 + half * 0.2, half * 0.56, half];
  const [up, t] = [1 - down, down];
  const across = up ** 3 * a + 3 * up ** 2 * t * b + 3 * up * t ** 2 * c + t ** 3 * d;
  const fall = 3 * up ** 2 * t * 0.4 + 3 * up * t ** 2 * 0.86 + t ** 3;
  // No flank is turned on a lathe: old flows make it swell and sink.
  const swell = Math.sin(t * 9 + x * 0.013 + side) * Math.sin(t * Math.PI) * half * 0.045;
  return [x + side * (across + swell), y + high * fall];
}

const run = (peak: Peak, side: number, from: number, to: number) =>
  Array.from({ length: 5 }, (_, at) => flankAt(peak, side, from + ((to - from) * at) / 4));

function outline(peak: Peak): Pen {
  const { x, y, mouth = 0, teeth } = peak;
  const [start = [x, y], ...up] = run(peak, -1, 1, 0);
  const pen = new Pen(...start).smooth(up);
  if (teeth !== undefined) pen.through(pointsOf(teeth).map(([dx, dy]): Point => [x + dx, y + dy]));
  else if (mouth > 0) pen.quad(x - mouth * 0.1, y + mouth * 0.24, ...flankAt(peak, 1, 0));
  const [next = [x, y], ...down] = run(peak, 1, 0, 1);
  return pen
    .line(...next)
    .smooth(down)
    .close();
}

/** A broken way down the cone: it goes to and fro by up to `loose` (a share of the half width), less near the top. */
const ridge = (peak: Peak, source: Random, [from, to]: Span, [top, end]: Span, loose: number): Point[] =>
  Array.from({ length: 6 }, (_, at): Point => {
    const share = at / 5;
    const off = at === 0 ? 0 : (at % 2 === 0 ? 1 : -1) * loose * source.between(0.4, 1) * (0.3 + share * 0.7);
    return flankAt(peak, from + (to - from) * share + off, top + (end - top) * share);
  });

/** A ravine or a spur: a point at its top that opens downwards between two broken edges. */
function wedge(peak: Peak, source: Random, side: number, wide: number, [top, end]: Span): string {
  const [start = [0, 0], ...down] = ridge(peak, source, [side, side - wide], [top, end], wide * 0.3);
  const back = ridge(peak, source, [side, side + wide], [top, end - 0.12], wide * 0.3).slice(1);
  return new Pen(...start).through([...down, ...back.reverse()]).close().d;
}

/** Paints one cone: planes of light and shade on both sides of a broken ridge, and a foot that dissolves. */
function paintPeak(canvas: Canvas, peak: Peak): void {
  const { light } = canvas;
  const { fill, solid = 0.55 } = peak;
  const source = canvas.random('virunga');
  const fading = (colour: string, strength = 1) =>
    canvas.gradient('down', [
      [0, colour, strength],
      [solid, colour, strength * 0.94],
      [1, colour, 0],
    ]);
  const away = light.from === 'left' ? 1 : -1;
  const wedges = (sides: readonly number[], from: number, to: number, wide: number) =>
    sides
      .map((side) => {
        const top = source.between(from, to);
        return wedge(peak, source, side * away, wide * source.between(0.7, 1.2), [top, top + 0.62]);
      })
      .join('');
  const deep = mix(fill, light.shadow, 0.55);
  canvas.body(outline(peak).d, fading(fill), () => {
    const parting = ridge(peak, source, [away * 0.04, away * 0.16], [-0.06, 1], 0.3);
    const [first = [peak.x, peak.y]] = parting;
    const edge = run(peak, away * 1.1, 1, -0.1);
    canvas.path(new Pen(...first).through([...parting.slice(1), ...edge]).close().d, { fill: fading(deep) });
    canvas.path(wedges([-0.8, -0.34], 0.02, 0.1, 0.17), { fill: fading(mix(fill, light.glow, 0.34), 0.8) });
    canvas.path(wedges([-0.58, -0.12], 0.12, 0.3, 0.12), { fill: fading(deep, 0.6) });
    canvas.path(wedges([0.5, 0.82], 0.04, 0.2, 0.15), { fill: fading(fill, 0.6) });
  });
}

/** Volcanoes one before the other, the furthest first, each dissolving into the mist at its foot. */
export function virunga(peaks: readonly Peak[]): Layer {
  return (canvas) => {
    for (const peak of peaks) paintPeak(canvas, peak);
  };
}
