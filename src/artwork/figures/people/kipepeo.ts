import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, spots, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { calmBust } from './busts.ts';

const SKIN = { skin: '#a05f3b', sun: '#d6935a', deep: '#5e3026' };
const [BLUE, SKY, DEEP_BLUE, EDGE, GOLD] = ['#2f7fe0', '#6ccfff', '#1c4fa8', '#171c4c', '#ffd34a'];
const [DRESS, DRESS_SHADE, BEAD] = ['#ffd34a', '#e08a1e', '#fff4e2'];

/** Folded wings seen from the side, their root at the origin: fore wing and hind wing, cells of blue between dark veins. */
const wings: readonly Layer[] = [
  within(
    EDGE,
    '30,30,1 -10,-110 -90,-250 -210,-350 -330,-386 -392,-350 -396,-270 -350,-160 -250,-60 -130,20',
    cut(BLUE, '-6,-24 -40,-130 -120,-246 -214,-318 -250,-316 -236,-250 -170,-140 -80,-50'),
    cut(SKY, '-24,-60 -60,-150 -130,-236 -196,-286 -180,-220 -110,-120'),
    cut(DEEP_BLUE, '-60,-16 -160,-96 -240,-200 -276,-280 -316,-270 -318,-220 -270,-140 -180,-60'),
    cut(BEAD, ...spots('-300,-352 -344,-332 -364,-292 -360,-244 -336,-190', 11)),
  ),
  within(
    EDGE,
    '20,20,1 -90,-10 -220,-20 -320,20 -372,110 -360,210 -290,260 -200,236 -110,160 -30,80',
    cut(BLUE, '-40,26 -150,16 -240,34 -300,80 -260,110 -150,96'),
    cut(DEEP_BLUE, '-50,56 -150,114 -270,128 -316,112 -330,170 -290,216 -210,204 -120,140'),
    cut(SKY, '-80,30 -150,30 -220,44 -180,66'),
    cut(BEAD, ...spots('-346,130 -342,178 -316,222 -268,240', 9)),
  ),
];

/** A young woman in profile, a hoop in her ear: the cloth about her hair is a blue butterfly with folded wings. */
export const kipepeo: readonly Layer[] = [
  moved({ x: 596, y: 166, scale: 0.88, turn: 30 }, ...wings),
  moved({ x: 560, y: 176, scale: 1.08, turn: -6 }, ...wings),
  ...calmBust(SKIN),
  within(
    DRESS,
    '240,960,1 300,850 420,780 528,730,1 620,812 706,736,1 820,790 910,850 960,960,1',
    cut(DRESS_SHADE, '240,960,1 300,850 420,780 528,730,1 590,800 540,960,1'),
  ),
  cut(BEAD, ...spots('546,752 584,786 628,800 670,786 702,752', 17)),
  cut(BLUE, ...spots('564,772 606,796 650,796 688,772', 17)),
  // The cloth: her hair is under it, its roll the butterfly's body.
  within(
    BLUE,
    '812,222,1 786,150 720,96 620,80 526,102 466,170 446,276 462,376 508,446 560,470,1 610,440 634,390 640,330 690,300 740,250',
    cut(DEEP_BLUE, '600,60,1 520,160 500,300 540,400 600,470,1 520,520,1 400,400,1 400,60,1'),
    inked(EDGE, 8, '520,400 600,320 720,250 800,190', '480,300 560,230 680,180 790,150'),
  ),
  cut(EDGE, limb('520,196,14 590,128,26 680,96,28 770,120,22 822,190,12'), disc(826, 196, 25)),
  inked(EDGE, 8, '836,180 880,110 940,70', '838,194 900,150 970,136'),
  cut(EDGE, disc(944, 66, 14), disc(976, 134, 14)),
  cut({ stroke: GOLD, width: 11 }, disc(664, 452, 30, 38)),
];
