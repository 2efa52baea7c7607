import type { Layer } from '../../canvas/canvas.ts';
import { cut, floor, inked, moved, strata } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { bananaLorry } from '../../figures/vehicles/bananaLorry.ts';
import { disc } from '../../drawing/brush.ts';
import { canopy } from '../../land/canopy.ts';
import { light } from '../../light/light.ts';

/** A cloud of red dust: soft heads over one another. */
const dust = (colour: string, ...heads: string[]): Layer => cut(colour, ...heads);

/** The head of the article about Uganda: what one drives behind. */
export const articleBananaLorry: readonly Picture[] = [
  picture(
    'articles/ugandan8places',
    light('morning', 'uganda', 'right'),
    plan({ camera: 'back' }),
    strata(['#4fa8a4', '#a8d0ac', '#ffeebc'], { height: 480 }),
    canopy('#a4c4a0', '-60,400 120,350 300,390 460,420 700,380 900,400 1100,330 1260,360', 14),
    canopy('#6fa066', '-60,450 200,480 420,430 640,450 900,470 1080,430 1260,440', 18, '#b4c068'),
    floor('#3f7f4a', '-40,560 160,500 340,520 560,540 900,540 1060,500 1240,490'),
    canopy('#22603f', '-60,600 100,548 240,570 420,640 300,760', 40, '#5c9a4a'),
    canopy('#22603f', '860,640 980,580 1100,540 1260,520', 44, '#5c9a4a'),
    cut('#cf5630', '500,520,1 560,520,1 640,560 1260,830,1 1260,960,1 -60,960,1 -60,860,1 300,660 460,580'),
    cut('#f07c48', '540,520,1 556,520,1 700,600 1260,860,1 1260,960,1 860,960,1 640,660,1'),
    cut('#a83c28', '470,640,1 400,760 200,960,1 330,960,1 460,780 500,640,1'),
    cut('#0f4032', '-60,960,1 -60,700,1 40,720 110,780 150,850 130,960,1'),
    moved({ x: 680, y: 830, scale: 0.94 }, ...bananaLorry),
    dust(
      '#f09a6c',
      disc(440, 850, 60, 46),
      disc(360, 830, 70, 60),
      disc(270, 850, 80, 58),
      disc(160, 880, 110, 60),
      disc(60, 860, 90, 90),
    ),
    dust(
      '#ffc294',
      disc(450, 880, 40, 26),
      disc(380, 876, 60, 34),
      disc(290, 892, 80, 44),
      disc(150, 920, 120, 50),
    ),
    dust(
      '#f09a6c',
      disc(920, 850, 50, 38),
      disc(1000, 840, 62, 50),
      disc(1090, 862, 80, 54),
      disc(1200, 850, 90, 80),
    ),
    dust(
      '#ffc294',
      disc(930, 876, 40, 22),
      disc(1010, 876, 60, 36),
      disc(1120, 896, 90, 44),
      disc(1220, 910, 70, 60),
    ),
    inked('#8c2c24', 5, '300,930 360,924', '760,926 840,930', '1010,912 1050,916'),
  ),
];
