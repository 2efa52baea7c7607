import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { ravenAsKibo } from '../../figures/animals/ravenAsKibo.ts';
import { light } from '../../light/light.ts';

const DAWN = '#f5876a';

/** A dome tent with a lamp in it, its foot on y = 0. */
const tent: readonly Layer[] = [
  cut('#ffc23c', '-64,0,1 -58,-40 -30,-74 0,-76 30,-74 58,-40 64,0,1'),
  cut('#e0662c', '26,0,1 24,-40 0,-76,1 30,-74 58,-40 64,0,1'),
  cut('#fff0b8', '-26,0,1 -22,-30 -4,-56,1 8,-30 10,0,1'),
];

const camp = (x: number, y: number, scale: number, tentX: number): Layer[] => [
  wash(DAWN),
  moved(
    { x, y, scale },
    ...ravenAsKibo,
    moved({ x: tentX, y: 872 }, ...tent),
    moved({ x: tentX - 140, y: 852, scale: 0.56 }, ...tent),
  ),
];

/** The great view of Kilimanjaro: the raven of its camps is the mountain. */
export const postersKilimanjaro: readonly Picture[] = poster('kilimanjaro', {
  light: light('dawn', 'tanzania', 'left'),
  wide: [...camp(0, 0, 1, 2220), plan({ subject: [1300, 200, 900, 600], camera: 'profile' })],
  tall: [...camp(-1074, 416, 0.92, 2190), plan({ subject: [300, 620, 700, 540], camera: 'profile' })],
});
