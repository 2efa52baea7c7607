import { cut, floor, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { baboonOnCliff } from '../../figures/placing/baboonOnCliff.ts';
import { touringRider } from '../../figures/placing/touringRider.ts';
import { gateWall } from '../../land/gateWall.ts';
import { light } from '../../light/light.ts';
import { steamPlume } from '../../sky/steam.ts';

const WALL = {
  grass: '#f2b878',
  lit: '#e8926a',
  face: '#c46a5c',
  shade: '#964a5c',
  cleft: '#6a3050',
  talus: '#a8565a',
};
const STEAM = ['#fff6e2', '#f6d4b8', '#d9a4a8'] as const;

/** From the cliffs of Hell's Gate: baboons above the steam. */
export const hellsgateSteam: readonly Picture[] = [
  picture(
    'places/hellsgate-2',
    light('golden', 'kenya', 'left'),
    plan({ subject: [700, 180, 480, 720], camera: 'above' }),
    wash(['#3a5aa4', '#8a94c0', '#f6c89c', '#ffe6b4'], { height: 460 }),
    gateWall({
      crest: '-30,400 400,380 800,396 1230,380',
      foot: 500,
      tones: WALL,
      broad: 1.2,
    }),
    floor('#f4bc74', '0,490 400,484 800,494 1200,486'),
    floor('#e39c5a', '0,600 300,580 700,610 1200,590'),
    floor('#c4714c', '0,740 300,710 700,740 1200,720'),
    cut(
      '#ffe2ac',
      '420,492,1 428,492,1 460,520 560,570 640,620 640,680 560,760 540,920,1 380,920,1 440,760 540,680 560,640 500,590 420,530',
    ),
    moved(
      { x: 566, y: 668, scale: 0.14 },
      ...touringRider(['#1f8f96', '#7fd8cc', '#125a68'], '#fff3dc', '#d9492e'),
    ),
    cut({ fill: '#8a3a3c', opacity: 0.6 }, '566,668 620,664 700,666 760,672 680,676 600,674'),
    moved({ x: 170, y: 790, scale: 1.12, flip: true }, ...steamPlume(STEAM)),
    cut('#fff6e2', '60,800,1 80,770 120,762 150,740 190,748 220,770 270,776 300,800,1 200,816'),
    floor('#8e4440', '0,786 120,774 300,790 480,830 620,900', 920),
    // The edge of the cliff, cleft into columns.
    within(
      '#6a2a3c',
      '520,920,1 530,830,1 590,760,1 640,748,1 660,690,1 760,664,1 960,650,1 1220,640,1 1220,920,1',
      cut(
        '#c85a44',
        '500,920,1 530,820,1 590,750,1 640,740,1 656,684,1 760,658,1 740,760,1 690,790,1 680,920,1',
      ),
      cut(
        '#ffb070',
        '510,840,1 590,750,1 640,740,1 656,682,1 760,656,1 960,642,1 1220,632,1 1220,650,1 960,660,1 764,676,1 672,702,1 650,760,1 598,772,1 540,838,1',
      ),
      cut('#3f1430', '860,640,1 880,760,1 860,920,1 1220,920,1 1220,700,1 1060,720,1'),
      inked('#3f1430', 7, '700,700 690,780 710,920', '790,690 800,800 780,920', '610,780 620,920'),
    ),
    baboonOnCliff({ x: 940, y: 660, scale: 1.12 }),
  ),
];
