import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { disc } from '../../drawing/brush.ts';

const [SKIN, WARM, LIT, INK] = ['#4a2430', '#93452f', '#b85a34', '#1b1030'];
const [CLOTH, FOLD, GLOW] = ['#d9cfe6', '#9a8dc4', '#ffe9bd'];
const [GREY, ASH, WOOD, RIM, STRING] = ['#d8d0de', '#b3a6bb', '#e09a50', '#6a2f30', '#fff0cf'];

/** His head bent over the strings, turned to the fire, eyes closed; the middle of the face at the origin. */
const head: readonly Layer[] = [
  within(
    SKIN,
    '-42,-24 -42,16 -30,46 -14,60,1 -20,84 -34,100,1 -10,124 20,130,1 48,100,1 36,84 34,58,1 42,34 47,4 44,-30 22,-56 -20,-56',
    cut(LIT, '18,-70,1 12,-20 22,12,1 10,18 16,36 10,60 22,100 20,140,1 90,140,1 90,-70,1'),
  ),
  cut(SKIN, '-38,-4,1 -52,-10 -54,12 -40,22,1'),
  cut(GREY, '-46,4,1 -52,-30 -34,-66 2,-76 36,-64 50,-30 46,-10,1 38,-36 8,-44 -24,-36 -36,-14'),
  cut(ASH, '-6,62,1 12,58 26,58,1 24,74 14,86 2,80'),
  inked(GREY, 6, '-24,-14 -10,-20 2,-13', '20,-13 30,-19 41,-13'),
  inked(INK, 5, '-24,4 -12,11 0,5', '21,5 31,10 41,4'),
  inked(INK, 4, '4,26 13,33 22,25'),
  cut(INK, disc(12, 44, 11, 5)),
];

/** The trough zither, long across his lap, its strings along it; the middle at the origin. */
const inanga: readonly Layer[] = [
  cut(
    RIM,
    '-226,-20,1 -204,-24 -186,-50,1 -90,-64 90,-64 186,-50,1 204,-24 226,-20,1 232,0 226,24,1 204,28 186,54,1 90,68 -90,68 -186,54,1 -204,28 -226,24,1 -232,0',
  ),
  cut(WOOD, '-186,-40,1 -90,-52 90,-52 186,-40,1 196,0 186,38,1 90,48 -90,48 -186,38,1 -196,0'),
  inked(STRING, 4, ...[-32, -19, -6, 7, 20, 33].map((y) => `-184,${y} 184,${y}`)),
];

/** A hand on the strings that points to the right, its fingers spread and bent, the wrist at the origin. */
const hand = (skin: string): readonly Layer[] => [
  cut(skin, '-20,-14,1 4,-24 30,-24 48,-12 50,6 36,20 10,20 -20,16,1'),
  inked(skin, 15, '40,-14 66,-20 84,-2 88,12', '42,-2 66,0 74,16 76,28', '34,8 54,14 60,28 60,38'),
  inked(skin, 14, '24,14 38,24 44,36 42,46', '14,-18 28,-34 46,-36 60,-30'),
  inked(INK, 2.5, '50,-10 58,-12 68,-8', '46,4 54,5 62,12'),
];

/** An elder who sits facing us beside a fire at the right and sings to the inanga on his lap. */
export const inangaElder: readonly Layer[] = [
  cut(SKIN, '222,800,1 266,800,1 262,850 266,874 244,886 190,886 196,868 220,852'),
  within(
    SKIN,
    '352,800,1 396,800,1 396,850 422,866 430,886 372,888 350,876 356,850',
    cut(LIT, '384,790,1 382,850 404,872 406,900,1 450,900,1 450,790,1'),
  ),
  // Chest and bare shoulder.
  cut(SKIN, '268,458,1 210,478 178,520 176,600,1 400,600,1 400,500,1 360,466,1 330,456,1'),
  within(
    CLOTH,
    '328,454,1 404,468 432,524 440,600 480,690 506,760 486,806 430,826,1 318,802 196,826,1 132,800 116,750 140,690 184,610 210,560,1 280,520,1',
    cut(
      FOLD,
      '236,690,1 230,730 250,780 230,840,1 80,840,1 80,690,1',
      '338,440,1 300,520 200,590 190,640,1 320,540 372,470,1',
    ),
    cut(FOLD, '330,700,1 306,760 326,830,1 346,830,1 336,770'),
    cut(GLOW, '396,470,1 424,560 452,700 446,760 420,840,1 540,840,1 540,470,1'),
  ),
  moved({ x: 300, y: 386, turn: 7 }, ...head),
  moved({ x: 306, y: 664, turn: -11 }, ...inanga),
  // The arms come over the instrument from both sides.
  cut(
    SKIN,
    '262,462,1 214,474 184,506 152,566 120,636 118,664 140,684 186,686 236,676,1 234,646,1 196,646 176,636 206,580 232,532,1',
  ),
  moved({ x: 212, y: 666, turn: -4 }, ...hand(SKIN)),
  cut(WARM, '486,636,1 470,654 430,662 388,658,1 392,628,1 424,624 446,600,1'),
  within(
    CLOTH,
    '340,458,1 412,466 446,512 476,572 502,620 508,646 494,662,1 462,652 434,612,1 416,570 392,530',
    cut(GLOW, '420,460,1 440,530 470,600 480,670,1 540,670,1 540,460,1'),
    cut(FOLD, '372,520,1 400,548 430,606 444,640,1 420,640,1 380,560,1'),
  ),
  moved({ x: 408, y: 640, flip: true, turn: 8 }, ...hand(WARM)),
];
