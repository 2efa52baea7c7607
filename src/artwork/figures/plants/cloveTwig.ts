import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';

/** A clove bud, 74 pixels long at a scale of 1, from its stalk at (x, y): the nail, its four tips, its ball. */
function cloveBud(x: number, y: number, turn: number, scale = 1): { nail: string; ball: string } {
  const at = placed({ x, y, turn, scale });
  const ball = placed({ x, y, turn, scale })('-13,-58,1 -15,-72 0,-82 15,-72 13,-58,1 0,-54');
  return {
    nail: at('-4,4,1 -8,-30 -10,-46,1 -24,-62,1 -10,-58,1 0,-62,1 10,-58,1 24,-62,1 10,-46,1 8,-30 4,4,1'),
    ball,
  };
}

const BUDS = [
  [-49, 12, -104, 1.2],
  [-64, -16, -76, 1.3],
  [-54, -45, -50, 1.35],
  [-27, -67, -22, 1.35],
  [7, -66, 6, 1.25],
  [32, -48, 34, 1.15],
  [-19, -10, -62, 1.25],
  [-13, -20, -34, 1.3],
  [-2, -22, -6, 1.2],
] as const;

/** A twig of a clove tree that comes from the lower right: two pairs of leaves, and at its tip, the origin, a cluster of buds. */
export const cloveTwig: readonly Layer[] = [
  cut(
    '#12463c',
    '90,60,1 150,-30 260,-90 380,-80,1 330,10 220,60 100,72,1',
    '200,160,1 190,250 240,350 320,400,1 340,310 300,210 216,160,1',
  ),
  cut(
    '#2d7d52',
    '90,60,1 130,0 240,-50 380,-80,1 330,10 220,60 100,72,1',
    '60,70,1 0,130 -20,230 20,330,1 80,260 100,160 84,76,1',
  ),
  cut('#12463c', '60,70,1 40,150 20,240 20,330,1 80,260 100,160 84,76,1'),
  cut(
    '#2d7d52',
    '200,160,1 230,230 280,330 320,400,1 340,310 300,210 216,160,1',
    '210,150,1 290,110 400,120 470,170,1 390,210 290,200 214,166,1',
  ),
  cut(
    '#5b3428',
    limb('0,0,6 80,66,8 210,160,10 420,320,13'),
    ...BUDS.map(([x, y]) => limb(`0,0,5 ${x},${y},4`)),
  ),
  ...BUDS.flatMap(([x, y, turn, scale], at) => {
    const { nail, ball } = cloveBud(x, y, turn, scale);
    return [cut(at % 3 === 1 ? '#c73f45' : '#ef6f58', nail), cut('#fff0c0', ball)];
  }),
  cut('#5b3428', disc(0, 0, 9)),
];
