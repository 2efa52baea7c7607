import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { light } from '../../light/light.ts';

const [SKY, RIVER, ROCK, LIT, WHITE, SHADE] = [
  '#ffd868',
  '#57ad98',
  '#0e2d2b',
  '#d9773a',
  '#fffdf0',
  '#8fcbb8',
];

/** Someone who looks down from the edge: feet at the origin. */
const onlooker = (shirt: string) => [
  cut('#0e2d2b', '-5,0,1 -6,-26,1 6,-26,1 5,0,1', disc(0, -51, 6, 7)),
  cut(shirt, '-8,-24,1 -8,-40 0,-46 8,-40 8,-24,1'),
];

/** A borassus palm as tall as a house, at its foot: a swollen trunk, and leaves like fans all round. */
const palm = [
  cut(
    ROCK,
    '-7,4,1 -5,-60 -9,-110 -4,-180,1 4,-180,1 9,-110 6,-60 8,4,1',
    ...Array.from({ length: 13 }, (_, at) => {
      const angle = -1.57 + (at - 6) * 0.4;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      const far = 46 + (at % 3) * 7;
      return `0,-190,1 ${x * far - y * 11},${y * far + x * 11 - 190} ${x * far * 1.25 - y * 7},${y * far * 1.25 + x * 7 - 190},1 ${x * far * 1.12},${y * far * 1.12 - 190},1 ${x * far * 1.25 + y * 7},${y * far * 1.25 - x * 7 - 190},1 ${x * far + y * 11},${y * far - x * 11 - 190}`;
    }),
    disc(0, -188, 17, 15),
  ),
];

/** Murchison Falls for the article about Uganda: the whole Nile between two gates of rock. */
export const murchisonCleft: readonly Picture[] = [
  picture(
    'articles/murchison-falls',
    light('noon', 'uganda', 'left'),
    plan({ subject: [470, 560, 270, 300], camera: 'front' }),
    wash([SKY, SKY]),
    // The plain, and on it the broad river that comes towards us.
    cut('#2f7d4c', '-20,150,1 160,120 420,136 700,126 960,104 1220,124,1 1220,330,1 -20,330,1'),
    within(
      RIVER,
      '520,140,1 770,136,1 880,146 760,160 660,174 900,186 1120,206 1220,226,1 1220,420,1 -20,420,1 -20,280,1 160,230 380,200 560,186 500,166 450,152',
      cut(
        '#8fcbb8',
        limb('60,270,0 240,226,6 420,208,6 520,216,0'),
        limb('1180,262,0 1000,222,6 860,206,6 760,212,0'),
      ),
      // It is drawn together from both sides, and breaks.
      cut(
        WHITE,
        '500,340,1 470,284 380,270 230,262,1 400,256 520,262 572,306 608,330,1 640,300 690,256 790,246 960,250,1 820,264 730,276 690,300 690,340,1',
        '540,250,1 600,270 616,310,1 634,270 680,230,1 640,250 616,270 590,258',
        limb('60,292,0 160,280,4 300,284,0'),
        limb('1130,292,0 1020,268,4 900,268,0'),
      ),
      cut(
        ROCK,
        '330,244,1 350,232 380,236 396,246,1',
        '820,262,1 840,250 880,252 900,264,1',
        '210,258,1 224,250 246,252 254,260,1',
      ),
    ),
    // What falls, in the light, and where the left gate throws its shadow on it.
    within(
      WHITE,
      '420,300,1 800,300,1 720,420,1 1000,920,1 180,920,1 500,420,1',
      cut(
        SHADE,
        '500,300,1 548,320,1 590,420 596,500,1 560,640,1 520,720,1 500,800,1 430,920,1 100,920,1 480,400,1',
      ),
      cut(
        WHITE,
        limb('560,420,1 566,500,7 530,640,10 440,800,4 420,830,0'),
        limb('580,520,0 548,620,6 500,740,9 490,780,0'),
        limb('500,600,0 450,690,6 380,800,8 360,830,0'),
      ),
      cut(
        SHADE,
        limb('612,350,1 616,460,6 640,620,8 650,740,0'),
        limb('630,400,1 646,520,5 700,680,9 730,790,0'),
        limb('640,560,0 672,680,7 690,810,0'),
        limb('740,700,0 790,790,7 810,850,0'),
      ),
    ),
    // The gate in shade, and the gate whose face the sun finds.
    cut(
      ROCK,
      '-20,318,1 90,300,1 130,310,1 250,292,1 330,302,1 440,284,1 500,296,1 530,330,1 544,400,1 550,470,1 530,560,1 490,596,1 480,660,1 424,700,1 410,770,1 340,810,1 320,860,1 250,930,1 -20,930,1',
    ),
    cut(
      LIT,
      '1220,310,1 1120,286,1 1060,292,1 940,274,1 860,284,1 770,268,1 690,284,1 656,320,1 648,390,1 640,470,1 660,560,1 706,610,1 720,690,1 790,740,1 806,800,1 880,840,1 910,930,1 1220,930,1',
    ),
    cut(
      ROCK,
      '1220,310,1 1120,286,1 1060,292,1 940,274,1 860,284,1 770,268,1 690,284,1 740,330,1 716,420,1 770,500,1 740,580,1 830,640,1 810,720,1 900,760,1 900,820,1 980,850,1 1000,930,1 1220,930,1',
    ),
    moved({ x: 1010, y: 290 }, ...palm),
    moved({ x: 1104, y: 292, scale: 0.72, turn: 3 }, ...palm),
    // What the fall throws up at its foot.
    cut(
      WHITE,
      disc(330, 900, 90, 60),
      disc(450, 870, 80, 66),
      disc(570, 890, 110, 90),
      disc(700, 866, 84, 62),
      disc(800, 892, 90, 60),
      disc(900, 910, 70, 46),
      disc(230, 920, 70, 40),
    ),
    ...[
      [286, '#e8402c', 0.5],
      [322, '#fffdf0', 0.47],
      [470, '#e8402c', 0.5],
    ].map(([x, shirt, scale]) =>
      moved({ x: Number(x), y: 296, scale: Number(scale) }, ...onlooker(String(shirt))),
    ),
    inked(
      ROCK,
      3,
      '400,286 520,290',
      '404,300 404,282',
      '440,300 440,278',
      '486,300 486,282',
      '516,310 516,284',
    ),
  ),
];
