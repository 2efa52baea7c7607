import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

const [STALK, LEAF, BLADE] = ['#2c6a44', '#0f3a36', '#2f7a4c'];

/** The tiers of a spike from below: where each hangs, how wide, its colour in the light and in shade. */
const TIERS = [
  [-96, 38, '#ffd859', '#e2a63c'],
  [-120, 36, '#ffac40', '#d9772e'],
  [-146, 33, '#ff7a38', '#c84a2a'],
  [-172, 28, '#ee4d2e', '#a92c2e'],
  [-198, 21, '#d8382c', '#8c2230'],
] as const;

/** A tier of tubes that hang, from the middle of one to a side: five points below. */
const tubes = (y: number, half: number, from: number, to: number) => {
  const tips = [-1, -0.52, -0.1, 0.34, 0.76, 1.1].filter((at) => at >= from && at <= to);
  const row = tips.flatMap((at, index) => {
    const x = at * half;
    const dip = 6 - Math.abs(at) * 10;
    const notch = `${x + half * 0.2},${y - 12 + dip},1`;
    const tube = `${x - half * 0.12},${y + dip},1 ${x + half * 0.06},${y + dip},1`;
    return index === tips.length - 1 ? [tube] : [tube, notch];
  });
  return `${from * half * 0.7},${y - 36},1 ${row.join(' ')} ${to * half * 0.62},${y - 36},1`;
};

/** One spike, 240 high, its foot at the origin, the light from the right. */
const spike: readonly Layer[] = [
  cut(STALK, limb('0,0,7 4,-60,6 0,-120,5')),
  ...TIERS.flatMap(([y, half, lit, shade]) => [
    cut(lit, tubes(y, half, -1.1, 1.1)),
    cut(shade, tubes(y, half, -1.1, -0.1)),
  ]),
  cut('#d8382c', '-14,-222,1 -8,-246 2,-252 12,-244 15,-222,1'),
  cut('#8c2230', '-14,-222,1 -8,-246 2,-252,1 -4,-236 -2,-222,1'),
];

/** Torch lilies, as they grow in the grass above the forest; 420 wide, their feet on y = 0. */
export const torchLilies: readonly Layer[] = [
  cut(
    BLADE,
    limb('-60,20,16 -90,-70,13 -170,-120,0;40,20,16 90,-80,13 170,-120,0;10,20,14 30,-120,10 80,-190,0'),
  ),
  moved({ x: 92, y: 6, scale: 0.8, turn: 7 }, ...spike),
  moved({ x: -84, y: 6, turn: -8 }, ...spike),
  moved({ x: 6, y: 0, scale: 1.3, turn: 2 }, ...spike),
  cut(
    LEAF,
    limb(
      '-30,20,20 -60,-60,15 -140,-70,0;0,20,20 -20,-90,13 -70,-150,0;30,20,20 50,-70,15 140,-60,0;70,20,18 120,-30,14 200,-20,0;-80,20,18 -130,-30,14 -210,-10,0',
    ),
  ),
];
