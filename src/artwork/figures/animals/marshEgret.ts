import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';

/** A cattle egret that stands and looks right, white, 120 units high at scale 1, the light from the right; its feet at (x, y). */
export const marshEgret = (x: number, y: number, scale: number): readonly Layer[] => {
  const at = placed({ x, y, scale });
  return [
    inked('#4a4438', 4 * scale, at('-4,-30 -6,0'), at('8,-30 10,0')),
    cut(
      '#b9c4d8',
      at(
        '-44,-22,1 -30,-44 0,-62 14,-74,1 6,-96 16,-118 34,-122 42,-110,1 28,-98 36,-72 30,-44 8,-24 -20,-24',
      ),
    ),
    cut(
      '#fffdf4',
      at('-20,-36,1 4,-52 20,-72,1 12,-98 20,-118 34,-122 42,-110,1 28,-98 36,-72 30,-44 10,-28'),
    ),
    cut('#f0a02c', at('38,-118,1 64,-106,1 40,-104,1')),
    cut('#2a2430', disc(x + 31 * scale, y - 113 * scale, 2.6 * scale, 2.6 * scale)),
  ];
};
