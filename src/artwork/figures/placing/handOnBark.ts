import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { flesh } from '../people/anatomy.ts';
import { profileHead } from '../people/profileHead.ts';

const at = placed({ x: 424, y: 452, scale: 0.34, turn: -20 });
const SKIN = { skin: '#7a4a34', sun: '#b8764a', deep: '#4c2a28' };
const TROUSER = '0,30,26 0.4,28,29 0.85,22,24 1.1,21,22 1.35,23,20 1.7,20,18 2,20,19';

const shoe = (x: number, y: number) =>
  cut(
    '#3a1c22',
    `${x - 20},${y - 22},1 ${x + 14},${y - 24},1 ${x + 22},${y - 10} ${x + 48},${y - 4} ${x + 58},${y + 8},1 ${x - 22},${y + 8},1`,
  );

/** The weight is on the near leg; the far one is bent, its heel off the ground. */
const legs: readonly Layer[] = [
  cut('#1d1c3c', flesh('432,640 488,734 456,834', TROUSER)),
  cut('#3a1c22', '432,820,1 468,832,1 484,842 508,846 516,856,1 474,858,1 446,848 430,838,1'),
  within(
    '#33376a',
    flesh('408,636 400,744 378,848', TROUSER),
    cut('#545a98', '370,620,1 396,620,1 386,690 378,750 366,800 364,856,1 340,856,1 350,700,1'),
    cut('#24264f', limb('384,748,0 404,756,6 424,748,0; 420,660,0 410,700,5 416,740,0')),
  ),
  shoe(380, 858),
];

const body: readonly Layer[] = [
  within(
    '#e2523a',
    '386,500,1 410,486 446,490 466,508 470,552 458,600 454,652,1 378,652,1 380,600 370,548 372,516',
    cut('#ff8a5a', '380,500,1 404,488 412,492,1 394,520 388,570 396,652,1 376,652,1 378,600 368,548'),
    cut('#a8302e', '470,520,1 450,560 440,610 440,660,1 480,660,1 480,520,1'),
  ),
  cut('#4a2430', '378,640,1 454,640,1 455,654,1 377,654,1'),
  inked('#a8302e', 3, '420,600 436,596 452,600'),
];

/** The other arm hangs loose, the thumb in front. */
const hanging: readonly Layer[] = [
  cut(
    SKIN.deep,
    limb('396,560,15 380,610,12 390,656,9'),
    '382,652,1 400,650,1 406,672 402,694 390,704 380,690 380,668',
  ),
  cut(
    SKIN.skin,
    limb('392,560,13 376,610,10 386,656,7'),
    '379,652,1 395,650,1 408,664 410,680,1 400,672 398,692 386,700 377,686 376,668',
  ),
  within(
    '#c2412f',
    '384,500,1 412,500 422,530 414,584,1 372,580,1 374,530',
    cut('#ff8a5a', '384,500,1 394,506 384,540 382,584,1 366,584,1 370,530'),
  ),
];

/** The far arm, up to the palm that lies flat on the bark. */
const arm: readonly Layer[] = [
  // What it throws on the bark.
  cut({ fill: '#b0605c', opacity: 0.7 }, '588,452,1 606,430 618,404 634,400 640,420 634,446 612,466 592,468'),
  cut(SKIN.skin, limb('470,510,15 520,482,13 566,446,10')),
  cut(SKIN.sun, limb('474,500,5 520,472,4 560,440,3')),
  cut(
    SKIN.skin,
    '556,446,1 566,432 580,420 590,416,1 598,426 596,440 584,454 570,460',
    limb(
      '584,428,6 594,408,6 602,386,4; 589,432,6 604,410,6 615,390,4; 590,438,6 609,422,6 622,407,4; 588,446,6 606,438,5 619,430,4; 572,438,6 575,420,5 582,408,4',
    ),
    disc(602, 386, 4) + disc(615, 390, 4) + disc(622, 407, 4) + disc(619, 430, 4) + disc(582, 408, 4),
  ),
  inked(SKIN.deep, 2, '594,424 602,404', '597,431 608,416', '597,440 608,430'),
  cut('#f0c45a', limb('558,432,3 566,454,3')),
  within(
    '#e2523a',
    '386,520,1 396,494 424,490 456,500 484,484,1 502,508,1 480,530 450,546 420,552 396,544',
    cut('#ff8a5a', '384,520,1 396,490 424,486 456,496 490,478,1 494,490 456,512 420,504'),
  ),
];

const head: readonly Layer[] = [
  cut('#2a1614', disc(421, 476, 9)),
  ...profileHead(at, SKIN),
  cut('#c98f3c', at('-56,-20,1 -58,-84 -30,-128 30,-132 66,-100 74,-58,1')),
  cut('#ffdf92', at('-58,-40,1 -60,-84 -32,-130 10,-136,1 -24,-100 -34,-36,1')),
  cut('#6a3040', at('-58,-40,1 10,-58 76,-72,1 76,-52,1 10,-36 -58,-16,1')),
  cut('#f2c468', at('-116,6,1 -60,-30 20,-48 90,-62 150,-58,1 110,-34 20,-18 -60,4')),
];

/** Somebody in a hat, 430 pixels tall, who lays a hand on a trunk at the right and looks up, the sun behind; 1200 x 900. */
export const handOnBark: readonly Layer[] = [
  cut({ fill: '#6a3324', opacity: 0.55 }, disc(450, 858, 120, 12)),
  ...legs,
  ...body,
  ...head,
  ...arm,
  ...hanging,
];
