import { cut, floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { gableHut, gableHutFar } from '../../figures/buildings/gableHut.ts';
import { blueMonkeyOnRidge } from '../../figures/placing/blueMonkeyOnRidge.ts';
import { forest } from '../../land/ridges.ts';
import { light } from '../../light/light.ts';

/** Mandara Hut in the cloud: a blue monkey on the roof, Kibo above. */
export const kilimanjaroRoof: readonly Picture[] = [
  picture(
    'places/kilimanjaro-3',
    light('morning', 'tanzania', 'left'),
    plan({ subject: [360, 300, 560, 560], camera: 'below' }),
    wash(['#4f9fae', '#a8d0c4', '#fff0cc'], { height: 520 }),
    // Kibo, the sun on its left side.
    cut(
      '#7f80bc',
      '480,470,1 640,366,1 740,270,1 806,206,1 860,178,1 960,164,1 1050,166,1 1110,190,1 1170,250,1 1260,330,1 1260,470,1',
    ),
    cut(
      '#e2a898',
      '480,470,1 640,366,1 740,270,1 806,206,1 836,230,1 800,300,1 830,360,1 760,470,1',
      '900,230,1 936,300,1 910,360,1 950,470,1 860,470,1 876,360,1 856,300,1',
      '1050,240,1 1080,310,1 1060,360,1 1100,470,1 1020,470,1 1030,370,1 1010,310,1',
    ),
    cut(
      '#b7b8e0',
      '740,270,1 806,206,1 860,178,1 960,164,1 1050,166,1 1110,190,1 1190,268,1 1150,252,1 1124,330,1 1090,256,1 1044,240,1 1006,320,1 976,246,1 930,236,1 898,310,1 866,240,1 820,240,1 790,290,1 782,256,1',
    ),
    cut(
      '#fffaf0',
      '740,270,1 806,206,1 860,178,1 960,164,1 1010,165,1 1040,206,1 1020,222,1 996,292,1 980,226,1 926,218,1 890,284,1 876,222,1 820,222,1 786,270,1 782,250,1',
    ),
    // Cloud that climbs, forest in it, two more huts.
    floor('#fff3d8', '0,430 200,416 420,440 640,404,1 760,380 880,410 920,430,1 1020,396 1140,400 1200,420'),
    forest({ y: 486, rise: 40, depth: 0.3, crown: 24, of: '#a5ccb0' }),
    floor('#c4dcc0', '0,540 160,500 300,536 460,520 640,540 800,526 960,540 1200,520'),
    ...gableHutFar(1120, 588, 130, '#d8cfae', '#8fb8a8'),
    floor('#dfe8c8', '0,600 300,570 700,590 1200,560'),
    ...gableHutFar(1010, 740, 210, '#e6c48c', '#5d9a90'),
    cut(
      { fill: '#fff6dc', opacity: 0.75 },
      '700,720,1 860,690 1000,700 1080,676 1220,700,1 1220,780,1 700,780,1',
    ),
    floor('#4f8f68', '0,780 500,760 900,772 1200,750'),
    floor('#2c6450', '0,850 700,830 1000,850 1200,820'),
    ...gableHut,
    blueMonkeyOnRidge({ x: 560, y: 296, scale: 1.4, turn: 5 }),
  ),
];
