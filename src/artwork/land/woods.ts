import type { Layer } from '../canvas/canvas.ts';
import { Pen } from '../drawing/pen.ts';

/**
 * Inside a forest: trunks `width` pixels thick on average, standing on y, rising out of the picture, flared at
 * the root, bright on the side of the light. Several calls at falling depths make the wood deep.
 */
export function trunks(options: {
  y: number;
  depth: number;
  count?: number;
  width?: number;
  of?: string;
  from?: number;
  until?: number;
}): Layer {
  return (canvas) => {
    const { y, depth, count = 6, width = 46, of = 'wood', from = 0, until = canvas.width } = options;
    const { light } = canvas;
    const source = canvas.random('trunks');
    const away = light.from === 'left' ? 1 : -1;
    let [bark, shaded, bright] = ['', '', ''];
    for (let trunk = 0; trunk < count; trunk++) {
      const x = from + ((until - from) * (trunk + source.between(0.1, 0.9))) / count;
      const half = (width / 2) * source.pick([0.6, 0.85, 1, 1.3]);
      const foot = y + source.between(-0.3, 0.6) * width;
      const lean = source.between(-0.05, 0.05) * foot;
      const root = half * source.between(1.8, 2.6);
      const flare = foot - half * 3;
      bark += new Pen(x - root, foot)
        .quad(x - half, foot - half, x - half, flare)
        .line(x - half * 0.8 + lean, -20)
        .line(x + half * 0.8 + lean, -20)
        .line(x + half, flare)
        .quad(x + half, foot - half, x + root, foot)
        .quad(x + half * 0.4, foot - half * 0.5, x, foot + half * 0.2)
        .close().d;
      const side = (near: number, far: number, low: number) => {
        // A leaning trunk's edge at that height, so that the strip stays on the trunk.
        const up = (flare - low) / (flare + 20);
        const edge = (share: number) => x + share * half * (1 - 0.2 * up) + lean * up;
        return new Pen(edge(near), low)
          .line(x + near * half * 0.8 + lean, -20)
          .line(x + far * half * 0.8 + lean, -20)
          .line(edge(far), low);
      };
      shaded += side(away, away * source.between(0.1, 0.35), flare)
        .quad(x + away * half * 0.3, foot - half, x + away * half * 0.7, foot + half * 0.05)
        .line(x + away * root, foot)
        .quad(x + away * half, foot - half, x + away * half, flare)
        .close().d;
      bright += side(-away, -away * source.between(0.66, 0.8), flare - half * source.between(0, 6)).close().d;
    }
    const colour = light.of(of, depth);
    canvas.path(bark, { fill: colour });
    canvas.path(shaded, { fill: light.shade(colour, 0.45) });
    canvas.path(bright, { fill: light.lit(colour, 0.35 * (1 - depth)) });
  };
}

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
