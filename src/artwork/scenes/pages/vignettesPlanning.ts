import { cut, floor, spots, strata } from '../../canvas/cut.ts';
import { plan } from '../../canvas/plan.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { glowingTent } from '../../figures/buildings/glowingTent.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { light } from '../../light/light.ts';

/** What is booked beforehand: a tent for the night. */
export const vignettesPlanning: readonly Picture[] = [
  picture(
    'vignettes/service-accommodation',
    light('night', 'uganda', 'left'),
    plan({ subject: [160, 320, 880, 530], camera: 'front' }),
    strata(['#0b1438', '#1c2c66', '#3f4f8c'], { height: 760 }),
    cut(
      '#dfe6ff',
      ...spots(
        '90,80 210,170 330,60 420,150 760,50 860,150 960,70 1080,180 1150,60 60,260 1010,270 240,330 900,260',
        3,
      ),
      ...spots('150,120 290,240 500,60 700,110 1120,320 930,190 60,420', 2),
    ),
    cut('#24306a', '-40,640,1 160,560 380,600 800,590 1000,540 1240,600,1 1240,760,1 -40,760,1'),
    place(acacia({ variant: 3 }), { x: 1130, y: 720, metre: 46, shadow: false, flat: '#0c1230' }),
    place(acacia({ variant: 1 }), { x: 60, y: 700, metre: 26, shadow: false, flat: '#101a40' }),
    floor('#141c40', '-40,720 600,700 1240,720'),
    ...glowingTent,
    floor('#1a1a34', '-40,858 600,850 1240,858'),
    cut('#f0b45c', '340,856,1 860,856,1 1000,940,1 200,940,1'),
    cut('#ffd890', '440,856,1 760,856,1 820,940,1 380,940,1'),
    cut('#0c1026', '-40,880,1 200,868 300,940,1 -40,940,1', '1240,880,1 1000,868 900,940,1 1240,940,1'),
  ),
];
