import type { Canvas, Layer } from '../canvas/canvas.ts';
import type { Random } from '../canvas/random.ts';
import { stipple } from '../canvas/tiles.ts';
import { limb } from '../drawing/brush.ts';
import { Pen, type Point } from '../drawing/pen.ts';

/** The bowl's levels are flat ellipses, from the rim that we stand on (0) down to the lake (1). */
const level = (share: number) => ({
  cx: 620 + 24 * share,
  cy: 508 + 112 * share,
  rx: 255 + 1300 * (1 - share) ** 1.7,
  ry: 214 - 184 * share,
});

/** A point of a level, `angle` in degrees: 0 at the right, 90 at the near edge, 270 at the far one. */
function at(share: number, angle: number): Point {
  const { cx, cy, rx, ry } = level(share);
  const turn = (angle * Math.PI) / 180;
  return [Math.round(cx + Math.cos(turn) * rx), Math.round(cy + Math.sin(turn) * ry)];
}

/** The outline of a level, uneven by up to `rough` pixels. */
function shelf(share: number, rough: number, source: Random): string {
  const ring = Array.from({ length: 26 }, (_, step): Point => {
    const [x, y] = at(share, (step * 360) / 26);
    return [x, Math.round(y + source.between(-rough, rough))];
  });
  const [start = [0, 0]] = ring;
  return new Pen(...start).smooth([...ring.slice(1), start]).close().d;
}

/** Clumps of giant heath that stand on the walls, smaller the further they are. */
function heath(source: Random, count: number): string {
  let d = '';
  for (let bush = 0; bush < count; bush++) {
    const share = source.between(0.06, 0.86);
    const [x, y] = at(share, source.between(176, 364));
    const wide = Math.round(5 + (y - 300) / 34);
    d += `M${x} ${y}q0 ${-wide} ${wide} ${-wide}q${wide} 0 ${wide} ${wide}q${-wide} ${wide >> 1} ${-2 * wide} 0z`;
  }
  return d;
}

/** The lake: the far wall and the sky lie in it, and a light shore runs around it. */
function lake(canvas: Canvas) {
  const { light } = canvas;
  const oval = (share: number) => {
    const { cx, cy, rx, ry } = level(share);
    return new Pen(cx - rx, cy)
      .curve(cx - rx + 8, cy - ry * 0.7, cx - 96, cy - ry, cx + 14, cy - ry * 0.9)
      .curve(cx + 120, cy - ry * 1.1, cx + rx + 4, cy - ry * 0.8, cx + rx, cy)
      .curve(cx + rx - 6, cy + ry * 0.8, cx + 96, cy + ry * 0.9, cx - 6, cy + ry)
      .curve(cx - 130, cy + ry * 1.1, cx - rx - 16, cy + ry * 0.7, cx - rx, cy)
      .close().d;
  };
  canvas.path(oval(0.985), { fill: light.of('#c8c79a', 0.42) });
  const water = light.of('#8fd0e2', 0.36);
  canvas.body(oval(1), water, () => {
    canvas.path('M360 560H930V612Q800 622 690 608Q520 598 360 622Z', {
      fill: light.of('#2f6a72', 0.3),
      opacity: 0.8,
    });
    canvas.path('M470 632q70-7 150 0q-70 6-150 0zM660 626q60-6 120 0q-60 5-120 0z', {
      fill: light.of('#f6f3e2', 0.4),
      opacity: 0.85,
    });
  });
}

/** The far rim at the height of our eyes, its nearer shoulders higher on both sides. */
const CREST =
  'M-60 214C60 226 130 286 240 296C330 304 400 282 500 300C600 316 700 288 800 304C900 318 980 296 1060 262C1120 236 1180 214 1260 206V900H-60Z';

/** Bisoke's crater, seen from its rim: the walls close all around, the lake lies narrow and deep below, mist on the far rim. */
export const bowl: Layer = (canvas) => {
  const { light } = canvas;
  const source = canvas.random('bowl');
  const wall = light.of('#4f9270', 0.4);
  canvas.body(CREST, wall, () => {
    for (const [share, dark] of [
      [0.2, 0.16],
      [0.4, 0.32],
      [0.6, 0.5],
      [0.8, 0.7],
    ] as const) {
      canvas.path(shelf(share, 10 - share * 7, source), { fill: light.shade(wall, dark) });
    }
    // Gullies run down the far wall, each its own way.
    const gullies = [238, 251, 262, 279, 291, 304].map((angle) => {
      const bend = source.between(-5, 5);
      const [top, middle, foot] = [at(0, angle), at(0.5, angle + bend), at(0.95, angle - bend)];
      return limb(`${top.join()},0 ${middle.join()},${Math.round(source.between(5, 12))} ${foot.join()},2`);
    });
    canvas.path(gullies.join(''), { fill: light.shade(wall, 0.8), opacity: 0.2 });
    canvas.path(heath(source, 170), { fill: light.shade(wall, 0.8), opacity: 0.55 });
    // The wall on the side of the sun lies in its own shade, the other in the light.
    const [shade, sunny] = [light.of('#163c44', 0.16), light.of('#e4e08c', 0.4)];
    canvas.rect(-60, 200, 1320, 700, {
      fill: canvas.gradient('across', [
        [0, shade, 0.85],
        [0.42, shade, 0.1],
        [0.6, sunny, 0.06],
        [1, sunny, 0.5],
      ]),
    });
    lake(canvas);
    canvas.rect(0, 300, 1200, 330, { fill: stipple(canvas, light.shade(wall, 0.8)), opacity: 0.22 });
  });
  // Mist comes over the far rim and thins out on its way down.
  const mist = light.of('#f6f0e0', 0.4);
  canvas.rect(0, 210, 1200, 200, {
    fill: canvas.gradient('down', [
      [0, mist, 0],
      [0.36, mist, 0.9],
      [0.6, mist, 0.5],
      [1, mist, 0],
    ]),
  });
  // The near rim, broad enough to stand on, hides the foot of the near wall.
  const lip = light.of('#1d4038', 0.16);
  const crest = 'M-40 690C90 672 220 690 380 700C560 712 700 736 860 730C1010 724 1120 690 1240 640';
  canvas.path(`${crest}V900H-40Z`, { fill: lip });
  canvas.path(`${crest}V664C1120 716 1010 748 860 752C700 758 560 730 380 722C220 712 90 696-40 716Z`, {
    fill: light.lit(lip, 0.45),
    opacity: 0.7,
  });
};
