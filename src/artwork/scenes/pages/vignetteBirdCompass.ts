import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { angular } from '../../drawing/angular.ts';
import { box, disc } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [GROUND, POINT, POINT_SHADE] = ['#ffe3a8', '#1f8f86', '#0e5d60'];
const [RED, SIDE, DEEP, TEAL, NAVY, INK] = ['#f2455c', '#d02a50', '#9c1844', '#2cc0b4', '#128088', '#1c1830'];

const point: Layer[] = [
  cut(POINT, angular('0,0 -56,-56 0,-308')),
  cut(POINT_SHADE, angular('0,0 0,-308 56,-56')),
];

/** Guides: a bee-eater seen from above, in flight, is the rose of a compass: its bill shows the way. */
export const vignetteBirdCompass: readonly Picture[] = [
  picture(
    'vignettes/service-tour-guides',
    light('noon', 'kenya', 'left'),
    wash(GROUND),
    moved(
      { x: 600, y: 464 },
      inked(POINT_SHADE, 18, disc(0, 0, 330)),
      ...[45, 135, 225, 315].flatMap((turn) => moved({ x: 0, y: 0, turn }, ...point)),
      // Wings: coverts in light before the flight feathers.
      cut(RED, pair('0,-150,1 40,-160 110,-150 200,-100 430,0,1 0,20,1')),
      cut(DEEP, pair('0,-30,1 110,-70 230,-44 430,0,1 260,30 150,60 38,132,1 0,150,1')),
      // Body and tail.
      within(
        RED,
        twin('0,-220,1 40,-200 56,-130 58,-40 54,60 36,150,1 56,230 60,296,1 18,276,1 12,350 0,430,1'),
        cut(SIDE, box(0, -300, 200, 800)),
        cut(TEAL, angular('-200,80 0,120 0,206 -200,240')),
        cut(NAVY, angular('0,120 200,80 200,240 0,206')),
      ),
      within(
        TEAL,
        twin('0,-306,1 26,-300 56,-260 58,-200 44,-160 0,-140,1'),
        cut(NAVY, box(0, -320, 100, 300)),
        cut(INK, pair('14,-300,1 60,-290 66,-180,1 40,-230')),
      ),
      cut(INK, twin('0,-430,1 10,-340 22,-290,1 0,-270,1')),
    ),
  ),
];
