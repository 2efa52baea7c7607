import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [BLACK, SHEEN, SILVER, SKIN, IRIS] = ['#10151f', '#24405a', '#cdd9dc', '#8fb3c0', '#7a2a1c'];
const [SNOW, ICY, ROCK, SHADE, WAX, HORN, DUSK] = [
  '#fffaf0',
  '#bcd3e4',
  '#3f7fac',
  '#275a82',
  '#efc878',
  '#a56f45',
  '#6f4226',
];

/** The casque, which is Kibo with its flat top; what lies in shade on it; how far the ice comes down. */
const CASQUE =
  '400,400,1 452,300 494,196 520,140,1 566,110 640,96 730,94 800,104 834,124,1 880,200 936,320 990,440 1040,596,1 1000,604,1 930,556 850,496 750,440 640,400 560,400';
const LEE = '834,124,1 800,210,1 850,300,1 836,400,1 900,480,1 920,600,1 1100,700,1 1100,500,1 900,60,1';
const ICE =
  '380,60,1 1000,60,1 1000,300,1 912,264,1 900,380,1 872,300,1 846,250,1 826,340,1 796,240,1 770,220,1 744,350,1 712,240,1 680,216,1 650,310,1 624,220,1 600,206,1 566,330,1 544,240,1 520,216,1 486,300,1 470,230,1';

/** A silvery-cheeked hornbill in profile: its casque is the mountain. */
export const hornbillOfKibo: readonly Layer[] = [
  within(ROCK, CASQUE, cut(SHADE, LEE), within(SNOW, ICE, cut(ICY, LEE))),
  // Bill, the upper half over the lower.
  cut(DUSK, '600,530,1 760,540 880,610 1010,710 1101,847,1 1020,806 900,738 770,660 620,620'),
  cut(
    HORN,
    '560,376,1 640,380 750,418 860,488 960,580 1050,660 1096,750 1102,848,1 1020,744 900,650 770,586 600,556,1',
  ),
  cut(
    WAX,
    '560,376,1 640,386 750,420 850,480 930,556 1010,622 1040,626,1 960,556 880,470 760,392 660,360 540,366,1',
  ),
  // Head and body, the feathers of the nape on end.
  cut(
    BLACK,
    '560,376,1 530,344 470,336 424,362 384,370,1 404,396 386,420 352,436,1 382,454 360,486 334,512,1 358,526 334,590 300,640 230,710 120,764 0,800 -40,812,1 -40,940,1 720,940,1 704,860 664,770 624,700 612,630 630,580 612,530 580,480 576,420',
  ),
  cut(SHEEN, limb('150,846,0 260,800,7 350,830,9 410,910,8;90,884,0 190,846,7 270,880,9 320,950,8')),
  cut(
    SILVER,
    '478,512,1 548,516 600,556 610,620 576,712,1 562,664,1 532,730,1 520,668,1 482,716,1 482,656,1 440,678,1 454,620 462,560',
  ),
  cut(SKIN, disc(518, 462, 40, 33)),
  cut(IRIS, disc(520, 462, 23)),
  cut(BLACK, disc(522, 462, 14)),
  cut(SNOW, disc(528, 456, 5)),
  inked(DUSK, 5, '652,432 672,490 664,560'),
];
