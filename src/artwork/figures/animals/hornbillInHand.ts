import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [BLACK, SHEEN, SILVER, SKIN] = ['#11161f', '#25384f', '#aebfc8', '#7fa3b5'];
const [YELLOW, AMBER, TIP, STALK, SISAL] = ['#fbc834', '#e39a1c', '#3a2a18', '#7c9a3a', '#d9bd84'];
const [HORN, DUSK] = ['#93602f', '#66401f'];

const CASQUE =
  '352,356 334,332 344,302 390,290 460,302 540,338 616,402 672,482 710,574 730,640 738,690 700,700 676,622 624,532 560,464 490,430 410,404';

/** A ripe finger of a hand of bananas along its arc, its inner side in shade, its withered end dark. */
const finger = (arc: string, inner: string, end: string): Layer[] => [
  within(YELLOW, limb(arc), cut(AMBER, limb(inner)), cut(TIP, end)),
];

/** A silvery-cheeked hornbill at a hand of bananas: its casque is one finger more. */
export const hornbillInHand: readonly Layer[] = [
  inked(SISAL, 7, '434,-20 436,190'),
  ...finger(
    '420,196,22 560,120,44 760,120,54 930,240,54 1020,420,40 1044,500,14',
    '400,250,22 560,170,44 750,176,54 890,280,54 970,430,40 1010,520,14',
    disc(1046, 502, 26),
  ),
  ...finger(
    '420,220,22 540,196,44 700,220,54 830,340,54 904,500,40 922,584,14',
    '400,270,22 540,246,44 690,276,54 790,380,54 854,520,40 888,604,14',
    disc(924, 586, 26),
  ),
  ...finger(
    '414,240,22 526,254,38 650,302,50 756,424,52 812,576,40 826,656,14',
    '394,294,22 516,306,38 630,356,50 716,464,52 762,596,40 792,676,14',
    disc(828, 660, 26),
  ),
  cut(STALK, '398,176 402,158,1 470,156,1 476,190 462,226 444,252 416,278 396,270 390,240'),
  inked(SISAL, 7, '394,196 430,206 478,186', '394,208 430,218 474,200'),
  // Neck and body, the feathers of the nape on end.
  cut(
    BLACK,
    '356,300 316,318 290,340 262,360 226,356,1 252,384,1 238,392 196,398,1 226,420,1 216,432 176,446,1 210,464,1 204,520 180,556 110,596 20,640 -40,690,1 -40,940,1 570,940,1 548,850 500,740 462,660 452,600 470,540 520,440 460,330',
  ),
  cut(
    SHEEN,
    '90,664,1 180,640 270,690 320,780 340,940,1 290,940,1 270,850 220,760 150,700',
    '30,720,1 120,730 200,810 236,940,1 184,940,1 150,850 100,780',
  ),
  // The bill, then the casque upon it.
  cut(DUSK, '430,500,1 560,560 708,766,1 660,752 560,668 490,610 448,566'),
  cut(HORN, '430,408 560,430 650,520 706,640 714,780,1 660,690 600,620 520,556 432,512'),
  within(
    YELLOW,
    CASQUE,
    cut(AMBER, '330,372,1 380,356 450,362 530,404 600,474 650,560 690,650 704,700,1 640,720 500,500 360,440'),
  ),
  // Bare skin round the eye, and the silvery cheek.
  cut(SKIN, '404,412 430,392 466,404 484,430 460,452 424,446'),
  cut(BLACK, disc(446, 424, 15)),
  cut(SILVER, disc(451, 418, 4)),
  cut(
    SILVER,
    '392,462,1 430,466 454,492 458,530,1 450,560,1 440,536,1 430,580,1 418,540,1 402,576,1 396,530,1 380,552,1 380,500',
  ),
];
