import { cut, floor, spots } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { elephantThrowing } from '../../figures/animals/elephantThrowing.ts';
import { light } from '../../light/light.ts';

const [SKY, EARTH, CLAY] = ['#f8dcae', '#d9481f', '#f2984e'];

/** An elephant throws up the red land itself: one arc from the trunk over its back into the ground. */
export const tsavoDust: readonly Picture[] = [
  picture(
    'places/tsavo-5',
    light('golden', 'kenya', 'right'),
    plan({ subject: [390, 330, 520, 300], camera: 'below' }),
    floor(SKY, '-40,-20 1240,-20'),
    // The finer dust that hangs under the arc.
    cut(
      CLAY,
      '334,150,1 520,150 700,190 860,270 970,400 1030,540 1040,660 1010,760 940,800,1 1110,800,1 1110,640,1 1090,560,1 1000,300,1 700,100,1',
    ),
    cut(
      EARTH,
      '330,135,1 420,88 560,44 720,46 880,98 1010,190 1110,320 1176,470 1220,600 1240,620,1 1240,920,1 -40,920,1 -40,790,1 300,780 700,788 960,794 1076,760 1090,640 1040,440 920,280 730,184 520,152 336,170,1',
    ),
    // Clods and grains along its edge.
    cut(
      EARTH,
      ...spots('452,62 600,26 862,74 1024,184 1150,372', 7),
      ...spots('430,80 482,60 640,34 800,52 900,84 1000,154 1054,218 1126,330', 5),
      ...spots(
        '410,88 466,50 580,30 622,22 780,38 842,56 882,92 944,110 1040,196 1084,250 1140,350 1164,410',
        3,
      ),
    ),
    ...elephantThrowing('#7a1d1f', '#4a1019', '#a53220', EARTH, '#fffaf0'),
  ),
];
