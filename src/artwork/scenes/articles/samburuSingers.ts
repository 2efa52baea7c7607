import { cut, floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { womanWithCollars } from '../../figures/people/womanWithCollars.ts';
import { light } from '../../light/light.ts';

/** Samburu: women sing before Ololokwe, and their collars leap. */
export const samburuSingers: readonly Picture[] = [
  picture(
    'articles/samburu',
    light('morning', 'kenya', 'left'),
    plan({ camera: 'close' }),
    floor('#fbe8c2', '-40,-20,1 1240,-20,1'),
    // Ololokwe.
    moved(
      { x: -60, y: -190, scale: 1.25 },
      cut(
        '#2f55ac',
        '-40,760,1 0,700 60,640 86,600,1 96,470,1 120,430,1 300,410,1 560,398,1 606,412,1 622,520,1 640,640,1 700,690 860,760,1',
      ),
      cut(
        '#7d9fdf',
        '-40,760,1 0,700 60,640 86,600,1 96,470,1 120,430,1 170,424,1 160,520,1 180,620,1 120,690 90,760,1',
        '250,416,1 330,408,1 400,404,1 390,500,1 410,610,1 350,690 320,760,1 220,760,1 240,690 280,620,1 262,520,1',
        '480,401,1 540,399,1 530,490,1 550,600,1 500,690 480,760,1 420,760,1 430,690 490,600,1 474,500,1',
      ),
    ),
    floor('#e9a84e', '-40,740 500,730 1240,744'),
    moved({ x: 318, y: 664, scale: 0.95 }, ...womanWithCollars(4, -12, 3)),
    moved({ x: 590, y: 600, scale: 1.25 }, ...womanWithCollars(20, 12, 6)),
    moved({ x: 958, y: 566, scale: 1.65 }, ...womanWithCollars(9, -8, 0)),
  ),
];
