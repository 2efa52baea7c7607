import { box, disc } from '../../drawing/brush.ts';
import { drawn, fill, type Figure } from '../../drawing/figure.ts';

/** Floors of the galleries, from the ground up: the floor's height, and how tall its columns stand. */
const FLOORS = [
  [0, 620],
  [680, 520],
  [1260, 440],
] as const;

/**
 * Stone Town's House of Wonders, thirty-two metres to the top of its clock tower: three tiers of verandas on slim columns (lit)
 * before shaded rooms, flat roofs (body), the tower with its dial.
 */
export function houseOfWonders(): Figure {
  const columns = FLOORS.flatMap(([floor, tall]) =>
    Array.from({ length: 13 }, (_, index) => box(-1340 + index * 220, -floor - tall, 34, tall)),
  );
  const rails = FLOORS.slice(1).map(([floor]) => box(-1360, -floor - 90, 2720, 34));
  const slabs = FLOORS.map(([floor, tall]) => box(-1400, -floor - tall - 60, 2800, 60));
  const doors = FLOORS.flatMap(([floor, tall]) =>
    Array.from({ length: 6 }, (_, index) => box(-1060 + index * 400, -floor - tall * 0.72, 120, tall * 0.72)),
  );
  return drawn('House of Wonders', [
    fill('shade', box(-1340, -1720, 2680, 1720)),
    fill('dark', ...doors),
    fill('lit', ...columns),
    fill('body', ...slabs, box(-1400, -1840, 2800, 90)),
    fill('dark', ...rails),
    fill('body', box(-230, -2900, 460, 1100)),
    fill('shade', box(90, -2900, 140, 1100), box(-250, -2480, 500, 40)),
    fill('lit', '-290,-2900,1 290,-2900,1 200,-3060,1 -200,-3060,1', box(-120, -3160, 240, 110)),
    fill('dark', disc(0, -2690, 120), box(-60, -2360, 120, 300), box(-8, -3320, 16, 170)),
    fill('pale', disc(0, -2690, 92)),
    fill('dark', box(-8, -2760, 16, 76), box(-8, -2698, 60, 16)),
  ]);
}
