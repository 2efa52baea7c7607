import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { outline } from '../../drawing/brush.ts';

/** What lies between fingers; bare skin, in the light, in shade. */
const [INK, SKIN, LIT, SHADE] = ['#0c1a20', '#3d555c', '#6d8886', '#263c43'];

/** The back of a closed hand, the wrist at (0, 0), the knuckles at the right. */
const BACK =
  '-20,-50,1 0,-56 50,-86 110,-98 150,-94,1 184,-98 200,-78 188,-54,1 212,-48 220,-22 204,-2,1 220,6 220,34 202,46,1 210,58 202,84 172,90,1 130,106 60,100 10,62 -20,52,1';
/** The thumb, laid along its upper edge. */
const THUMB = '-20,-56,1 10,-96 70,-132 126,-134 148,-116 140,-94 108,-88 70,-70 40,-40,1';

/** The closed hand, its back in a light, and four fingers that turn down from the knuckles; three cuts part them. */
const fist = (back: Layer): Layer =>
  within(
    SKIN,
    BACK,
    back,
    cut(
      SHADE,
      '170,-130,1 154,-94 150,-76 160,-54,1 156,-30 156,-16 164,0,1 158,18 156,32 162,48,1 152,66 146,80 138,120,1 270,120,1 270,-130,1',
    ),
    cut(
      INK,
      '206,-56,1 150,-60 104,-54,1 150,-50;224,1,1 150,-6 98,-2,1 150,6;212,50,1 150,44 104,46,1 150,55',
    ),
  );

/** The hand that strikes: the light is on its thumb, its shadow on the chest. */
export const striking: readonly Layer[] = [
  moved({ x: 14, y: 18, fill: INK }, cut({}, outline(BACK))),
  fist(cut(LIT, '-60,-70,1 20,-40,1 110,-80 160,-110,1 152,-76 110,-56 60,-24 -60,-14,1')),
  cut(INK, '-20,-50,1 40,-30,1 74,-60 110,-78 150,-92,1 140,-100,1 60,-90,1'),
  within(SKIN, THUMB, cut(LIT, '-40,-60,1 10,-110 70,-150 130,-146 160,-116,1 120,-118 70,-106 20,-70,1')),
];

/** The hand that is drawn back, its thumb on the far side, the light along its outer edge. */
export const lifted: Layer = fist(
  cut(LIT, '-60,120,1 -60,40 10,44 60,70 120,72 150,60,1 152,66 146,80 138,120,1'),
);
