import { disc, limb, outline } from '../brush.ts';
import { drawn } from '../drawn.ts';
import type { Figure } from '../figure.ts';

const SPOTS = [
  [-96, -34],
  [-76, -44],
  [-56, -36],
  [-36, -46],
  [-16, -38],
  [4, -48],
  [24, -40],
  [-86, -20],
  [-62, -22],
  [-30, -26],
  [0, -24],
  [28, -26],
  [44, -44],
  [-104, -16],
  [60, -58],
  [74, -66],
] as const;

/** A leopard lying along a bough at 0, forelegs and tail hanging. */
export function leopard(): Figure {
  return drawn('leopard lying', [
    { tone: 'shade', d: limb('40,-14,9 52,10,8 50,40,7 56,52,6') },
    {
      tone: 'body',
      d:
        outline('-118,0,1 -124,-26 -104,-48 -66,-54 -20,-50 20,-58 56,-62 76,-44 72,-12 56,0,1') +
        limb('-112,-16,8 -140,4,6 -146,44,5 -134,76,5 -120,84,5') +
        limb('62,-20,11 78,6,9 76,36,8 84,50,7') +
        outline('60,-62 64,-84 84,-92 106,-84 120,-68 116,-54 96,-48 74,-50') +
        disc(72, -86, 8),
    },
    { tone: 'pale', d: outline('100,-66 118,-66 118,-54 102,-50 92,-56') },
    {
      tone: 'dark',
      d:
        SPOTS.map(([x, y]) => disc(x, y, 5, 4)).join('') +
        disc(100, -72, 3) +
        outline('114,-72 122,-70 118,-64') +
        disc(-120, 84, 6),
    },
  ]);
}
