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

const legs: readonly Layer[] = [
  cut('#1d1c3c', flesh('430,640 466,740 470,842', TROUSER)),
  shoe(472, 846),
  within(
    '#33376a',
    '384,620,1 450,620,1 450,680 424,750 414,800 402,850,1 358,850,1 364,790 362,740 378,680',
    cut('#545a98', '380,620,1 402,620,1 396,690 382,750 382,800 376,850,1 350,850,1 350,700,1'),
  ),
  shoe(382, 856),
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

/** The near arm, up to the palm that lies flat on the bark. */
const arm: readonly Layer[] = [
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
];
