import type { Layer } from '../canvas/canvas.ts';
import { cut, floor, moved, wash } from '../canvas/cut.ts';
import { firstLight } from '../land/firstLight.ts';

/** The far shore, a low moor. */
const shore = floor('#1c2148', '0,548 160,536 340,552 560,544 760,556 960,538 1200,550', 566);

/** Bars of ruffled water across the mirror: wider towards the viewer. */
const ruffles = [
  [590, 120, 300],
  [604, 640, 420],
  [626, 330, 260],
  [646, 760, 360],
  [668, 90, 420],
  [690, 560, 190],
  [712, 700, 380],
  [738, 250, 440],
  [766, 560, 520],
  [796, 130, 560],
]
  .map(([y = 0, x = 0, long = 0]) => {
    const half = (y - 560) / 34 + 2;
    return `${x},${y},1 ${x + long * 0.4},${y - half} ${x + long},${y},1 ${x + long * 0.6},${y + half}`;
  })
  .join(';');

/** A tarn in a picture of 1200 x 900, and the peaks in the first sun that it mirrors; its far shore at 560. */
export const tarn: Layer = (canvas) => {
  firstLight(canvas);
  shore(canvas);
  wash(['#a07a98', '#3a3f80', '#1a1f52'], { y: 560, height: 360 })(canvas);
  moved({ x: 0, y: 851, squash: -0.52, opacity: 0.82 }, firstLight, shore)(canvas);
  cut({ fill: '#2a3070', opacity: 0.8 }, ruffles)(canvas);
  cut({ fill: '#c8a4bc', opacity: 0.7 }, '-40,560,1 300,556 700,558 1240,560,1 700,566 300,565')(canvas);
};
