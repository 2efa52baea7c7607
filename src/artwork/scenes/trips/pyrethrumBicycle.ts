import { cut, moved, wash } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { placed } from '../../drawing/placed.ts';
import { light } from '../../light/light.ts';

const [GROUND, STEM, LEAF, PETAL, SHADE, HEART] = [
  '#f4623f',
  '#0f4d3c',
  '#2f9254',
  '#fff8e8',
  '#f3d3a4',
  '#ffc42e',
];

/** So many times one shape that points up, all around the origin. */
const around = (row: string, count: number, from = 0): string =>
  Array.from({ length: count }, (_, at) => placed({ turn: from + (at * 360) / count })(row)).join(';');

const daisy = [
  cut(
    SHADE,
    around('-14,-40,1 -24,-130 -34,-200 -20,-236 0,-240 20,-236 34,-200 24,-130 14,-40,1', 14, 12.86),
  ),
  cut(PETAL, around('-12,-40,1 -20,-120 -42,-196 -32,-246 0,-258 32,-246 42,-196 20,-120 12,-40,1', 14)),
  cut(HEART, disc(0, 0, 78)),
];

/** The pyrethrum fields of Kinigi: a bicycle whose wheels are daisies, its frame their stems, a leaf its saddle. */
export const pyrethrumBicycle: readonly Picture[] = [
  picture(
    'packages/volcanoesandgorillas-4',
    light('morning', 'rwanda', 'right'),
    plan({ subject: [80, 360, 480, 480], camera: 'profile' }),
    wash(GROUND),
    moved({ x: 304, y: 600 }, ...daisy),
    moved({ x: 900, y: 600, turn: 8 }, ...daisy),
    cut(
      STEM,
      limb('304,600,13 430,624,14 566,644,15 566,644,15'),
      limb('304,600,12 390,470,13 484,310,14 490,300,14'),
      limb('566,644,16 530,460,15 484,290,15 456,200,11'),
      limb('566,644,16 700,500,15 816,350,16 820,340,16'),
      limb('490,306,14 640,282,14 806,286,15 812,286,15'),
      limb('900,600,12 880,540,14 838,400,16 812,280,17 790,190,16 772,110,15 676,72,14 622,136,12 668,170'),
      limb('566,644,12 606,700,12 640,752,12 646,760,12'),
      disc(304, 600, 30),
      disc(900, 600, 30),
      disc(566, 644, 46),
    ),
    ...[
      { x: 470, y: 208 },
      { x: 640, y: 760, scale: 0.5, turn: 6 },
    ].map((at) =>
      moved(
        at,
        cut(STEM, '-130,16,1 -90,-40 20,-54 140,-4,1 60,36 -40,50'),
        cut(LEAF, '-130,16,1 -90,-40 20,-54 140,-4,1 60,-10 -40,-6'),
      ),
    ),
  ),
];
