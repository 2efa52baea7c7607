import { cut, floor, inked, moved, spots, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box } from '../../drawing/brush.ts';
import { benchHelmsman } from '../../figures/people/benchHelmsman.ts';
import { light } from '../../light/light.ts';

const [WALL, DEEP, FACE, LANE] = ['#14808a', '#0d606c', '#0c4f5e', '#093f4c'];
const [DOOR, CARVED] = ['#3c2a35', '#5a3a38'];
const [STUD, GLINT] = ['#c98a32', '#f0bf5a'];
const [SUN, PATCH, JOINT, BENCH, SEAT] = ['#ffeec2', '#f2a65a', '#d9803c', '#e2692f', '#ff9350'];

const WINDOW = box(450, 222, 160, 220);
const LOUVRES = [
  '530,222 530,442',
  ...[250, 278, 306, 334, 362, 390, 418].flatMap((y) => [`468,${y} 514,${y}`, `546,${y} 592,${y}`]),
];

/** A lane of Stone Town while the shade is long. */
export const zanzibarHolidayBench: readonly Picture[] = [
  // Sun between the houses is a lateen sail on the wall and a hull on the bench, and an old man sits at the helm.
  picture(
    'packages/zanzibarbeachholiday-5',
    light('noon', 'zanzibar', 'left'),
    plan({ subject: [470, 250, 230, 300], camera: 'front' }),
    wash(WALL),
    // The post and a leaf of a carved door.
    cut(DOOR, '-20,50,1 166,50,1 166,800,1 -20,800,1'),
    cut(CARVED, '104,50,1 150,50,1 150,800,1 104,800,1'),
    inked(
      DOOR,
      7,
      ...Array.from(
        { length: 8 },
        (_, at) =>
          `127,${70 + at * 92},1 108,${116 + at * 92} 127,${162 + at * 92},1 146,${116 + at * 92} 127,${70 + at * 92}`,
      ),
    ),
    cut(STUD, ...spots('40,150 40,290 40,430 40,570 40,710', 24)),
    cut(GLINT, ...spots('34,144 34,284 34,424 34,564 34,704', 10)),
    // The sail: its yard runs across a shuttered window.
    cut(DEEP, WINDOW),
    inked(WALL, 6, ...LOUVRES),
    within(SUN, '276,586,1 806,60,1 700,556,1', cut(PATCH, WINDOW), inked(JOINT, 6, ...LOUVRES)),
    // The bench, and the hull on it.
    cut(DEEP, '166,640,1 1240,640,1 1240,668,1 166,668,1'),
    cut(FACE, '166,668,1 1240,668,1 1240,800,1 166,800,1'),
    cut(SEAT, '206,640,1 988,640,1 978,668,1 222,668,1'),
    cut(BENCH, '222,668,1 978,668,1 958,750 924,800,1 340,800,1 270,750'),
    floor(LANE, '-40,800,1 1240,800,1'),
    moved({ x: 856, y: 644 }, ...benchHelmsman),
  ),
];
