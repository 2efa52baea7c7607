import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

const [GREY, SHADE, WHITE, CHESTNUT, BLACK, GOLD, RED] = [
  '#9db4b4',
  '#5f7f84',
  '#f6f0da',
  '#8a3a24',
  '#0c1c1e',
  '#f4b52c',
  '#e0402c',
];

/** A head that looks to the right, its crown a fan of gold; the neck meets it at (0, 0). */
const head: readonly Layer[] = [
  inked(
    GOLD,
    3,
    ...[-196, -182, -170, -157, -146, -133, -121, -110, -97, -86, -74].map((angle, at) => {
      const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      const far = 46 + ((at * 5) % 3) * 4;
      return `${Math.round(-4 + cos * 10)},${Math.round(-12 + sin * 8)},1 ${Math.round(-4 + cos * far)},${Math.round(-12 + sin * far)},1`;
    }),
  ),
  cut(SHADE, '12,-14,1 46,-4,1 45,0,1 12,2,1'),
  cut(RED, limb('8,0,4 12,12,5 9,24,2')),
  cut(BLACK, '-16,-6 -12,-22 4,-26 16,-18 20,-8,1 16,2 2,8 -12,4'),
  cut(WHITE, '-12,-6 -6,-14 4,-10 4,-2 -6,2'),
];

const body: readonly Layer[] = [
  inked(BLACK, 6, '6,-66 8,0', '-14,-66 -8,0'),
  cut(BLACK, limb('-20,-96,16 -70,-62,18 -104,-6,3; -20,-80,14 -56,-44,12 -78,0,3')),
  cut(GREY, '62,-122 52,-84 16,-56 -30,-50 -84,-34,1 -92,-52 -70,-96 -34,-136 8,-156 50,-152'),
  cut(CHESTNUT, '-8,-78,1 -50,-62 -100,-20,1 -86,-66 -60,-92'),
  cut(WHITE, '34,-140 40,-104 4,-74 -52,-64 -78,-62,1 -60,-100 -24,-138 8,-148'),
];

/** Two crowned cranes that roost on a bough, their feet at y 0: one awake, the other with its bill in its feathers. */
export const cranesRoosting: readonly Layer[] = [
  moved(
    { x: 158, y: 8, flip: true, scale: 0.96 },
    cut(GREY, limb('16,-100,4 46,-134,26 60,-164,17 44,-192,15 12,-190,12 -8,-166,11')),
    ...body,
    moved({ x: -6, y: -158, flip: true, turn: 24 }, ...head),
  ),
  cut(GREY, limb('20,-104,4 42,-134,24 60,-176,13 50,-214,11 56,-250,10')),
  ...body,
  moved({ x: 58, y: -252 }, ...head),
];
