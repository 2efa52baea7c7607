import type { Layer } from '../canvas/canvas.ts';
import { Pen } from '../drawing/pen.ts';

const CORNERS = {
  'top-left': [0, 0, 45],
  'top-right': [1, 0, 135],
  'bottom-right': [1, 1, 225],
  'bottom-left': [0, 1, 315],
} as const;

/**
 * A frame of big leaves reaching in from a corner, the longest `size` pixels: dark on one half of the rib,
 * brighter on the other. Broad as a banana's, or slim as a blade.
 */
export function leaves(options: {
  corner: keyof typeof CORNERS;
  size: number;
  depth?: number;
  count?: number;
  slim?: boolean;
  of?: string;
}): Layer {
  return (canvas) => {
    const { corner, size, depth = 0.05, count = 7, slim = false, of = 'leaf' } = options;
    const { light, width, height } = canvas;
    const source = canvas.random('leaves');
    const wide = size * (slim ? 0.07 : 0.17);
    const half = (sign: number) =>
      new Pen(0, 0)
        .curve(size * 0.25, wide * sign, size * 0.66, wide * sign, size, 0)
        .quad(size * 0.5, wide * 0.12, 0, 0)
        .close().d;
    const colour = light.of(of, depth);
    const leaf = canvas.thing(
      `<path d="${half(1)}" fill="${light.shade(colour, 0.35)}"/><path d="${half(-1)}" fill="${light.lit(colour, 0.16)}"/>`,
    );
    const [right, low, towards] = CORNERS[corner];
    for (let at = 0; at < count; at++) {
      const turn = towards - 62 + (124 * (at + source.between(0.2, 0.8))) / count;
      const place = {
        x: right * width + source.between(-0.1, 0.1) * size,
        y: low * height + source.between(-0.1, 0.1) * size,
      };
      canvas.use(leaf, { ...place, turn, scale: source.pick([0.7, 0.85, 1]) });
    }
  };
}
