import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { agasekeBowl, agasekeLid } from '../../figures/objects/agasekeCone.ts';
import { light } from '../../light/light.ts';

const [SKY, MIST] = ['#2f9272', '#fffaf0'];

/** A peace basket of Rwanda: its lid stands over the mist as Muhabura does. */
export const volcanoesLid: readonly Picture[] = [
  picture(
    'places/volcanoes-5',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [230, 350, 740, 140], camera: 'front' }),
    wash(SKY),
    moved(
      { x: 104, y: -150, scale: 1.06 },
      moved({ x: 470, y: 596 }, ...agasekeBowl),
      moved({ x: 470, y: 186 }, ...agasekeLid),
      cut(
        MIST,
        '130,600,1 84,572 92,526 140,516,1 160,468 240,456 282,486,1 330,452 410,456 440,492,1 490,460 570,462 604,494,1 650,462 720,468 744,504,1 812,500 846,548 812,590,1 780,626 700,630 660,604,1 620,640 530,640 490,612,1 440,648 350,642 318,612,1 270,640 190,640 130,600,1',
      ),
    ),
  ),
];
