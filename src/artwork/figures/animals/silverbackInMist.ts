import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';

/** A silverback who sits in the mist and looks to the right: fur, its shaded side, the silver saddle, the face, the rim of the sun. */
export const silverbackInMist = ([fur, shade, silver, face, rim]: readonly [
  string,
  string,
  string,
  string,
  string,
]): readonly Layer[] => {
  const body =
    '-150,20,1 -166,-80 -150,-190 -100,-270 -40,-312 -14,-350 6,-404 44,-436 84,-428 106,-392 110,-368,1 122,-360 120,-346 114,-338,1 128,-318 136,-296 128,-272 100,-258 84,-246 120,-214 146,-150 150,-60 160,20,1';
  return [
    within(
      rim,
      body,
      moved({ x: -7, y: 8 }, cut(fur, body)),
      cut(shade, '60,-250,1 30,-200 40,-120 80,-60 70,20,1 170,20,1 160,-140 120,-220 90,-246,1'),
      cut(
        silver,
        '-166,20,1 -180,-80 -160,-190 -110,-266 -52,-300,1 -70,-250 -64,-226,1 -84,-210 -80,-180,1 -100,-150 -92,-110,1 -112,-80 -104,-40,1 -116,20,1',
      ),
      cut(face, '112,-368,1 92,-366 78,-346 80,-320 72,-292 84,-266 108,-252 140,-270 140,-330,1'),
      cut(shade, '114,-342,1 100,-350 88,-344 98,-336,1', '130,-288,1 108,-286 90,-294 104,-280,1'),
    ),
    // The upper arm, and the forearm across his knee.
    cut(shade, '-10,-200,1 30,-232 74,-206 92,-140 96,-90 120,-60 110,20,1 60,20,1 50,-60 20,-110'),
    cut(fur, '40,20,1 50,-40 100,-76 150,-70 176,-30 180,20,1'),
  ];
};
