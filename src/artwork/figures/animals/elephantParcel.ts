import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

const [PAPER, LIT, FOLD, FAR, STRING, DEEP, TAG] = [
  '#dba262',
  '#efc08a',
  '#bd7f45',
  '#94602f',
  '#d8362e',
  '#a1221f',
  '#fff3d8',
];

/** Corners of folded paper: every point is one. */
const folded = (row: string) =>
  row
    .trim()
    .split(/\s+/)
    .map((point) => `${point},1`)
    .join(' ');

const BODY = folded(
  '150,748 132,706 176,690 206,560 236,430 262,312 330,236 430,206 506,238 620,186 800,186 950,244 1014,370 1030,560 1030,806 884,806 872,650 800,612 610,622 580,650 588,806 440,806 420,610 372,548 306,536 284,620 262,740 206,776',
);

/** An elephant wrapped in brown paper and red string, in the picture's own pixels. */
export const elephantParcel: readonly Layer[] = [
  cut(FAR, folded('610,600 620,780 720,780 730,610'), folded('800,600 780,780 880,780 890,600')),
  within(
    PAPER,
    BODY,
    cut(
      LIT,
      folded('262,312 330,236 430,206 506,238 470,300 330,330'),
      folded('506,238 620,186 800,186 760,260 600,290'),
      folded('236,430 262,312 330,330 300,440'),
      folded('176,690 206,560 250,580 222,700'),
    ),
    cut(
      FOLD,
      folded('950,244 1014,370 1030,560 1030,806 960,806 930,560 880,380'),
      folded('610,622 800,612 872,650 800,560 640,570'),
      folded('306,536 372,548 420,610 440,806 480,806 470,600 420,500'),
      folded('222,700 262,740 206,776 150,748'),
      folded('800,186 950,244 880,380 760,260'),
    ),
    inked(
      FOLD,
      4,
      '600,290 640,570',
      '880,380 800,560',
      '300,440 306,536',
      '250,580 284,620',
      '500,660 588,640',
      '930,640 1030,620',
    ),
    // String round and along, and about the trunk.
    inked(
      STRING,
      16,
      folded('690,150 700,400 690,660'),
      folded('250,430 470,452 700,400 1060,470'),
      folded('180,640 300,660'),
      folded('420,720 610,716'),
      folded('860,724 1050,720'),
    ),
  ),
  // The ear, a flap of its own.
  cut(FOLD, folded('430,272 556,270 612,380 570,520 500,560 420,470 404,360')),
  cut(LIT, folded('430,272 556,270 600,376 470,400 404,360')),
  inked(STRING, 16, folded('404,440 560,446 600,432')),
  cut('#3a2218', disc(336, 372, 13)),
  cut(TAG, folded('318,540 236,640 300,604 352,552')),
  // Bow and label.
  cut(DEEP, '690,186 640,150 580,110 560,150 600,190,1', '690,186 740,150 800,110 824,150 780,190,1'),
  cut(
    STRING,
    '690,188,1 620,120 560,90 540,130 570,176 640,196',
    '690,188,1 760,120 820,90 844,130 810,176 740,196',
    disc(690, 184, 26, 22),
  ),
  cut(STRING, folded('680,190 640,270 664,280 700,200'), folded('700,190 752,262 730,280 684,200')),
  inked(DEEP, 5, '1030,470 1060,540'),
  cut(TAG, folded('1040,530 1090,540 1130,660 1050,690 1010,570')),
  cut(STRING, disc(1058, 556, 9)),
];
