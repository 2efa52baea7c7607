import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { flesh } from '../people/anatomy.ts';
import { gorillaMotherFace } from './gorillaMotherFace.ts';
import { gorillaYoungHead } from './gorillaYoungHead.ts';

/** Fur in shade, its middle, where the last light falls on it; the edge of light. */
const [DARK, FUR, LIT, EDGE] = ['#0b1030', '#161d47', '#343d74', '#ffd3a0'];

/** Her back, from the nape down, and her breast. */
const FEMALE =
  '40,960,1 50,840 70,700 110,570 170,460 240,380,1 420,480 470,570 500,640 540,720 570,820 580,960,1';
/** Her head: nape, a low crest, the cheek's fur down to the throat. */
const HEAD =
  '130,640,1 100,540 128,430 180,350 230,296 290,270 340,276 390,296,1 430,400 440,520 430,600,1 400,650 320,670 200,680';
/** The young one's back and knees in her lap, and her arm about it. */
const YOUNG = '460,960,1 470,810 500,740 560,700 690,700 750,740 786,820 800,960,1';
const HER_ARM = flesh('250,690 320,880 590,836', '0,84,80 0.5,80,72 1,66,66 1.4,60,56 1.8,46,44 2,40,40');

/** A gorilla mother in profile before the last light at the right, her arm about a young one that looks at us, in the picture's own pixels. */
export const gorillaMotherAndYoung: readonly Layer[] = [
  within(
    FUR,
    FEMALE,
    cut(LIT, '330,560,1 400,640 450,760 470,960,1 600,960,1 560,780 500,620 420,500,1'),
    cut(DARK, '20,960,1 40,700 100,570 170,450 240,380,1 220,480 180,600 170,760 190,960,1'),
  ),
  within(
    FUR,
    HEAD,
    cut(DARK, '360,700,1 320,620 270,560 250,500 220,420 190,330,1 60,400,1 60,700,1'),
    cut(
      LIT,
      '200,320,1 236,290 290,266 344,274 400,300,1 350,306 340,340 300,316 250,310',
      '330,360,1 310,400 300,460 310,520 336,570 376,610,1 340,620 290,560 276,480 290,400',
    ),
    cut(DARK, limb('290,330,0 250,360,8 226,410,0; 270,420,0 262,480,8 274,540,0')),
  ),
  ...gorillaMotherFace(EDGE),
  cut('#241a34', disc(254, 398, 11, 19)),
  cut('#5e3f4e', disc(256, 399, 5, 11)),
  within(
    DARK,
    YOUNG,
    cut(FUR, '600,680,1 710,700 760,760 780,960,1 560,960,1 600,800'),
    cut(LIT, '700,690,1 750,740 786,820 806,960,1 758,960,1 746,830 710,750'),
    inked(EDGE, 10, '722,720 752,744 784,820 796,940'),
  ),
  moved(
    { x: 1062, y: 466, scale: 0.64, flip: true },
    ...gorillaYoungHead,
    // The blue hour on its head.
    cut(
      { fill: '#2438a0', opacity: 0.26 },
      '566,330 560,270 580,206 626,166 690,152 750,168 790,212 804,276 794,340 772,392 726,428 676,438 626,428 586,392',
    ),
  ),
  inked(EDGE, 8, '626,564 664,574 694,600 706,640 698,690'),
  within(
    FUR,
    HER_ARM,
    cut(LIT, '330,660,1 350,740 396,796 480,806 606,780,1 610,806,1 480,832 386,820 326,766 296,680,1'),
    cut(DARK, '150,640,1 200,640 220,750 260,840 330,886 460,896 620,870,1 620,990,1 150,990,1'),
  ),
  inked('#241a34', 36, '582,808 632,802 656,812', '586,838 642,834 664,842', '584,866 634,866 656,872'),
  inked('#563a4c', 8, '592,800 628,793 650,802', '596,829 638,825 656,833', '594,857 630,857 648,863'),
];
