import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { type Picture, picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { lionUmbel } from '../../figures/placing/lionUmbel.ts';
import { papyrusFans } from '../../figures/plants/papyrusFans.ts';
import { light } from '../../light/light.ts';

const [SKY, LAKE, FAR, MIDDLE, NEAR, REED] = [
  '#0f2a34',
  '#37716c',
  '#235254',
  '#1c4548',
  '#16393e',
  '#d6c98c',
];

/** A lion in the papyrus of Akagera, its mane one more head of it. */
export const akageraNight: readonly Picture[] = [
  picture(
    'places/akagera-5',
    light('night', 'rwanda', 'left'),
    plan({ subject: [450, 430, 210, 290], camera: 'close' }),
    wash([SKY, SKY]),
    cut(LAKE, '-20,240,1 1220,240,1 1220,920,1 -20,920,1'),
    floor(FAR, '-40,230 80,170 220,140 360,190 480,230 640,170 780,150 900,200 1040,236 1240,180', 246),
    floor(MIDDLE, '-40,306 100,300 240,282 360,320 500,330 640,300 760,260 860,310 1000,330 1240,300', 350),
    floor(NEAR, '-40,420 100,390 240,400 360,450 500,480 640,490 760,470 860,460 1000,440 1240,430', 540),
    cut(REED, ...papyrusFans('140,580,170 316,760,120 30,770,110', 930)),
    moved({ x: -50, y: 6, scale: 1.14 }, ...lionUmbel),
    cut(REED, ...papyrusFans('560,850,130', 960)),
  ),
];
