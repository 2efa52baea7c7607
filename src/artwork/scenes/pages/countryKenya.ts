import { cut, floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc } from '../../drawing/brush.ts';
import { kicc } from '../../figures/buildings/kicc.ts';
import { conductorLeaning } from '../../figures/people/conductorLeaning.ts';
import { matatuComing } from '../../figures/vehicles/matatuComing.ts';
import { light } from '../../light/light.ts';

/** Kenya's emblem: a painted matatu in Nairobi. */
export const countryKenya: readonly Picture[] = [
  picture(
    'countries/kenya',
    light('golden', 'kenya', 'left'),
    plan({ subject: [130, 260, 640, 600], camera: 'front' }),
    floor('#ffe7ac', '-40,-20 1240,-20'),
    // The town.
    cut(
      '#f7c77e',
      '-40,660,1 -40,300,1 40,300,1 40,360,1 130,360,1 130,660,1',
      '560,660,1 560,210,1 600,180,1 640,210,1 640,300,1 720,300,1 720,250,1 800,250,1 800,360,1 870,360,1 870,660,1',
    ),
    moved({ x: 1010, y: 620 }, ...kicc),
    cut(
      '#8a63c4',
      disc(1010, 610, 70, 44),
      disc(1100, 590, 60, 44),
      disc(1180, 600, 70, 56),
      disc(1230, 560, 60, 50),
    ),
    cut('#5f3f9c', disc(1040, 640, 70, 34), disc(1140, 630, 70, 34), disc(1220, 640, 60, 40)),
    floor('#cfa6ac', '-40,650,1 1240,650,1'),
    ...matatuComing,
    moved({ x: 686, y: 704, scale: 1 }, ...conductorLeaning),
  ),
];
