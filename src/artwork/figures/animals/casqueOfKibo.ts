import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { angular } from '../../drawing/angular.ts';
import { disc, ring } from '../../drawing/brush.ts';

const [DARK, SKIN, LIT, ICE, COLD] = ['#1b2a63', '#14806a', '#c3e650', '#fffaf0', '#9cc6ee'];

/** Skin from the nape over the casque down to the lips, and the lower jaw to the chest. */
const HEAD =
  '-40,520,1 110,412 230,280 296,140,1 346,98,1 440,110,1 520,90,1 620,98,1 694,128,1 756,236 836,350 930,430 1010,474 1050,504,1 1068,560 1058,604,1 1050,650 1000,706 880,756 750,776 660,820 620,940,1 -40,940,1';

/** A Kilimanjaro two-horned chameleon's head, close up: the casque behind its eye is Kibo under its ice. */
export const casqueOfKibo: readonly Layer[] = [
  cut(DARK, angular('890,420 1002,352 1046,236 1094,252 1090,400 1000,500')),
  within(
    SKIN,
    HEAD,
    // The slope away from the light, down to the jaw and along the throat.
    cut(
      DARK,
      angular('-60,300 280,60 400,60 352,300 410,430 366,570 440,724 440,960 -60,960'),
      '438,724,1 600,738 800,720 940,690 1080,634,1 1080,960,1 430,960,1',
    ),
    cut(COLD, angular('130,430 250,60 440,60 424,220 392,190 366,350 322,250 288,330 262,280 208,384')),
    cut(
      ICE,
      angular(
        '366,350 392,190 424,60 900,60 900,200 812,340 756,258 720,316 672,220 628,350 584,260 530,460 484,290 448,350 412,280',
      ),
    ),
    cut(COLD, angular('584,260 600,160 640,120 632,222 672,220 628,350')),
  ),
  cut(LIT, angular('954,446 1064,376 1112,258 1160,274 1146,424 1062,548')),
  inked(DARK, 12, '1046,604,1 970,624 830,642 640,646 500,654 436,604,1'),
  cut(DARK, disc(742, 490, 142)),
  cut(LIT, disc(746, 488, 128)),
  cut(SKIN, ring(756, 484, 104, 92), ring(766, 480, 76, 64)),
  cut(SKIN, disc(774, 477, 46)),
  cut(DARK, disc(780, 475, 30)),
];
