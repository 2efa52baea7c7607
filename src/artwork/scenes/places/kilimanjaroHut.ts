import { inked } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { hikerAtRest } from '../../figures/people/hikerAtRest.ts';
import { place } from '../../figures/placing/place.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { cut, wash } from '../../land/cutout.ts';
import { kibo } from '../../land/kibo.ts';
import { light } from '../../light/light.ts';
import { mist } from '../../sky/weather.ts';

/** The mountain out of a hut's door. */
export const kilimanjaroHut: readonly Picture[] = [
  // Morning out of the hut's gable: somebody sits on the sill and looks.
  picture(
    'places/kilimanjaro-4',
    light('morning', 'tanzania', 'left'),
    plan({ subject: [430, 160, 380, 50], camera: 'frame' }),
    wash(0, 560, [
      [0, '#2f6fa8'],
      [0.6, '#8fc4d4'],
      [1, '#fff0c4'],
    ]),
    kibo({ x: 616, y: 150, width: 960, body: '#857cb4', shade: '#564f94', snow: '#fffdf6', cold: '#c4cbe6' }),
    mist({ y: 470, height: 90, strength: 1, colour: '#fff0c4' }),
    cut('#e0b454', '-10,560,1 300,540 600,566 900,536 1210,560,1 1210,910,1 -10,910,1'),
    cut('#c08c3c', '-10,650,1 400,624 800,650 1210,620,1 1210,910,1 -10,910,1'),
    cut('#ffe2a0', '760,800,1 780,720 830,660 800,604 780,566,1 794,566,1 830,604 872,660 880,720 960,800,1'),
    place(groundsel(), { x: 890, y: 660, metre: 42, shadow: false, flat: '#4a5a3c' }),
    place(groundsel({ variant: 2 }), { x: 640, y: 600, metre: 22, shadow: false, flat: '#6a6a3c' }),
    cut('#8f6430', '-10,740,1 400,716 800,744 1210,710,1 1210,910,1 -10,910,1'),
    // The gable: rafters with the sun on their edges, boards between them in warm shade.
    cut('#4a2436', '-10,-10,1 330,-10,1 20,910,1 -10,910,1;870,-10,1 1210,-10,1 1210,910,1 1180,910,1'),
    inked(
      '#33172c',
      6,
      '30,0 10,120',
      '110,0 10,420',
      '190,0 10,760',
      '1170,0 1190,120',
      '1090,0 1190,420',
      '1010,0 1190,760',
    ),
    cut('#8a4c34', '330,-10,1 384,-10,1 76,910,1 20,910,1;870,-10,1 816,-10,1 1124,910,1 1180,910,1'),
    cut('#ffc27a', '384,-10,1 398,-10,1 90,910,1 76,910,1'),
    cut('#5c2c2c', '870,-10,1 856,-10,1 1166,910,1 1180,910,1'),
    cut('#a8683e', '-10,800,1 1210,800,1 1210,910,1 -10,910,1'),
    cut('#ffd492', '96,796,1 1104,796,1 1106,810,1 92,810,1'),
    inked('#7a4630', 5, '0,848 1200,848', '340,850 330,900', '860,850 880,900'),
    ...hikerAtRest,
  ),
];
