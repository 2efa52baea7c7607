import { moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { craneOfShell } from '../../figures/animals/craneOfShell.ts';
import { light } from '../../light/light.ts';

/** The pearl of Africa, and the bird that is its emblem. */
export const ugandaPearl: readonly Picture[] = [
  picture(
    'articles/ugandan8places',
    light('morning', 'uganda', 'left'),
    plan({ subject: [340, 40, 620, 420], camera: 'close' }),
    wash('#0f7f78'),
    moved({ x: 620, y: 496, scale: 1.06 }, ...craneOfShell),
  ),
];
