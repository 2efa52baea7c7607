import { limb } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';

/** An elephant of five metres seen from straight above, around its middle at 0, walking right: back, spread ears, trunk and tusks. */
export function elephantAbove(): Figure {
  return drawn('elephant above', [
    fill('shade', limb('-170,6,5 -196,14,4 -226,8,3')),
    fill(
      'shade',
      '70,-40 62,-96 84,-120 116,-104 120,-60 112,-30',
      '70,40 60,92 80,118 114,104 120,60 112,30',
    ),
    fill('pale', limb('176,-26,6 204,-36,4 232,-34,0'), limb('176,26,6 204,36,4 232,34,0')),
    fill('body', limb('170,0,24 210,4,18 246,-2,13 276,-10,8')),
    fill('body', '-180,0 -176,-52 -130,-86 -60,-90 20,-82 80,-62 96,0 80,62 20,82 -60,90 -130,86 -176,52'),
    fill('body', '80,-40 130,-58 176,-44 196,0 176,44 130,58 80,40'),
    fill(
      'lit',
      '-176,-30 -164,-66 -110,-86 -40,-88 30,-78 84,-58 130,-56 168,-40,1 120,-44 60,-56 -30,-68 -120,-62',
    ),
    stroke('shade', 5, '-150,0 -60,6 60,0', '200,-14 206,0 200,14', '226,-12 231,0 226,10'),
  ]);
}
