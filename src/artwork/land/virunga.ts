import type { Canvas, Layer } from '../canvas/canvas.ts';
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

/** A point of a flank: `side` -1..1 across the cone, `down` 0 the top .. 1 the foot; hollow, as ash lies. */
function flankAt({ x, y, foot, width, mouth = 0 }: Peak, side: number, down: number): Point {
  const [half, high] = [width / 2, foot - y];
  const [a, b, c, d] = [mouth / 2, mouth / 2 + half * 0.2, half * 0.56, half];
  const [up, t] = [1 - down, down];
  const across = up ** 3 * a + 3 * up ** 2 * t * b + 3 * up * t ** 2 * c + t ** 3 * d;
  const fall = 3 * up ** 2 * t * 0.4 + 3 * up * t ** 2 * 0.86 + t ** 3;
  return [x + side * across, y + high * fall];
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

/** A slope between two sides of the cone, as one band from the top down. */
function band(peak: Peak, from: number, to: number, top: number, end: number): string {
  const [start = [0, 0], ...down] = run(peak, from, top, end);
  const [turn = [0, 0], ...up] = run(peak, to, end, top);
  return new Pen(...start)
    .smooth(down)
    .line(...turn)
    .smooth(up)
    .close().d;
}

/** Paints one cone: its shaded side, gullies that run down from the top, and a foot that dissolves. */
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
  let [dark, bright] = ['', ''];
  for (let gully = 0; gully < 11; gully++) {
    const side = -0.9 + gully * 0.18 + source.between(-0.05, 0.05);
    const top = source.between(0.04, 0.34);
    const rib = band(peak, side, side + source.between(0.04, 0.1), top, top + source.between(0.24, 0.5));
    if (side * away > 0.1 || gully % 2 === 1) dark += rib;
    else bright += rib;
  }
  canvas.body(outline(peak).d, fading(fill), () => {
    canvas.path(band(peak, -away * 0.16, -away, -0.1, 1), { fill: fading(light.lit(fill, 0.3), 0.6) });
    canvas.path(band(peak, away * 0.1, away, -0.1, 1), { fill: fading(mix(fill, light.shadow, 0.5), 0.62) });
    canvas.path(dark, { fill: fading(mix(fill, light.shadow, 0.7), 0.45) });
    canvas.path(bright, { fill: fading(light.lit(fill, 0.5), 0.5) });
  });
}

/** Sabyinyo's worn crown, as wide as its mouth should be: about 220 pixels at `size` 1. */
export const teethOf = (size: number): string =>
  '-104,6 -84,-26 -66,2 -40,-44 -22,-8 4,-30 22,4 48,-20 66,10 92,-6 110,12'
    .split(' ')
    .map((point) => point.split(',').map((value) => Math.round(Number(value) * size)))
    .join(' ');

/** Volcanoes one before the other, the furthest first, each dissolving into the mist at its foot. */
export function virunga(peaks: readonly Peak[]): Layer {
  return (canvas) => {
    for (const peak of peaks) paintPeak(canvas, peak);
  };
}
