import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { agasekeBowl, agasekeLid } from '../../figures/objects/agasekeCone.ts';
import { light } from '../../light/light.ts';

const [SKY, EARTH, CAST, MIST] = ['#ffd9c4', '#e8674c', '#a93f3a', '#fffaf0'];

/** A peace basket of Rwanda: its lid stands over the mist as Muhabura does. */
export const volcanoesLid: readonly Picture[] = [
  picture(
    'places/volcanoes-5',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [460, 200, 280, 350], camera: 'front' }),
    wash(SKY),
    wash(EARTH, { y: 726 }),
    cut(CAST, '410,818,1 560,846 760,850 960,838 1130,806 1010,784 800,776 560,780'),
    moved({ x: 600, y: 576 }, ...agasekeBowl),
    moved({ x: 600, y: 72 }, ...agasekeLid),
    cut(
      MIST,
      '120,604,1 122,566 164,552 196,558,1 206,508 286,498 334,546,1 440,566 600,574 760,566 858,552,1 890,496 980,500 998,548,1 1040,540 1080,562 1082,596,1 960,612 880,610 820,606,1 760,634 640,644 560,640 500,624,1 400,636 320,626 290,608,1 230,614 180,612',
    ),
  ),
];
