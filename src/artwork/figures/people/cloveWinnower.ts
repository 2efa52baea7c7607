import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { disc, outline } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';

const at = placed({ x: 372, y: 1040, scale: 1.42 });
/** Her head, which she lifts to follow the cloves. */
const lifted = placed({ x: 522, y: 1016, scale: 1.42, turn: -12 });

/** Shapes in shade, and lit where the beam crosses them. */
export const inBeam = (beam: string, shade: string, lit: string, ...shapes: string[]): Layer[] =>
  shapes.map((shape) => within(shade, shape, cut(lit, beam)));

/** A woman who tosses cloves from a flat basket, in profile to the right, from her knees up; `beam` is the light that falls across her. */
export const cloveWinnower = (beam: string): readonly Layer[] => {
  const [skin, skinLit] = ['#3c1c1c', '#9c5a38'];
  return [
    // The far arm.
    ...inBeam(
      beam,
      skin,
      skinLit,
      at(
        '22,-486,1 50,-470 70,-420 84,-398,1 150,-404 190,-414,1 196,-396 150,-376 80,-366,1 56,-376 36,-410',
      ),
    ),
    // Neck and face.
    ...inBeam(
      beam,
      skin,
      skinLit,
      lifted(
        '-22,-492,1 -24,-530 -30,-570,1 30,-598,1 42,-586 44,-574,1 43,-568 52,-556 58,-548,1 57,-543 50,-541,1 49,-538 55,-534 54,-530,1 50,-528 54,-524 53,-518,1 48,-515 50,-506 40,-498 16,-502,1 18,-480,1',
      ),
    ),
    // The headscarf and its knot.
    ...inBeam(
      beam,
      '#123458',
      '#2f86c4',
      lifted(
        '46,-582,1 44,-606 22,-634 -16,-640 -50,-618 -58,-584 -46,-552 -26,-536,1 -14,-556 -4,-578 46,-582,1',
      ),
      lifted('-44,-566,1 -70,-560 -84,-530 -76,-496,1 -56,-516 -40,-540'),
    ),
    // Her eye on the cloves, her brow, lips and earring.
    cut('#1d0e10', lifted('34,-562,1 44,-570 50,-562,1 42,-557', '28,-574,1 40,-582 48,-576,1 38,-577')),
    cut('#7c3d30', lifted('40,-528,1 50,-533 54,-530,1 49,-527 52,-521 44,-519,1')),
    cut('#f6bb36', disc(358, 264, 7, 11)),
    // The cloth about her hips, the blouse.
    ...inBeam(
      beam,
      '#9c5a1c',
      '#f6bb36',
      at('-58,-340,1 56,-340,1 76,-280 88,-160 84,-20,1 -92,-20,1 -96,-160 -84,-280'),
    ),
    ...inBeam(
      beam,
      '#6e3a14',
      '#fff1cf',
      [
        [-62, -270],
        [-10, -300],
        [44, -262],
        [-40, -200],
        [16, -216],
        [62, -170],
        [-66, -130],
        [-10, -140],
        [40, -110],
      ]
        .map(([x = 0, y = 0]) => disc(372 + 1.42 * x, 1040 + 1.42 * y, 17))
        .join(''),
    ),
    // The edge of the wrapped cloth, and what it throws in shade.
    ...inBeam(
      beam,
      '#6e3a14',
      '#cf8420',
      at('30,-340,1 40,-250 30,-140 6,-20,1 -34,-20,1 0,-130 14,-240 14,-340,1'),
    ),
    ...inBeam(
      beam,
      '#7e1f30',
      '#f0583c',
      at('-60,-334,1 -66,-400 -62,-460 -34,-496 -14,-504,1 2,-494 24,-504,1 48,-482 58,-430 56,-334,1'),
    ),
  ];
};

/** Her basket, and the near arm that holds it. */
export const winnowingBasket = (beam: string): readonly Layer[] => [
  ...inBeam(
    beam,
    '#4a2a20',
    '#b97c3e',
    at('112,-382,1 126,-360 180,-344 260,-350 340,-376 384,-412,1 370,-440 130,-400'),
  ),
  ...inBeam(
    beam,
    '#7a4a28',
    '#f2d08c',
    at('112,-384 128,-412 190,-438 270,-450 350,-446 388,-426 370,-400 310,-374 230,-358 150,-358'),
  ),
  ...inBeam(
    beam,
    '#2c1418',
    '#8e2a24',
    at('150,-384,1 170,-404 220,-410 250,-440 300,-450 330,-470 356,-440 366,-424,1 320,-394 230,-374'),
  ),
  ...inBeam(
    beam,
    '#3c1c1c',
    '#9c5a38',
    outline(
      at(
        '-42,-470,1 -16,-478 4,-458 10,-424 24,-400,1 54,-402 92,-392 132,-388,1 146,-378 140,-362,1 124,-364 84,-356 44,-346 10,-342 -14,-354 -32,-390 -42,-430',
      ),
    ) +
      at.limb('124,-376,13 144,-384,9 166,-398,7 190,-404,2') +
      at.limb('122,-374,14 160,-370,9 194,-364,7 214,-360,2') +
      at.limb('122,-372,14 156,-359,9 184,-352,7 200,-347,2') +
      at.limb('122,-370,12 146,-353,8 166,-345,6 178,-340,2'),
  ),
  ...inBeam(
    beam,
    '#2c1418',
    '#6e3a26',
    at.limb('150,-376,1 176,-372,2 204,-366,0;146,-364,1 168,-360,2 190,-354,0'),
  ),
  ...inBeam(
    beam,
    '#7e1f30',
    '#f0583c',
    at('-44,-484,1 -16,-494 8,-470 18,-424,1 -8,-408 -44,-414,1 -50,-450'),
  ),
];
