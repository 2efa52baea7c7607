import type { Layer } from '../../canvas/canvas.ts';
import { inked, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { light } from '../../light/light.ts';

const [NIGHT, WOOL, SHADE, STRIPE, TURNED] = ['#24409c', '#fbf6ea', '#a9b8e4', '#dc4a30', '#a83247'];

const BLANKET =
  '100,780,1 150,690 220,620 268,560 304,480,1 330,450,1 372,340,1 392,322,1 440,176,1 474,270,1 496,290,1 528,372,1 556,392,1 596,452,1 640,384,1 660,370,1 700,252,1 716,236,1 748,108,1 788,226,1 812,250,1 852,356,1 880,384,1 908,470,1 944,560 1000,630 1064,700 1110,780,1 980,812 850,790 720,816 600,800 480,818 350,792 220,812';

/** The sides that are turned away: of the summits, and of the folds. */
const AWAY =
  '440,176,1 452,300,1 424,360,1 446,430,1 414,510,1 446,600 434,700 394,900,1 590,900,1 560,760 566,640 596,452,1 556,392,1 528,372,1 496,290,1 474,270,1;' +
  '748,108,1 760,250,1 728,330,1 760,420,1 724,510,1 756,620 764,700 794,900,1 1040,900,1 1010,720 960,600 908,470,1 880,384,1 852,356,1 812,250,1 788,226,1;' +
  '392,322,1 404,380,1 376,440,1 392,500,1 350,592,1 352,520,1 330,450,1 372,340,1;' +
  '700,252,1 708,320,1 680,390,1 694,450,1 646,600,1 650,500,1 632,440,1 640,384,1 660,370,1';

const stripes = (ink: string): Layer[] => [
  inked(ink, 10, '60,690 220,640 380,606 600,640 800,606 980,640 1140,690'),
  inked(ink, 30, '60,730 220,682 380,648 600,684 800,648 980,682 1140,730'),
  inked(ink, 10, '60,770 220,724 380,690 600,726 800,690 980,724 1140,770'),
];

/** The fringe along the lower hem. */
const fringe = Array.from({ length: 31 }, (_, n) => {
  const [x, y] = [122 + n * 32.2, 788 + ((n % 8) - 4) ** 2 * -0.6 + 10];
  return `${Math.round(x)},${Math.round(y)},1 ${Math.round(x + (x - 600) / 60)},${Math.round(y + 54)},1`;
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
    within(WOOL, BLANKET, ...stripes(STRIPE), within(SHADE, AWAY, ...stripes(TURNED))),
  ),
];
