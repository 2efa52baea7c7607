import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { type Picture, picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { lionHill } from '../../figures/placing/lionHill.ts';
import { papyrusFans } from '../../figures/plants/papyrusFans.ts';
import { light } from '../../light/light.ts';

const [LAKE, FAR, MIDDLE, NEAR] = ['#e8dca8', '#2f6260', '#1d4648', '#123236'];

/** Akagera's lakes at night: the nearest of the dark hills is a lion. */
export const akageraNight: readonly Picture[] = [
  picture(
    'places/akagera-5',
    light('night', 'rwanda', 'left'),
    plan({ subject: [490, 640, 620, 170], camera: 'front' }),
    wash(['#0f2a34', '#0f2a34']),
    floor(FAR, '-40,230 80,170 220,140 360,190 480,230 640,170 780,150 900,200 1040,236 1240,180'),
    cut(LAKE, '-40,246,1 1240,246,1 1240,330,1 -40,330,1'),
    floor(MIDDLE, '-40,296 100,320 240,322 360,290 500,230 640,216 760,250 860,310 1000,330 1240,320'),
    cut(LAKE, '-40,364,1 1240,364,1 1240,470,1 -40,470,1'),
    floor(NEAR, '-40,330 120,300 240,300 360,360 460,440 560,470 700,480 900,460 1240,400'),
    cut(LAKE, '-40,540,1 1240,540,1 1240,940,1 -40,940,1'),
    floor('#0a1c20', '-40,900 200,880 400,850 560,800 760,760 960,780 1240,830'),
    cut('#0a1c20', ...papyrusFans('150,640,120 282,730,92 36,744,100 214,806,70', 920)),
    moved({ x: 800, y: 560 }, ...lionHill),
  ),
];
