import type { Layer } from '../../canvas/canvas.ts';
import { moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import type { Placing } from '../../canvas/placing.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { silverbackMasked } from '../../figures/animals/silverbackMasked.ts';
import { light } from '../../light/light.ts';

interface View {
  subject: Box;
  head: Placing;
}

/** The rule that every guest keeps, a mask over the nose as well, kept by the one whom it protects. */
const masked = ({ subject, head }: View): readonly Layer[] => [
  plan({ subject, camera: 'front' }),
  wash('#f5b04a'),
  moved(head, ...silverbackMasked),
];

/** The great view of the advice on gorilla trekking. */
export const postersTrekkingTips: readonly Picture[] = poster('gorillatrekkingtips', {
  light: light('morning', 'uganda', 'right'),
  wide: masked({ subject: [1480, 130, 560, 860], head: { x: 1760, y: 616, scale: 0.88 } }),
  tall: masked({ subject: [270, 590, 540, 740], head: { x: 540, y: 1048, scale: 0.84 } }),
});
