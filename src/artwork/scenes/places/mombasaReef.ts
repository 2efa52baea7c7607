import { floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { fortOfCoral, fortOfStone } from '../../land/fortAndReef.ts';
import { light } from '../../light/light.ts';

const [SKY, SURFACE, SEA] = ['#cbe7dd', '#2aa5ad', '#0a5775'];

/** Mombasa: Fort Jesus over the water, and the same fort below it, of living coral. */
export const mombasaReef: readonly Picture[] = [
  picture(
    'places/mombasa-3',
    light('noon', 'kenya', 'left'),
    plan({ subject: [530, 160, 520, 180], camera: 'front' }),
    wash([SKY, SKY]),
    ...fortOfStone({
      sun: ['#f3b562', '#d9954c'],
      front: ['#d98e4b', '#bd7339'],
      shade: ['#b5623a', '#934a30'],
    }),
    floor(SURFACE, '-40,444,1 1240,444,1'),
    floor(SEA, '-40,464 150,472 350,462 560,474 800,462 1000,474 1240,464'),
    moved(
      { x: 0, y: 416 },
      ...fortOfCoral({
        sun: ['#ff9c9b', '#ea7785'],
        front: ['#ee6d89', '#cc4a74'],
        shade: ['#c23f74', '#98285f'],
      }),
    ),
  ),
];
