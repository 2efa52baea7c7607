import type { Layer } from '../canvas/canvas.ts';
import { Pen, type Point } from '../drawing/pen.ts';

/** One rough stone around (x, y): seven corners, none at the same distance. */
function stone(
  between: (from: number, to: number) => number,
  x: number,
  y: number,
  wide: number,
  high: number,
): Point[] {
  return Array.from({ length: 8 }, (_, at): Point => {
    const turn = ((at + between(-0.25, 0.25)) / 8) * Math.PI * 2;
    const reach = between(0.88, 1.06);
    const square = 1 / Math.max(Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))) ** 0.7;
    return [
      x + Math.cos(turn) * wide * reach * square * 0.5,
      y + Math.sin(turn) * high * reach * square * 0.5,
    ];
  });
}

/**
 * The dry wall of lava stones along a volcano park's edge, its top at y, stones about `size` pixels high in rows down to
 * the foot of the picture: in shade, lit on their upper sides, the darkest colour between them.
 */
export function lavaWall(options: {
  y: number;
  size: number;
  gap: string;
  tones: readonly string[];
  lit: string;
}): Layer {
  return (canvas) => {
    const { y, size, gap, tones, lit } = options;
    const source = canvas.random('lava wall');
    const between = (from: number, to: number) => source.between(from, to);
    canvas.rect(0, y + size * 0.3, canvas.width, canvas.height - y, { fill: gap });
    const bodies = tones.map(() => '');
    let caps = '';
    for (let row = 0; y + row * size * 0.9 < canvas.height + size; row++) {
      let x = -size * between(0.2, 1);
      while (x < canvas.width + size) {
        const wide = size * between(0.95, 1.7);
        const at = y + size * 0.5 + row * size * 0.9 + between(-0.08, 0.08) * size * (row === 0 ? 2 : 1);
        const ring = stone(between, x + wide / 2, at, wide * 0.98, size * 0.94);
        const [first = [x, at], ...rest] = ring;
        const tone = Math.floor(between(0, tones.length - 0.01));
        bodies[tone] += new Pen(...first).through(rest).close().d;
        // The upper side of each stone: its top corners, and back a little lower.
        const top = ring.slice(4, 8);
        const [from = first] = top;
        const under = top
          .toReversed()
          .map(([px, py]): Point => [px + (x + wide / 2 - px) * 0.16, py + size * 0.13 + (at - py) * 0.06]);
        caps += new Pen(...from).through([...top.slice(1), ...under]).close().d;
        x += wide * 1.02;
      }
    }
    for (const [at, d] of bodies.entries()) if (d !== '') canvas.path(d, { fill: tones[at] ?? gap });
    canvas.path(caps, { fill: lit });
  };
}
