import { cut, floor, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { lookersUp } from '../../figures/people/lookersUp.ts';
import { turacoRunning } from '../../figures/placing/turacoRunning.ts';
import { light } from '../../light/light.ts';

/** The forest of Kakamega, its trunks and its birds. */
export const kakamegaTrunks: readonly Picture[] = [
  picture(
    'articles/kakamega',
    light('morning', 'kenya', 'left'),
    plan({ subject: [300, 60, 220, 200], camera: 'close' }),
    wash(['#fbf6c4', '#e4eeb0', '#b0d898', '#68ac80'], { height: 920 }),
    cut('#cce4a4', '60,-20,1 110,-20,1 116,700,1 150,820,1 20,820,1 54,700,1'),
    cut(
      '#92c48c',
      '190,-20,1 256,-20,1 260,600 280,740 340,830,1 110,830,1 170,740 186,600',
      '-40,-20,1 14,-20,1 20,600 40,740 90,830,1 -40,830,1',
    ),
    cut('#dcf0ac', '190,-20,1 204,-20,1 200,600 180,740 130,830,1 110,830,1 170,740 186,600'),
    floor('#5ca070', '-40,812 300,796 640,812 1240,800'),
    // The shaft of light.
    cut({ fill: '#fffbd0', opacity: 0.5 }, '60,-20,1 330,-20,1 470,830,1 110,830,1'),
    cut('#c0dc7c', '70,828 240,808 420,828 240,848'),
    moved({ x: 236, y: 828, scale: 0.56 }, ...lookersUp),
    // The great trunk: an edge of light, a plane in half shade, the deep shade behind.
    cut('#103a3c', '460,-20,1 466,400 450,640 370,800 310,920,1 1240,920,1 1240,-20,1'),
    cut('#1f5850', '460,-20,1 466,400 450,640 370,800 310,920,1 480,920,1 560,760 590,560 596,300 590,-20,1'),
    cut('#a8d47c', '460,-20,1 466,400 450,640 370,800 310,920,1 336,920,1 400,790 474,640 490,400 482,-20,1'),
    cut('#0a2a30', '980,-20,1 970,300 1000,640 1100,920,1 1240,920,1 1240,-20,1'),
    // The bough that it runs along, mossy on top.
    cut('#0a2228', limb('1260,690,84 940,672,62 620,660,48 330,640,28 120,580,15 -40,500,4')),
    cut(
      '#6c9c4c',
      '1260,600,1 1100,606 940,610 780,612 620,612 470,610 330,610 220,592 120,564 -40,494,1 110,580 220,612 330,628 470,634 560,628 640,644 720,630 800,642 880,628 980,648 1080,630 1160,646 1260,630,1',
    ),
    cut('#d4ec8c', limb('700,614,0 560,614,4 400,612,5 240,598,5 120,564,4 -20,502,0')),
    ...turacoRunning,
    cut('#0a2228', limb('900,700,8 910,790,7 890,860,6 900,940,6')),
  ),
];
