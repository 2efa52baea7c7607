import { moved } from '../../canvas/cut.ts';
import type { Layer } from '../../canvas/canvas.ts';
import type { Figure } from '../../drawing/figure.ts';
import { elephant } from '../animals/elephant.ts';
import { place } from './place.ts';

/** The coat of an elephant that dusts itself with Tsavo's earth, before a low sun. */
export const OXIDE = { body: '#6e2214', shade: '#40100c', lit: '#f4a25c', dark: '#2a0a10', pale: '#f7e3bd' };

/** Elephants in file, the last first: pose, where, and how large; they overlap as a herd does. */
const FILE: readonly (readonly [pose: Figure, x: number, y: number, metre: number, flip?: boolean])[] = [
  [elephant(), 250, 742, 62],
  [elephant('calf'), 380, 752, 92],
  [elephant('drinking'), 486, 748, 70],
  [elephant(), 690, 756, 84],
  [elephant('calf'), 830, 770, 100],
  [elephant('trunkRaised'), 980, 762, 76],
];

/** A herd of red elephants before the sun, moved by some pixels; each throws its shadow towards the viewer. */
export function redHerd({ x, y, scale = 1 }: { x: number; y: number; scale?: number }): Layer[] {
  const shadows = FILE.map(([figure, left, top, metre]) =>
    moved(
      { x: left, y: top - 2, squash: -0.42, opacity: 0.85 },
      place(figure, { x: 0, y: 0, metre, flat: '#4f160f', coat: OXIDE, shadow: false }),
    ),
  );
  const bodies = FILE.map(([figure, left, top, metre]) =>
    place(figure, { x: left, y: top, metre, depth: 0.26, shadow: false, coat: OXIDE }),
  );
  return [moved({ x, y, scale }, ...shadows, ...bodies)];
}
