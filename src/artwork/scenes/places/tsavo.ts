import { cut, floor, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { grain } from '../../canvas/tiles.ts';
import { elephantLeaving } from '../../figures/placing/elephantLeaving.ts';
import { light } from '../../light/light.ts';

/** A shade on the ground, long to the right. */
const SHADE = { fill: '#8a2a1c', opacity: 0.75 };

/** Red land under the Yatta plateau: a family walks away from us into its dust. */
export const tsavo: readonly Picture[] = [
  picture(
    'places/tsavo-1',
    light('golden', 'kenya', 'left'),
    plan({ subject: [360, 440, 740, 460], camera: 'back' }),
    wash(
      [
        [0, '#2a66b4'],
        [0.55, '#8fc0dc'],
        [1, '#ffedc4'],
      ],
      { height: 480 },
    ),
    // The plateau: one ruled line, its foot in dust.
    cut('#5a2f5e', '-20,352,1 1220,346,1 1220,470,1 -20,470,1'),
    cut('#84507a', '-20,352,1 1220,346,1 1220,358,1 -20,364,1'),
    cut(
      '#ffd9a0',
      '-20,450 120,430 300,446 480,420 640,440 820,418 1000,440 1220,428,1 1220,520,1 -20,520,1',
    ),
    floor('#fbbf7c', '0,480 400,474 800,484 1200,474'),
    floor('#f2a05c', '0,560 300,548 700,570 1200,552'),
    // The track, red, straight to the plateau's foot.
    cut('#d9622f', '560,476,1 580,476,1 760,640 1010,920,1 60,920,1 340,640'),
    cut('#f4b070', '568,476,1 574,476,1 580,640 600,920,1 470,920,1 540,640'),
    cut(SHADE, '300,690,1 420,682 640,692 700,706 520,716 340,708'),
    elephantLeaving({ x: 300, y: 700, scale: 0.34 }),
    cut(
      { fill: '#ffd29a', opacity: 0.9 },
      '120,714 200,684 300,698 400,684 500,704 540,720,1 360,736 180,730',
    ),
    cut(SHADE, '600,860,1 840,836 1120,850 1240,870,1 1240,920,1 900,920 640,904'),
    elephantLeaving({ x: 790, y: 880, scale: 0.9 }),
    cut(SHADE, '420,896,1 500,880 640,888 690,902 560,914'),
    elephantLeaving({ x: 466, y: 894, scale: 0.4 }),
    grain({ y: 820, to: 900, colour: '#8a2c18' }),
    cut(
      { fill: '#f4b070', opacity: 0.9 },
      '240,900 320,872 400,890 520,876 640,892 760,868 880,890 980,880 1040,910,1 240,920,1',
    ),
  ),
];
