import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { angular } from '../../drawing/angular.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { pair, twin, twoDiscs } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [GROUND, DIAL, POINT, POINT_SHADE, MARK] = ['#ffe3a8', '#17495a', '#5fb7a4', '#3a8f8a', '#ffe3a8'];
const [RED, SIDE, DEEP, TEAL, NAVY, INK] = ['#f2455c', '#d02a50', '#a81c48', '#2cc0b4', '#128088', '#1c1830'];

const point: Layer[] = [
  cut(POINT, angular('0,0 -62,-62 0,-270')),
  cut(POINT_SHADE, angular('0,0 0,-270 62,-62')),
];

/** The dial's graduations: one every fifteen degrees. */
const marks = Array.from({ length: 24 }, (_, at) => {
  const turn = (at * Math.PI) / 12;
  const on = (far: number) => `${Math.round(Math.sin(turn) * far)},${Math.round(-Math.cos(turn) * far)}`;
  return limb(`${on(at % 3 === 0 ? 286 : 306)},6 ${on(334)},6`);
});

/** Guides: a bee-eater seen from above, in flight, is the rose of a compass: its bill shows the way. */
export const vignetteBirdCompass: readonly Picture[] = [
  picture(
    'vignettes/service-tour-guides',
    light('noon', 'kenya', 'left'),
    wash(GROUND),
    moved(
      { x: 600, y: 452, scale: 0.9 },
      cut(DIAL, disc(0, 0, 366)),
      cut(MARK, ...marks),
      ...[45, 135, 225, 315].flatMap((turn) => moved({ x: 0, y: 0, turn }, ...point)),
      // Wings: coverts in light before the flight feathers.
      cut(RED, pair('0,-190,1 50,-170 120,-160 220,-110 470,0,1 0,20,1')),
      cut(DEEP, pair('0,-30,1 110,-70 230,-44 470,0,1 270,36 150,66 38,132,1 0,150,1')),
      cut(INK, twin('0,-430,1 8,-380 16,-310,1 0,-270,1')),
      // One outline from the head over the body to the tail.
      within(
        RED,
        twin(
          '0,-340,1 30,-338 60,-310 58,-262 52,-220 80,-170 78,-90 66,20 42,110 36,150,1 52,230 58,290,1 20,274,1 12,350 0,430,1',
        ),
        cut(SIDE, box(0, -300, 200, 800)),
        cut(
          TEAL,
          '-200,-400,1 -200,-150,1 -60,-190 0,-214,1 0,-400,1',
          angular('-200,80 0,120 0,206 -200,240'),
        ),
        cut(NAVY, '200,-400,1 200,-150,1 60,-190 0,-214,1 0,-400,1', angular('0,120 200,80 200,240 0,206')),
      ),
      cut(MARK, twoDiscs(37, -294, 12)),
      cut(INK, twoDiscs(39, -296, 6)),
    ),
  ),
];
