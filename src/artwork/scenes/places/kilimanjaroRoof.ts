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
    cut('#8d8cc0', '560,470,1 700,372,1 800,276,1 850,226,1 930,190,1 1010,180,1 1090,192,1 1140,230,1 1220,320,1 1220,470,1'),
    cut('#e2a898', '560,470,1 700,372,1 800,276,1 850,226,1 880,240,1 860,300,1 880,360,1 820,470,1', '950,240,1 980,300,1 960,360,1 990,470,1 920,470,1 930,360,1 916,300,1'),
    cut('#b7b8e0', '800,276,1 850,226,1 930,190,1 1010,180,1 1090,192,1 1140,230,1 1176,272,1 1140,262,1 1120,320,1 1090,262,1 1050,250,1 1024,312,1 990,250,1 950,240,1 926,300,1 896,246,1 856,280,1'),
    cut('#fffaf0', '800,276,1 850,226,1 930,190,1 1010,180,1 1040,184,1 1060,222,1 1040,240,1 1016,290,1 1000,236,1 956,226,1 920,280,1 904,232,1 850,262,1'),
    // Cloud that climbs, forest in it, two more huts.
    floor('#fff3d8', '0,430 200,416 420,440 640,404,1 760,380 880,410 920,430,1 1020,396 1140,400 1200,420'),
    forest({ y: 486, rise: 40, depth: 0.3, crown: 24, of: '#a5ccb0' }),
    floor('#c4dcc0', '0,540 160,500 300,536 460,520 640,540 800,526 960,540 1200,520'),
    ...gableHutFar(1120, 588, 130, '#d8cfae', '#8fb8a8'),
    floor('#dfe8c8', '0,600 300,570 700,590 1200,560'),
    ...gableHutFar(1010, 740, 210, '#e6c48c', '#5d9a90'),
    cut({ fill: '#fff6dc', opacity: 0.75 }, '700,720,1 860,690 1000,700 1080,676 1220,700,1 1220,780,1 700,780,1'),
    floor('#4f8f68', '0,780 500,760 900,772 1200,750'),
    floor('#2c6450', '0,850 700,830 1000,850 1200,820'),
    ...gableHut,
    blueMonkeyOnRidge({ x: 560, y: 296, scale: 1.4, turn: 5 }),
  ),
];
