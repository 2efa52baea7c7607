import type { Layer } from '../canvas/canvas.ts';
import { Pen } from '../drawing/pen.ts';

/** A field of pyrethrum in flower from `y` (far, mere specks) down to `to` (near, whole flowers on their stems). */
export function pyrethrum(options: { y: number; to: number; size?: number }): Layer {
  return (canvas) => {
    const { y, to, size = 74 } = options;
    const { light, width } = canvas;
    const source = canvas.random('pyrethrum');
    const white = light.lit(light.of('#fbf6ea', 0.34), 0.6);
    const petals = (turn: number) => {
      let d = '';
      for (let petal = 0; petal < 13; petal++) {
        const angle = (petal / 13) * Math.PI * 2 + turn;
        const [x, high] = [Math.cos(angle), Math.sin(angle)];
        d += new Pen(x * 10, high * 10)
          .quad(x * 30 - high * 11, high * 30 + x * 11, x * 46, high * 46)
          .quad(x * 30 + high * 11, high * 30 - x * 11, x * 10, high * 10)
          .close().d;
      }
      return d;
    };
    const heart = `<circle r="14" fill="${light.of('#e79a2b', 0.3)}"/><circle cx="-3" cy="-4" r="9" fill="${light.of('#f6c04a', 0.3)}"/>`;
    const flower = canvas.thing(
      `<path d="${petals(0.2)}" fill="${light.shade(white, 0.35)}"/><path d="${petals(0)}" fill="${white}"/>${heart}`,
    );
    const stem = canvas.thing(
      `<path d="M-3 0q10 60 0 130h7q8-70 0-130zM0 80q-30-10-44-34q34 2 46 26zM4 104q30-8 40-30q-32 0-42 22z" fill="${light.of('#1f4a3c', 0.16)}"/>`,
    );
    let specks = '';
    for (let speck = 0; speck < 130; speck++) {
      const near = ((speck + source.next()) / 130) ** 1.5 * 0.42;
      const r = 2 + near * 16;
      const [x, at] = [source.between(0, width), y + (to - y) * near];
      specks += new Pen(x - r, at)
        .quad(x, at - r, x + r, at)
        .quad(x, at + r * 0.8, x - r, at)
        .close().d;
    }
    canvas.path(specks, { fill: white });
    for (let row = 0; row < 5; row++) {
      const near = 0.42 + (row / 4) * 0.58;
      const scale = (size / 46) * (0.3 + 0.9 * ((near - 0.42) / 0.58) ** 1.3);
      const step = 100 * scale;
      for (
        let x = source.between(-0.5, 0.2) * step;
        x < width + step * 0.5;
        x += step * source.between(0.8, 1.3)
      ) {
        const at = y + (to - y) * near + source.between(-0.3, 0.3) * step;
        canvas.use(stem, { x, y: at, scale });
        canvas.use(flower, {
          x,
          y: at,
          scale,
          squash: source.pick([0.5, 0.66, 0.82]),
          turn: source.whole(-14, 14),
        });
      }
    }
  };
}
