import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const HEAD =
  '4,-636,1 -26,-642 -38,-656 -34,-664,1 -42,-672 -36,-680,1 -52,-686 -46,-696 -38,-708,1 -44,-734 -20,-764 22,-764 52,-742 58,-706 46,-676 34,-650,1';
const TRUNK =
  '-6,-640,1 -10,-618 -30,-600 -44,-560 -46,-500 -40,-440,1 66,-440,1 70,-520 66,-590 44,-616 36,-650,1';
const SKIRT =
  '-42,-456,1 -62,-400 -84,-300 -112,-176 -120,-130,1 -60,-116 -20,-140 30,-120 76,-140 104,-160,1 96,-280 96,-380 70,-456,1';
const BABY = '40,-600,1 84,-596 116,-556 116,-500 90,-456 60,-446,1';
const LEGS = [
  limb('-64,-180,28 -90,-90,21 -100,-24,14'),
  '-88,-30,1 -82,-4,1 -120,0 -158,-6 -164,-20,1 -128,-28 -110,-40,1',
  limb('44,-180,28 82,-100,22 104,-44,15'),
  '92,-60,1 116,-52 124,-34 112,-12 88,2,1 70,0 78,-16,1',
];
const ARM = limb('8,-596,28 -40,-624,24 -76,-666,20 -82,-700,18 -66,-776,13');
const BASKET = '-136,-838,1 140,-838,1 118,-790 88,-758,1 -78,-758,1 -112,-790';
const HEAP = '-122,-836,1 -110,-868 -70,-872 -50,-896 -6,-884 30,-906 66,-880 104,-872 124,-836,1';

/** A mother who walks to the left with her child on her back and a full basket on her head, the low sun behind her: 750 units high to her scarf. */
export const motherWithBasket = (ink: {
  dark: string;
  /** Bare skin, in shade and where the sun's edge finds it. */
  skin: readonly [shade: string, lit: string];
  cloth: string;
  lit: string;
  rim: string;
  basket: string;
}): Layer[] => {
  const { dark, skin, cloth, lit, rim, basket } = ink;
  const whole = cut({}, ...LEGS, TRUNK, SKIRT, HEAD, BABY, disc(86, -604, 36, 38), ARM, BASKET, HEAP);
  return [
    moved({ x: 7, y: -4, fill: rim }, whole),
    cut(skin[0], ...LEGS, HEAD, disc(86, -604, 36, 38)),
    cut(
      skin[1],
      limb('120,-628,0 120,-604,7 112,-578,0'),
      limb('66,-110,0 96,-74,8 112,-44,0'),
      '46,-690,1 54,-706 52,-724,1 40,-700 30,-668 36,-650,1 46,-676',
    ),
    // Her eye on the way, her lips; the child's hair.
    cut(
      dark,
      limb('-34,-706,2 -26,-708,4 -16,-704,1'),
      limb('-40,-670,1 -30,-670,3 -22,-668,0'),
      '52,-610,1 56,-642 92,-648 116,-628,1 96,-626 74,-606',
    ),
    within(dark, TRUNK, cut('#2f2c66', '30,-640,1 34,-560 20,-500 30,-430,1 100,-430,1 100,-640,1')),
    cut(dark, HEAP),
    within(
      cloth,
      SKIRT,
      cut(
        dark,
        '-140,-100,1 -140,-460,1 -20,-460,1 -30,-300 -56,-100,1',
        '10,-440,1 20,-300 14,-100,1 -6,-100,1 0,-300',
      ),
      cut(lit, '84,-440,1 90,-300 84,-100,1 140,-100,1 140,-440,1'),
    ),
    within(cloth, BABY, cut(lit, '98,-620,1 108,-540 80,-440,1 140,-440,1 140,-620,1')),
    within(dark, BASKET, cut(basket, '20,-850,1 150,-850,1 150,-740,1 50,-740,1')),
    cut(skin[0], ARM, '-80,-776,1 -78,-800 -62,-808 -48,-800 -44,-780 -52,-768,1 -70,-768'),
    cut(dark, limb('8,-596,30 -40,-624,26 -56,-642,24')),
    cut(cloth, '-44,-722,1 -30,-760 22,-766 54,-742 58,-706 44,-690,1 10,-716'),
  ];
};
