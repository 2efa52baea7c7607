import type { Canvas } from '../canvas/canvas.ts';
import type { Random } from '../canvas/random.ts';
import { stipple } from '../canvas/tiles.ts';
import { Pen } from '../drawing/pen.ts';

/** Gives the path of wisps torn off a cloud or a mist along y: long lenses, strewn over `height` pixels. */
function wisps(canvas: Canvas, source: Random, y: number, height: number): string {
  const count = Math.round(canvas.width / 130);
  let d = '';
  for (let wisp = 0; wisp < count; wisp++) {
    const half = canvas.width * source.between(0.05, 0.15);
    const x = (canvas.width * (wisp + source.between(0, 1))) / count;
    const at = y + source.between(-0.5, 0.5) * height;
    const thick = height * source.between(0.1, 0.26);
    d += new Pen(x - half, at)
      .quad(x - half * 0.3, at - thick * 1.6, x + half * 0.2, at - thick * 0.4)
      .quad(x + half * 0.5, at - thick, x + half, at + thick * 0.2)
      .quad(x, at + thick * 1.5, x - half, at)
      .close().d;
  }
  return d;
}

/** The path of a flat bank of mist from edge to edge, `half` pixels up and down from y where it is thickest. */
export const bank = (width: number, y: number, half: number): string =>
  new Pen(0, y - half * 0.7)
    .curve(width * 0.22, y - half * 1.1, width * 0.4, y - half * 0.5, width * 0.62, y - half * 0.9)
    .curve(width * 0.8, y - half * 1.2, width * 0.9, y - half * 0.8, width, y - half * 0.6)
    .line(width, y + half * 0.8)
    .curve(width * 0.75, y + half * 1.1, width * 0.6, y + half * 0.6, width * 0.36, y + half * 0.9)
    .curve(width * 0.2, y + half * 1.1, width * 0.1, y + half * 0.7, 0, y + half * 0.9)
    .close().d;

/** Tears the upper edge of a band of mist into wisps and grain: densest at y, `height` pixels up to where it ends. */
export function tear(
  canvas: Canvas,
  mist: { y: number; height: number; colour: string; strength: number },
): void {
  const { y, height, colour, strength } = mist;
  const source = canvas.random('mist');
  for (const [up, over, opacity] of [
    [0.7, 0.7, 0.45],
    [0.25, 0.6, 0.6],
  ] as const) {
    const d = wisps(canvas, source, y - height * up, height * over);
    canvas.path(d, { fill: colour, opacity: strength * opacity });
  }
  const spots = stipple(canvas, colour, 3);
  canvas.path(wisps(canvas, source, y - height, height * 0.6), { fill: spots, opacity: strength * 0.6 });
}
