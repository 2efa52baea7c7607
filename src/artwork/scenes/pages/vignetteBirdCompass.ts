import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { angular } from '../../drawing/angular.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [GROUND, RED, SIDE, DEEP, TEAL, NAVY, INK] = [
  '#ffe3a8',
  '#f2455c',
  '#d02a50',
  '#a81c48',
  '#2cb8ae',
  '#128088',
  '#1c1830',
];

/** One of the lesser points of the star, in light and in shade. */
const lesser: readonly Layer[] = [
  cut(TEAL, angular('0,0 -44,-44 0,-262')),
  cut(NAVY, angular('0,0 0,-262 44,-44')),
];

/** Guides: a bee-eater from above is the star of a compass, its bill, wing tips and tail the four needles. */
export const vignetteBirdCompass: readonly Picture[] = [
  picture(
    'vignettes/service-tour-guides',
    light('noon', 'kenya', 'left'),
    wash(GROUND),
    moved(
      { x: 600, y: 450, scale: 0.94 },
      ...[45, 135, 225, 315].flatMap((turn) => moved({ x: 0, y: 0, turn }, ...lesser)),
      // Wings: the coverts in light before the flight feathers.
      cut(RED, pair('0,-150,1 60,-126 104,-92 190,-50 440,0,1 0,10,1')),
      cut(DEEP, pair('0,0,1 440,0,1 190,50 110,96 64,130 30,150,1 0,120,1')),
      // One outline from the shoulders over the back to the tail's streamer.
      within(
        RED,
        twin('0,-180,1 40,-170 62,-130 66,-60 54,20 40,90 34,150,1 46,220 44,290,1 18,262,1 14,340 0,440,1'),
        cut(SIDE, box(0, -200, 100, 700)),
        cut(TEAL, angular('-100,70 0,110 0,178 -100,140')),
        cut(NAVY, angular('0,110 100,70 100,140 0,178')),
      ),
      // The head in profile looks up its bill: the crown is on the left, the throat on the right.
      within(
        TEAL,
        '0,-112,1 -38,-130 -50,-156,1 -58,-190 -76,-230 -72,-286 -44,-312 -16,-314,1 18,-308,1 32,-284 38,-240 52,-200 54,-156,1 38,-130',
        cut(NAVY, '0,-330,1 -6,-270 -26,-200 -16,-150 0,-100,1 100,-100,1 100,-330,1'),
        cut(INK, limb('2,-330,22 -14,-274,26 -28,-226,19 -40,-180,8 -46,-160,0')),
      ),
      cut(INK, '-22,-296,1 -18,-340 -6,-396 14,-440,1 20,-390 24,-340 16,-304,1'),
      cut(GROUND, disc(-20, -262, 11)),
      cut(INK, disc(-19, -264, 6)),
    ),
  ),
];
