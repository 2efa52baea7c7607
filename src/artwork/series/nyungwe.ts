import { colobus } from '../animals/colobus.ts';
import { canopyWalkway } from '../buildings/canopyWalkway.ts';
import { lianaBranch } from '../flora/frame.ts';
import { light } from '../light.ts';
import { picture } from '../picture.ts';
import type { Picture } from '../picture.ts';
import { place } from '../place.ts';
import { forest } from '../ridges.ts';
import { sky, sun } from '../skies.ts';
import { mist } from '../weather.ts';
import { leaves } from '../woods.ts';

/** The old forest and its walkway. */
export const nyungwe: readonly Picture[] = [
  picture(
    'places/nyungwe-1',
    light('morning', 'rwanda', 'left'),
    sky({ horizon: 360 }),
    sun({ x: 240, y: 160, r: 52 }),
    forest({ y: 380, rise: 150, depth: 0.86, crown: 12 }),
    mist({ y: 400, height: 80 }),
    forest({ y: 500, rise: 140, depth: 0.66, crown: 16 }),
    mist({ y: 520, height: 80 }),
    forest({ y: '0,560 420,720 760,740 1200,560', rise: 60, depth: 0.46, crown: 22 }),
    mist({ y: 720, height: 90 }),
    place(canopyWalkway(), { x: 600, y: 860, metre: 26, depth: 0.34, shadow: false }),
    forest({ y: '0,800 500,880 1200,800', rise: 40, depth: 0.26, crown: 34 }),
    place(lianaBranch(), { x: 0, y: 640, metre: 120, depth: 0.06, shadow: false }),
    place(colobus(), { x: 300, y: 700, metre: 190, depth: 0.2, shadow: false }),
    leaves({ corner: 'bottom-right', size: 280, depth: 0.05 }),
  ),
];
