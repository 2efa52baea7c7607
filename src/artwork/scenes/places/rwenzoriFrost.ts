import { cut, floor, glow, moved, strata } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { lobeliaColumn } from '../../figures/plants/lobeliaColumn.ts';
import { rwenzoriPlanes } from '../../land/rwenzoriPlanes.ts';
import { light } from '../../light/light.ts';
import { stars } from '../../sky/skies.ts';

const SNOWS = { snow: '#b8d0ec', blue: '#4a6aa4', rock: '#4a6498', deep: '#263f78', mist: '#3a5c94' };
const NEAR = { core: '#071430', shade: '#12284c', body: '#2c5274', lit: '#5c8ca4', rim: '#e4f2fa' };
const FURTHER = { core: '#0e2348', shade: '#1c3a66', body: '#3a648c', lit: '#6c9ab4', rim: '#cfe2f0' };

/** A night of frost on the giant lobelias of the Rwenzori. */
export const rwenzoriFrost: readonly Picture[] = [
  picture(
    'places/rwenzori-5',
    light('night', 'uganda', 'left'),
    plan({ subject: [790, 180, 110, 420], camera: 'below' }),
    strata(['#061030', '#10245c', '#27488a', '#4a76ac'], { height: 640 }),
    stars({ to: 420, count: 110 }),
    rwenzoriPlanes({ x: 420, y: 650, scale: 0.82, flip: true }, SNOWS),
    floor('#2c5080', '-40,640 160,616 360,630 560,616 760,634 980,610 1240,630'),
    floor('#1f4070', '-40,690 200,660 460,676 720,668 1000,650 1240,676'),
    cut('#5c84b0', '-40,690,1 200,660 460,676 700,669,1 460,684 200,670 -40,700,1'),
    // A hut below the peaks, one window lit.
    glow(520, 652, 130, '#ffb050', 0.55),
    cut('#0c1c40', '478,676,1 478,636,1 470,638,1 512,602,1 556,638,1 548,636,1 548,676,1'),
    cut('#a8c4e0', '466,640,1 512,600,1 518,604,1 472,644,1'),
    cut('#ffc860', '504,642,1 522,642,1 522,660,1 504,660,1'),
    cut('#ffdf9a', '504,642,1 512,642,1 512,650,1 504,650,1'),
    floor('#122c58', '-40,760 160,720 420,700 700,730 960,720 1240,690'),
    moved(
      { x: 260, y: 740, scale: 1 },
      ...lobeliaColumn({ tall: 340, half: 46, rows: 17, reach: 190 }, FURTHER),
    ),
    floor('#0a1c40', '-40,840 200,800 460,792 720,820 1000,800 1240,780'),
    moved(
      { x: 880, y: 700, scale: 1 },
      ...lobeliaColumn({ tall: 650, half: 84, rows: 22, reach: 360 }, NEAR),
    ),
    floor('#06122e', '-40,900 300,870 620,880 900,892 1240,860'),
  ),
];
