import type { Layer } from '../canvas/canvas.ts';
import { Pen } from '../drawing/pen.ts';

/** A trunk at one edge and a bough of it: the tree's outline, its bark, and the side below that is turned from the light. */
const bough =
  (bark: { of: string; depth: number }, tree: Pen, under: Pen, furrows = ''): Layer =>
  (canvas) => {
    const { light } = canvas;
    const colour = light.of(bark.of, bark.depth);
    canvas.body(tree.d, colour, () => {
      canvas.path(under.d, { fill: light.shade(colour, 0.5), opacity: 0.75 });
      if (furrows !== '') canvas.path(furrows, { fill: light.shade(colour, 0.6), opacity: 0.5 });
    });
  };

/** A fig's trunk at the left edge and the broad bough that it sends across the picture. */
export const figBough = bough(
  { of: '#a08a70', depth: 0.3 },
  new Pen(-20, 0)
    .line(170, 0)
    .curve(190, 200, 200, 380, 300, 440)
    .curve(460, 500, 640, 490, 800, 470)
    .curve(940, 446, 1060, 360, 1110, 60)
    .line(1150, 60)
    .curve(1110, 400, 980, 520, 820, 546)
    .curve(640, 576, 420, 580, 300, 610)
    .curve(240, 640, 240, 760, 290, 900)
    .line(-20, 900)
    .close(),
  new Pen(-20, 900)
    .line(300, 900)
    .curve(250, 760, 250, 660, 300, 612)
    .curve(420, 576, 640, 572, 820, 546)
    .curve(980, 520, 1110, 400, 1150, 60)
    .line(1134, 60)
    .curve(1080, 400, 950, 490, 800, 516)
    .curve(620, 540, 420, 530, 260, 580)
    .curve(150, 640, 150, 780, 150, 900)
    .close(),
  'M60 0c-10 260 30 420 20 900h-16c6-480-30-640-16-900zM130 0c10 240 50 380 130 450-110-50-160-220-150-450z',
);

/** A mossy twig across the picture, and the leaves on it. */
export const twig: Layer = (canvas) => {
  const { light } = canvas;
  const way = new Pen(-20, 600).curve(260, 520, 520, 510, 760, 528).curve(940, 542, 1080, 500, 1220, 430);
  canvas.path(
    way.line(1220, 456).curve(1080, 528, 940, 574, 760, 560).curve(520, 540, 260, 556, -20, 640).close().d,
    {
      fill: light.of('wood', 0.24),
    },
  );
  const leaf = canvas.thing(
    `<path d="M0 0q50-64 150-50q-40 78-150 50z" fill="${light.of('leaf', 0.3)}"/><path d="M0 0q70-44 150-50q-40 78-150 50z" fill="${light.of('leaf', 0.2)}"/>`,
  );
  for (const [x, y, turn, scale] of [
    [180, 568, -30, 1],
    [250, 556, 60, 0.8],
    [900, 566, 40, 1.1],
    [1010, 540, -50, 0.9],
    [1090, 500, 10, 1],
  ] as const) {
    canvas.use(leaf, { x, y, turn, scale });
  }
};
