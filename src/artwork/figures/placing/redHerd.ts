import { moved } from '../../canvas/cut.ts';
import type { Layer } from '../../canvas/canvas.ts';
import type { Figure } from '../../drawing/figure.ts';
import type { Coat } from '../../light/light.ts';
import { elephant } from '../animals/elephant.ts';
import { place } from './place.ts';

/** The coat of an elephant that dusts itself with Tsavo's earth, before a low sun. */
export const OXIDE = { body: '#6e2214', shade: '#40100c', lit: '#f4a25c', dark: '#2a0a10', pale: '#f7e3bd' };

/** The coat of those who walk behind in the herd's own dust: lighter, so that each stands apart from the next. */
const DUSTED = { body: '#b4562e', shade: '#8c3a20', lit: '#f8bc7c', dark: '#6a2414', pale: '#f7e3bd' };

type Walker = readonly [pose: Figure, x: number, y: number, metre: number];

/** Elephants in file, in front and behind in the dust; those in front never touch each other. */
const BEHIND: readonly Walker[] = [
  [elephant('drinking'), 420, 738, 60],
  [elephant(), 960, 734, 58],
];
const FRONT: readonly Walker[] = [
  [elephant(), 200, 752, 76],
  [elephant('calf'), 478, 764, 94],
  [elephant(), 742, 768, 90],
  [elephant('calf'), 1010, 772, 108],
  [elephant('trunkRaised'), 1186, 758, 74],
];

/** Where the herd goes. */
interface Where {
  x: number;
  y: number;
  scale?: number;
  dusted?: boolean;
}

/**
 * A herd of red elephants before the sun, moved by some pixels, all of it in its dust where a
 * nearer one stands before it; each throws its shadow towards the viewer.
 */
export function redHerd({ x, y, scale = 1, dusted = false }: Where): Layer[] {
  const shadows = [...BEHIND, ...FRONT].map(([figure, left, top, metre]) =>
    moved(
      { x: left, y: top - 2, squash: -0.42, opacity: 0.85 },
      place(figure, { x: 0, y: 0, metre, flat: '#4f160f', coat: OXIDE, shadow: false }),
    ),
  );
  const bodies = (row: readonly Walker[], coat: Coat) =>
    row.map(([figure, left, top, metre]) =>
      place(figure, { x: left, y: top, metre, depth: 0.26, shadow: false, coat }),
    );
  return [
    moved({ x, y, scale }, ...shadows, ...bodies(BEHIND, DUSTED), ...bodies(FRONT, dusted ? DUSTED : OXIDE)),
  ];
}
