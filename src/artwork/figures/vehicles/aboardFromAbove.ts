import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, spots, within } from '../../canvas/cut.ts';
import { box, disc, limb, outline, panel } from '../../drawing/brush.ts';
import { pair } from '../../drawing/mirrored.ts';

const [GLASS, GLINT, RUBBER, LAMP] = ['#1c2f48', '#6f9fb5', '#20222c', '#fff0b0'];

/** A thing on a deck, over the shade it throws by `x` and `y` onto it. */
const shaded = (shape: string, [x, y]: readonly [number, number]): Layer =>
  moved({ x, y }, cut({ fill: '#5a2a1c', opacity: 0.6 }, shape));

const VAN = panel('-52,-150,26 52,-150,26 58,-110,14 58,150,16 -58,150,16 -58,-110,14');
/** A matatu from above, its nose up: a yellow line along its sides, and what travels on its roof. */
export const matatu = (shade: readonly [number, number]): readonly Layer[] => [
  shaded(VAN, shade),
  cut(RUBBER, limb('-50,-104,4 -70,-112,7 -74,-100,1;50,-104,4 70,-112,7 74,-100,1')),
  within(
    '#fffaf0',
    VAN,
    cut('#d6d3d6', box(22, -160, 60, 330)),
    cut('#f2b31e', box(-60, -160, 14, 330)),
    cut('#bd7d12', box(46, -160, 14, 330)),
    cut(GLASS, '-50,-104,1 -30,-118 30,-118 50,-104,1 42,-76,1 -42,-76,1'),
    cut(GLINT, '-50,-104,1 -34,-116 -20,-117,1 -24,-76,1 -42,-76,1'),
  ),
  cut(LAMP, panel(pair('24,-148,4 44,-144,6 50,-134,4 26,-140,3'))),
  inked('#8a8f98', 5, '-38,-50 -38,132 38,132 38,-50 -38,-50', '-38,10 38,10', '-38,72 38,72'),
  // A mattress rolled up, a trunk, a sack.
  cut('#c53a2c', panel('-34,-44,8 34,-44,8 34,2,8 -34,2,8')),
  cut('#8f2420', panel('10,-44,4 34,-44,8 34,2,8 10,2,4')),
  cut('#2c8a86', panel('-32,18,5 12,18,5 12,64,5 -32,64,5')),
  cut('#f2b31e', disc(24, 42, 10, 22)),
  cut('#6a4a8a', panel('-32,80,6 32,80,6 32,124,6 -32,124,6')),
  cut('#4b3068', panel('4,80,3 32,80,6 32,124,6 4,124,3')),
];

const LORRY_BED = panel('-62,-64,4 62,-64,4 62,168,6 -62,168,6');
const LORRY_CAB = panel('-54,-152,20 54,-152,20 60,-76,8 -60,-76,8');
/** A lorry from above, heaped with green coconuts. */
export const coconutLorry = (shade: readonly [number, number]): readonly Layer[] => [
  shaded(LORRY_BED + LORRY_CAB, shade),
  cut(RUBBER, box(-20, -80, 40, 20), limb('-54,-120,4 -72,-126,7 -76,-112,1;54,-120,4 72,-126,7 76,-112,1')),
  within(
    '#1f6fae',
    LORRY_CAB,
    cut('#164f86', box(20, -160, 60, 100)),
    cut(GLASS, '-50,-122,1 -30,-138 30,-138 50,-122,1 44,-104,1 -44,-104,1'),
    cut(GLINT, '-50,-122,1 -34,-136 -18,-137,1 -20,-104,1 -44,-104,1'),
  ),
  cut(LAMP, panel(pair('26,-150,4 44,-146,6 50,-138,3 28,-142,3'))),
  within(
    '#7d4426',
    LORRY_BED,
    cut('#31562c', panel('-54,-56,3 54,-56,3 54,160,3 -54,160,3')),
    cut(
      '#4f8a3a',
      ...spots(
        '-32,-32 8,-38 40,-20 -36,10 2,2 34,24 -30,54 6,42 40,68 -36,96 0,86 34,110 -28,136 10,132 42,146',
        21,
      ),
    ),
    cut(
      '#8cbd4c',
      ...spots(
        '-37,-37 3,-43 35,-25 -41,5 -3,-3 29,19 -35,49 1,37 35,63 -41,91 -5,81 29,105 -33,131 5,127',
        10,
      ),
    ),
  ),
];

const HULL = outline(
  '0,-140,1 20,-138 30,-116 46,-84 58,-60 62,-30,1 62,104 52,118,1 -52,118,1 -62,104 -62,-30,1 -58,-60 -46,-84 -30,-116 -20,-138',
);
/** A tuk-tuk from above, its one wheel in front, under a black hood with its bows. */
export const tukTukAbove = (shade: readonly [number, number]): readonly Layer[] => [
  shaded(HULL, shade),
  cut(
    RUBBER,
    panel(pair('52,56,6 68,56,6 68,100,6 52,100,6')),
    panel('-8,-156,7 8,-156,7 8,-110,4 -8,-110,4'),
  ),
  within('#f2b31e', HULL, cut('#c98412', '20,-160,1 80,-160,1 80,140,1 26,140,1 24,-60')),
  cut(RUBBER, limb('-40,-98,4 -62,-112,6 -72,-106,1;40,-98,4 62,-112,6 72,-106,1')),
  cut(LAMP, disc(0, -124, 9)),
  cut(GLASS, '-42,-86,1 -20,-96 20,-96 42,-86,1 54,-52,1 -54,-52,1'),
  cut(GLINT, '-42,-86,1 -26,-94 -14,-95,1 -20,-52,1 -54,-52,1'),
  within(
    '#39404e',
    panel('-56,-58,12 56,-58,12 58,112,18 -58,112,18'),
    cut('#22262f', box(22, -80, 60, 220)),
    inked('#5c6675', 5, '-70,0 70,0', '-70,54 70,54'),
  ),
];
