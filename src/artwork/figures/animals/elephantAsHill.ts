import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { pair } from '../../drawing/mirrored.ts';

/** An elephant that walks away over the hills, in two colours of them: 250 pixels high, the ground at the origin. */
export const elephantAsHill = (colour: string, shade: string): readonly Layer[] => [
  cut(colour, pair('70,-214 110,-240 160,-230 190,-180 178,-124 140,-84 112,-110 92,-160')),
  within(
    colour,
    '-20,-246 20,-246 66,-234 104,-194 120,-130 116,-60 112,20,1 34,20,1 30,-30 8,-54 -14,-44 -26,-10 -28,20,1 -106,20,1 -112,-60 -118,-130 -104,-194 -66,-234',
    cut(
      shade,
      '-140,30,1 -140,-230,1 -80,-226 -92,-150 -66,-90 -62,30,1',
      '10,30,1 8,-54 40,-70 56,-30 60,30,1',
    ),
  ),
  cut(shade, limb('2,-176,7 -8,-120,5 4,-70,4 0,-36,3'), disc(0, -30, 7, 14)),
];
