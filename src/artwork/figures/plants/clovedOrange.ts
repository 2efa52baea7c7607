import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [PEEL, LIT, SHADE, CLOVE, BUD, LEAF, VEIN] = [
  '#f08a1f',
  '#ffb03f',
  '#cf5f1b',
  '#4a1f1c',
  '#c4693f',
  '#7cc062',
  '#2f7d4a',
];

/** The rings in which the cloves are set about the middle: how far round the fruit, in degrees, and how many. */
const RINGS = [
  [0, 1],
  [24, 6],
  [47, 12],
  [68, 16],
] as const;

/** An orange studded with cloves, its middle at (x, y). */
export const clovedOrange = (x: number, y: number, r: number): Layer[] => {
  const cloves = RINGS.flatMap(([round, count]) => {
    const way = (round * Math.PI) / 180;
    return Array.from({ length: count }, (_, at) => {
      const turn = ((at + (count > 6 ? 0.5 : 0)) / count) * Math.PI * 2 - Math.PI / 2;
      const out = r * Math.sin(way);
      return {
        left: x + Math.cos(turn) * out,
        top: y + Math.sin(turn) * out,
        size: r * 0.062 * (0.5 + 0.5 * Math.cos(way)),
      };
    });
  });
  return [
    within(
      PEEL,
      disc(x, y, r),
      cut(LIT, disc(x - r * 0.34, y - r * 0.3, r * 0.78)),
      cut(PEEL, disc(x - r * 0.06, y - r * 0.02, r * 0.8)),
      cut(
        SHADE,
        `${x + r * 0.3},${y - r * 1.1},1 ${x + r * 0.86},${y - r * 0.3} ${x + r * 0.7},${y + r * 0.5} ${x + r * 0.2},${y + r * 1.1},1 ${x + r * 1.2},${y + r * 1.2},1 ${x + r * 1.2},${y - r * 1.2},1`,
      ),
      // Four pointed sepals about a round bud.
      cut(
        CLOVE,
        ...cloves.map(({ left, top, size }) => {
          const [long, waist] = [size * 2, size * 0.55];
          return `${left},${top - long},1 ${left + waist},${top - waist},1 ${left + long},${top},1 ${left + waist},${top + waist},1 ${left},${top + long},1 ${left - waist},${top + waist},1 ${left - long},${top},1 ${left - waist},${top - waist},1`;
        }),
      ),
      cut(BUD, ...cloves.map(({ left, top, size }) => disc(left, top, size * 0.72))),
    ),
    cut(VEIN, limb(`${x},${y - r * 0.94},8 ${x + 6},${y - r * 1.08},6`)),
    cut(
      LEAF,
      `${x + 4},${y - r},1 ${x + 40},${y - r * 1.22} ${x + 120},${y - r * 1.24} ${x + 180},${y - r * 1.1},1 ${x + 120},${y - r * 1.0} ${x + 60},${y - r * 0.98}`,
    ),
  ];
};
