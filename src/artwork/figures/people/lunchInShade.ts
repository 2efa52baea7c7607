import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

const [DARK, FAIR, INK] = ['#3d211f', '#a8674b', '#1c1219'];
const [NAVY, GOLD, RED, WHITE, GREEN] = ['#1d4a68', '#d99a33', '#b23a34', '#e4eee2', '#2c7a5c'];

/** A head in profile to the right, the neck at the origin: 40 pixels high. */
const head = (skin: string): readonly Layer[] => [
  cut(
    skin,
    '-9,6,1 -9,-8 -15,-18 -15,-32 -6,-42 6,-42 13,-36 14,-28,1 19,-19,1 15,-16,1 16,-12,1 13,-9 12,-4 4,-3,1 8,8,1',
  ),
  inked(INK, 2, '5,-24,1 11,-23,1', '4,-30 9,-32 13,-30'),
];

/** The skipper, cross-legged, who hands round slices of mango. */
const skipper: readonly Layer[] = [
  cut(
    WHITE,
    '-14,-80,1 10,-80,1 22,-56 20,-30 26,-16,1 60,-24 74,-12 66,0,1 -24,0,1 -34,-24 -30,-60 -14,-80,1',
  ),
  cut('#9fc3c0', '-14,-80,1 -6,-60 -12,-30 -6,0,1 -24,0,1 -34,-24 -30,-60 -14,-80,1'),
  moved({ x: -2, y: -82 }, ...head(DARK)),
  cut(WHITE, '-18,-112,1 -16,-130,1 12,-132,1 14,-116,1'),
  inked(RED, 3, '-16,-121,1 12,-123,1'),
  cut(WHITE, '-8,-72,1 6,-74,1 26,-54,1 50,-62,1 54,-50,1 26,-36 8,-44,1'),
  cut(DARK, '50,-62,1 66,-70 76,-66 74,-58 54,-50,1'),
  cut(GOLD, '62,-72,1 72,-84 86,-82 92,-72,1 78,-62 62,-72,1'),
  cut(DARK, '30,0,1 56,-8 70,0,1'),
];

/** A guest in a red shirt, one knee up, who reaches for it. */
const guest: readonly Layer[] = [
  cut(NAVY, '-30,0,1 -26,-24 10,-26 34,-62,1 48,-58,1 52,-40 44,0,1 28,0,1 30,-30 14,-6,1 4,0,1'),
  cut(RED, '-12,-84,1 12,-82,1 24,-60 14,-22,1 -28,-16,1 -34,-46 -28,-72 -12,-84,1'),
  moved({ x: 0, y: -84 }, ...head(FAIR)),
  cut(INK, '-16,-96,1 -20,-118 -8,-132 8,-130 16,-120,1 2,-116 -2,-104 -8,-92,1'),
  cut(RED, '-8,-74,1 8,-74,1 28,-58,1 22,-44,1 4,-50,1'),
  cut(
    FAIR,
    '22,-44,1 28,-58,1 54,-66,1 62,-72 76,-74,1 70,-69,1 84,-70 86,-67 72,-63,1 60,-56 52,-53,1',
    '26,0,1 46,0,1 62,-8 66,0,1',
  ),
];

/** A guest in a yellow dress and sun hat, legs to one side, with half a coconut. */
const laughing: readonly Layer[] = [
  cut(FAIR, '10,-14,1 60,-18 92,-8 110,-12,1 118,-2,1 60,0,1'),
  cut(
    GOLD,
    '-12,-82,1 8,-82,1 20,-62 12,-40 20,-24,1 60,-28 82,-14 66,0,1 -26,0,1 -32,-22 -16,-44 -24,-66 -12,-82,1',
  ),
  cut('#a86b22', '-12,-82,1 -8,-60 -6,-40 -14,0,1 -26,0,1 -32,-22 -16,-44 -24,-66 -12,-82,1'),
  moved({ x: -4, y: -82, turn: -14 }, ...head(FAIR)),
  cut(INK, '-20,-90,1 -28,-112 -18,-122,1 -8,-116,1 -12,-100 -8,-86,1'),
  moved(
    { x: -12, y: -122, turn: -16 },
    cut('#c58a3c', '-36,6,1 -16,-3,1 -13,-18 11,-18 16,-3,1 38,6,1'),
    cut(INK, '-16,-3,1 -14,-9,1 15,-9,1 16,-3,1'),
  ),
  cut(FAIR, '-6,-74,1 6,-74,1 24,-50,1 40,-56,1 44,-48,1 22,-36,1 10,-46,1'),
  cut('#4b2a1c', '34,-62,1 62,-62,1 58,-48 48,-44 38,-48,1'),
];

/** Three people at lunch on a mat 520 pixels wide, its middle at the origin. */
export const lunchInShade: readonly Layer[] = [
  cut('#b9793a', '-270,-16,1 230,-34,1 290,14,1 -210,34,1'),
  inked('#8a4b2c', 4, '-250,-4,1 250,-20,1', '-228,18,1 272,0,1'),
  moved({ x: -176, y: -4 }, ...skipper),
  moved({ x: 20, y: -18, flip: true }, ...guest),
  moved({ x: 176, y: 6, flip: true }, ...laughing),
  // Fish on a leaf, and fruit.
  cut(GREEN, '-110,14,1 -60,0 20,-2 62,12,1 10,26 -60,28,1'),
  cut(RED, '-84,14,1 -50,0 0,12,1 24,2,1 18,24,1 0,16 -46,26,1'),
  cut(GOLD, disc(-140, 18, 14, 12), disc(-116, 22, 13, 11), disc(-132, 4, 12, 11)),
  cut(INK, disc(-70, 11, 3)),
];
