import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { profileHead } from './profileHead.ts';

const head = placed({ x: 330, y: 588, scale: 0.57, turn: 2 });

const SKINS = {
  woman: { skin: '#6b3c30', sun: '#f0a060', deep: '#36182a' },
  man: { skin: '#54302a', sun: '#d98a50', deep: '#2c1424' },
} as const;

const CLOTHES = {
  woman: ['#c9403c', '#ff9458', '#74203c'],
  man: ['#d9c4a8', '#fff0cc', '#84688a'],
} as const;

const scarf: readonly Layer[] = [
  within(
    '#f0b030',
    head(
      '84,-26,1 72,-84 26,-124 -44,-130 -112,-104 -136,-30 -126,60 -110,130 -140,210,1 -40,230 60,220 90,190,1 20,176 -20,140 -36,90 -30,30 0,-20 40,-38 84,-26,1',
    ),
    cut('#b06a28', head('-60,-140,1 -140,-100 -150,120 -150,230,1 -60,230,1 -70,140 -84,40 -80,-60')),
    cut(
      '#ffe08a',
      head('84,-26,1 72,-84 26,-126 -6,-128,1 40,-90 54,-40,1 20,-30 -10,0 -20,60,1 -30,40 0,-20 40,-38'),
    ),
    inked('#b06a28', 4, head('-20,-110 -60,-20 -50,90 -20,190'), head('10,-110 -34,-30 -40,60')),
  ),
];

const kofia: readonly Layer[] = [
  within(
    '#f6ead2',
    head('80,-34,1 76,-104,1 20,-120 -60,-116 -100,-104,1 -108,-20,1 -40,-44 30,-48'),
    cut('#b8a0b0', head('-120,-120,1 -60,-118,1 -70,-40 -110,-10,1')),
    inked(
      '#c8862c',
      4,
      head('-100,-62 -20,-84 78,-72'),
      head('-70,-50 -54,-92 -34,-62 -16,-98 6,-66 26,-100 46,-66 66,-98'),
    ),
  ),
];

/** Somebody at table in profile to the right (or, `facing` left, mirrored about the picture's middle), from the hips up, a glass of tea in the hand, lit from before; in a picture of 1200 x 900. */
export function diner(who: keyof typeof CLOTHES, facing: 'right' | 'left' = 'right'): Layer {
  const [cloth, lit, shade] = CLOTHES[who];
  const { skin, sun, deep } = SKINS[who];
  return moved(
    { x: facing === 'left' ? 1200 : 0, y: 0, flip: facing === 'left' },
    ...profileHead(head, SKINS[who]),
    within(
      cloth,
      '206,930,1 204,800 226,724 274,684 300,662,1 330,676 356,670,1 396,690 424,740 432,810 426,930,1',
      cut(shade, '300,650,1 210,700 190,940,1 290,940,1 276,850 270,770'),
      cut(lit, '350,664,1 400,690 436,760 440,940,1 410,940,1 414,820 396,740'),
    ),
    ...(who === 'woman' ? scarf : kofia),
    // The glass of tea, and the arm that rests on the table.
    cut('#ffe9b8', '478,752,1 520,752,1 514,806,1 484,806,1'),
    cut('#d9702c', '481,770,1 517,770,1 513,804,1 485,804,1'),
    cut(
      skin,
      limb('420,826,19 470,808,17'),
      '456,786,1 480,776 520,772 526,780,1 520,788 528,790 526,798,1 520,804 524,808 520,814,1 490,830 462,826,1',
    ),
    cut(sun, '460,784,1 482,774 520,771 527,780,1 500,784 476,794'),
    inked(deep, 3, '496,790 522,788', '496,804 520,804'),
    within(
      cloth,
      '268,716,1 316,708 348,760 362,806,1 400,820 446,806,1 452,842,1 400,866 340,866 300,840 270,780',
      cut(lit, '320,706,1 352,760 366,804,1 400,818 446,804,1 448,818 396,834 350,826 330,790'),
      cut(shade, '266,716,1 270,790 310,846 400,868,1 340,890 260,850'),
    ),
  );
}
