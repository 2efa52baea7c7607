import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { leopardOnBough } from '../../figures/animals/leopardOnBough.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { elephantFacing } from '../../figures/animals/elephantFacing.ts';
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
    plan({ subject: [180, 240, 760, 250], camera: 'frame' }),
    wash(0, 900, [
      [0, '#f0a94a'],
      [0.5, '#ffd98a'],
      [1, '#ffe9b4'],
    ]),
    cut('#d98a58', '-10,600,1 200,576 420,592 700,566 960,588 1210,566,1 1210,720,1 -10,720,1'),
    wash(636, 900, [
      [0, '#eab25c'],
      [1, '#b8682e'],
    ]),
    ...(
      [
        [96, 640, 6, 31],
        [545, 642, 7, 32],
        [850, 640, 6, 33],
        [980, 642, 5, 34],
      ] as const
    ).map(([x, y, metre, seed]) => place(baobab({ seed }), { x, y, metre, flat: '#a8584c', shadow: false })),
    // The river, and the herd that stands in it.
    cut(
      '#fff0c4',
      '-10,690,1 200,700 420,690 640,704 860,690 1210,700,1 1210,840,1 900,850 640,826 380,850 160,836 -10,850,1',
    ),
    cut(
      '#8fc0b0',
      '-10,704,1 200,714 420,704 640,718 860,704 1210,714,1 1210,822,1 900,832 640,808 380,832 160,818 -10,832,1',
    ),
    ...(
      [
        [elephantFacing(), 560, 760, 26, false],
        [elephant('calf'), 640, 776, 34, false],
        [elephantFacing('leaving'), 860, 770, 26, true],
        [elephant('trunkRaised'), 990, 760, 24, true],
      ] as const
    ).map(([figure, x, y, metre, flip]) =>
      place(figure, { x, y, metre, flip, flat: '#4a2048', rim: '#ffd98a', shadow: 'water' }),
    ),
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
    place(leopardOnBough(), {
      x: 560,
      y: 410,
      metre: 262,
      shadow: false,
      depth: 0.25,
      by: CLEAR,
      coat: {
        body: '#b0602f',
        shade: '#84442c',
        lit: '#e8a25a',
        dark: '#2c1029',
        pale: '#f6cf94',
        accent: '#e8c23c',
      },
    }),
    cut(
      '#3a1838',
      '-10,-10,1 620,-10,1 560,60 470,30 400,90 320,50 240,110 150,70 90,150 20,110 -10,170,1;700,-10,1 760,50 830,20 900,70 980,30 1040,60 1090,-10,1',
    ),
  ),
];
