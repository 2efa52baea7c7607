import { disc, limb } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';
import { placed } from '../../drawing/placed.ts';
import { points } from '../../drawing/points.ts';

/** The head, tilted a little towards the free arm. */
const at = placed({ x: -14, y: -2, scale: 0.94, turn: -7 });

/** An eye, a nostril or an ear of the head, set where the head is. */
function spot(x: number, y: number, rx: number, ry: number): string {
  const [[left = 0, top = 0] = []] = points(at(`${x},${y}`));
  return disc(left, top, rx, ry);
}

/** A young gorilla of three years who hangs by one long arm from a vine at (0, -150), knees drawn up, and looks at us. */
export function gorillaYoung(): Figure {
  return drawn('gorilla young', [
    // The far leg, then the arm that he hangs by.
    fill('shade', limb('14,-34,16 38,-30,13 34,-12,9'), '24,-14 38,-18 50,-10 52,-2 42,2 26,0'),
    fill('body', '-4,-148,1 10,-152,1 30,-136 36,-108 38,-76 18,-66 2,-84 18,-112 12,-132'),
    fill('shade', '10,-152,1 30,-136 36,-108 38,-76 18,-66,1 26,-96 24,-126'),
    // A round body in ragged hair.
    fill(
      'body',
      '-24,-92 8,-104 30,-88 38,-62 36,-40,1 32,-42,1 28,-26,1 22,-30,1 12,-20,1 4,-26,1 -8,-20,1 -14,-28,1 -26,-26,1 -27,-34,1 -36,-38,1 -34,-44,1 -40,-62',
    ),
    fill(
      'shade',
      '20,-96,1 32,-84 38,-62 36,-40,1 32,-42,1 28,-26,1 22,-30,1 12,-20,1 4,-24,1 20,-44 22,-70',
    ),
    // The near leg drawn up, its foot like a hand.
    fill('body', limb('-12,-36,17 -38,-42,14 -42,-20,9')),
    fill('dark', '-52,-22 -38,-26 -30,-16 -22,-6 -26,0,1 -34,-6,1 -34,4 -42,4,1 -43,-4,1 -50,0 -54,-8'),
    // The free arm, long and bent, a hand at the chest.
    fill(
      'body',
      '-18,-96,1 -38,-92 -54,-72 -58,-50 -46,-42 -26,-50 -12,-58,1 -16,-70,1 -32,-64 -36,-68,1 -28,-78',
    ),
    fill('dark', '-18,-70 -8,-72 2,-66 6,-58,1 -2,-58,1 2,-52,1 -6,-52,1 -4,-47,1 -14,-48 -20,-58'),
    // The hand round the vine.
    fill('dark', '-8,-142 -10,-156 0,-166 12,-162 14,-150 8,-140'),
    stroke('body', 1, '-6,-154 8,-156', '-6,-148 10,-150'),
    // Head: round, no neck, tousled.
    fill(
      'body',
      at(
        '-40,-98,1 -44,-112 -38,-130,1 -32,-134 -20,-144,1 -16,-142,1 -4,-150 8,-142,1 12,-142,1 22,-130 26,-112 20,-94 4,-84 -22,-84',
      ),
    ),
    fill('dark', spot(-40, -112, 5, 7), spot(25, -110, 4, 6)),
    fill('shade', at('10,-143,1 22,-130 26,-112 20,-94 4,-84,1 12,-100 14,-124')),
    fill(
      'dark',
      at('-28,-120 -18,-128 -8,-124 2,-128 12,-120 10,-106 12,-94 2,-85 -18,-85 -28,-94 -25,-106'),
    ),
    fill(
      'lit',
      at('-29,-118,1 -20,-128 -8,-122 4,-128 13,-118,1 4,-121 -8,-115 -20,-121'),
      at('-42,-104,1 -44,-114 -36,-132 -20,-144,1 -24,-134 -34,-120'),
    ),
    fill('shade', at('-21,-98 -8,-104 5,-98 5,-90 -8,-86 -21,-90')),
    fill('accent', spot(-16, -111, 5, 5), spot(1, -111, 5, 5)),
    fill(
      'dark',
      spot(-15, -111, 3, 3),
      spot(2, -111, 3, 3),
      at('-14,-99 -9,-98 -12,-95; -1,-99 -6,-98 -3,-95'),
    ),
    fill('pale', spot(-17, -113, 1, 1), spot(0, -113, 1, 1)),
    stroke('dark', 1, at('-16,-91 -8,-89 0,-92')),
    fill(
      'lit',
      limb('18,-134,0 24,-112,2 30,-88,0; -44,-86,0 -56,-66,3 -55,-50,0; -52,-36,0 -38,-50,3 -22,-48,0'),
    ),
  ]);
}
