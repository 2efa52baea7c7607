import { disc, limb, outline } from '../brush.ts';
import { drawn } from '../drawn.ts';
import type { Figure } from '../figure.ts';

/** A chimpanzee walking on knuckles, one long arm reaching up before it. */
export function chimpanzee(): Figure {
  return drawn('chimpanzee reaching', [
    { tone: 'shade', d: limb('-36,0,7 -30,-24,8 -46,-46,12') + limb('34,0,6 32,-34,7 40,-64,10') },
    {
      tone: 'body',
      d:
        outline('-66,-50 -64,-76 -44,-90 -8,-96 26,-108 48,-108 58,-92 46,-70 18,-54 -18,-48 -50,-40') +
        limb('-58,0,8 -54,-22,8 -66,-44,12 -48,-66,20') +
        limb('44,-96,10 66,-122,8 82,-152,6 92,-172,6') +
        outline('34,-104 36,-126 52,-140 70,-134 78,-118 74,-102 58,-94'),
    },
    {
      tone: 'pale',
      d:
        outline('58,-124 70,-126 80,-112 76,-102 62,-102 54,-112') + disc(42, -122, 6, 8) + disc(94, -176, 6),
    },
    { tone: 'dark', d: disc(66, -116, 2) + outline('66,-106 76,-108 74,-104') },
  ]);
}
