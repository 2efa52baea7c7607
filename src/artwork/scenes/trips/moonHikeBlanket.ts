import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [WALL, JAMB, NIGHT] = ['#301c38', '#55304e', '#2f4fb0'];
const [WOOL, SHADE, HEM, STRIPE, TURNED] = ['#fbf6ea', '#a9b8e4', '#7c8ccc', '#dc4a30', '#a83247'];
const [SKIN, LINE, NAIL] = ['#8f4f30', '#4f2618', '#c98b68'];

const BLANKET =
  '-40,960,1 -40,760 60,690 180,640 250,570 300,480,1 330,450,1 372,340,1 392,322,1 440,196,1 474,270,1 496,290,1 528,372,1 556,392,1 596,452,1 640,384,1 660,370,1 700,252,1 716,236,1 748,128,1 788,226,1 812,250,1 852,356,1 880,384,1 908,470,1 960,570 1030,640 1150,690 1240,760 1240,960,1';

/** The sides that are turned away: ridges at the summits, folds over the legs. */
const AWAY =
  '440,196,1 452,300,1 424,360,1 446,430,1 414,510,1 446,600 434,700 394,900,1 590,900,1 560,760 566,640 596,452,1 556,392,1 528,372,1 496,290,1 474,270,1;' +
  '748,128,1 760,250,1 728,330,1 760,420,1 724,510,1 756,620 764,700 794,900,1 1040,900,1 1010,720 960,600 908,470,1 880,384,1 852,356,1 812,250,1 788,226,1;' +
  '392,322,1 404,380,1 376,440,1 392,500,1 350,592,1 352,520,1 330,450,1 372,340,1;' +
  '700,252,1 708,320,1 680,390,1 694,450,1 646,600,1 650,500,1 632,440,1 640,384,1 660,370,1';

const stripes = (ink: string): Layer[] => [
  inked(ink, 9, '-40,800 160,656 380,606 590,716 800,606 1020,656 1240,800'),
  inked(ink, 28, '-40,842 160,696 380,646 590,758 800,646 1020,696 1240,842'),
  inked(ink, 11, '-40,886 160,740 380,690 590,802 800,690 1020,740 1240,886'),
];

/** A finger laid over the hem: its middle at the knuckle, its tip, lean, and half its width. */
const finger = (x: number, tip: number, lean: number, half: number) => {
  const at = (aside: number, y: number) => `${Math.round(x + aside - (lean * y) / 100)},${y}`;
  return `${at(-half, -20)},1 ${at(-half - 3, tip * 0.6)} ${at(-half, tip - 6)} ${at(half, tip - 6)} ${at(half + 3, tip * 0.6)} ${at(half, -20)},1`;
};

/** The back of a left hand that holds the hem, its thumb below. */
const hand: readonly Layer[] = [
  cut(
    SKIN,
    '-86,-20,1 -88,20 -94,80 -100,140,1 96,140,1 92,70 90,20 88,-20,1',
    finger(-64, -118, -3, 22),
    finger(-22, -150, -1, 22),
    finger(22, -154, 2, 22),
    finger(65, -132, 5, 22),
  ),
  cut(NAIL, disc(-67, -107, 11, 14), disc(-23, -137, 12, 15), disc(26, -141, 12, 15), disc(72, -119, 11, 14)),
  cut(
    LINE,
    limb('-45,-112,1 -43,-60,3 -42,6,2'),
    limb('1,-142,1 0,-70,3 0,8,2'),
    limb('47,-126,1 45,-70,3 43,6,2'),
  ),
  inked(
    LINE,
    4,
    '-76,-68 -66,-71 -54,-69',
    '-34,-86 -22,-90 -12,-87',
    '13,-90 24,-93 34,-89',
    '58,-77 68,-79 80,-75',
  ),
];

/** Day's end in the hut, seen by who lies in the bunk. */
export const moonHikeBlanket: readonly Picture[] = [
  // The white blanket over one's own two knees goes on as the summits in the doorway.
  picture(
    'packages/mountainsofthemoonhike-5',
    light('night', 'uganda', 'right'),
    plan({ subject: [300, 300, 600, 500], camera: 'frame' }),
    wash(WALL),
    cut(JAMB, box(176, 30, 848, 700)),
    cut(NIGHT, box(216, 66, 768, 700)),
    within(WOOL, BLANKET, ...stripes(STRIPE), within(SHADE, AWAY, ...stripes(TURNED))),
    cut(HEM, '-40,882,1 200,842 400,832 600,850 800,832 1000,842 1240,880,1 1240,960,1 -40,960,1'),
    cut(WALL, '-40,896,1 200,858 400,848 600,866 800,848 1000,858 1240,896,1 1240,960,1 -40,960,1'),
    moved({ x: 300, y: 896, turn: 6 }, ...hand),
    moved({ x: 900, y: 896, turn: -6, flip: true }, ...hand),
  ),
];
