import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { agasekeBowl, agasekeLid } from '../../figures/objects/agasekeCone.ts';
import { light } from '../../light/light.ts';

const [SKY, FAR, EARTH, CAST, MIST, FOLD] = [
  '#ffd2bb',
  '#f7b5a0',
  '#e8674c',
  '#a93f3a',
  '#fffaf0',
  '#f6dccf',
];

/** The ring of cloud, as it passes before the basket. */
const RING =
  '92,616,1 96,572 150,556 190,566,1 196,502 276,480 326,536,1 352,512 400,522 416,556,1 500,572 560,578 620,572,1 636,536 690,528 726,562,1 800,560 850,552,1 876,486 968,478 1000,536,1 1044,520 1086,546 1090,582,1 1136,576 1160,594 1158,616,1 1060,634 980,630 930,622,1 880,660 800,668 744,648,1 660,684 560,690 480,658,1 420,668 340,662 296,622,1 220,640 150,636';

/** A peace basket of Rwanda: its lid stands over the mist as Muhabura does. */
export const volcanoesLid: readonly Picture[] = [
  picture(
    'places/volcanoes-5',
    light('morning', 'rwanda', 'left'),
    plan({ subject: [460, 200, 280, 350], camera: 'front' }),
    wash(SKY),
    // Her sisters of the Virunga chain, far off.
    cut(
      FAR,
      '-40,740,1 -40,712,1 20,700 70,672 98,648,1 118,649,1 150,680 220,708 320,740,1',
      '850,740,1 950,712 1010,682 1044,656,1 1064,657,1 1096,690,1 1120,672 1134,664,1 1150,665,1 1180,694 1260,716,1 1260,740,1',
    ),
    wash(EARTH, { y: 726 }),
    cut(CAST, '400,806,1 470,846 600,856 760,854 940,842 1130,812 1040,786 800,776 560,780'),
    moved({ x: 600, y: 576 }, ...agasekeBowl),
    moved({ x: 600, y: 72 }, ...agasekeLid),
    within(FOLD, RING, moved({ x: 0, y: -22 }, cut(MIST, RING))),
  ),
];
