import { cut, floor } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { elephantsDipped } from '../../figures/animals/elephantsDipped.ts';
import { light } from '../../light/light.ts';

const [SKY, PLATEAU, SCARP, PLAIN, POOL, RED, DEEP] = [
  '#f8e4c4',
  '#2f5aa8',
  '#27468a',
  '#eb9a68',
  '#b8d3dc',
  '#cf4526',
  '#9c2a20',
];

/** Red elephants, washed grey up to the line where the pool stood on them. */
export const tsavoRed: readonly Picture[] = [
  picture(
    'places/tsavo-1',
    light('golden', 'kenya', 'left'),
    plan({ subject: [380, 200, 640, 360], camera: 'profile' }),
    floor(SKY, '-40,-20 1240,-20'),
    // The plateau: one ruled line, and the scarp that falls from it.
    cut(PLATEAU, '-40,540,1 -40,430,1 1120,418,1 1180,470,1 1240,490,1 1240,540,1'),
    cut(
      SCARP,
      '-40,540,1 -40,470,1 20,456,1 90,490,1 150,462,1 220,496,1 290,460,1 330,480,1 700,470,1 1010,452,1 1060,490,1 1110,462,1 1170,500,1 1240,506,1 1240,540,1',
    ),
    floor(PLAIN, '-40,516,1 1240,510,1'),
    floor(POOL, '-40,640 300,622 700,630 1240,604'),
    // One that is still in the deep, red all over.
    cut(
      RED,
      '1240,590,1 1216,566 1186,562 1168,574,1 1162,556 1142,546 1120,554 1108,580 1102,620 1096,666,1 1114,666,1 1116,640 1124,624,1 1138,632 1142,666,1 1240,668,1',
    ),
    cut(DEEP, '1142,572,1 1160,566 1176,580 1170,606 1156,624,1 1146,600'),
    cut('#eef3e8', '1074,668 1120,658 1240,662,1 1240,672,1 1130,674'),
    ...elephantsDipped,
  ),
];
