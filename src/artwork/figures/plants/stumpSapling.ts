import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';

/** Leaves of the young tree: where each stem meets it, its turn (0 points right), its size. */
const LEAVES = [
  [4, -300, -24, 1.1],
  [-2, -330, 204, 1],
  [8, -430, -34, 1],
  [2, -452, 214, 1.05],
  [12, -540, -46, 0.86],
  [8, -556, 226, 0.84],
  [14, -600, -86, 0.8],
] as const;

const leaf = ([x, y, turn, scale]: (typeof LEAVES)[number]): readonly Layer[] => {
  const at = placed({ x, y, turn, scale });
  const up = turn > 90 ? 1 : -1;
  return [
    cut(
      '#3f9440',
      at(
        `0,0,1 40,${40 * -up} 120,${62 * -up} 200,${30 * -up} 250,0,1 200,${-30 * -up} 120,${-60 * -up} 40,${-38 * -up}`,
      ),
    ),
    cut('#c8e85c', at(`0,0,1 40,${40 * up} 120,${62 * up} 200,${30 * up} 250,0,1 130,${4 * up}`)),
    cut(
      '#f2fa9c',
      at(
        `20,${16 * up},1 50,${42 * up} 120,${60 * up} 196,${32 * up} 240,${4 * up},1 190,${20 * up} 120,${44 * up} 60,${28 * up}`,
      ),
    ),
    inked('#1f5a38', 4, at('0,0 120,2 236,0')),
  ];
};

/** A young tree that grows out of an old stump, the light from the left; the stump 560 wide, its foot at y = 190, the young tree 800 high. */
export const stumpSapling = (placing: Placing): Layer =>
  moved(
    placing,
    within(
      '#5a4438',
      '-236,-90,1 -228,0 -250,80 -320,150 -400,200,1 400,200,1 320,150 256,80 236,0 240,-90,1',
      cut('#98744c', '-300,-100,1 -110,-60,1 -130,40 -180,130 -220,210,1 -420,210,1'),
      cut('#d0a468', '-250,-100,1 -190,-80,1 -200,20 -240,100 -320,210,1 -420,210,1'),
      cut(
        '#382a2c',
        '100,-60,1 250,-100,1 300,210,1 160,210,1 110,80',
        '-40,-60,1 -20,60 -60,210,1 20,210,1 20,60 0,-60,1',
      ),
      cut('#5f8a3c', '-260,60,1 -220,40 -170,70 -130,50 -100,90 -160,130 -200,220,1 -420,220,1'),
      cut('#a4c050', '-270,60,1 -222,46 -190,70,1 -220,90 -300,150 -380,220,1 -420,220,1'),
    ),
    // The cut face with its rings.
    cut('#8a6444', disc(2, -90, 238, 66)),
    cut('#e8c48c', disc(0, -94, 226, 58)),
    cut('#c89860', disc(6, -92, 170, 42)),
    cut('#e8c48c', disc(4, -92, 150, 36)),
    cut('#c89860', disc(8, -90, 100, 24)),
    cut('#e8c48c', disc(6, -90, 84, 19)),
    cut('#5a4438', '-60,-96,1 0,-110 70,-90,1 120,-60 150,-36,1 60,-66 0,-70'),
    cut('#3a5a2c', '-20,-74,1 -10,-240 -2,-420 8,-600,1 18,-600,1 14,-420 12,-240 18,-74,1'),
    cut('#a8c85c', '-20,-74,1 -10,-240 -2,-420 8,-600,1 12,-600,1 4,-420 0,-240 -4,-76,1'),
    ...LEAVES.flatMap(leaf),
  );
