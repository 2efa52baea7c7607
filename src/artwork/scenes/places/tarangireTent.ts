import { cut, floor, inked, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { pair, twin, twoDiscs } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [NIGHT, GROUND, LAMP, CANVAS, SHADE, DARK, IVORY] = [
  '#1b2a4a',
  '#0f1830',
  '#ffc34d',
  '#e8872b',
  '#93402a',
  '#3a1d2c',
  '#fff1d2',
];

/** The right halves of the tent, of its lit side (the ear), and of the front with the door (the head and trunk). */
const TENT = '0,64,1 60,150 200,250 320,290 480,310,1 452,420 440,560 452,640 480,790,1 0,790,1';
const EAR =
  '60,168,1 200,270 320,310 460,330,1 436,420 424,510 400,590 340,664 280,676 230,640 170,540 130,430';
const HEAD = '0,64,1 30,110 90,170 166,240 190,340 170,440 128,510 100,590 84,670 78,730 92,790,1 0,790,1';

/** A night in a tent at Tarangire. */
export const tarangireTent: readonly Picture[] = [
  picture(
    'places/tarangire-2',
    light('night', 'tanzania', 'behind'),
    plan({ subject: [300, 140, 600, 660], camera: 'front' }),
    wash(NIGHT),
    floor(GROUND, '-40,760 1240,760'),
    moved(
      { x: 600, y: 0 },
      inked(IVORY, 6, pair('474,312,1 590,810,1'), '0,24 0,80'),
      cut(SHADE, twin(TENT)),
      cut(LAMP, pair(EAR)),
      inked(CANVAS, 5, pair('100,200,1 210,300 270,440 292,668,1; 100,190,1 270,320 360,430 398,586,1')),
      cut(IVORY, pair('80,560,1 146,470,1 146,600 206,712 366,736,1 226,784 110,706')),
      cut(CANVAS, twin(HEAD)),
      inked(SHADE, 6, pair('40,500 70,508 104,496; 34,560 60,568 92,558; 28,620 50,626 78,618')),
      cut(CANVAS, twin('0,790,1 42,790,1 150,930,1 0,930,1')),
      cut(LAMP, twin('0,610,1 42,790,1 0,790,1')),
      inked(DARK, 7, '0,330 0,606'),
      cut(DARK, twoDiscs(140, 372, 13, 15)),
      inked(DARK, 6, pair('114,364 138,344 166,362')),
      cut(IVORY, twin('0,590,1 10,600 10,640 0,650,1')),
    ),
  ),
];
