import { disc, limb } from '../../drawing/brush.ts';
import { drawn, fill, stroke, type Figure } from '../../drawing/figure.ts';
import { twice } from '../../drawing/twice.ts';

/** A cup of coffee held in two hands, as the drinker sees it; 1000 units are a metre. Skin body, cup pale, sleeves accent. */
export function cupInHands(): Figure {
  return drawn('cup in hands', [
    fill('accent', twice('150,210,1 176,120 120,70 64,120 48,210,1')),
    fill('shade', twice('112,88 104,20 98,-50 88,-96 70,-110 50,-80 40,20 60,100')),
    fill('pale', '-60,-118,1 -58,-60 -50,-4 -30,22 0,28 30,22 50,-4 58,-60 60,-118,1', disc(0, -118, 60, 19)),
    fill('lit', '-60,-118,1 -58,-60 -50,-4 -34,20,1 -40,-40 -42,-108,1'),
    fill('shade', disc(0, -116, 53, 15)),
    fill('dark', disc(0, -113, 49, 12)),
    fill(
      'body',
      '-122,120 -118,30 -112,-40 -100,-82 -84,-94 -70,-84 -64,-62 -52,-58 -38,-40 -24,-6 -16,24 -30,44 -48,66 -60,130',
      '122,120 118,30 112,-40 100,-82 84,-94 70,-84 64,-62 52,-58 38,-40 24,-6 16,24 30,44 48,66 60,130',
    ),
    // The thumbs lie on the side that is turned to the drinker.
    fill('shade', twice('74,-72,1 58,-48 40,-10 28,20,1 48,4 64,-24 80,-60')),
    fill(
      'body',
      twice('96,-76 84,-98 66,-104 50,-92 42,-72 30,-40 20,-18 14,-2 18,10 30,8 44,-8 62,-34 80,-54'),
    ),
    fill('pale', twice('17,2 15,-8 24,-16 29,-8 24,4')),
    fill(
      'lit',
      limb(
        '-66,-102,1 -50,-90,3 -40,-68,3 -26,-34,1; -112,-40,1 -118,30,4 -120,90,1; 66,-102,1 50,-91,2 41,-70,1',
      ),
    ),
    stroke(
      'shade',
      3,
      '-106,-30 -96,-44 -84,-48',
      '-110,0 -98,-12 -84,-16',
      '106,-30 96,-44 84,-48',
      '110,0 98,-12 84,-16',
    ),
    fill('lit', twice('150,140,1 120,70 64,120,1 118,92')),
  ]);
}
