import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

/** The tiers of a bunch from the top: height, half a width, and how far the fruit stands up. */
const TIERS = [
  [0, 96, 84],
  [84, 118, 92],
  [170, 122, 92],
  [254, 104, 86],
  [330, 78, 76],
] as const;

/** Fruit of one tier, each by its place from the left rim at -1 to the right at 1: the outer ones bend up most. */
const fruit = ([y, half, up]: readonly [number, number, number], at: readonly number[]): string[] =>
  at.map((share) => {
    const x = share * half;
    const bend = Math.abs(share);
    const girth = half * 0.13 * (1 - 0.18 * bend);
    const tip = y - up * (0.62 + 0.38 * bend);
    return limb(
      `${x * 0.62},${y + 34 - 14 * bend},${girth * 0.6} ${x * 0.96},${y + 22 - 10 * bend},${girth} ${x * 1.12},${y - 24},${girth} ${x * (1.06 - 0.1 * bend)},${tip + 14},${girth * 0.7} ${x * (1.04 - 0.12 * bend)},${tip},4`,
    );
  });

/** A bunch of green bananas on its stalk, the flower bud at the end: the stalk's bend is the origin. */
export const bananaBunch = (
  where: { x: number; y: number; scale: number },
  [dark, green, lit, bud, petal]: readonly [string, string, string, string, string],
): Layer =>
  moved(
    where,
    cut(dark, limb('-60,-420,30 -30,-240,28 -4,-60,24 0,200,18 4,380,12 14,480,9')),
    cut(dark, '-60,-60 60,-60 104,40 116,170 96,300 60,370 0,380 -60,370 -96,300 -116,170 -104,40'),
    ...TIERS.flatMap((tier) => [
      cut(green, ...fruit(tier, [-1, -0.72, -0.44, -0.15])),
      cut(lit, ...fruit(tier, [0.15, 0.44, 0.72, 1])),
    ]),
    cut(petal, '14,476,1 60,456 110,480 140,540,1 100,516 50,510'),
    cut(bud, '14,460,1 60,490 76,556 52,612 26,654,1 -14,620 -42,560 -30,500'),
  );
