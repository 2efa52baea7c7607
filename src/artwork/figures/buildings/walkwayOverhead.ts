import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

/** Steel in shade, the deck from below, the light along it; the cloth and skin of who walks there. */
const [STEEL, DECK, UNDER, LIGHT] = ['#16303c', '#b0703c', '#4a2c2c', '#ffdf9c'];

/** How high the deck hangs at x, and how high its hand rope. */
const deckAt = (x: number) => Math.round(252 + 74 * (1 - ((x - 600) / 640) ** 2) - x * 0.05);
const ropeAt = (x: number) => Math.round(deckAt(x) - 56 - 60 * Math.abs((x - 600) / 640) ** 2);
const steps = Array.from({ length: 33 }, (_, at) => -40 + at * 40);
const along = (y: (x: number) => number, by = 0) =>
  steps
    .filter((_, at) => at % 4 === 0)
    .map((x) => `${x},${y(x) + by}`)
    .join(' ');

/** A walker on it, seen from the ravine below: the rail hides the feet. */
const walker: readonly Layer[] = [
  cut('#14283a', limb('-6,2,8 -8,-34,9; 10,2,8 4,-34,9')),
  cut('#f0562c', '-20,-30,1 -22,-72 -8,-84 10,-82 20,-70 16,-30,1'),
  cut('#ff9a5c', '8,-82,1 20,-72 16,-30,1 6,-30,1'),
  cut('#f6c43c', '-18,-40,1 -40,-42 -42,-76 -18,-78,1'),
  inked('#f0562c', 10, '14,-72 28,-52 34,-44'),
  cut('#4a2a20', disc(4, -94, 11, 13)),
  cut('#fff0c8', '-12,-98,1 -6,-112 14,-112 18,-98,1 24,-94 -18,-94'),
];

/** Nyungwe's canopy walkway from the ravine below it: a line from one side of the picture to the other, somebody small upon it. */
export const walkwayOverhead: readonly Layer[] = [
  inked(
    '#4a6a70',
    2,
    ...steps.map((x) => `${x + 10},${deckAt(x + 10) - 8} ${x + 26},${ropeAt(x + 26) + 10}`),
  ),
  inked('#4a6a70', 5, along(ropeAt, 12)),
  moved({ x: 470, y: deckAt(470) + 4, scale: 1.2 }, ...walker),
  cut(UNDER, `${along(deckAt, 4)} ${along(deckAt, 24).split(' ').toReversed().join(' ')}`),
  inked(DECK, 9, along(deckAt, 2)),
  inked(LIGHT, 3, along(deckAt, -3)),
  inked('#2a1a1e', 3, ...steps.map((x) => `${x},${deckAt(x) + 7} ${x + 6},${deckAt(x) + 22}`)),
  inked(STEEL, 3, ...steps.map((x) => `${x},${deckAt(x) + 16} ${x},${ropeAt(x)}`)),
  inked(STEEL, 7, along(ropeAt)),
  inked(STEEL, 4, along(deckAt, -22)),
];
