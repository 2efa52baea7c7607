import { picture, type Picture } from '../../canvas/picture.ts';
import { wildebeest } from '../../figures/animals/wildebeest.ts';
import { trail } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { shadeOf } from '../../figures/placing/shades.ts';
import { baobab } from '../../figures/plants/baobab.ts';
import { cut, limbs, lines, wash } from '../../land/cutout.ts';
import { kibo } from '../../land/kibo.ts';
import { VIOLET } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

/** The header of the eight places of Tanzania. */
export const articlesTanzaniaHeader: readonly Picture[] = [
  // The way round: out of the small aeroplane's window.
  picture(
    'articles/tanzania8places',
    light('dawn', 'tanzania', 'left'),
    wash(0, 480, [
      [0, '#4f55a0'],
      [0.6, '#d99aa4'],
      [1, '#ffe2a6'],
    ]),
    kibo({ x: 640, y: 200, width: 860, body: '#8f7cb0', shade: '#625698', snow: '#fff3e0', cold: '#bcb6dc' }),
    cut(
      '#fff0dc',
      '-10,440,1 100,404 220,430 340,400 480,436 620,404 760,434 900,398 1040,430 1210,400,1 1210,520,1 -10,520,1',
    ),
    wash(470, 900, [
      [0, '#f6cf84'],
      [0.5, '#e8ab4a'],
      [1, '#b8682e'],
    ]),
    cut(
      '#c98a3c',
      '-10,560,1 300,530 620,566 400,600 -10,610,1;1210,660,1 900,640 700,690 1000,720 1210,716,1',
    ),
    cut(
      '#4f8f94',
      '760,480,1 790,480,1 840,540 720,600 640,660 760,730 800,820 760,910,1 640,910,1 690,820 640,740 540,670 640,590 760,540',
    ),
    trail([wildebeest()], {
      through: '500,860 420,760 380,660 440,590 560,540',
      count: 40,
      metre: [14, 5],
      loose: 1,
      flat: VIOLET,
      shadow: false,
    }),
    shadeOf(baobab({ seed: 3 }), { x: 900, y: 830, metre: 10 }, { across: 1, down: -0.2, fill: '#6a2f4a' }),
    place(baobab({ seed: 3 }), { x: 900, y: 830, metre: 10, flat: VIOLET, shadow: false }),
    // The wing above, its strut, and the window's frame.
    cut('#fff3dc', '-10,104,1 1210,20,1 1210,110,1 -10,164,1'),
    cut('#d98a6a', '-10,140,1 1210,74,1 1210,110,1 -10,164,1'),
    cut('#e0573a', '1030,32,1 1110,26,1 1110,114,1 1030,118,1'),
    limbs('#e8cfae', '760,120,9 420,900,11'),
    limbs('#a8707a', '768,124,3 430,900,4'),
    cut(
      '#241230',
      '-10,-10,1 1210,-10,1 1210,910,1 -10,910,1 -10,450,1 90,450,1 90,640 110,760 220,830 400,840,1 800,840,1 980,830 1090,760 1110,640 1110,450,1 1110,260 1090,140 980,70 800,60,1 400,60,1 220,70 110,140 90,260 90,450,1 -10,450,1',
    ),
    lines(
      '#f0a878',
      8,
      '92,450,1 92,640 112,758 222,828 400,838,1 800,838,1 978,828 1088,758 1108,640 1108,450,1 1108,260 1088,142 978,72 800,62,1 400,62,1 222,72 112,142 92,260 92,450,1',
    ),
  ),
];
