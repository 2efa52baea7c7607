import { cut, floor, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { ropedClimber } from '../../figures/people/ropedClimber.ts';
import { rwenzoriPlanes } from '../../land/rwenzoriPlanes.ts';
import { light } from '../../light/light.ts';

const FAR = { snow: '#f4b8a4', blue: '#5c68a8', rock: '#6a5c94', deep: '#454c8c', mist: '#d88ca0' };
const MOUNTAIN =
  '-60,940,1 -60,690,1 40,640,1 110,560,1 190,520,1 270,430,1 380,372,1 470,270,1 560,226,1 650,120,1 700,60,1 742,110,1 800,150,1 850,240,1 930,290,1 990,390,1 1090,450,1 1150,540,1 1260,600,1 1260,940,1';
/** The side of the edge that the sun does not reach. */
const SHADE =
  '700,60,1 690,120 640,170 640,240,1 650,300 560,340 530,400,1 510,460 610,500 620,560,1 630,640 480,700 420,800,1 380,860 380,900 390,960,1 -80,960,1 -80,600,1 300,340,1 560,180,1';

/** The head of the article about climbing: the edge of the snow, and three on one rope. */
export const articleMountainRope: readonly Picture[] = [
  picture(
    'articles/mountainclimbingtips',
    light('dawn', 'uganda', 'right'),
    plan({ camera: 'above' }),
    wash(['#101848', '#34357c', '#a45a88', '#ff9c78', '#ffd69a'], { height: 640 }),
    rwenzoriPlanes({ x: 1010, y: 560, scale: 0.42 }, FAR),
    rwenzoriPlanes({ x: 110, y: 520, scale: 0.34, flip: true }, FAR),
    floor('#e08c94', '-40,470 120,456 260,474 420,452 700,470 900,500 1060,486 1240,500'),
    floor('#f4ac94', '-40,540 160,520 300,540 760,530 960,548 1120,530 1240,550'),
    within(
      '#ffe9c8',
      MOUNTAIN,
      // Planes of the sunlit side that lean away a little.
      cut(
        '#ffcd9c',
        '742,110,1 800,150,1 850,240,1 930,290,1 900,380,1 960,470,1 880,400,1 800,300,1 790,220,1;990,390,1 1090,450,1 1150,540,1 1260,600,1 1260,960,1 1120,960,1 1180,760,1 1060,640,1 1090,540,1;640,560,1 720,640,1 700,720,1 800,820,1 840,960,1 680,960,1 600,800,1 560,760,1 640,660,1',
      ),
      cut(
        '#f0a888',
        '1090,450,1 1150,540,1 1260,600,1 1260,760,1 1150,640,1;720,640,1 700,720,1 800,820,1 840,960,1 780,960,1 730,830,1 660,740,1',
      ),
      cut('#4c66b0', SHADE),
      // Ribs and hollows in the shade.
      cut(
        '#2f4590',
        '650,120,1 560,226,1 470,270,1 380,372,1 270,430,1 190,520,1 300,480,1 360,520,1 430,420,1 500,400,1 560,290,1 620,240,1;-60,690,1 40,640,1 110,560,1 150,640,1 90,740,1 160,820,1 60,960,1 -60,960,1;330,600,1 400,640,1 300,760,1 310,860,1 220,960,1 150,960,1 240,800,1 250,700,1',
      ),
      cut(
        '#6f8ad0',
        '360,520,1 430,420,1 520,440 560,470 470,560,1 400,640,1 330,600,1;300,760,1 420,700,1 400,800 370,860 380,960,1 300,960,1 310,860,1',
      ),
    ),
    // The steps in the snow, and the rope.
    inked(
      '#cc8c94',
      9,
      '430,892 440,890',
      '470,862 480,860',
      '500,780 510,778',
      '530,740 540,738',
      '572,690 580,688',
      '604,640 612,638',
      '622,586 630,584',
    ),
    inked('#f0503c', 4, '486,734 600,740 660,600 608,462', '608,462 560,380 690,330 670,222'),
    moved({ x: 668, y: 250, scale: 0.38 }, ...ropedClimber(['#a82c44', '#ff7a54'], ['#5c3a24', '#e8a24a'])),
    moved({ x: 604, y: 512, scale: 0.72 }, ...ropedClimber(['#1c5a84', '#5cb4d0'], ['#a8742c', '#ffce5c'])),
    moved({ x: 462, y: 850, scale: 1.26 }, ...ropedClimber(['#b02838', '#ff6a44'], ['#a8742c', '#ffce5c'])),
  ),
];
