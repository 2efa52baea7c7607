import type { Layer } from '../../canvas/canvas.ts';
import { inked, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { light } from '../../light/light.ts';

const [NIGHT, WOOL, SHADE] = ['#24409c', '#fbf6ea', '#a9b8e4'];
const [BLACK, GOLD, RED] = ['#1d1a22', '#fbc928', '#dc3a2c'];
const [COAL, BRASS, WINE] = ['#14152c', '#c79a34', '#a02a44'];

const BLANKET =
  '100,780,1 150,690 220,620 268,560 304,480,1 330,450,1 372,340,1 392,322,1 440,176,1 474,270,1 496,290,1 528,372,1 556,392,1 596,452,1 640,384,1 660,370,1 700,252,1 716,236,1 748,108,1 788,226,1 812,250,1 852,356,1 880,384,1 908,470,1 944,560 1000,630 1064,700 1110,780,1 980,812 850,790 720,816 600,800 480,818 350,792 220,812';

/** The sides that are turned away: of the summits, and of the folds. */
const AWAY =
  '440,176,1 452,300,1 424,360,1 446,430,1 414,510,1 446,600 434,700 394,900,1 590,900,1 560,760 566,640 596,452,1 556,392,1 528,372,1 496,290,1 474,270,1;' +
  '748,108,1 760,250,1 728,330,1 760,420,1 724,510,1 756,620 764,700 794,900,1 1040,900,1 1010,720 960,600 908,470,1 880,384,1 852,356,1 812,250,1 788,226,1;' +
  '392,322,1 404,380,1 376,440,1 392,500,1 350,592,1 352,520,1 330,450,1 372,340,1;' +
  '700,252,1 708,320,1 680,390,1 694,450,1 646,600,1 650,500,1 632,440,1 640,384,1 660,370,1';

/** The black, gold and red of Uganda, woven in across both summits. */
const stripes = (...inks: string[]): Layer[] =>
  inks.map((ink, at) => {
    const down = at * 25;
    const row = [690, 640, 606, 640, 606, 640, 690].map(
      (y, n) => `${[60, 220, 380, 600, 800, 980, 1140][n]!},${y + down}`,
    );
    return inked(ink, 26, row.join(' '));
  });

/** The fringe along the lower hem. */
const fringe = Array.from({ length: 31 }, (_, n) => {
  const [x, y] = [122 + n * 32.2, 770 + (n % 3) * 6];
  return `${Math.round(x)},${Math.round(y)},1 ${Math.round(x + (x - 600) / 60)},${Math.round(y + 76 - (n % 3) * 6)},1`;
});

/** The cold night in the hut. */
export const moonHikeBlanket: readonly Picture[] = [
  // A blanket that nobody sleeps under: its folds are the summits.
  picture(
    'packages/mountainsofthemoonhike-5',
    light('night', 'uganda', 'right'),
    plan({ subject: [300, 300, 600, 500], camera: 'front' }),
    wash(NIGHT),
    inked(WOOL, 9, ...fringe),
    within(WOOL, BLANKET, ...stripes(BLACK, GOLD, RED), within(SHADE, AWAY, ...stripes(COAL, BRASS, WINE))),
  ),
];
