import { disc, limb } from '../../drawing/brush.ts';
import { drawn, fill, skin, type Figure } from '../../drawing/figure.ts';
import { twice } from '../../drawing/twice.ts';

const ARMS = {
  floating: twice('15,-50,6 40,-62,5 66,-66,4 76,-66,4'),
  lying: twice('15,-50,6 40,-58,5 34,-82,4 14,-90,4'),
};

/** Somebody who bathes, from straight above, the head up, 1.7 m long: on the back in the water with the arms out, or face down on a towel. */
export function batherAbove(pose: keyof typeof ARMS = 'floating'): Figure {
  const legs =
    pose === 'floating' ? twice('9,4,10 17,44,7 26,82,5 28,90,4') : twice('8,4,10 9,44,7 8,84,5 10,92,4');
  return drawn(`bather ${pose}`, [
    ...(pose === 'lying' ? [fill('accent', '-46,-108,1 46,-108,1 46,104,1 -46,104,1')] : []),
    ...(pose === 'lying'
      ? [fill('pale', '-46,-96,1 46,-96,1 46,-86,1 -46,-86,1', '-46,82,1 46,82,1 46,92,1 -46,92,1')]
      : []),
    skin(limb(ARMS[pose]), limb(legs), limb('0,-66,8 0,-44,12')),
    fill('body', '-19,-56 -8,-48 8,-48 19,-56 17,-20 20,8 12,18 0,12 -12,18 -20,8 -17,-20'),
    fill('shade', '4,-46 8,-48 19,-56 17,-20 20,8 12,18 4,14 8,-16'),
    fill('dark', disc(0, -76, 13, 14)),
    ...(pose === 'floating' ? [skin(disc(0, -71, 9, 11))] : []),
  ]);
}
