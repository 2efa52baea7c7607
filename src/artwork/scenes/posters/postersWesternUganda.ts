import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan, type Box } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { hippoOfRwenzori } from '../../figures/animals/hippoOfRwenzori.ts';
import { light } from '../../light/light.ts';

const [MORNING, CHANNEL, RIPPLE] = ['#f6c65a', '#14586a', '#2b8a8c'];

/** The Kazinga Channel in the morning; the hippo's nose, dark on the sky, is the subject. */
const kazinga = (x: number, shore: number, scale: number, subject: Box): Layer[] => [
  wash(MORNING),
  moved({ x, y: shore - 370 * scale, scale }, ...hippoOfRwenzori),
  floor(CHANNEL, `-40,${shore},1 2440,${shore},1`),
  moved({ x, y: shore, scale }, cut(RIPPLE, '-640,0,1 640,0,1 560,16 300,30 -300,30 -560,16')),
  plan({ subject, camera: 'front' }),
];

/** The great view of the article on western Uganda: a hippo's teeth are the Rwenzori. */
export const postersWesternUganda: readonly Picture[] = poster('westernuganda', {
  light: light('golden', 'uganda', 'left'),
  wide: kazinga(1740, 885, 0.77, [1500, 210, 480, 140]),
  tall: kazinga(540, 1307, 0.76, [304, 640, 472, 140]),
});
