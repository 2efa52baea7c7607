import { inked } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { hikerAtRest } from '../../figures/people/hikerAtRest.ts';
import { place } from '../../figures/placing/place.ts';
import { groundsel } from '../../figures/plants/groundsel.ts';
import { cut, wash } from '../../land/cutout.ts';
import { kiboPlanes } from '../../land/kiboPlanes.ts';
import { light } from '../../light/light.ts';

const MOORLAND_MORNING = {
  rock: '#857cb4',
  deep: '#4f4890',
  glint: '#e6c0b0',
  snow: '#fffdf6',
  ice: '#b8c4e8',
  mist: '#fff0c4',
};

/** The mountain out of a hut's door. */
export const kilimanjaroHut: readonly Picture[] = [
  // Morning out of the hut's gable: somebody sits on the sill and looks.
  picture(
    'places/kilimanjaro-4',
    light('morning', 'tanzania', 'left'),
    plan({ subject: [360, 250, 480, 120], camera: 'frame' }),
    wash(0, 560, [
      [0, '#20609c'],
      [0.6, '#68abc8'],
      [1, '#fff0c4'],
    ]),
    kiboPlanes({ x: 640, y: 556, scale: 0.78 }, MOORLAND_MORNING),
    cut('#e0b454', '-10,560,1 300,540 600,566 900,536 1210,560,1 1210,910,1 -10,910,1'),
    cut('#ffe2a0', '704,554,1 698,576 650,604 666,652,1 690,652,1 678,606 718,578 712,554,1'),
    cut('#c08c3c', '-10,650,1 400,624 800,650 1210,620,1 1210,910,1 -10,910,1'),
    cut('#ffe2a0', '664,638,1 694,637,1 744,670 850,694 856,746,1 800,746,1 792,708 700,678'),
    place(groundsel(), { x: 890, y: 660, metre: 42, shadow: false, flat: '#4a5a3c' }),
    place(groundsel({ variant: 2 }), { x: 640, y: 600, metre: 22, shadow: false, flat: '#6a6a3c' }),
    cut('#8f6430', '-10,740,1 400,716 800,744 1210,710,1 1210,910,1 -10,910,1'),
    cut('#f2c878', '796,740,1 852,737,1 862,770 836,800,1 720,800,1 800,772'),
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
