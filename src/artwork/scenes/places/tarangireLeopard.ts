import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { leopardDraped } from '../../figures/animals/leopardDraped.ts';
import { herd, row } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { baobab } from '../../figures/plants/baobab.ts';
import { cut, limbs, wash } from '../../land/cutout.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

/** The leopard above the river. */
export const tarangireLeopard: readonly Picture[] = [
  picture(
    'places/tarangire-3',
    light('golden', 'tanzania', 'left'),
    plan({ subject: [180, 240, 760, 250], camera: 'below' }),
    wash(0, 900, [
      [0, '#f0a94a'],
      [0.5, '#ffd98a'],
      [1, '#ffe9b4'],
    ]),
    cut('#e59a55', '-10,640,1 200,610 420,626 700,600 960,622 1210,600,1 1210,720,1 -10,720,1'),
    wash(660, 900, [
      [0, '#e0a14e'],
      [1, '#c2763a'],
    ]),
    cut(
      '#fff0c4',
      '520,664,1 640,690 560,720 380,750 420,800 700,850 760,910,1 1010,910,1 900,830 640,780 600,750 760,716 720,684 600,660,1',
    ),
    herd([baobab({ seed: 5 }), baobab({ seed: 2 }), baobab({ seed: 9 })], {
      x: 560,
      y: 640,
      width: 1160,
      height: 10,
      count: 6,
      metre: [6, 10],
      flat: '#b8664e',
      shadow: false,
    }),
    row([elephant(), elephant('calf'), elephant()], {
      from: [450, 800],
      to: [300, 780],
      count: 3,
      metre: [15, 13],
      flat: '#6a3350',
      shadow: false,
    }),
    // The bough and its trunk, the sun behind them.
    cut(
      '#3a1838',
      '-10,470,1 140,440 300,400 520,404 760,420 960,400 1080,330 1110,-10,1 1210,-10,1 1210,910,1 1090,910,1 1120,700 1060,560 900,520 640,530 420,520 220,500 80,540 -10,560,1',
    ),
    limbs(
      '#ffca6a',
      '-10,470,2 140,440,5 300,402,5 520,405,5 760,421,5 950,401,5 1076,328,4 1106,120,3 1112,-10,2',
    ),
    limbs(
      '#57284a',
      '1150,0,3 1140,300,12 1100,470,6 900,492,2;1180,300,3 1160,600,10 1180,900,4;700,470,2 400,460,8 180,470,3',
    ),
    place(leopardDraped(), {
      x: 560,
      y: 412,
      metre: 268,
      shadow: false,
      depth: 0.25,
      by: CLEAR,
      coat: { body: '#b0602f', shade: '#4d1f3c', lit: '#ffdf86', dark: '#2c1029', pale: '#e8a868' },
    }),
    cut(
      '#3a1838',
      '-10,-10,1 620,-10,1 560,60 470,30 400,90 320,50 240,110 150,70 90,150 20,110 -10,170,1;700,-10,1 760,50 830,20 900,70 980,30 1040,60 1090,-10,1',
    ),
  ),
];
