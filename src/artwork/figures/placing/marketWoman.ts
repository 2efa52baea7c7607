import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';

const [SKIN, SUN, DEEP] = ['#5a3028', '#d08552', '#3a1c24'];
const [CLOTH, BORDER, BORDER_SHADE] = ['#fdecca', '#e4532f', '#9a2c40'];
const [WRAP, WRAP_LIT, WRAP_DEEP] = ['#e4532f', '#ff9258', '#8e2740'];
const [STRAW, STRAW_LIT, STRAW_DEEP] = ['#c98a3e', '#f6cf80', '#7c4a38'];
const [FRUIT, FRUIT_LIT, FRUIT_DEEP] = ['#5f9a3a', '#c4dc5e', '#24583c'];

/** One banana, its stalk at the origin, bent up and to the left. */
const BANANA = '-12,0,1 -30,-40 -28,-90 -6,-132,1 6,-130,1 2,-90 8,-44 16,0,1';
const BANANA_LIT = '-12,0,1 -30,-40 -28,-90 -6,-132,1 -16,-90 -14,-44 -2,0,1';

/** A hand of bananas that fans out from (x, y). */
const fan = (x: number, y: number, turns: readonly number[], colour: string, lit: string): Layer[] =>
  turns.flatMap((turn, at) => {
    const hand = placed({ x: x + at * 32, y, turn, scale: 0.94 });
    return [cut(colour, hand(BANANA)), cut(lit, hand(BANANA_LIT))];
  });

/** A market woman from behind, down to her hips in a picture of 1200 x 900: a basket of green bananas on her head, one hand up at it. */
export const marketWoman: readonly Layer[] = [
  // The raised arm, behind the basket.
  cut(SKIN, limb('262,588,44 176,478,32 172,466,32 226,330,20')),
  cut(SUN, limb('232,572,18 152,478,12 148,462,12 206,336,7')),
  // Neck and wrapped head.
  cut(SKIN, '286,470,1 374,470,1 378,560,1 282,560,1'),
  cut(DEEP, '330,470,1 374,470,1 378,560,1 340,560,1'),
  within(
    WRAP,
    '258,430 256,380 290,348 330,342 372,348 404,380 402,430 384,490 330,508 276,490',
    cut(WRAP_LIT, '250,430 250,370 290,340 316,340,1 284,390 276,440 290,500,1 262,490'),
    cut(WRAP_DEEP, '420,360,1 372,340,1 384,400 372,460 330,510,1 420,510,1'),
    inked(WRAP_DEEP, 4, '270,440 320,456 330,480', '398,430 350,452 332,480', '274,400 310,420 328,470'),
  ),
  cut(WRAP, '306,478,1 330,468 356,478,1 362,500 342,512 318,510 302,500'),
  cut(WRAP_LIT, '306,478,1 330,468,1 322,510,1 302,500'),
  cut(WRAP, '316,506,1 340,508,1 330,560 300,588,1 296,560'),
  cut(WRAP_DEEP, '338,504,1 352,500,1 376,546 378,590,1 346,560'),
  // Back and hips in one cloth, its border along the hem of the shoulder and down the fold.
  cut(SKIN, limb('398,604,40 446,720,34 450,730,32 430,860,24 424,910,22')),
  cut(DEEP, limb('424,628,10 470,724,14 474,736,14 452,870,9 444,910,9')),
  within(
    CLOTH,
    '214,592,1 232,552 286,532,1 330,548 376,532,1 424,552 446,606,1 426,640 412,720 430,800 470,920,1 190,920,1 232,800 252,720 238,640',
    cut(
      BORDER,
      '200,640,1 330,612 450,640,1 450,676,1 330,648 200,676,1;186,852,1 330,864 476,848,1 490,892,1 330,908 180,896,1',
    ),
    cut(
      '#ffd257',
      '244,646,1 258,634,1 270,644,1 256,656,1;300,638,1 314,626,1 326,636,1 312,648,1;372,638,1 386,630,1 396,642,1 382,650,1;232,876,1 248,864,1 260,876,1 246,890,1;300,880,1 316,868,1 328,880,1 314,892,1;378,876,1 394,864,1 406,876,1 392,888,1',
    ),
    inked('#d9b0a4', 4, '262,700 286,740 330,752', '250,780 290,800 340,800'),
    cut(
      { fill: '#5c2866', opacity: 0.38 },
      '352,520,1 460,520,1 460,640 430,660 440,760 490,930,1 366,930,1 350,800 340,700 356,620',
    ),
  ),
  // The ring of cloth, the bananas, the basket before them.
  cut(BORDER_SHADE, '270,356,1 276,330 388,330 394,356,1 330,366'),
  ...fan(196, 262, [-44, -28, -14, -2, 10, 22, 34, 46, 58], FRUIT_DEEP, FRUIT),
  ...fan(214, 276, [-54, -34, -16, 2, 18, 36, 54, 70], FRUIT, FRUIT_LIT),
  within(
    STRAW,
    '136,250,1 330,236 524,250,1 508,300 450,340 330,350 210,340 152,300',
    cut(STRAW_LIT, '130,240,1 236,240,1 250,300 280,356,1 200,356 140,300'),
    cut(STRAW_DEEP, '420,230,1 540,230,1 520,310 450,360,1 350,360,1 404,310'),
    inked(STRAW_DEEP, 4, '146,290 330,304 514,290', '176,322 330,334 486,322'),
  ),
  within(
    '#e0a850',
    '126,244,1 330,230 534,244,1 534,264,1 330,252 126,264,1',
    cut(STRAW_LIT, '120,220,1 238,220,1 238,280,1 120,280,1'),
    cut(STRAW_DEEP, '420,220,1 540,220,1 540,280,1 420,280,1'),
  ),
  cut(SKIN, '206,346,1 204,318 218,300 238,296 248,310 246,336 236,352,1'),
  cut(SUN, '206,346,1 204,318 218,300 228,298,1 220,320 222,350,1'),
  inked(DEEP, 3, '228,304 226,326', '240,304 238,324'),
];
