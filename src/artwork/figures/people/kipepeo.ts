import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, spots, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { wing, wrap } from './butterflyWrap.ts';

const [SKIN, SHADE, NECK, DEEP, LIPS] = ['#c27846', '#8a4830', '#6e3425', '#32131c', '#9a3f38'];
const [GOLD, GOLD_SHADE, WHITE, BLUE] = ['#ffd34a', '#e08a1e', '#fff4e2', '#2f7fe0'];

const head: Layer[] = [
  ...wing,
  within(
    SKIN,
    '450,220,1 416,270 408,330 418,362 412,396 396,424 380,452 386,470 408,470,1 410,482 392,492 386,512 400,516,1 390,526 394,544 408,552 404,572 392,604 410,642 450,648 500,640 570,600,1 700,480,1 720,220,1',
    cut(SHADE, '760,180,1 640,180,1 570,300 552,400 560,500 520,570 470,660,1 470,720,1 760,700,1'),
    cut(LIPS, '412,486,1 388,492 380,512 400,516,1 384,524 390,546 412,546 432,532 446,506,1 428,496'),
    cut(DEEP, limb('396,516,2 426,518,4 456,498,1')),
  ),
  ...wrap,
  // The ear, and the hoop that hangs from its lobe.
  cut(SKIN, '594,424 606,386 648,394 654,434 630,462 618,494 600,484'),
  inked(SHADE, 7, '638,424 622,404 608,424 624,452'),
  inked(GOLD, 11, disc(612, 526, 32, 38)),
  // Brow, eye, nostril.
  cut(DEEP, limb('430,332,3 464,312,7 522,330,2')),
  within(WHITE, '438,384,1 454,360 494,384,1 466,394', cut(DEEP, disc(454, 376, 12, 16))),
  cut(DEEP, limb('428,376,2 454,350,7 504,386,2')),
  cut(SHADE, limb('420,444,1 432,454,5 426,468,3 408,468,1')),
];

/** A young woman in profile to the left; the folds of her headwrap spread behind her as a butterfly's wings. */
export const kipepeo: readonly Layer[] = [
  within(
    GOLD,
    '270,920,1 290,806 380,752 500,716,1 720,712,1 880,744 970,810 990,920,1',
    cut(GOLD_SHADE, '640,700,1 670,800 660,920,1 1000,920,1 1000,700,1'),
  ),
  within(
    SKIN,
    '520,560,1 556,680 496,726,1 540,806 670,806 726,718,1 670,650 700,460,1',
    cut(NECK, '470,600,1 540,640 590,720 610,840,1 800,840,1 800,400,1'),
  ),
  cut(WHITE, ...spots('490,728 530,774 586,798 644,796 696,764', 16)),
  cut(BLUE, ...spots('506,754 558,790 615,802 672,784 716,738', 16)),
  moved({ x: 55, y: -44, turn: 5 }, ...head),
];
