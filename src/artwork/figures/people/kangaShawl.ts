import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, spots, within } from '../../canvas/cut.ts';

const [CORAL, LIT, SHADE, WINE, CREAM, NAVY, NIGHT] = [
  '#ec573b',
  '#ff7f57',
  '#b4323a',
  '#7d1f31',
  '#fff1cf',
  '#1b3a5c',
  '#10243c',
];

/** The print of the cloth: eyed discs in rows that are set off against each other, turned as the cloth hangs. */
const print = (x: number, y: number, turn: number, across: number, down: number): Layer => {
  const row = Array.from(
    { length: across * down },
    (_, i) => `${(i % across) * 92 + (Math.floor(i / across) % 2) * 46},${Math.floor(i / across) * 66}`,
  ).join(' ');
  return moved({ x, y, turn }, cut(CREAM, ...spots(row, 17, 15)), cut(SHADE, ...spots(row, 7, 6)));
};

const HEAD =
  '786,132,1 742,76 660,44 560,40 450,84 380,180 352,300 364,420 392,540,1 480,660 600,690 720,640,1 690,560 664,470 656,370 670,270 716,190';
const BACK =
  '356,330,1 366,460 350,540 300,600 190,650 90,720 30,820 0,940,1 820,940,1 820,820 780,720 720,636,1 600,640 480,590';
/** The end that is thrown over the shoulder lies on top. */
const END =
  '724,600,1 640,640 520,640 410,590 366,510,1 350,540 300,600 190,650 90,720 30,820 0,940,1 560,940,1 600,860 680,770 770,700,1 752,640';

/** A kanga about head and shoulders, open to the right, one end thrown back over the shoulder; its folds run to where it is drawn tight below the chin. */
export const kangaShawl: readonly Layer[] = [
  within(
    CORAL,
    BACK,
    cut({ fill: WINE, opacity: 0.62 }, '340,320,1 480,560 620,650 560,700,1 0,960,1 -40,700,1 300,560,1'),
    cut({ fill: WINE, opacity: 0.75 }, '560,640,1 700,700 770,760 840,960,1 560,960,1'),
  ),
  within(
    CORAL,
    HEAD,
    print(388, 96, -18, 5, 3),
    print(392, 330, 30, 4, 5),
    cut(LIT, '790,132,1 742,76 660,44 590,38,1 650,72 704,124 730,170,1'),
    // The border goes round the face.
    cut(
      NAVY,
      '860,100,1 750,190 710,270 700,370 706,470 732,570 760,650,1 660,650,1 620,560 602,460 600,360 616,250 664,150 740,60,1',
    ),
    cut(CREAM, ...spots('724,118 684,166 656,222 640,282 632,344 634,408 644,470 662,530 688,586', 12)),
    // Away from the light, and in the folds.
    cut(
      { fill: WINE, opacity: 0.55 },
      '560,20,1 470,110 430,230 440,350 500,460 600,560 660,640,1 560,720,1 320,640,1 320,20,1',
    ),
    cut({ fill: WINE, opacity: 0.6 }, '700,640,1 600,560 520,450 490,350 506,340 550,440 630,540,1'),
  ),
  within(
    CORAL,
    END,
    print(250, 560, 24, 7, 6),
    cut(
      { fill: WINE, opacity: 0.6 },
      '366,480,1 180,580 -60,780,1 -60,960,1 250,960,1 260,840 320,740 420,670 560,650,1 410,590',
    ),
    // The shadow of the hood.
    cut({ fill: WINE, opacity: 0.7 }, '340,500,1 400,590 520,644 680,640,1 540,690 410,660 340,590'),
    // Folds: narrow where it is drawn tight, wide where they open.
    cut(
      { fill: WINE, opacity: 0.62 },
      '744,628,1 620,680 480,720 400,800 360,960,1 420,960,1 440,840 510,760 640,706,1',
      '754,656,1 660,720 570,790 500,960,1 540,960,1 600,830 680,750,1',
    ),
    cut(
      LIT,
      '740,618,1 640,656 500,676 400,716,1 500,696 630,674',
      '750,646,1 650,706 540,760 470,860,1 560,780 660,724',
    ),
    // The border of the thrown end.
    cut(NAVY, '790,690,1 690,764 612,860 570,960,1 500,960,1 540,850 620,744 764,640,1'),
    cut(CREAM, ...spots('744,680 694,720 646,766 604,818 572,874', 12)),
    cut(
      { fill: NIGHT, opacity: 0.5 },
      '790,690,1 690,764 612,860 570,960,1 546,960,1 590,850 670,750 776,668,1',
    ),
  ),
];
