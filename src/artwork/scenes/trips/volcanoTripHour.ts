import { cut, floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { maskedVisitor } from '../../figures/people/maskedVisitor.ts';
import { gorillasWatching } from '../../figures/placing/gorillasWatching.ts';
import { light } from '../../light/light.ts';

const [MIST, FAR, CANE] = ['#e6ecc2', '#c3d69a', '#8db56a'];

/** Nettles before the visitors: each a fan of leaves. */
const LEAVES = [30, 130, 214, 330, 420, 540, 640, 700, 1120, 1200].map((x, at) => {
  const high = 66 + ((at * 29) % 40);
  return limb(
    `${x},710,10 ${x - 34},${700 - high * 0.5},14 ${x - 60},${690 - high * 0.6},0;${x},710,10 ${x - 8},${700 - high * 0.6},14 ${x - 14},${690 - high},0;${x},710,10 ${x + 24},${700 - high * 0.5},14 ${x + 44},${690 - high * 0.8},0;${x},710,10 ${x + 46},${700 - high * 0.3},12 ${x + 74},${700 - high * 0.3},0`,
  );
});

/** The hour with a family. */
export const volcanoTripHour: readonly Picture[] = [
  // Who looks at whom: the visitors, masked and in a row, as the gorillas see them.
  picture(
    'packages/volcanoesandgorillas-5',
    light('mist', 'rwanda', 'left'),
    plan({ subject: [640, 320, 520, 560], camera: 'back' }),
    wash([MIST, MIST]),
    cut(
      '#cbdcae',
      '120,660,1 260,440 330,300 372,210,1 396,214,1 420,120,1 446,150,1 458,140,1 488,186,1 520,70,1 548,140,1 560,130,1 586,196,1 616,208,1 650,280 760,440 900,660,1',
    ),
    cut(
      FAR,
      limb(
        '90,700,9 80,-20,8; 330,700,8 340,-20,7; 470,700,10 460,-20,9; 800,700,9 810,-20,8; 1120,700,10 1130,-20,9',
      ),
    ),
    cut(
      CANE,
      limb(
        '30,740,18 20,-20,16; 210,740,14 222,-20,12; 640,740,16 630,-20,14; 730,740,20 738,-20,18; 980,740,14 970,-20,12; 1180,740,22 1190,-20,20',
      ),
    ),
    floor('#5d8f52', '0,640 300,620 700,640 1200,620'),
    maskedVisitor(
      { x: 120, y: 660, scale: 1 },
      { jacket: '#4f6b3a', shade: '#35502c', skin: '#5a3322', hat: '#4f6b3a', wears: 'cap', holds: 'stick' },
    ),
    maskedVisitor(
      { x: 250, y: 650, scale: 0.95, turn: 3 },
      {
        jacket: '#e0482c',
        shade: '#a82f22',
        skin: '#f0bd92',
        hat: '#e9cf8e',
        wears: 'brim',
        holds: 'camera',
      },
    ),
    maskedVisitor(
      { x: 374, y: 656, scale: 1.06, turn: -3 },
      { jacket: '#f0b62e', shade: '#bd8420', skin: '#d99a6c', hat: '#f0b62e', wears: 'hood', holds: 'heart' },
    ),
    maskedVisitor(
      { x: 492, y: 664, scale: 0.86 },
      { jacket: '#2f6ea8', shade: '#1e4a7c', skin: '#f0bd92', hat: '#2f6ea8', wears: 'cap', holds: 'eye' },
    ),
    maskedVisitor(
      { x: 606, y: 658, scale: 1.04, turn: 3 },
      { jacket: '#8c3f6c', shade: '#64284c', skin: '#7a4a30', hat: '#e9dcc0', wears: 'brim', holds: 'heart' },
    ),
    maskedVisitor(
      { x: 722, y: 660, scale: 0.9, turn: -4 },
      {
        jacket: '#e0482c',
        shade: '#a82f22',
        skin: '#d99a6c',
        hat: '#e0482c',
        wears: 'hood',
        holds: 'camera',
      },
    ),
    cut('#2c6146', ...LEAVES, '-40,672,1 400,680,1 800,672,1 1240,676,1 1240,940,1 -40,940,1'),
    ...gorillasWatching,
  ),
];
