import { cut, floor, moved, spots, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { domeTent, guestAtDoor, hippoGrazing } from '../../figures/placing/tentsAndHippo.ts';
import { papyrusStem } from '../../figures/plants/papyrusStem.ts';
import { light } from '../../light/light.ts';

const [SKY, RIDGE, LAKE, REED, GRASS, GLADE] = [
  '#2c3f78',
  '#1f2c58',
  '#a9c8e6',
  '#16204a',
  '#2c5a60',
  '#e0a83e',
];

/** Where people sleep by Lake Ihema, and who grazes between the tents. */
export const akageraCamp: readonly Picture[] = [
  picture(
    'places/akagera-2',
    light('night', 'rwanda', 'left'),
    plan({ subject: [290, 430, 430, 300], camera: 'profile' }),
    wash([SKY, SKY]),
    cut(
      '#dfe7f5',
      ...spots('90,60 520,60 1010,50', 4),
      ...spots('420,130 360,90 700,140 860,70 1130,130', 3),
    ),
    floor(RIDGE, '-40,260,1 60,248 160,252,1 280,236 400,244 520,228 660,238,1 820,226 1000,240 1240,230'),
    cut(LAKE, '-40,290,1 1240,290,1 1240,640,1 -40,640,1'),
    cut(
      RIDGE,
      '-40,322,1 60,316 190,318 260,328 180,336 -40,338,1',
      '1240,340,1 800,340 660,332 580,344 680,354 860,358 1240,360,1',
    ),
    ...papyrusStem(REED, [280, 700], [254, 190], { reach: 92, rays: 35, width: 4 }),
    ...papyrusStem(REED, [310, 700], [346, 300], { reach: 66, rays: 29, width: 4 }),
    ...papyrusStem(REED, [770, 700], [812, 250], { reach: 80, rays: 31, width: 4 }),
    floor(GRASS, '-40,650 200,640 600,646 900,636 1240,650'),
    cut(GLADE, '946,790,1 1170,790,1 1110,940,1 700,940,1'),
    moved({ x: 28, y: 790, scale: 1.36 }, ...domeTent('#e6ebf4', '#8a9cc6')),
    moved({ x: 1086, y: 790, scale: 1.36 }, ...domeTent('#fbc955', '#e39a3a', ...guestAtDoor)),
    moved({ x: 520, y: 798, scale: 1.36 }, ...hippoGrazing),
  ),
];
