import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';

const [LEAF, DEEP, STALK] = ['#2d7d52', '#12463c', '#5b3428'];
const [PINK, ROSE, BALL, SHADE] = ['#f4775c', '#c73f45', '#fff3c9', '#e9c98b'];

/** Where each bud sits on its stalk, how it leans, its size; the hindmost first. */
const BUDS = [
  [-22, -72, -22, 1.1],
  [46, -58, 52, 1.05],
  [16, -84, 12, 1.2],
  [-38, -26, -60, 0.95],
  [-28, -50, -40, 1.25],
  [0, -56, -4, 1.35],
  [28, -44, 30, 1.25],
  [54, -24, 74, 1],
] as const;

/** A clove bud, 74 pixels long at a scale of 1: the nail and its shaded side, its four tips, its ball. */
function cloveBud([x, y, turn, scale]: (typeof BUDS)[number], at: number): readonly Layer[] {
  const set = placed({ x, y, turn, scale });
  return [
    cut(
      at < 4 ? ROSE : PINK,
      set('-4,4,1 -8,-30 -10,-46,1 -24,-62,1 -10,-58,1 0,-62,1 10,-58,1 24,-62,1 10,-46,1 8,-30 4,4,1'),
    ),
    cut(ROSE, set('0,4,1 2,-30 0,-62,1 10,-58,1 24,-62,1 10,-46,1 8,-30 4,4,1')),
    cut(BALL, set('-13,-58,1 -15,-72 0,-82 15,-72 13,-58,1 0,-54')),
    cut(SHADE, set('-13,-58,1 -15,-70 -8,-78,1 -8,-66 13,-58,1 0,-54')),
  ];
}

/** A twig of a clove tree held upright: at the origin the stalks of its buds part, below are its last two leaves. */
export const cloveTwig: readonly Layer[] = [
  cut(DEEP, '6,60,1 60,-10 130,-40 190,-50,1 180,30 110,80 12,66,1'),
  cut(LEAF, '6,60,1 50,-10 120,-42 190,-50,1 120,6 60,40'),
  cut(
    STALK,
    limb('0,0,6 8,60,7 22,130,8'),
    ...BUDS.map(([x, y]) => limb(`0,4,6 ${x / 2},${y * 0.4 - 4},5 ${x},${y},4`)),
  ),
  ...BUDS.flatMap(cloveBud),
];
