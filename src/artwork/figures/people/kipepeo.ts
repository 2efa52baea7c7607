import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { CLOTH_ON_HEAD, wings, wrap } from './butterflyWrap.ts';

const [SKIN, SUN, SHADE, NAPE, INK] = ['#a8623a', '#d8935a', '#743a26', '#55271f', '#2a0f18'];
const [LIP, LIP_LIT, WHITE, NAVY] = ['#86352f', '#b35a48', '#fff4e2', '#1d2468'];
const [GOLD, GOLD_LIT, GOLD_SHADE, GOLD_FOLD] = ['#ffc93c', '#ffe07a', '#e8952a', '#b9661d'];

/** Forehead, nose, lips and chin, then along the jaw to its angle below the ear. */
const FACE =
  '450,230,1 424,280 418,330 428,356,1 434,374 424,400 402,428 384,448,1 374,462 384,474 402,474 414,476,1 412,486 406,492,1 394,500 388,510 398,517,1 390,522 388,536 402,546,1 412,552 410,560,1 398,574 396,590 410,608 436,618 464,612 530,588 596,550 628,500,1 700,440,1 700,230,1';

const face: readonly Layer[] = [
  within(
    SKIN,
    FACE,
    // Lit: the front of the forehead, the ridge of the nose, the cheekbone, the mouth's front and the chin.
    cut(
      SUN,
      '500,220,1 470,280 452,338,1 444,366 452,400 470,416,1 510,424 552,408 576,390,1 574,430 530,458 476,464,1 450,474 440,490 446,520,1 434,540 430,566 444,590 452,640,1 340,640,1 340,220,1',
    ),
    // In shade: temple, the hollow of the cheek, and the jaw.
    cut(
      SHADE,
      '560,220,1 592,300 600,360 590,420 560,470 542,520 530,570 470,600 440,640,1 760,640,1 760,220,1',
    ),
    // The socket, from the brow to the side of the nose.
    cut(SHADE, '440,346,1 470,344 510,356 528,380,1 500,366 466,362 450,380 440,404,1 432,380'),
    cut(SHADE, limb('422,452,1 438,446,4 444,462,5 428,478,2')),
    cut(LIP, '400,490,1 380,500 380,518,1 398,519 420,516 440,511,1 424,498 412,489'),
    cut(LIP_LIT, '380,518,1 376,548,1 402,547 424,538 440,512,1 420,519 400,521'),
    cut(SHADE, '402,548,1 416,551 432,542,1 424,558 408,560'),
  ),
  cut(INK, limb('396,519,2 418,518,3 438,511,2 446,507,1')),
  cut(INK, limb('398,471,1 408,464,4 420,466,1')),
];

const eye: readonly Layer[] = [
  within(WHITE, '446,392,1 440,376 452,364 502,388,1 474,397', cut(INK, disc(453, 380, 12, 18))),
  cut(WHITE, disc(450, 374, 3)),
  // The upper lid with its lashes, the crease above it, the lower lid; the brow.
  cut(INK, limb('514,395,1 484,373,6 456,360,8 438,364,5 418,358,0'), limb('446,394,2 472,401,3 500,391,1')),
  cut(INK, limb('436,330,3 462,310,8 508,308,7 550,334,1')),
];

const ear: readonly Layer[] = [
  within(
    SKIN,
    '656,400 640,364 606,360 592,392 602,430 616,456 622,486 642,490 650,466 652,440',
    cut(SHADE, '640,340,1 636,400 632,440 630,500,1 700,500,1 700,340,1'),
  ),
  inked(NAPE, 6, '642,420 636,388 612,378 606,404 618,430 626,456'),
  // The hoop that hangs from its lobe.
  inked(GOLD, 10, disc(632, 532, 34, 46)),
  inked(GOLD_SHADE, 10, 'M640 487A34 46 0 0 1 632 578'),
];

const NECK =
  '360,500,1 410,560 432,600 428,660 396,712,1 470,800 620,800 690,720,1 630,670 604,600 606,520 620,420,1 560,380,1';
const DRESS =
  '150,930,1 168,840 220,780 300,742 392,706,1 440,760 520,786 600,770 682,702,1 760,736 830,776 872,850 886,930,1';

const body: readonly Layer[] = [
  within(
    SHADE,
    NECK,
    // The light on the throat, and the cord that runs from behind the ear to its pit.
    cut(SKIN, '380,560,1 436,574 460,610 452,670 430,720 430,800,1 300,800,1'),
    cut(SUN, '380,560,1 424,590 438,630 424,680 400,740,1 340,740,1'),
    cut(SKIN, limb('574,500,2 562,590,14 520,680,13 466,756,5')),
    // The jaw's own shadow.
    cut(NAPE, '360,540,1 426,628 466,640 520,606 560,548 574,470,1 560,380,1 360,380,1'),
    cut(NAPE, '600,420,1 584,540 600,640 660,720 700,780,1 760,700,1 640,420,1'),
  ),
  within(
    GOLD,
    DRESS,
    cut(GOLD_LIT, '130,940,1 150,830 220,760 330,710 400,690,1 410,730 330,770 262,830 240,940,1'),
    cut(GOLD_SHADE, '690,690,1 640,770 590,820 570,940,1 920,940,1 920,690,1'),
    cut(GOLD_FOLD, limb('730,740,1 756,830,12 750,940,22'), limb('826,800,1 850,870,8 850,940,14')),
    cut(GOLD_SHADE, limb('300,780,1 300,860,10 312,940,18')),
    // Its hem is of the same cloth as the wrap's.
    cut(NAVY, limb('388,700,13 440,760,18 520,786,18 600,770,18 690,694,13')),
  ),
];

const HEAD = { x: 0, y: 56, scale: 0.88, turn: 4 };

/** Her shadow on a wall, with a butterfly's wings. */
export const kipepeoShadow = (colour: string): Layer[] => [
  moved(HEAD, cut(colour, ...CLOTH_ON_HEAD, FACE)),
  cut(colour, NECK, DRESS),
];

/** A young woman in profile to the left; the knotted ends of her headwrap stand out behind her as a swallowtail's wings. */
export const kipepeo: readonly Layer[] = [...body, moved(HEAD, ...wings, ...face, ...ear, ...wrap, ...eye)];
