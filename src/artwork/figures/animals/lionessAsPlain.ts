import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, spots, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';

const [GOLD, LIT, SHADE, INK, WHITE, IRIS, NOSE] = [
  '#e67c1e',
  '#fbb25a',
  '#b4561c',
  '#24123c',
  '#fff0d2',
  '#ffd94a',
  '#8a3440',
];

/** A lioness who lies facing us, her chin on the ground: her shoulders run out level into the plain at y = 240. */
export const lionessAsPlain: readonly Layer[] = [
  cut(
    GOLD,
    twin(
      '60,-268 140,-262,1 152,-326 220,-380 310,-362 362,-290 362,-186 326,-98,1 352,-60 450,20 600,120 800,200 1000,232 1200,240 2600,240,1 2600,900,1',
    ),
  ),
  // The ears, hollow and full of pale hair.
  cut(INK, pair('178,-240,1 188,-306 240,-344 300,-330 332,-272 326,-196 300,-128,1 250,-196')),
  cut(
    LIT,
    pair(
      '190,-226,1 204,-262 232,-296,1 236,-262 252,-246,1 270,-268 292,-282,1 288,-226 306,-214,1 304,-176 294,-136,1 244,-196',
    ),
  ),
  // The planes of the face: the bridge of the nose in the light, its flanks in shade.
  cut(SHADE, pair('64,-30,1 90,60 116,150 150,250,1 206,330 196,460 110,430 96,250 74,130 52,30')),
  cut(
    LIT,
    twin(
      '0,-70,1 40,-104 96,-124 160,-134 236,-120 284,-66,1 226,-96 150,-100 92,-80 64,-30 64,50 82,150 110,262,1 0,262,1',
    ),
  ),
  cut(SHADE, pair('24,-238,1 38,-216 42,-166,1 26,-190;78,-236,1 92,-208 98,-160,1 80,-184')),
  // Pale fur below each eye.
  cut(WHITE, pair('96,60,1 160,60 240,44 284,8,1 284,52 234,96 170,104 112,92')),
  // The eyes, lined with black to the inner corner and down it.
  cut(
    INK,
    pair('72,78,1 80,30 116,-24 180,-58 246,-46 296,-4,1 266,30 210,60 150,60 112,58 100,118,1 84,104'),
  ),
  ...[-188, 188].map((x) =>
    within(
      IRIS,
      x < 0
        ? '-104,46,1 -130,-4 -184,-34 -240,-24 -268,2,1 -240,30 -200,44 -150,42'
        : '104,46,1 130,-4 184,-34 240,-24 268,2,1 240,30 200,44 150,42',
      cut(INK, disc(x, 0, 27)),
      cut(WHITE, disc(x - 12, -14, 9)),
    ),
  ),
  // The nose leather, the muzzle and its spots.
  cut(
    WHITE,
    pair(
      '0,340,1 60,340 116,314 186,330 232,404 212,476 130,506 40,494 0,460,1;0,480,1 90,500 128,540 120,620,1 0,620,1',
    ),
  ),
  cut(NOSE, twin('0,256 66,252 120,266,1 108,322 46,384 0,396')),
  cut(INK, pair('60,312,1 96,296 108,314 66,356 38,344')),
  cut(INK, ...spots('-86,398 -124,388 -158,400 -100,424 -138,424 86,398 124,388 158,400 100,424 138,424', 6)),
  inked(INK, 12, '0,390 0,456', '-150,496 -50,512 0,456', '150,496 50,512 0,456'),
  inked(WHITE, 6, pair('244,386 350,352 480,366;250,416 370,412 500,460;238,446 340,474 430,556')),
];

/** A wildebeest on its way to the right, its hooves at y = 0. */
const gnu: readonly Layer[] = [
  cut(
    INK,
    '-86,-92,1 -50,-102 -20,-104 4,-122 30,-128 46,-120,1 52,-130 64,-124 78,-126,1 92,-118 98,-96 120,-54 122,-42 110,-36 100,-40 84,-66 72,-76 66,-56 62,-44,1 56,-26 64,-2,1 70,0,1 55,0,1 44,-30 40,-48,1 30,-28 22,0,1 12,0,1 20,-30 22,-54,1 -10,-54 -40,-62,1 -46,-36 -36,-18 -38,0,1 -48,0,1 -48,-18 -60,-36 -62,-56,1 -74,-34 -74,-18 -80,0,1 -90,0,1 -84,-18 -88,-36 -84,-70,1 -96,-50 -98,-24 -104,-6,1 -110,-24 -108,-60 -98,-84',
    limb('72,-118,6 96,-118,6 110,-134,5 102,-158,1'),
    limb('66,-120,6 84,-128,5 92,-142,4 84,-160,1'),
  ),
  cut('#fff0d2', '70,-78,1 84,-64 102,-40,1 98,-24,1 90,-36,1 84,-14,1 78,-32,1 70,-16,1 66,-50'),
];

/** The herd on its way over her back. */
export const herdOver = (
  way: readonly (readonly [x: number, y: number, turn: number, scale?: number])[],
): Layer[] => way.map(([x, y, turn, scale = 0.58]) => moved({ x, y, turn, scale }, ...gnu));
