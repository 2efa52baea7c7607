import type { Layer } from '../../canvas/canvas.ts';
import { moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import type { Placing } from '../../canvas/placing.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { fortCap } from '../../figures/people/fortCap.ts';
import { light } from '../../light/light.ts';

/** The sea that he looks out over, one ink from edge to edge. */
const SEA = '#3dbdb6';

const beforeTheSea = (subject: Box, man: Placing): Layer[] => [
  wash(SEA),
  moved(man, ...fortCap),
  plan({ subject, camera: 'close' }),
];

/** Mombasa: Fort Jesus is the kofia of an old man who looks out over the sea. */
export const postersMombasa: readonly Picture[] = poster('mombasa', {
  light: light('morning', 'kenya', 'left'),
  wide: beforeTheSea([1430, 400, 410, 260], { x: 1660, y: 388, scale: 0.96 }),
  tall: beforeTheSea([370, 820, 360, 250], { x: 570, y: 824, scale: 0.88 }),
});
