import { hippo } from '../animals/hippo.ts';
import { zebra } from '../animals/zebra.ts';
import { cloudBands } from '../clouds.ts';
import { row } from '../crowd.ts';
import { papyrus } from '../flora/papyrus.ts';
import { plain } from '../ground.ts';
import { light } from '../light.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { place } from '../place.ts';
import { hills } from '../ridges.ts';
import { sky, sun } from '../skies.ts';
import { lake, ripples } from '../water.ts';

/** Lakes, papyrus and the plain. */
export const akagera: readonly Picture[] = [
  picture(
    'places/akagera-1',
    light('sunset', 'rwanda', 'left'),
    sky({ horizon: 430 }),
    sun({ x: 300, y: 330, r: 70 }),
    cloudBands({ y: 120, height: 170, count: 5 }),
    hills({ y: 440, rise: 110, depth: 0.75 }),
    hills({ y: 480, rise: 60, depth: 0.55 }),
    lake({ y: 490, to: 860 }),
    hills({ y: 600, rise: 14, depth: 0.45, of: 'leaf', to: 626 }),
    place(hippo('swimming'), { x: 520, y: 720, metre: 62, shadow: false }),
    place(hippo('swimming'), { x: 760, y: 680, metre: 46, shadow: false, flip: true }),
    ripples({ y: 690, to: 780, count: 26 }),
    plain({ y: '0,840 500,800 1200,740' }),
    row([zebra(), zebra('grazing'), zebra('grazing')], {
      from: [760, 830],
      to: [1100, 790],
      count: 3,
      metre: [78, 70],
      flip: true,
    }),
    place(papyrus(), { x: 120, y: 890, metre: 110, depth: 0.06 }),
    place(papyrus({ seed: 2 }), { x: 300, y: 900, metre: 90, depth: 0.06 }),
  ),
];
