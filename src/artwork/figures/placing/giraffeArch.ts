import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb, panel } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { archCoat } from './archCoat.ts';

const [COAT, SHADE, PATCH, DUSK, DEEP] = ['#ffe6b4', '#e29a5e', '#8c2430', '#5a1430', '#3d0f2a'];

/** The crest from the poll over the top, and the throat below it, step by step beside one another. */
const CREST = points(
  '140,486 160,410 180,330 212,250 262,170 334,104 430,58 540,34 650,30 764,44 880,78 990,134 1090,208 1180,300 1270,420 1340,560 1380,720 1400,900 1400,1000',
);
const THROAT = points(
  '318,524 314,444 318,376 336,314 368,262 416,228 482,208 562,202 642,210 724,234 802,274 866,334 914,408 950,496 974,598 986,690 988,790 984,930 976,1000',
);
const MANE =
  '156,410,5 178,330,14 206,246,18 256,164,20 330,96,21 428,50,21 540,26,20 650,22,20 766,36,19 884,70,17 996,130,16 1100,208,13 1190,304,9 1290,440,0';
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

/** How many steps down the neck each row of patches lies: closer to one another where it is thin. */
const ROWS = [0];
while (ROWS.at(-1)! < LENGTH) {
  const step = ROWS.at(-1)!;
  const [crest, throat] = [across(step, 0), across(step, 1)];
  const [from, to] = [across(step, 0.5), across(step + 0.5, 0.5)];
  const [wide, long] = [crest, to].map(([x, y], at) => {
    const [ox, oy] = [throat, from][at]!;
    return Math.hypot(x - ox, y - oy);
  }) as [number, number];
  ROWS.push(step + (wide * 0.24) / long);
}
const onRow = (row: number, share: number) => {
  const at = Math.max(0, Math.min(ROWS.length - 2, Math.floor(row)));
  return across(ROWS[at]! + (ROWS[at + 1]! - ROWS[at]!) * (row - at), share);
};

const HEAD =
  '112,-190,1 108,-240 60,-272 10,-262 -50,-222 -110,-176 -200,-124 -290,-84 -360,-70 -410,-60 -440,-26 -436,18 -412,30,1 -410,56 -376,66 -330,50 -262,30 -190,24 -120,36 -60,44 4,32 60,-4 104,-70';

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
      '-450,40,1 -400,30 -330,10 -250,-10 -180,-14 -110,2 -50,8 18,-26 60,-64 100,-86 150,-92,1 150,120,1 -450,120,1',
    ),
    cut(SHADE, '-470,-90,1 -396,-80,1 -380,-40 -388,0 -376,30 -390,90,1 -470,90,1'),
    cut(
      PATCH,
      panel('-14,-104,8 2,-134,8 34,-138,8 46,-110,8 24,-86,8'),
      panel('72,-140,7 92,-158,7 108,-136,7 90,-116,7'),
      panel('-46,-66,5 -30,-80,5 -16,-66,5 -30,-52,5'),
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
  (canvas) => {
    const patches = archCoat(canvas.random('arch'), ROWS.length - 1, onRow);
    within(
      SHADE,
      band(0, 1),
      cut(COAT, band(-0.1, 0.72)),
      cut(PATCH, patches),
      within('none', band(0.72, 1.1), cut(DUSK, patches)),
    )(canvas);
  },
  // The mane.
  cut(DEEP, limb(MANE)),
  moved({ x: 302, y: 526, scale: 0.68, turn: -68 }, ...head),
  // The shade of its throat goes on under the jaw.
  cut(
    SHADE,
    '286,336,1 276,380 268,420 270,452 282,496 292,548,1 319,540,1 319,512 315,470 313,440 315,404,1 302,404,1 288,370,1',
  ),
];
