import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { angular } from '../../drawing/angular.ts';
import { light } from '../../light/light.ts';

const [NIGHT, ROCK, LIT, SHADE, SUN] = ['#241a4e', '#d9482b', '#f5803f', '#8f2430', '#ffd98a'];

/** Where the pipes stand. */
const FOOT = 838;

/** A pillar of the cliff as a pipe of the organ: its middle, half its width, its top, its mouth, and its cracks. */
const pipe = ([x, half, top, mouth, ...cracks]: readonly number[]): Layer => {
  const [h, t, m] = [half!, top!, mouth!];
  const [a, b] = [-Math.round(h * 0.44), Math.round(h * 0.5)];
  return moved(
    { x: x!, y: 0 },
    within(
      ROCK,
      angular(
        `${-h},${t + 34} ${a},${t} ${b + 8},${t + 8} ${h},${t + 50} ${h},${m + 60} 26,${FOOT} -26,${FOOT} ${-h},${m + 60}`,
      ),
      cut(LIT, angular(`-90,${t} ${a},${t} ${a},${m + 60} -10,${FOOT} -90,${FOOT}`)),
      cut(SHADE, angular(`${b},${t} 90,${t} 90,${FOOT} 10,${FOOT} ${b},${m + 60}`)),
      cut(
        SUN,
        angular(`${-h},${t + 34} ${a},${t} ${b + 8},${t + 8} ${h},${t + 50} ${b},${t + 74} ${a},${t + 64}`),
      ),
      cut(
        SHADE,
        ...cracks.map((y) =>
          angular(`${-h},${y - 16} ${a},${y} ${b},${y - 6} ${b},${y + 4} ${a},${y + 9} ${-h},${y - 8}`),
        ),
      ),
      cut(NIGHT, `-44,${m},1 -42,${m - 48} 0,${m - 96},1 42,${m - 48} 44,${m},1`),
      cut(SUN, angular(`-44,${m} 44,${m} 36,${m + 18} -36,${m + 18}`)),
    ),
  );
};

/** Pillars of the far rank: their middles, their tops and where the gap closes. */
const BEHIND = [
  [220, 262, 710],
  [371, 156, 670],
  [527, 82, 630],
  [677, 70, 630],
  [829, 170, 670],
  [980, 250, 710],
] as const;

/** Daybreak on the cliffs of Hell's Gate: their columns are the pipes of an organ. */
export const hellsGateOrgan: readonly Picture[] = [
  picture(
    'packages/hellsgateadventure-5',
    light('dawn', 'kenya', 'left'),
    plan({ subject: [70, 260, 1060, 480], camera: 'front' }),
    wash(NIGHT),
    // The rank behind, still in the shade.
    ...BEHIND.map(([x, top, foot]) =>
      moved(
        { x, y: top },
        cut(SHADE, angular(`-58,30 -26,0 30,6 58,40 58,${foot - top} -58,${foot - top}`)),
        cut(ROCK, angular('-58,30 -26,0 30,6 58,40 28,62 -26,54')),
      ),
    ),
    ...[
      [144, 76, 330, 690, 500],
      [296, 72, 236, 650, 420],
      [446, 74, 140, 610, 330],
      [600, 76, 48, 570, 220, 380],
      [754, 74, 140, 610, 420],
      [904, 72, 236, 650, 350],
      [1056, 76, 330, 690, 540],
    ].map(pipe),
    cut(SHADE, angular('44,832 1150,832 1176,862 1164,940 24,940 36,880')),
    cut(LIT, angular('44,832 1150,832 1176,862 800,856 760,866 420,858 380,868 36,860')),
  ),
];
