import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { box, panel } from '../../drawing/brush.ts';

/** Cloth in its own colour, in shade and in the light, and what is strapped to it. */
export type Cloth = readonly [body: string, shade: string, lit: string, roll: string, rollShade: string];

const [WEB, BUCKLE] = ['#1a1526', '#f4cf86'];

/** A packed rucksack, 250 pixels wide, that stands on its base at the origin, the light from behind at its right. */
export const packedRucksack = (placing: Placing, [body, shade, lit, roll, rollShade]: Cloth): Layer =>
  moved(
    placing,
    // A rolled mat under the lid.
    within(
      roll,
      panel('-140,-316,30 140,-316,30 140,-256,30 -140,-256,30'),
      cut(rollShade, '-160,-330,1 60,-330,1 80,-286 50,-240,1 -160,-240,1'),
    ),
    // The wide pockets at its sides.
    cut(shade, '-100,-4,1 -136,-10 -142,-90 -128,-140 -96,-150,1'),
    cut(lit, '100,-4,1 136,-10 142,-90 128,-140 96,-150,1'),
    cut(body, '96,-8,1 120,-14 126,-90 112,-136 92,-144,1'),
    within(
      body,
      '-96,0,1 -118,-20 -120,-120 -112,-270,1 112,-270,1 120,-120 118,-20 96,0,1',
      cut(shade, '-140,-290,1 24,-290,1 -6,-180 30,-90 10,10,1 -140,10,1'),
      cut(lit, '96,-290,1 100,-160 104,-60 92,10,1 140,10,1 140,-290,1'),
    ),
    within(
      body,
      '-76,-14,1 -88,-40 -84,-150,1 84,-150,1 88,-40 76,-14,1',
      cut(shade, '-100,-160,1 34,-160,1 14,-100 40,-10,1 -100,-10,1'),
      cut(lit, '72,-160,1 100,-160,1 100,-10,1 70,-10,1'),
    ),
    inked(WEB, 3, '-84,-126 84,-126', '-86,-30 -88,-80 -84,-150 84,-150'),
    cut(WEB, box(-62, -270, 13, 262), box(50, -270, 13, 262)),
    cut(BUCKLE, box(-67, -196, 23, 24), box(45, -196, 23, 24)),
    cut(WEB, box(-60, -190, 9, 12), box(52, -190, 9, 12)),
    // The lid and its loop.
    inked(WEB, 9, '-26,-366 -30,-392 30,-392 26,-366'),
    within(
      body,
      '-118,-282,1 -128,-330 -96,-368 0,-376 98,-368 130,-330 120,-282,1 60,-266 -60,-266',
      cut(shade, '-140,-390,1 30,-390,1 6,-330 40,-250,1 -140,-250,1'),
      cut(lit, '60,-390,1 110,-340 96,-250,1 150,-250,1 150,-390,1'),
    ),
    inked(WEB, 4, '-96,-318 0,-306 98,-318'),
  );
