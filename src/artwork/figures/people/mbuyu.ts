import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, spots, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { pair, twin } from '../../drawing/mirrored.ts';
import { baobabUpdo } from './baobabUpdo.ts';

const [SKIN, SHADE, NAPE, DEEP] = ['#a15c32', '#6b3421', '#4a221b', '#2a1016'];
const [GREY, GREY_SHADE] = ['#c3b5b4', '#8f7f8a'];
const [WHITE, LILAC, FOLD, RED, RED_SHADE] = ['#fff6e4', '#b9a3c4', '#e3d3da', '#d8432b', '#8c2a3a'];

/** Temples, cheekbones and a jaw that narrows. */
const FACE = '0,210 112,210 150,270 162,350 172,400 160,470 128,560 76,622 0,640';
/** A full round beard, from the ears down. */
const BEARD =
  '-166,390,1 -180,440 -178,520 -140,620 -70,684 0,698 70,684 140,620 178,520 180,440 166,390,1 154,440 124,478 90,490,1 60,466 20,462 0,470 -20,462 -60,466 -90,490,1 -124,478 -154,440';

const head: Layer[] = [
  moved({ x: 0, y: -20 }, ...baobabUpdo),
  cut(SHADE, pair('150,350,1 176,334 200,350 198,398 178,440 154,440,1')),
  cut(SKIN, '-150,350,1 -176,334 -200,350 -198,398 -178,440 -154,440,1'),
  cut(NAPE, limb('-182,362,2 -170,382,6 -176,414,2'), limb('182,362,2 170,382,6 176,414,2')),
  within(
    SKIN,
    twin(FACE),
    // The side turned from the light begins at the ridge of the nose.
    cut(
      SHADE,
      '40,210,1 26,290 20,350 22,396 34,420 28,446,1 6,458 -20,456,1 0,480 60,560 60,700,1 240,700,1 240,210,1',
    ),
  ),
  within(
    DEEP,
    BEARD,
    within(
      GREY,
      '-200,500,1 -160,560 -90,610 0,626 90,610 160,560 200,500,1 200,720,1 -200,720,1',
      cut(GREY_SHADE, '40,480,1 30,720,1 220,720,1 220,480,1'),
    ),
  ),
  // The smile: lips, and a crescent of teeth.
  cut(
    '#8f4438',
    '-104,506,1 -50,494 -16,492 0,498 16,492 50,494 104,506,1 76,566 40,592 0,596 -40,592 -76,566',
  ),
  within(
    '#4f1620',
    '-90,511,1 -40,508 0,512 40,508 90,511,1 64,556 34,574 0,576 -34,574 -64,556',
    within(
      WHITE,
      '-96,500,1 -40,500 0,506 40,500 96,500,1 76,536 40,550 0,553 -40,550 -76,536',
      cut('#dcc3c4', '30,490,1 110,490,1 110,560,1 34,560,1'),
    ),
  ),
  // Nose, the folds of the smile, brows, eyes shut with laughing.
  cut(SHADE, limb('-34,404,1 -54,426,5 -46,450,5 -22,452,1'), limb('-74,436,1 -102,450,5 -114,470,1')),
  cut(NAPE, limb('-126,322,1 -96,298,8 -58,304,8 -30,320,1')),
  cut(DEEP, limb('126,322,1 96,298,8 58,304,8 34,318,1')),
  cut(DEEP, limb('-120,384,1 -96,352,6 -56,352,7 -32,382,1'), limb('120,384,1 96,352,6 56,352,7 36,382,1')),
  cut(
    SHADE,
    limb('-126,366,2 -146,358,1'),
    limb('-128,378,3 -150,380,1'),
    limb('-104,404,1 -78,411,3 -54,404,1'),
  ),
  // The band that binds his hair.
  within(
    WHITE,
    twin('0,194 100,198 150,216,1 151,282,1 108,266 0,262'),
    cut(LILAC, '36,150,1 28,220 30,320,1 240,320,1 240,150,1'),
    cut(RED, ...spots('-122,240 -76,231 -26,228', 13, 11)),
    cut(RED_SHADE, ...spots('28,228 76,231 122,240', 13, 11)),
    inked(RED, 5, '-160,274 -108,254 0,251 30,251,1', '-156,226 -100,209 0,205 30,205,1'),
    inked(RED_SHADE, 5, '30,251 108,254 160,274', '30,205 100,209 156,226'),
  ),
];

/** A broad man of fifty-five, laughing in a white kanzu: his locs, bound up high, are a baobab with its crown in leaf. */
export const mbuyu: readonly Layer[] = [
  within(
    SKIN,
    twin('0,560,1 112,560,1 116,660 138,716 196,752,1 120,860 0,880'),
    cut(SHADE, '34,560,1 50,700 30,800 40,900,1 240,900,1 240,560,1'),
    // The shadow of the beard.
    cut(SHADE, '-140,560,1 -120,660 -90,728 -20,776 40,784,1 60,560,1'),
    cut(NAPE, '34,560,1 44,784,1 90,770 124,720 150,640,1 150,560,1'),
  ),
  within(
    WHITE,
    '0,836 -90,820 -140,738,1 -300,764 -420,806 -480,860 -504,960,1 504,960,1 480,860 420,806 300,764 140,738,1 90,820',
    cut(LILAC, '50,700,1 74,790 60,860 80,960,1 540,960,1 540,700,1'),
    cut(FOLD, limb('-320,806,1 -342,860,9 -330,960,12')),
    cut('#9d86ae', limb('320,806,1 342,860,9 330,960,12')),
  ),
  inked(RED, 9, '-146,746 -90,836 0,852 50,850,1', '0,852 0,930'),
  inked(RED_SHADE, 9, '50,850 90,836 146,746'),
  moved({ x: 0, y: 196, turn: -4, scale: 0.81 }, ...head),
];
