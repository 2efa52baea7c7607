import type { Layer } from '../canvas/canvas.ts';
import { Pen } from '../drawing/pen.ts';
import { ripples } from './water.ts';

/** A sandbank from the air: rings of ever deeper water around a crescent of sand. */
export const sandbank: Layer = (canvas) => {
  const { light, width, height } = canvas;
  const rings = [
    ['#0f6f86', 0],
    ['#1b8f9c', 330],
    ['#35b3b2', 220],
    ['#6fd3c6', 130],
    ['#b4ecd8', 60],
    ['#f6ead0', 0],
  ] as const;
  canvas.rect(0, 0, width, height, { fill: light.of(rings[0][0], 0.3) });
  for (const [colour, grow] of rings.slice(1)) {
    const g = grow * 0.9;
    canvas.path(
      new Pen(150 - g, 640)
        .curve(120 - g, 480 - g, 380, 430 - g, 560, 470 - g * 0.9)
        .curve(760, 500 - g * 0.8, 900 + g * 0.5, 600 - g * 0.6, 1060 + g, 560 - g * 0.5)
        .curve(1180 + g, 560, 1140 + g, 700 + g * 0.4, 980 + g * 0.4, 720 + g * 0.5)
        .curve(760, 760 + g * 0.6, 640, 640 + g, 460, 690 + g * 0.8)
        .curve(330, 720 + g, 190 - g, 780 + g * 0.6, 150 - g, 640)
        .close().d,
      { fill: light.of(colour, 0.3) },
    );
  }
  ripples({ y: -200, to: 1100, count: 40, size: 0.5, opacity: 0.35 })(canvas);
};

/** Parasols on the sand, seen from above with their shadows, and a line of footprints to the water. */
export const parasols: Layer = (canvas) => {
  const { light } = canvas;
  const wedge =
    'M0 0L28 0A28 28 0 0 1 20 20zM0 0L0 28A28 28 0 0 1-20 20zM0 0L-28 0A28 28 0 0 1-20-20zM0 0L0-28A28 28 0 0 1 20-20z';
  const parasol = (colour: string) =>
    canvas.thing(
      `<circle r="28" fill="${light.of('#fff6e2', 0.3)}"/><path d="${wedge}" fill="${light.of(colour, 0.3)}"/>`,
    );
  for (const [x, y, colour] of [
    [290, 592, '#e0573a'],
    [500, 560, '#2f7f96'],
  ] as const) {
    canvas.ellipse(x + 44, y + 44, 78, 72, { fill: light.dark, opacity: 0.22 });
    canvas.use(parasol(colour), { x, y, scale: 2.8 });
  }
  let prints = '';
  for (let step = 0; step < 9; step++) {
    const [x, y] = [790 + step * 30, 622 + Math.sin(step / 2) * 12 + (step % 2) * 16];
    prints += new Pen(x, y)
      .quad(x + 9, y - 9, x + 20, y)
      .quad(x + 9, y + 7, x, y)
      .close().d;
  }
  canvas.path(prints, { fill: light.of('#d8c49a', 0.3) });
};
