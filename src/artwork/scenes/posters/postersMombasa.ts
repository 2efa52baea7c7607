import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash } from '../../canvas/cut.ts';
import type { Picture } from '../../canvas/picture.ts';
import { poster } from '../../canvas/poster.ts';
import { dhow, farDhow } from '../../figures/boats/dhow.ts';
import { fortCannon } from '../../figures/placing/fortCannon.ts';
import { place } from '../../figures/placing/place.ts';
import { embrasure } from '../../land/embrasure.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';
import { ripples } from '../../water/water.ts';

const SAIL = {
  pale: '#f4662e',
  lit: '#ffa45c',
  body: '#173f62',
  shade: '#0c2740',
  accent: '#fff3dc',
  dark: '#22121c',
};

/** The harbour's mouth in the evening: pale gold over turquoise, a dhow going out. */
const harbour: readonly Layer[] = [
  wash(['#ffb870', '#ffd896', '#fff0c8'], { x: 90, y: 40, width: 720, height: 270 }),
  cut('#1c7f8c', '80,290,1 820,290,1 820,600,1 80,600,1'),
  cut('#3fb8b4', '80,352,1 300,346 560,358 820,348,1 820,600,1 80,600,1'),
  cut('#8fe0cc', '80,470,1 240,456 460,474 640,460 820,474,1 820,600,1 80,600,1'),
  cut('#f7f6dc', '80,540,1 240,524 440,544 640,530 820,546,1 820,560,1 640,546 440,558 240,540 80,556,1'),
  place(farDhow(), { x: 690, y: 306, metre: 10, shadow: false, coat: { pale: '#c85a34' } }),
  place(dhow(), { x: 322, y: 432, metre: 27, depth: 0.3, shadow: false, by: CLEAR, coat: SAIL }),
  cut(
    { fill: '#f4662e', opacity: 0.5 },
    '280,446,1 330,440 380,446,1 350,454,1 372,462,1 320,470,1 336,480,1 310,486,1 290,474,1 306,464,1 270,456,1',
  ),
];

/** From the dark behind Fort Jesus' coral wall: the sea through a gun's opening, the old cannon still aimed at it. */
const throughTheWall = (
  { x, y, scale }: { x: number; y: number; scale: number },
  floor: number,
  patch: string,
): Layer[] => [
  wash(['#1c0f22', '#2c1526', '#3a1a2a']),
  cut('#24111f', `-40,${floor},1 2440,${floor},1 2440,1400,1 -40,1400,1`),
  // Evening light that another opening lets in, low on the floor.
  cut('#7a3830', patch),
  moved(
    { x, y, scale },
    ...embrasure([
      ...harbour,
      ripples({ x: 440, width: 700, y: 310, to: 520, count: 26, colour: '#fff0c0' }),
    ]),
    ...fortCannon,
  ),
];

/** Mombasa: the fort and a sail. */
export const postersMombasa: readonly Picture[] = poster('mombasa', {
  light: light('golden', 'kenya', 'left'),
  wide: throughTheWall({ x: 1345, y: 110, scale: 0.94 }, 850, '330,872,1 720,872,1 900,1010,1 430,1010,1'),
  tall: throughTheWall({ x: 138, y: 610, scale: 0.8 }, 1252, '-10,1284,1 130,1284,1 190,1360,1 -10,1360,1'),
});
