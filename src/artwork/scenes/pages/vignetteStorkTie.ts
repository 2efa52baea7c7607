import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { angular } from '../../drawing/angular.ts';
import { box, panel } from '../../drawing/brush.ts';
import { mirrored, twin, twoDiscs } from '../../drawing/mirrored.ts';
import { light } from '../../light/light.ts';

const [GROUND, RIM, COAT, SHADE, WHITE, GREY] = [
  '#f5b83d',
  '#4c5a87',
  '#2f3a5c',
  '#191d38',
  '#fffaf0',
  '#ded5cf',
];
const [RED, DEEP, BAND, YELLOW, GOLD] = ['#e5383b', '#a92034', '#2f2440', '#ffd94a', '#e0a021'];

/** A shape that is the same on both sides of x = 0, its right half in shade. */
const halved = (lit: string, shade: string, half: string): Layer =>
  within(lit, twin(half), cut(shade, box(0, 0, 600, 940)));

/** Karibu, the word of welcome, 96 high from its left top corner at (0, 0); then the counters of its letters. */
const LETTERS = [
  angular('-12,0 15,0 15,36 44,0 77,0 40,44 80,96 47,96 15,54 15,96 -12,96'),
  angular('90,96 126,0 154,0 190,96 161,96 155,77 125,77 119,96'),
  '206,0,1 244,0,1 288,0 288,32 288,54 264,60,1 294,96,1 262,96,1 238,64,1 233,64,1 233,96,1 206,96,1',
  angular('308,0 335,0 335,96 308,96'),
  '354,0,1 392,0,1 430,0 430,24 430,42 412,46,1 436,50 436,70 436,96 396,96,1 354,96,1',
  '452,0,1 479,0,1 479,54,1 479,74 496,74 513,74 513,54,1 513,0,1 540,0,1 540,54,1 540,98 496,98 452,98 452,54,1',
];
const COUNTERS = [
  angular('140,28 148,56 132,56'),
  '233,22,1 242,22,1 260,22 260,32 260,42 242,42,1 233,42,1',
  '381,20,1 390,20,1 402,20 402,29 402,38 390,38,1 381,38,1; 381,57,1 392,57,1 407,57 407,66 407,76 392,76,1 381,76,1',
];

/** The last three quills of its right wing, on the left of the board: each lies over the one below it. */
const QUILLS: readonly (readonly [vane: string, edge: string])[] = [
  [
    '-468,804,1 -430,798 -380,802 -334,814 -308,834,1 -340,844 -390,846 -440,836 -468,824,1',
    '-468,804,1 -430,798 -380,802 -334,814 -308,834,1 -380,824 -430,814 -468,804,1',
  ],
  [
    '-464,770,1 -430,760 -370,762 -324,772 -298,790,1 -330,802 -380,806 -440,802 -464,802,1',
    '-464,770,1 -430,760 -370,762 -324,772 -298,790,1 -370,784 -430,780 -464,770,1',
  ],
  [
    '-468,744,1 -430,728 -380,724 -334,732 -308,748,1 -334,760 -380,768 -440,766 -468,772,1',
    '-468,744,1 -430,728 -380,724 -334,732 -308,748,1 -380,746 -430,744 -468,744,1',
  ],
];
/** They hold the board, each with a lit edge. */
const grip = (vane: string, edge: string, seen: (row: string) => string): readonly Layer[] =>
  QUILLS.flatMap(([whole, upper]) => [cut(vane, seen(whole)), cut(edge, seen(upper))]);

/** At arrivals waits a saddle-billed stork, in the suit it was born in: its bill is the tie. */
export const vignetteStorkTie: readonly Picture[] = [
  picture(
    'vignettes/mission-airport-transfer',
    light('noon', 'uganda', 'left'),
    wash(GROUND),
    moved(
      { x: 600, y: 0 },
      halved(COAT, SHADE, '0,360,1 110,352 280,356 420,436 476,600 520,960,1'),
      halved(WHITE, GREY, '0,350,1 120,348,1 182,430 150,540 0,688,1'),
      halved(COAT, SHADE, '0,86,1 110,90,1 116,190 84,270 76,320 120,350,1 70,400 0,410,1'),
      // The bill: red, black and red, under its yellow saddle.
      within(
        RED,
        twin('0,196,1 44,206 62,260 64,390 48,530 0,640,1'),
        cut(BAND, angular('-80,350 0,374 0,464 -80,440')),
        cut(DEEP, box(0, 180, 90, 480)),
        cut('#191228', angular('0,374 80,398 80,488 0,464')),
      ),
      halved(YELLOW, GOLD, '0,176,1 44,190 50,250 34,300 0,320,1'),
      cut(YELLOW, twoDiscs(78, 190, 24)),
      cut(SHADE, twoDiscs(76, 192, 12)),
      // The cap.
      halved(COAT, SHADE, '0,22 120,22 196,54 180,96 122,128,1 0,128,1'),
      halved(RED, DEEP, '0,108,1 122,108,1 122,136,1 0,146,1'),
      halved('#12142a', '#0b0c1c', '0,134 140,130 138,150 70,160 0,160'),
      // The board, and the feathers that hold it.
      cut(WHITE, panel('-400,708,8 400,708,8 400,866,8 -400,866,8')),
      moved({ x: -264, y: 739 }, cut(SHADE, ...LETTERS), cut(WHITE, ...COUNTERS)),
      ...grip(COAT, RIM, (row) => row),
      ...grip(SHADE, COAT, mirrored),
    ),
  ),
];
