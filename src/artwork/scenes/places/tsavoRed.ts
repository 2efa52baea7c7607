import { cut, floor } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { elephantsDipped } from '../../figures/animals/elephantsDipped.ts';
import { light } from '../../light/light.ts';

const [SKY, CLOUD, PLATEAU, SCARP, PLAIN, POOL] = [
  '#f8e4c4',
  '#f3cba0',
  '#4a72b5',
  '#39609f',
  '#eb9a68',
  '#b8d3dc',
];

/** Red elephants, washed grey up to the line where the pool stood on them. */
export const tsavoRed: readonly Picture[] = [
  picture(
    'places/tsavo-1',
    light('golden', 'kenya', 'left'),
    plan({ subject: [380, 200, 640, 360], camera: 'profile' }),
    floor(SKY, '-40,-20 1240,-20'),
    // A bank of cloud, lit from the left.
    cut(
      CLOUD,
      '-40,150,1 60,138 150,150 230,132 330,122 420,140 500,128 640,96 800,104 930,84 1060,96 1240,70,1 1240,210,1 1080,214 960,226 800,220 600,238 420,236 240,252 100,246 -40,256,1',
    ),
    // The plateau: one ruled line, and the scarp that falls from it.
    cut(PLATEAU, '-40,540,1 -40,430,1 1120,418,1 1180,470,1 1240,490,1 1240,540,1'),
    cut(
      SCARP,
      '-40,540,1 -40,470,1 20,456,1 90,490,1 150,462,1 220,496,1 290,460,1 330,480,1 700,470,1 1010,452,1 1060,490,1 1110,462,1 1170,500,1 1240,506,1 1240,540,1',
    ),
    floor(PLAIN, '-40,516,1 1240,510,1'),
    floor(POOL, '-40,640 300,622 700,630 1240,604'),
    ...elephantsDipped,
  ),
];
