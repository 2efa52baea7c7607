import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

const [WOOL, LIT, SHADE, FIRE] = ['#b9c7f2', '#fffaf0', '#7f92da', '#ff9f6a'];

/** How the hem hangs: high and low, as the folds are. */
const HANGS = [-6, 6, 10, 0, -12, -4, 9, 12, -6, -12, 4, 12, 2, -10, -2, 10, 8, -10, 4, 8];
const hem = (y: number, from = 40, to = 950): string[] =>
  Array.from({ length: 20 }, (_, at) => {
    const x = from + ((to - from) * at) / 19;
    return `${Math.round(x)},${y + HANGS[at]!}`;
  });

/** The blanket over a sleeper: feet, two knees drawn up, belly, and the edge at the chin. */
const BLANKET = `40,780,1 60,700 92,640 128,604 176,580 214,586 246,566,1 280,480 300,400,1 316,380,1 340,300 356,248 368,248 384,300,1 400,314,1 424,374 452,420,1 470,404,1 486,350 510,290 522,290 534,334,1 552,348,1 590,430 640,510 710,560 780,566 840,552 884,580,1 912,640 926,700 950,780,1 ${hem(794).toReversed().join(' ')}`;

/** What the fire by the bunk's foot lights. */
const WARM = [
  '362,236,1 340,300 316,380,1 300,400,1 280,480 246,552,1 200,550 110,570 60,640 20,700 -20,820,1 86,820,1 120,720 170,646 240,636 290,560 320,470 334,400 350,330',
  '516,276,1 486,350 470,404,1 452,420,1 452,476 474,450 494,400 508,350',
];
/** What neither fire nor moon reaches. */
const AWAY = [
  '362,236,1 350,330 334,400 320,470 290,560 240,636 170,646 120,720 86,820,1 176,820,1 196,740 250,690 310,630 346,550 352,460 364,400 358,320',
  '516,276,1 508,350 494,400 474,450 452,476,1 454,560 434,640 424,820,1 504,820,1 496,680 520,580 512,480 522,400',
];
/** What the moon lights. */
const MOONLIT = [
  '362,236,1 384,296,1 400,310,1 424,370 452,420,1 440,480 404,540 388,640 392,820,1 316,820,1 330,700 366,600 386,500 380,400 370,320',
  '516,276,1 534,330,1 552,344,1 590,430 640,510 710,560 780,566 840,552 884,580,1 870,598 790,606 700,612 630,590 574,530 552,460 536,390',
];
/** Where the wool falls in folds from the knees and the body. */
const FOLDS = [
  limb('556,470,0 600,600,12 592,720,18 588,820,24'),
  limb('640,570,0 700,660,11 704,740,15 700,820,20'),
  limb('770,600,0 806,680,9 806,760,13 800,820,18'),
  limb('860,590,0 884,660,9 886,740,12 890,820,16'),
];

/** A stripe that is woven in, and what the fire, the shade and the moon make of it. */
const stripe = (y: number, [plain, warm, away, lit]: readonly [string, string, string, string]): Layer =>
  within(
    plain,
    [...hem(y, 10, 980), ...hem(y + 17, 10, 980).toReversed()].join(' '),
    cut(lit, ...MOONLIT),
    cut(away, ...AWAY, ...FOLDS),
    cut(warm, ...WARM),
  );

/** The blanket, which hangs over the front of a bunk, in the picture's own pixels: a fire at the left, the moon at the right. */
export const blanketSummits: Layer = within(
  WOOL,
  BLANKET,
  cut(LIT, ...MOONLIT),
  cut(SHADE, ...AWAY, ...FOLDS),
  cut(FIRE, ...WARM),
  stripe(716, ['#20203c', '#3c1c30', '#161644', '#2c2c48']),
  stripe(736, ['#e0ac30', '#ffae2e', '#a88448', '#fcd04a']),
  stripe(756, ['#c4333c', '#f0502e', '#8a2a54', '#ec4a3c']),
  // The edge, turned down at the chin.
  cut(SHADE, '836,540,1 848,600 856,680 864,830,1 920,830,1 890,700 876,580'),
  cut(LIT, '846,548,1 884,570,1 980,640,1 980,830,1 900,830,1 884,740 874,650 864,600'),
);
