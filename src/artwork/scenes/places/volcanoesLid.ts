import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { agasekeBowl, agasekeLid } from '../../figures/objects/agasekeCone.ts';
import { light } from '../../light/light.ts';

const [SKY, EARTH, MIST] = ['#ffd9c4', '#e8674c', '#fffaf0'];

/** A peace basket of Rwanda: its lid stands over the mist as Muhabura does. */
export const volcanoesLid: readonly Picture[] = [
  picture(
    'places/volcanoes-5',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [540, 160, 150, 230], camera: 'front' }),
    wash(SKY),
    wash(EARTH, { y: 700 }),
    moved(
      { x: 130, y: -108 },
      moved({ x: 470, y: 560 }, ...agasekeBowl),
      cut(
        MIST,
        '180,572,1 130,552 138,510 180,496,1 210,460 290,450 330,472,1 380,440 520,440 580,470,1 640,446 730,462 752,500,1 804,512 812,556 760,572,1 700,606 600,596 560,590,1 480,620 380,616 340,592,1 280,612 220,604 180,572,1',
      ),
      moved({ x: 470, y: 226 }, ...agasekeLid),
    ),
  ),
];
