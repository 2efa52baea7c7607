import { disc } from '../../drawing/brush.ts';
import { drawn, fill, fold, skin, stroke, type Figure } from '../../drawing/figure.ts';
import { arm, flesh, hand, shortSleeve } from './anatomy.ts';
import { nape } from './headsBehind.ts';
import { skullAt } from './heads.ts';

const CALF = '0,10,10 0.5,10,9 0.9,7,7 1.3,8,7 1.6,7,6 2,4,4';

/** A rider seen from behind who rides away: one knee up, elbows out, a box on the carrier, 1.8 m to the helmet. */
export function cyclistBehind(): Figure {
  const head = skullAt(1, -171, 3);
  const [left, right] = ['-19,-152 -40,-132 -35,-108', '20,-153 41,-131 36,-108'];
  const [leftHand, rightHand] = [hand('grip', -35, -110, 88), hand('grip', 36, -110, 92, 'down')];
  const [down, up] = ['-12,-84 -19,-50 -15,-18', '13,-86 24,-66 16,-40'];
  return drawn('person cycling away', [
    stroke('dark', 4, '-40,-102 -20,-104 20,-104 41,-102'),
    skin(flesh(down, CALF), flesh(up, CALF)),
    fold(
      'lit',
      flesh('15,-86 26,-64 19,-42', '0,6,6 0.5,5,5 1,4,4 1.4,4,4 2,2,3'),
      flesh('-9,-80 -15,-50 -13,-20', '0,5,5 0.9,3,3 1.3,3,4 2,2,2'),
    ),
    fill(
      'dark',
      '-21,-17,1 -10,-18,1 -8,-10 -9,-3,1 -22,-3,1 -23,-9',
      '11,-40,1 21,-40,1 24,-31 23,-24,1 11,-24,1',
    ),
    stroke('dark', 3, '-24,-2 -4,-2', '6,-22 25,-22'),
    fill('dark', disc(0, -34, 5, 34)),
    fill('pale', disc(0, -34, 2, 28)),
    stroke('accent', 3, '-7,-36 -6,-66', '7,-36 6,-66'),
    fill(
      'dark',
      '-18,-108,1 18,-108,1 25,-92 27,-72,1 15,-68,1 4,-82,1 -4,-82,1 -10,-62,1 -24,-64,1 -25,-92',
    ),
    ...nape(head, 1, -171),
    skin(arm(left), arm(right), leftHand[0], rightHand[0]),
    fold('lit', leftHand[1], rightHand[1]),
    fill(
      'body',
      shortSleeve(left),
      shortSleeve(right),
      '-9,-160,1 -18,-158 -26,-150 -22,-130 -17,-116 -20,-100,1 0,-96 20,-101,1 17,-116 22,-130 27,-152 19,-159 9,-161,1',
    ),
    fold(
      'body',
      shortSleeve(right),
      '20,-101,1 17,-116 22,-130 27,-152 15,-160,1 12,-136 6,-116 8,-99,1',
      '-17,-122,1 -6,-116 4,-118,1 -6,-112 -17,-116,1',
    ),
    fill('accent', '-17,-88,1 17,-88,1 19,-56,1 -19,-56,1'),
    fold('accent', '8,-88,1 17,-88,1 19,-56,1 8,-56,1', '-17,-80,1 17,-80,1 18,-77,1 -18,-77,1'),
    fill('pale', head('-13,-1,1 -14,-11 -8,-20 8,-20 14,-11 13,-1,1 6,-4 -6,-4')),
    fold(
      'pale',
      head(
        '4,-20,1 8,-20 14,-11 13,-1,1 6,-4,1 9,-12',
        '-8,-18,1 -6,-19,1 -7,-5,1 -9,-4,1; -1,-20,1 1,-20,1 1,-5,1 -1,-5,1',
      ),
    ),
  ]);
}
