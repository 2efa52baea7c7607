import type { Layer } from '../../canvas/canvas.ts';
import type { Random } from '../../canvas/random.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { masaiPatches, type Middle } from './masaiCoat.ts';

const [COAT, SHADE, PATCH, DUSK, DEEP] = ['#ffe6b4', '#e29a5e', '#8c2430', '#5a1430', '#3d0f2a'];

/** The crest from the poll over the top, and the throat below it, step by step beside one another. */
const CREST = points(
  '180,470 182,400 190,330 214,250 262,170 334,104 430,58 540,34 650,30 764,44 880,78 990,134 1090,208 1180,300 1270,420 1340,560 1380,720 1400,900 1400,1000',
);
const THROAT = points(
  '322,524 328,470 340,410 360,350 392,300 436,256 494,222 560,204 640,198 720,204 796,230 862,276 914,340 950,420 972,510 984,610 988,720 984,830 970,960',
);
const MANE =
  '182,410,6 186,330,14 208,244,18 256,164,20 330,96,21 428,50,21 540,26,20 650,22,19 766,36,17 882,72,14 984,132,9 1070,199,0';
const LENGTH = CREST.length - 1;

/** A point so many steps down the neck, between its crest (0) and its throat (1). */
function across(step: number, share: number): [number, number] {
  const at = Math.min(Math.floor(step), LENGTH - 1);
  const mixed = (from: number, to: number, part: number) => from + (to - from) * part;
  const on = (row: typeof CREST, axis: 0 | 1) => mixed(row[at]![axis], row[at + 1]![axis], step - at);
  return [mixed(on(CREST, 0), on(THROAT, 0), share), mixed(on(CREST, 1), on(THROAT, 1), share)];
}

/** The neck between two shares of its width. */
function band(upper: number, lower: number): string {
  const edge = (share: number) => CREST.map((_, step) => across(step, share).join(','));
  return [...edge(upper), ...edge(lower).reverse()].join(' ');
}

/** Rows of two and of three patches in turn, larger towards the shoulder. */
function middles(source: Random): Middle[] {
  const found: Middle[] = [];
  let step = 1.05;
  for (let row = 0; step < LENGTH; row += 1) {
    const [a, b] = [across(step, 0), across(step, 1)];
    const size = Math.hypot(a[0] - b[0], a[1] - b[1]) * 0.56;
    for (const share of row % 2 === 0 ? [0.25, 0.76] : [-0.02, 0.5, 1.02]) {
      const [x, y] = across(step, share);
      found.push([x + source.between(-0.14, 0.14) * size, y + source.between(-0.14, 0.14) * size, size]);
    }
    const [c, d] = [across(step, 0.5), across(step + 0.5, 0.5)];
    step += (size * 0.45) / Math.hypot(c[0] - d[0], c[1] - d[1]);
  }
  return found;
}

const HEAD =
  '112,-190,1 108,-240 60,-272 10,-262 -50,-222 -110,-176 -200,-124 -290,-84 -360,-70 -410,-60 -440,-26 -436,18 -412,30,1 -410,56 -376,66 -330,50 -262,30 -190,24 -120,36 -60,48 10,40 70,0 110,-70';

/** Its head from the left, the throat at 0,0, 550 pixels long. */
const head: readonly Layer[] = [
  // Horn and ear of the far side.
  cut(DUSK, limb('16,-246,18 22,-300,15 40,-352,16'), disc(42, -358, 21, 19)),
  cut(SHADE, '0,-246,1 -40,-290 -88,-306 -132,-300,1 -102,-262 -56,-236 0,-226,1'),
  within(
    COAT,
    HEAD,
    cut(
      SHADE,
      '-450,40,1 -400,30 -330,10 -250,-10 -180,-14 -110,2 -50,8 20,-30 70,-90 104,-170 150,-240,1 150,120,1 -450,120,1',
    ),
    cut(SHADE, '-470,-90,1 -396,-80,1 -380,-40 -388,0 -376,30 -390,90,1 -470,90,1'),
    cut(
      PATCH,
      '-24,-104,1 -10,-132,1 16,-130,1 30,-152,1 50,-128,1 62,-112,1 44,-96,1 40,-72,1 14,-80,1 -8,-74,1',
    ),
  ),
  inked(DEEP, 8, '-418,30 -384,34 -340,22 -300,6'),
  cut(DEEP, '-418,-16,1 -410,-38 -392,-34,1 -400,-18'),
  // The eye below its lid and lashes.
  cut(
    DEEP,
    '-112,-120,1 -96,-154 -56,-160 -26,-128,1 -50,-104 -92,-102',
    limb(
      '-102,-136,8 -126,-130,7 -156,-108,0; -108,-122,8 -130,-108,6 -150,-80,0; -98,-110,7 -116,-92,5 -126,-64,0',
    ),
  ),
  cut(SHADE, '-120,-118,1 -104,-166 -50,-176 -16,-126,1 -48,-150 -92,-144'),
  // Horn and ear of the near side.
  cut(COAT, limb('64,-236,23 78,-300,17 104,-352,17')),
  cut(SHADE, limb('82,-262,9 92,-304,8 116,-346,8')),
  cut(DEEP, disc(107, -358, 22, 20)),
  cut(COAT, '84,-216,1 126,-286 196,-318 264,-308,1 232,-256 170,-206 98,-176,1'),
  cut(SHADE, '110,-206,1 152,-268 206,-294 264,-308,1 226,-250 160,-204'),
];

/** A giraffe's neck that arches over the whole of 1200 x 900, from below right down to the head at the left. */
export const giraffeArch: readonly Layer[] = [
  within(COAT, band(0, 1), (canvas) => {
    const source = canvas.random('arch');
    const patches = masaiPatches(source, middles(source), 14, [0.48, 0.74]);
    cut(PATCH, patches)(canvas);
    within(SHADE, band(0.72, 1.1), cut(DUSK, patches))(canvas);
  }),
  // The mane.
  cut(DEEP, limb(MANE)),
  moved({ x: 302, y: 526, scale: 0.68, turn: -72 }, ...head),
];
