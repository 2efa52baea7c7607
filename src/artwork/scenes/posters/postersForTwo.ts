import { cut, moved, wash } from '../../canvas/cut.ts';
import type { Layer } from '../../canvas/canvas.ts';
import type { Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { poster } from '../../canvas/poster.ts';
import { lovebirdHeart } from '../../figures/animals/lovebirdHeart.ts';
import { light } from '../../light/light.ts';

/** A pair on a bough, the rest plain; where the heart's middle is, and its size. */
const pairAt = (x: number, y: number, scale: number, bough: string): readonly Layer[] => [
  wash('#f8c6c2'),
  cut('#33297f', bough),
  moved({ x, y, scale }, ...lovebirdHeart),
];

/** The great view of the article on places for two. */
export const postersForTwo: readonly Picture[] = poster('romanticgetaways', {
  light: light('morning', 'uganda', 'left'),
  wide: [
    plan({ subject: [1350, 150, 680, 560], camera: 'back' }),
    ...pairAt(
      1690,
      442,
      0.86,
      '1226,700,1 1500,676 1900,650 2430,570,1 2430,650,1 1900,710 1500,728 1250,738,1',
    ),
  ],
  tall: [
    plan({ subject: [180, 600, 720, 560], camera: 'back' }),
    ...pairAt(
      540,
      888,
      0.88,
      '-40,1180,1 400,1150 700,1130 1120,1070,1 1120,1150,1 700,1190 400,1205 -40,1220,1',
    ),
  ],
});
