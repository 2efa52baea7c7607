import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';

/** The head's own space: its poll on the origin, the muzzle 350 pixels to the right, before it is bent down. */
const head = placed({ x: 800, y: 186, turn: 36 });

const TRUNK =
  '-80,960,1 -80,520,1 40,502 200,516 330,514 420,498 500,446 580,366 664,272 730,196 790,150 830,160 850,220 800,320 752,356 744,420 752,500 754,580 742,660 716,760 690,960,1';
const MANE =
  '430,492,1 470,440 540,356 620,262 690,180 744,120 790,92 826,104 842,148,1 800,170 700,262 560,420 470,490,1';
const SKULL = head(
  '-44,96,1 -40,20 -16,-22 50,-36 124,-28 200,-4 276,14 326,22 352,42 358,70 346,94 326,116 296,120 250,106 200,118 150,148 100,168 40,160 0,140',
);
/** Neck, mane and trunk: bands that cross the neck from mane to throat, and hang down the flank. */
const BANDS = [
  '738,96,7 770,150,12 792,220,11 780,300,8 764,340,3; 700,136,9 730,190,14 750,260,14 754,326,10 750,380,3',
  '662,178,9 694,236,15 718,306,15 736,376,11 748,430,4; 624,222,9 656,282,15 686,360,16 716,440,12 750,496,4',
  '586,268,9 616,332,15 648,414,17 690,502,13 754,560,4; 546,316,9 574,382,15 606,470,18 654,566,15 752,630,4',
  '506,362,9 530,434,15 560,524,18 606,624,16 680,690,11 738,706,3; 462,412,9 484,486,16 508,580,19 548,686,17 610,770,13 712,800,4',
  '410,480,10 428,560,17 446,660,20 476,770,18 520,880,12; 350,490,10 358,580,17 366,690,20 384,800,19 410,920,12',
  '286,494,11 284,590,18 286,700,21 296,810,20 310,940,12; 220,494,11 210,590,18 206,700,21 212,820,20 220,940,12',
  '152,488,11 136,590,18 128,700,22 130,820,20 136,940,12; 84,482,11 62,590,18 50,700,22 48,820,21 50,940,12; 14,484,11 -10,590,18 -24,700,22 -30,820,20 -30,940,12',
  '318,760,0 330,830,7 348,920,9; 252,780,0 256,850,8 262,930,9; 172,770,0 172,850,8 178,930,9; 92,780,0 92,850,8 96,930,9; 440,800,0 458,860,8 482,930,8; 590,560,0 626,626,8 690,668,4; 520,620,0 552,700,8 620,750,3',
].join(';');
/** The face: lines down the nose that meet at the muzzle, bows round the cheek. */
const FACE = head(
  '10,-40,3 90,-24,6 170,0,6 240,20,4 282,30,0; -10,-12,4 60,-12,7 120,0,5 190,24,6 268,46,0; 146,30,0 190,40,5 268,62,0; -20,10,4 40,8,7 76,26,6 130,52,6 200,62,5 270,78,0; -34,40,5 10,36,9 50,62,9 110,82,8 180,84,6 250,92,0; -44,76,5 -6,72,9 32,100,9 84,118,8 140,116,5 190,108,0; -30,112,5 10,112,8 44,138,8 100,144,4 130,136,0; 30,-36,3 110,-30,4 170,-12,4 220,4,0',
);

const TONES = { coat: '#fff4de', ink: '#1d1119', shade: '#4a2340', muzzle: '#2a171b', tan: '#9a5c40' };

/** One of the two, from its flank to its head, that looks to the right: far to near. */
const looksRight = (ears: string, ...shade: readonly Layer[]): Layer[] => [
  // The ear beyond.
  cut(ears, '822,170,1 828,112 852,74 880,54,1 884,100 872,150 850,180,1'),
  cut(TONES.ink, '846,86,1 860,66 880,54,1 882,88 874,112,1 860,104'),
  within(
    TONES.coat,
    outline(TRUNK) + outline(MANE),
    cut(TONES.ink, limb(BANDS)),
    // The mane's dark tips, and the parting along its foot.
    cut(
      TONES.ink,
      '446,472,1 470,434 540,352 620,258 690,176 744,114 790,88 826,102,1 790,104 752,134 700,194 630,274 552,366 486,440,1',
    ),
    inked(TONES.shade, 3, '470,470 536,396 616,306 694,220 762,152'),
    cut(
      { fill: TONES.shade, opacity: 0.42 },
      '770,330,1 744,390 738,480 734,560 716,640 690,740 676,960,1 800,960,1 800,400,1',
      '-90,770,1 120,800 320,790 480,830 560,900 580,980,1 -90,980,1',
      '752,350,1 700,330 690,270 716,220,1 730,290 780,330,1',
    ),
    ...shade,
  ),
  within(
    TONES.coat,
    outline(SKULL),
    cut(TONES.ink, limb(FACE)),
    cut(TONES.tan, head('262,4,1 300,10,1 300,130,1 264,124,1 254,104 274,92 258,74 276,60 262,44 278,30')),
    cut(
      TONES.muzzle,
      head('282,4,1 340,10 374,50 366,110 320,134 284,126,1 274,108 290,94 278,76 292,60 280,44 292,30'),
    ),
    cut(
      { fill: TONES.shade, opacity: 0.42 },
      head('-60,120,1 0,128 60,140 120,130 190,98 250,90 300,104 340,90,1 340,140,1 100,190,1 -60,180,1'),
      head('60,46,1 130,62 220,64 270,72,1 210,82 120,80,1'),
    ),
    cut('#6b4440', head('330,34,1 346,38 350,52,1 338,58 326,50')),
    cut(TONES.ink, head('334,40,1 346,44 346,52,1 336,52')),
    inked('#6b4440', 4, head('356,76 330,84 302,82')),
    // The eye, its lid and its light.
    cut(TONES.ink, head('84,26,1 98,8 122,6 142,22,1 130,36 104,38')),
    cut('#5a3226', disc(...spotOf(112), 11, 10)),
    cut(TONES.ink, disc(...spotOf(112), 7, 7)),
    cut('#fff8e6', disc(...spotOf(108, 17), 3)),
    cut(TONES.coat, head('84,2,1 106,-6 134,0 150,16,1 132,8 106,4')),
    ...shade,
  ),
  // The near ear: a leaf with a dark tip and a dark bar.
  cut(ears, '780,160,1 766,112 778,66 800,32,1 828,64 836,116 824,166,1 806,180'),
  cut(
    TONES.ink,
    '783,56,1 790,44 800,32,1 814,46 822,62,1 804,54',
    '779,104,1 800,92 834,100,1 835,122,1 804,112 778,124,1',
  ),
  cut({ fill: TONES.shade, opacity: 0.4 }, '800,32,1 828,64 836,116 824,166,1 812,170,1 820,110 812,66'),
];

/** Where a spot of the head, written as it lies unbent, is in the picture. */
function spotOf(x: number, y = 22): [number, number] {
  const [left = 0, top = 0] = head(`${x},${y}`).split(',').map(Number);
  return [left, top];
}

/**
 * Two zebra that rest neck on neck, each keeping watch one way, from the flanks up: a picture 1200 wide and 900 high, the
 * necks crossing at its middle, the light from the left.
 */
export const zebraPair: readonly Layer[] = [
  moved(
    { x: 1180, y: 44, flip: true, scale: 0.98 },
    ...looksRight(
      '#cbb6b4',
      cut({ fill: TONES.shade, opacity: 0.3 }, '-100,-40,1 1000,-40,1 1000,1000,1 -100,1000,1'),
    ),
  ),
  ...looksRight(TONES.coat),
];
