import type { Layer } from '../../canvas/canvas.ts';
import { moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import type { Placing } from '../../canvas/placing.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { gorillaSole } from '../../figures/animals/gorillaSole.ts';
import { light } from '../../light/light.ts';

const GROUND = '#0f6a5e';

/** What one walks in decides the day: the tread of a guest's boot is the one whom he came to see. */
const sole = (at: Placing): readonly Layer[] => [
  plan({ camera: 'front' }),
  wash(GROUND),
  moved(at, ...gorillaSole),
];

/** The great view of the advice on gorilla trekking. */
export const postersGorillaSole: readonly Picture[] = poster('gorillatrekkingtips', {
  light: light('morning', 'uganda', 'left'),
  wide: sole({ x: 1710, y: 500, scale: 0.9, turn: 5 }),
  tall: sole({ x: 556, y: 950, scale: 0.7, turn: 5 }),
});
