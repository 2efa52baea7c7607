import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { place } from '../../figures/placing/place.ts';
import { acacia } from '../../figures/plants/acacia.ts';
import { conductor, matatuFront } from '../../figures/vehicles/matatuFront.ts';
import { light } from '../../light/light.ts';

/** Kenya's emblem: a painted matatu comes down a red road, its conductor in the door. */
export const countryKenya: readonly Picture[] = [
  picture(
    'countries/kenya',
    light('golden', 'kenya', 'right'),
    plan({ subject: [440, 600, 320, 160], camera: 'front' }),
    wash(
      [
        [0, '#1c8ca0'],
        [0.5, '#8cd0b4'],
        [1, '#fff0b4'],
      ],
      { height: 560 },
    ),
    floor('#8cb0a4', '-40,500 160,450 340,440 480,480 700,500 900,440 1060,430 1240,480'),
    floor('#e8a850', '-40,560 300,540 700,552 1240,536'),
    place(acacia(), { x: 1110, y: 590, metre: 19, depth: 0.2 }),
    place(acacia({ variant: 3 }), { x: 110, y: 590, metre: 24, depth: 0.2 }),
    floor('#d88438', '-40,620 300,600 1240,606'),
    cut(
      '#c8482c',
      '520,548,1 640,548,1 760,640 980,780 1240,930,1 1240,960,1 -60,960,1 -60,900,1 200,770 420,640',
    ),
    cut('#f07c4c', '590,548,1 640,548,1 760,640 980,780 1240,930,1 1240,960,1 900,960,1 720,700'),
    cut(
      '#f4b478',
      disc(250, 780, 90, 60),
      disc(150, 810, 100, 60),
      disc(330, 800, 60, 50),
      disc(900, 790, 70, 50),
      disc(980, 810, 90, 56),
      disc(1080, 830, 90, 44),
    ),
    cut(
      '#ffd49c',
      disc(220, 826, 110, 36),
      disc(100, 846, 100, 36),
      disc(940, 834, 90, 34),
      disc(1050, 850, 110, 34),
    ),
    moved({ x: 850, y: 770, scale: 0.98 }, ...conductor),
    moved({ x: 590, y: 846, scale: 1.12 }, ...matatuFront),
  ),
];
