import { cut, floor, inked, moved, spots, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { hippoGaping } from '../../figures/placing/hippoGaping.ts';
import { tentTale } from '../../figures/placing/tentTale.ts';
import { papyrusStem } from '../../figures/plants/papyrusStem.ts';
import { light } from '../../light/light.ts';

const [SKY, RIDGE, LAKE, REED, STAND, NIGHT] = [
  '#2c3f78',
  '#22305c',
  '#8fb0d6',
  '#2f4676',
  '#131c40',
  '#10162e',
];

/** A tale in a lit tent by Lake Ihema, and who listens outside. */
export const akageraTent: readonly Picture[] = [
  picture(
    'places/akagera-2',
    light('night', 'rwanda', 'right'),
    plan({ subject: [600, 170, 520, 300], camera: 'wide' }),
    wash([SKY, SKY]),
    cut(
      '#dfe7f5',
      ...spots('70,60 180,140 300,50 420,180 250,240 520,90 1040,60 1150,130 640,40 360,270', 3),
    ),
    // The long ridge over the border, and the chain of lakes between papyrus.
    floor(RIDGE, '-40,340,1 40,326 120,330,1 230,322 360,326 480,316 620,318,1 800,322'),
    cut(LAKE, '-40,372,1 1240,372,1 1240,920,1 -40,920,1'),
    cut(
      REED,
      '-40,390,1 40,384 150,384 230,392 160,398 -40,400,1',
      '1240,412,1 500,412,1 380,404 290,414 360,426 500,432 1240,434,1',
    ),
    cut(REED, '-40,452,1 40,446 120,450 150,462 90,470 -40,474,1'),
    ...papyrusStem(STAND, [30, 620], [8, 310], { reach: 62, rays: 29, width: 2.5 }),
    ...papyrusStem(STAND, [60, 620], [72, 376], { reach: 52, rays: 27, width: 2.5 }),
    ...papyrusStem(STAND, [110, 620], [130, 288], { reach: 58, rays: 29, width: 2.5 }),
    ...papyrusStem(STAND, [10, 620], [-6, 430], { reach: 44, rays: 23, width: 2.5 }),
    inked('#c9d9ee', 5, '300,846 470,846', '30,868 200,868', '250,884 330,884', '420,820 500,820'),
    floor(NIGHT, '360,930,1 400,870 480,812 600,798 1240,800'),
    ...tentTale,
    moved({ x: 196, y: 646 }, ...hippoGaping),
  ),
];
