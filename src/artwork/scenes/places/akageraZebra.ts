import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { imigongoWall, zebraAtWall } from '../../figures/placing/zebraAtWall.ts';
import { box, disc } from '../../drawing/brush.ts';
import { papyrusStem } from '../../figures/plants/papyrusStem.ts';
import { light } from '../../light/light.ts';

const [SKY, RIDGE, LAKE, REED, LAND, DARK] = [
  '#f0c05a',
  '#4f857e',
  '#a5d8cf',
  '#3f6b45',
  '#c9a43c',
  '#17352c',
];

/** A boat with its canopy that goes left, and the wake behind it. */
const boat: readonly Layer[] = [
  cut(
    '#e6f5ec',
    '262,716,1 300,712 430,690,1 430,704,1 320,724,1',
    '262,722,1 300,728 430,752,1 430,738,1 320,722,1',
  ),
  cut(DARK, disc(282, 698, 5), disc(298, 697, 5), disc(316, 698, 5), disc(331, 697, 5)),
  cut('#b5402a', box(274, 702, 62, 12)),
  cut('#fbf6e6', box(264, 676, 84, 7), '250,708,1 344,708,1 338,724,1 266,724,1'),
  inked('#fbf6e6', 3, '272,708 272,680', '340,708 340,680'),
];

/** A zebra in front of a wall painted in imigongo. */
export const akageraZebra: readonly Picture[] = [
  picture(
    'places/akagera-1',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [700, 490, 500, 390], camera: 'close' }),
    wash([SKY, SKY]),
    // The long ridge in the east, and the chain of lakes below it.
    cut(RIDGE, '-40,350,1 -40,282,1 30,270 90,272,1 150,276 210,262 290,264 430,258,1 430,350,1'),
    cut(REED, '-40,338,1 430,338,1 430,930,1 -40,930,1'),
    cut(LAKE, '430,350,1 300,350 190,353 150,358 200,364 330,366 430,364,1'),
    cut(LAND, '-40,368,1 40,366 120,374 150,382 110,388 -40,392,1'),
    cut(LAKE, '-40,406,1 40,402 150,400 226,410 214,424 130,432 60,444 -40,442,1'),
    cut(
      LAND,
      '-40,470 60,462 190,446 260,436 330,430 430,434,1 430,500,1 330,478 230,470 120,488 20,510 -40,512,1',
    ),
    cut(
      LAKE,
      '430,540,1 330,520 250,524 190,540 214,560 180,580 90,596 -40,600,1 -40,800,1 80,810 180,800 260,776 340,786 430,780,1',
    ),
    cut(REED, '430,590,1 340,586 270,600 230,616 262,630 340,634 430,646,1'),
    cut(DARK, '-40,930,1 -40,850 60,840 180,850 300,872 430,866,1 430,930,1'),
    ...boat,
    ...papyrusStem(DARK, [96, 930], [84, 662], { reach: 84, rays: 31 }),
    ...papyrusStem(DARK, [30, 930], [-4, 742], { reach: 70, rays: 27 }),
    ...papyrusStem(DARK, [130, 930], [168, 768], { reach: 62, rays: 25 }),
    ...papyrusStem(DARK, [78, 930], [60, 822], { reach: 52, rays: 23 }),
    ...imigongoWall,
    ...zebraAtWall,
  ),
];
