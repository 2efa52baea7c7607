import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';
import { fishEagleAbove, fishEagleOutline } from '../../figures/animals/fishEagleAbove.ts';
import { light } from '../../light/light.ts';

const [GLARE, RIPPLE, DEEP, FISH, BACK] = ['#8fdcd0', '#c9f0e2', '#083c50', '#f3b63c', '#d07f26'];

/** A tilapia from above, its head up, 150 long. */
const tilapia: readonly Layer[] = [
  cut(FISH, pair('14,-24,1 36,-8 40,14 34,20,1 24,6 14,2')),
  cut(FISH, twin('0,-70,1 16,-64 24,-36 22,0 12,34 5,54,1 14,80 8,92,1 2,84 0,80,1')),
  cut(BACK, limb('0,-50,0 0,-20,8 0,20,6 2,56,0')),
  cut(DEEP, disc(-13, -46, 4), disc(13, -46, 4)),
];

/** Where the fish are under the shadow, how they are turned, and their size. */
const SHOAL: readonly [x: number, y: number, turn: number, scale: number][] = [
  [2, -102, -14, 0.9],
  [112, -62, 30, 1.1],
  [-116, -46, -40, 1.15],
  [34, 76, 0, 0.85],
  [206, 50, 48, 1],
  [286, -60, 60, 1.15],
  [-262, -50, -72, 1.2],
  [-196, 78, -58, 0.9],
];

/** Lake Naivasha from above: the light lies on the water, and only in the eagle's shadow is what swims below. */
export const naivashaShadow: readonly Picture[] = [
  picture(
    'packages/hellsgateadventure-2',
    light('morning', 'kenya', 'left'),
    plan({ subject: [560, 440, 320, 300], camera: 'above' }),
    wash(GLARE),
    cut(
      RIPPLE,
      limb(
        '60,150,0 120,146,4 210,152,0;880,96,0 980,90,5 1120,98,0;1010,640,0 1080,634,4 1160,642,0;80,760,0 190,753,5 300,762,0;900,800,0 980,794,4 1050,802,0;760,70,0 802,67,3 850,72,0',
      ),
    ),
    moved(
      { x: 750, y: 526, turn: 137, scale: 0.83 },
      within(
        DEEP,
        fishEagleOutline,
        ...SHOAL.map(([x, y, turn, scale]) => moved({ x, y, turn, scale }, ...tilapia)),
      ),
    ),
    moved({ x: 468, y: 318, turn: 137, scale: 0.83 }, ...fishEagleAbove),
  ),
];
