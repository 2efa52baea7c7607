import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { elephant } from '../../figures/animals/elephant.ts';
import { CLOTHES } from '../../figures/people/clothes.ts';
import { guide } from '../../figures/people/guide.ts';
import { row } from '../../figures/placing/crowd.ts';
import { place } from '../../figures/placing/place.ts';
import { stands } from '../../figures/placing/shades.ts';
import { baobab } from '../../figures/plants/baobab.ts';
import { cut, wash } from '../../land/cutout.ts';
import { CLEAR } from '../../light/clear.ts';
import { light } from '../../light/light.ts';

const RAKING = { across: -1.5, down: 0.3, fill: '#4d2350', opacity: 0.75 };

/** The old tree, whole, and those who stand small below it. */
export const tarangireMore: readonly Picture[] = [
  picture(
    'places/tarangire-4',
    light('golden', 'tanzania', 'right'),
    plan({ subject: [350, 330, 250, 470], camera: 'below' }),
    wash(0, 720, [
      [0, '#6fa6b4'],
      [0.5, '#ecd08a'],
      [1, '#fff2c4'],
    ]),
    cut('#c9a2a0', '-10,676,1 200,640 460,664 800,630 1210,668,1 1210,760,1 -10,760,1'),
    wash(700, 900, [
      [0, '#f6cf74'],
      [1, '#d08a34'],
    ]),
    cut('#8fc4bc', '-10,716,1 300,706 700,716 1210,704,1 1210,742,1 800,736 400,744 -10,734,1'),
    place(baobab({ seed: 12 }), { x: 1090, y: 706, metre: 12, flat: '#9a6f7c', shadow: false }),
    place(baobab({ seed: 13 }), { x: 90, y: 702, metre: 9, flat: '#a87f88', shadow: false }),
    row([elephant(), elephant('calf'), elephant('drinking')], {
      from: [780, 728],
      to: [960, 726],
      count: 3,
      metre: [21, 20],
      flat: '#6a4062',
      shadow: 'water',
    }),
    stands(
      baobab({ seed: 11 }),
      {
        x: 470,
        y: 838,
        metre: 52,
        depth: 0.25,
        flip: true,
        by: CLEAR,
        coat: { body: '#7a4462', shade: '#48204a', lit: '#ffc98a', dark: '#3c1838' },
      },
      RAKING,
    ),
    cut('#a8642c', '-10,850,1 200,830 470,812 720,832 1210,856,1 1210,910,1 -10,910,1'),
    stands(
      guide('pointing'),
      { x: 760, y: 858, metre: 62, depth: 0.3, flip: true, by: CLEAR, coat: CLOTHES.ranger },
      RAKING,
    ),
    stands(
      guide('photographing'),
      { x: 850, y: 866, metre: 62, depth: 0.3, flip: true, by: CLEAR, coat: CLOTHES.coral },
      RAKING,
    ),
  ),
];
