import { inked, wash } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { walker } from '../../figures/people/walker.ts';
import { place } from '../../figures/placing/place.ts';
import { laneShadow, stoneTownLane } from '../../figures/placing/stoneTownLane.ts';
import { bougainvillea } from '../../figures/plants/frame.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

/** Stone Town, down one of its lanes. */
export const zanzibarTown: readonly Picture[] = [
  picture(
    'places/zanzibar-5',
    light('golden', 'zanzibar', 'left'),
    plan({ subject: [812, 200, 296, 600], camera: 'frame' }),
    wash(['#2aa9b8', '#b8ecdc'], { height: 560 }),
    ...stoneTownLane,
    laneShadow(0.1, 158),
    place(walker(), {
      x: 606,
      y: 819,
      metre: 158,
      depth: 0.3,
      flip: true,
      shadow: false,
      rim: '#ffe9b8',
      by: CLEAR,
      coat: {
        accent: '#e0573a',
        body: '#128a96',
        shade: '#0c5c6e',
        lit: '#6a3f2a',
        pale: '#f0b552',
        dark: '#2a1420',
      },
    }),
    place(bougainvillea({ seed: 2 }), { x: 640, y: -30, metre: 120, flip: true, depth: 0.3, shadow: false }),
    inked('#2a1424', 3, '-10,60 620,240', '200,-10 700,190'),
  ),
];
