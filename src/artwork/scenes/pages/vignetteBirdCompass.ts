import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { angular } from '../../drawing/angular.ts';
import { box, outline } from '../../drawing/brush.ts';
import { mirrored, pair, twin, twoDiscs } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [GROUND, RED, SIDE, DEEP, TEAL, NAVY, INK, DUSK] = [
  '#ffe3a8',
  '#f2455c',
  '#d02a50',
  '#a81c48',
  '#2cb8ae',
  '#128088',
  '#1c1830',
  '#3c3560',
];

/** One of the lesser points of the star, in light and in shade. */
const lesser: readonly Layer[] = [
  cut(TEAL, angular('0,0 -44,-44 0,-262')),
  cut(NAVY, angular('0,0 0,-262 44,-44')),
];

/** The head of a bee-eater from above, narrowed to its bill. */
const HEAD = outline(twin('0,-330,1 22,-316 54,-280 60,-230 44,-190 54,-156,1 38,-130 0,-112,1'));

/** The mask along the right side of it. */
const MASK = '0,-340,1 0,-284,1 22,-268 28,-226 48,-178,1 70,-200 100,-240 60,-340,1';

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
      cut(RED, pair('0,-170,1 50,-166,1 70,-112 190,-50 440,0,1 0,10,1')),
      cut(DEEP, pair('0,0,1 440,0,1 190,50 110,96 64,130 30,150,1 0,120,1')),
      // One outline from the shoulders over the back to the tail's streamer.
      within(
        RED,
        twin(
          '0,-180,1 50,-160,1 60,-126 62,-60 54,20 40,90 34,150,1 46,220 44,290,1 18,262,1 14,340 0,440,1',
        ),
        cut(SIDE, box(0, -200, 100, 700)),
        cut(TEAL, angular('-100,70 0,110 0,178 -100,140')),
        cut(NAVY, angular('0,110 100,70 100,140 0,178')),
      ),
      // The head from above, in the same two facets: the bill forks into a mask over each eye.
      within(
        TEAL,
        HEAD,
        cut(NAVY, box(0, -340, 100, 300)),
        cut(DUSK, mirrored(MASK)),
        cut(INK, MASK),
        cut(GROUND, twoDiscs(47, -246, 8)),
      ),
      cut(DUSK, angular('-15,-316 0,-446 0,-300')),
      cut(INK, angular('15,-316 0,-446 0,-300')),
    ),
  ),
];
