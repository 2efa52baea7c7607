import { cut, floor, moved } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { egretStanding } from '../../figures/animals/egretStanding.ts';
import { elephantBulk } from '../../figures/animals/elephantBulk.ts';
import { limb } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';
import { plan } from '../../canvas/plan.ts';

/** Amboseli: a bull in its swamp, head, neck and back in the line of Mawenzi, the saddle and Kibo. */
export const amboseliTusker: readonly Picture[] = [
  picture(
    'articles/amboseli',
    light('dawn', 'kenya', 'left'),
    plan({ camera: 'close' }),
    floor('#fde3c6', '-40,-20 1240,-20'),
    cut(
      '#6a86c8',
      '-40,420,1 60,356 130,310 180,270,1 206,226,1 226,240,1 246,206,1 268,222,1 286,214,1 312,256,1 350,292 410,310 470,290 540,240 600,180 640,148,1 700,134 800,130 890,132 940,146,1 990,196 1060,260 1140,310 1240,350,1 1240,480,1 -40,480,1',
    ),
    cut(
      '#3f5ca6',
      '246,206,1 268,222,1 286,214,1 312,256,1 350,292 400,308 380,360 320,480,1 240,480,1 270,330 250,270,1',
      '940,146,1 990,196 1060,260 1140,310 1240,350,1 1240,480,1 800,480,1 860,380 930,300 900,220,1',
    ),
    cut(
      '#fffaf0',
      '594,186,1 640,148,1 700,134 800,130 890,132 940,146,1 960,170,1 930,164,1 920,200,1 894,176,1 870,230,1 846,180,1 810,196,1 796,250,1 770,186,1 730,176,1 712,222,1 690,176,1 650,200,1 630,176,1',
    ),
    // The mist at the mountain's foot.
    cut(
      '#f8d3b4',
      '-40,470,1 -40,400 160,380 330,392 480,362 640,384 800,356 960,380 1100,362 1240,376,1 1240,520,1 -40,520,1',
    ),
    floor('#3f9a63', '-40,500 300,492 800,500 1240,490'),
    floor('#2a7a58', '-40,600 300,580 800,600 1240,580'),
    // His great tusks, nearly to the water.
    cut('#d8c3b4', limb('290,650,15 250,716,14 190,752,11 120,750,8 56,722,2')),
    ...elephantBulk(['#574a66', '#352b48', '#8d7f92']),
    cut('#fffaf0', limb('322,636,19 296,712,17 238,768,15 160,784,11 96,756,3')),
    moved({ x: 760, y: 428, scale: 1 }, ...egretStanding),
    cut(
      '#8fc08a',
      '-40,690,1 60,684 150,692,1 60,700',
      '1240,650,1 1140,644 1080,652,1 1140,660',
      '-40,600,1 40,596 90,602,1 40,608',
      '1240,560,1 1160,554 1110,562,1 1160,568',
    ),
    floor('#1d5f4c', '-40,770 120,790 300,806 460,780 600,800 760,776 900,796 1050,772 1240,800'),
  ),
];
