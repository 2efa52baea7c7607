import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const BRASS = { body: '#dc9440', lit: '#ffd27c', glint: '#fff4cc', shade: '#82402e', dark: '#451d38' };
const BODY =
  '-104,0,1 -130,-40 -122,-104 -62,-164 -44,-204,1 -50,-244 -86,-304,1 86,-304,1 50,-244 44,-204,1 62,-164 122,-104 130,-40 104,0,1 56,14 -56,14';
const LID =
  '-84,-304,1 -76,-346 -34,-368 -16,-394,1 -14,-420 -8,-440,1 8,-440,1 14,-420 16,-394,1 34,-368 76,-346 84,-304,1';

/** The planes of a turned brass thing lit from the right. */
const planes: readonly Layer[] = [
  cut(
    BRASS.shade,
    '-140,-460,1 -20,-460,1 -14,-390 -30,-320 -10,-250 -16,-200 -50,-130 -56,-60 -40,20,1 -140,20,1',
  ),
  cut(BRASS.dark, '-140,-460,1 -60,-340 -70,-300 -36,-230 -38,-200 -90,-140 -100,-60 -80,20,1 -140,20,1'),
  cut(
    BRASS.lit,
    '60,20,1 86,-40 78,-110 40,-160 30,-204 38,-250 60,-304 50,-350 20,-380 10,-450,1 140,-450,1 140,20,1',
  ),
  cut(
    BRASS.glint,
    '88,20,1 112,-40 104,-100 56,-158,1 92,-106 96,-40 78,20,1',
    '66,-300,1 62,-340 34,-362,1 54,-336 56,-300,1',
  ),
];

/** A brass coffee pot with a long beak, its foot at (x, y), 450 pixels high at a scale of 1, lit from the right. */
export const coffeePot = (x: number, y: number, scale = 1): Layer =>
  moved(
    { x, y, scale },
    cut(BRASS.body, limb('74,-286,13 156,-306,16 196,-214,16 150,-120,14 108,-96,12')),
    cut(BRASS.lit, limb('90,-296,4 164,-318,5 208,-214,6 164,-112,5 124,-92,3')),
    within(
      BRASS.body,
      '-40,-222,1 -110,-236 -156,-320 -262,-346,1 -272,-338 -262,-326,1 -200,-306 -160,-210 -50,-178,1',
      cut(BRASS.shade, '-290,-330,1 -200,-314 -150,-220 -30,-196,1 -30,-140,1 -290,-140,1'),
      cut(BRASS.lit, '-30,-224,1 -110,-240 -154,-324 -270,-352,1 -160,-312 -124,-232 -30,-212,1'),
    ),
    within(
      BRASS.body,
      BODY,
      ...planes,
      inked(BRASS.dark, 5, '-60,-202 0,-190 60,-202', '-60,-222 0,-210 60,-222', '-140,-92 0,-62 140,-92'),
    ),
    within(BRASS.body, LID, ...planes),
    cut(BRASS.dark, '-90,-312,1 90,-312,1 86,-298,1 -86,-298,1'),
    cut(BRASS.lit, '20,-312,1 90,-312,1 86,-298,1 20,-298,1'),
    cut(BRASS.body, disc(0, -452, 17)),
    cut(BRASS.lit, disc(6, -456, 9)),
  );

/** A small cup without a handle, full of coffee, its foot at (x, y), 80 pixels high, lit from the right. */
export const coffeeCup = (x: number, y: number, scale = 1): Layer =>
  moved(
    { x, y, scale },
    cut({ fill: '#140a2c', opacity: 0.6 }, '-30,2,1 -180,4 -240,14 -150,20 30,8,1'),
    within(
      '#f6e2c8',
      '-58,-80,1 -56,-36 -28,-4 -24,4,1 24,4,1 28,-4 56,-36 58,-80,1',
      cut('#a98ab0', '-70,-90,1 -6,-90,1 -14,-30 -8,10,1 -70,10,1'),
      cut('#fffaec', '30,-90,1 70,-90,1 70,10,1 14,10,1 30,-30'),
      cut('#c83a3a', '-70,-62,1 0,-52 70,-62,1 70,-46,1 0,-36 -70,-46,1'),
      cut('#7a2450', '-70,-62,1 -8,-54,1 -12,-38,1 -70,-46,1'),
    ),
    cut('#f6e2c8', disc(0, -80, 58, 15)),
    cut('#3a1620', disc(0, -78, 50, 11)),
    cut('#8a4a2c', '4,-70,1 40,-72 50,-80,1 30,-76'),
  );
