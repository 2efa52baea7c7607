import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { box, disc, panel } from '../../drawing/brush.ts';

const [RED, SHADE, HOOD, HOOD_SHADE, TYRE, GLASS, LAMP] = [
  '#e2432f',
  '#a32a35',
  '#2b2140',
  '#1c1530',
  '#1a1224',
  '#7d4a55',
  '#ffc24a',
];
const [SKIN, SKIN_SHADE, HAIR, SHIRT, SCARF] = ['#8a4a2c', '#5e2f27', '#20121f', '#fff4dc', '#f6b733'];

/** A tuk-tuk from behind, 190 wide, its wheels on y = 0; in its back window a woman, and a child who looks out and up. */
export const tukTukFromBehind: readonly Layer[] = [
  cut(TYRE, panel('-92,-60 -64,-60 -64,0,8 -92,0,8;64,-60 92,-60 92,0,8 64,0,8'), box(-60, -34, 120, 14)),
  within(
    HOOD,
    panel('-88,-120 -84,-236,34 -60,-262,20 60,-262,20 84,-236,34 88,-120'),
    cut(HOOD_SHADE, box(40, -300, 80, 200)),
  ),
  within(
    GLASS,
    panel('-60,-132 -58,-220,14 58,-220,14 60,-132'),
    within(
      SCARF,
      '-64,-128,1 -62,-144 -52,-154 -46,-162 -52,-178 -52,-198 -38,-212 -26,-214 -12,-210 0,-196 0,-178 -6,-162 0,-154 8,-142 10,-128,1',
      cut('#cf7d22', '-12,-220,1 -22,-180 -16,-160 -20,-128,1 10,-128,1 10,-220,1'),
    ),
    cut(HAIR, disc(32, -190, 20, 16)),
    cut(SKIN, disc(32, -178, 19, 20), disc(12, -174, 4, 6), disc(52, -174, 4, 6)),
    cut(HAIR, disc(24, -188, 3), disc(40, -188, 3)),
    cut(SKIN_SHADE, disc(32, -177, 5, 4)),
    cut(SHIRT, '2,-128,1 6,-152 20,-160 44,-160 58,-150 62,-128,1'),
    cut(SKIN, '0,-128,1 4,-144 30,-150 56,-146 64,-128,1'),
    inked(SKIN_SHADE, 3, '14,-138 36,-143 54,-136'),
  ),
  within(RED, panel('-94,-132,8 94,-132,8 98,-40,14 -98,-40,14'), cut(SHADE, box(46, -140, 80, 120))),
  cut(SHADE, box(-50, -112, 80, 8), box(-50, -96, 80, 8), box(-50, -80, 80, 8)),
  cut('#f6d64a', box(-28, -66, 56, 18)),
  cut(LAMP, box(-90, -112, 18, 26), box(72, -112, 18, 26)),
];
