import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

/** The round head of a borassus palm: stiff fans of unequal reach about one point. */
const crown = (x: number, y: number, r: number, first: number) => {
  const fans = 19;
  const ring = Array.from({ length: fans * 2 }, (_, at) => {
    const way = ((at / (fans * 2)) * 360 + first) * (Math.PI / 180);
    const reach = at % 2 ? 0.87 : 1 + 0.04 * Math.sin(at * 2.3 + first);
    return `${Math.round(x + Math.cos(way) * r * reach)},${Math.round(y + Math.sin(way) * r * reach)},1`;
  });
  return ring.join(' ');
};

/** A borassus palm, flat: its trunk swells above the middle, and its head is as round as an ear. */
export const roundPalm = (
  [x, foot, height, r]: readonly [x: number, foot: number, height: number, r: number],
  { leaf, trunk }: { leaf: string; trunk: string },
  lean = 0,
): Layer[] => {
  const at = (share: number) => `${Math.round(x + lean * share)},${Math.round(foot - height * share)}`;
  const w = height / 36;
  return [
    cut(
      trunk,
      limb(
        `${at(0)},${w * 1.2} ${at(0.3)},${w * 0.8} ${at(0.62)},${w * 1.7} ${at(0.8)},${w} ${at(1)},${w * 0.7}`,
      ),
    ),
    cut(leaf, crown(x + lean, foot - height, r, x % 19)),
  ];
};
