import type { Layer } from '../../canvas/canvas.ts';
import { inked, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import type { Placing } from '../../canvas/placing.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { sunbirdAsIceAxe, turns } from '../../figures/animals/sunbirdAsIceAxe.ts';
import { light } from '../../light/light.ts';

const [SNOW, ROPE] = ['#ffcfc2', '#e8352c'];

const axe = (placing: Placing, rope: string, subject: Box): Layer[] => [
  wash(SNOW),
  inked(ROPE, 26, rope),
  moved(placing, ...sunbirdAsIceAxe(SNOW), ...turns(ROPE)),
  plan({ subject, camera: 'profile' }),
];

/** The advice on climbing the Rwenzori: its sunbird is the ice axe. */
export const postersSunbirdAxe: readonly Picture[] = poster('mountainclimbingtips', {
  light: light('morning', 'uganda', 'right'),
  wide: axe(
    { x: 1690, y: 304, scale: 1, turn: 26 },
    '-40,684,1 1500,690,1 2430,834,1',
    [1540, 200, 240, 440],
  ),
  tall: axe(
    { x: 516, y: 732, scale: 0.86, turn: 26 },
    '-40,1044,1 360,1064,1 1120,1186,1',
    [378, 640, 220, 390],
  ),
});
