import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { farWalker, walkerBack } from '../../figures/people/walkersBacks.ts';
import { canopy } from '../../land/canopy.ts';
import { rwenzoriPlanes } from '../../land/rwenzoriPlanes.ts';
import { light } from '../../light/light.ts';

const SNOWS = { snow: '#fff3d6', blue: '#86a8cc', rock: '#a88f98', deep: '#4f6c98', mist: '#ffe3b8' };

/** The hike in the Mountains of the Moon: the peaks at daybreak, from behind one who looks at them. */
export const moonHike: readonly Picture[] = [
  picture(
    'packages/mountainsofthemoonhike-1',
    light('morning', 'uganda', 'right'),
    plan({ subject: [720, 460, 330, 440], camera: 'back' }),
    wash(['#123f70', '#3a7c9e', '#a8cabc', '#ffe8bc'], { height: 560 }),
    rwenzoriPlanes({ x: 440, y: 570, scale: 0.98 }, SNOWS),
    // A sea of cloud in the valleys, ridges of forest standing out of it.
    floor('#ffe9c4', '-40,576 120,556 260,568 420,546 640,564 820,540 1000,552 1240,528'),
    cut(
      '#f6cfa6',
      '-40,606,1 160,590 420,604 560,616,1 300,618 -40,630,1;640,590,1 860,572 1240,584,1 1240,604,1 900,598',
    ),
    canopy('#7fb0a0', '-40,600 120,626 300,668 460,700', 12),
    canopy('#6aa294', '760,690 900,640 1100,600 1260,570', 14),
    floor('#ffeccc', '-40,690 100,672 300,690 480,672 700,684 900,668 1240,690'),
    canopy('#2f7470', '780,890 820,790 1000,720 1260,660', 24, '#7fb890'),
    cut(
      '#0f3a48',
      '-40,920,1 -40,690,1 60,694 180,720 300,752 400,780 560,830 760,880 1240,900,1 1240,920,1',
    ),
    cut(
      '#e8a066',
      '-40,690,1 60,694 180,720 300,752 400,780 560,830 760,880 800,890,1 740,882 540,832 390,788 290,760 170,730 60,704 -40,702,1',
    ),
    moved({ x: 330, y: 766, scale: 1.1, flip: true }, ...farWalker('#e8553c', '#f2b04a')),
    moved({ x: 236, y: 740, scale: 1.1, flip: true }, ...farWalker('#3f8a94', '#c8642e')),
    canopy('#0a2a3a', '-60,800 160,836 420,900 640,960', 46, '#2a5c5c'),
    moved({ x: 870, y: 500, scale: 1.26 }, ...walkerBack),
  ),
];
