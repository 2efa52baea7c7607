import type { Layer } from '../canvas/canvas.ts';
import { Pen, type Point } from '../drawing/pen.ts';

/** Where the wall is: its near end's upper and lower corner and its far end, where it has no height. */
interface WallAway {
  top: Point;
  foot: Point;
  far: Point;
  tones: readonly string[];
  gap: string;
  lit: string;
}

/** A dry wall of lava stones that runs away from the picture's edge into the distance, smaller from stone to stone. */
export function wallAway({ top, foot, far, tones, gap, lit }: WallAway): Layer {
  return (canvas) => {
    const source = canvas.random('wall away');
    const at = (near: number, low: number): Point => [
      far[0] + (top[0] + (foot[0] - top[0]) * low - far[0]) * near,
      far[1] + (top[1] + (foot[1] - top[1]) * low - far[1]) * near,
    ];
    canvas.path(new Pen(...at(1, 0.08)).through([at(1, 1), far]).close().d, { fill: gap });
    const bodies = tones.map(() => '');
    let caps = '';
    const rows = 5;
    for (let row = rows - 1; row >= 0; row--) {
      let near = 1.04 - row * 0.04;
      while (near > 0.07) {
        const wide = near * source.between(0.16, 0.25);
        const [from, to] = [near - wide * 0.04, near - wide * 0.96];
        const jut = row === 0 ? source.between(-0.05, 0.02) : 0;
        const [high, low] = [row / rows + 0.02 + jut, (row + 1) / rows - 0.02];
        const middle = (from + to) / 2;
        const bulge = 0.015;
        const pen = new Pen(...at(from, high + 0.05)).smooth([
          at(from - wide * 0.16, high),
          at(middle, high - bulge * source.between(0, 0.6)),
          at(to + wide * 0.14, high),
          at(to, high + 0.05),
          at(to, low - 0.05),
          at(to + wide * 0.16, low),
          at(from - wide * 0.14, low),
          at(from, low - 0.05),
          at(from, high + 0.05),
        ]);
        bodies[Math.floor(source.between(0, tones.length - 0.01))] += pen.close().d;
        caps += new Pen(...at(from - wide * 0.2, high))
          .line(...at(middle, high - 0.008))
          .line(...at(to + wide * 0.12, high + 0.01))
          .line(...at(to + wide * 0.02, low - 0.06))
          .line(...at(to + wide * 0.2, high + 0.05))
          .line(...at(from - wide * 0.26, high + 0.04))
          .close().d;
        near -= wide;
      }
    }
    for (const [tone, d] of bodies.entries()) if (d !== '') canvas.path(d, { fill: tones[tone] ?? gap });
    canvas.path(caps, { fill: lit });
  };
}
