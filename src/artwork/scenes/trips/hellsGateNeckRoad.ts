import { cut, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { random } from '../../canvas/random.ts';
import { lobes } from '../../drawing/lobes.ts';
import { giraffeChewing } from '../../figures/animals/giraffeChewing.ts';
import { riderAhead } from '../../figures/people/riderAhead.ts';
import { columnWall, type Columns } from '../../land/columnWall.ts';
import { light } from '../../light/light.ts';

const [SKY, CLIFF, JOINT, PLAIN] = ['#0b5660', '#dd5530', '#a83526', '#84272e'];
const [CREAM, PATCH] = ['#ffe9bd', '#d27430'];

/** The walls on both sides, from the picture's edge to the gate. */
const LEFT: Columns = [
  [-40, 96, 668],
  [66, 150, 636],
  [132, 128, 614],
  [214, 196, 590],
  [268, 236, 572],
  [334, 276, 552],
  [372, 344, 536],
  [400, 372, 528],
];
const RIGHT: Columns = [
  [1240, 214, 676],
  [1150, 176, 646],
  [1086, 262, 624],
  [1006, 244, 600],
  [946, 318, 580],
  [890, 346, 560],
  [846, 398, 542],
  [812, 424, 528],
];

const BUSHES = [
  lobes('-40,690 30,668 90,664 140,676', 0.6, '140,690 60,702 -40,706'),
  lobes('196,620 228,608 266,614', 0.6, '266,622 196,624'),
  lobes('318,574 340,568 362,574', 0.6, '362,578 318,578'),
  lobes('1050,640 1090,622 1150,628 1200,660 1250,690', 0.6, '1250,716 1130,676 1050,650'),
  lobes('916,584 940,576 966,588', 0.6, '966,594 916,590'),
];

const SHADOW = { fill: '#6d2210', opacity: 0.55 };

/** Half the width of the neck, which is the road, from under the chin to the foot of the picture. */
const WIDTHS: readonly (readonly [number, number])[] = [
  [230, 44],
  [340, 76],
  [400, 78],
  [480, 90],
  [560, 124],
  [660, 184],
  [780, 288],
  [920, 440],
  [1100, 640],
];
const half = (y: number) => {
  const at = Math.max(
    1,
    WIDTHS.findIndex(([below]) => below >= y),
  );
  const [[y0, w0], [y1, w1]] = [WIDTHS[at - 1]!, WIDTHS[at]!];
  return w0 + ((w1 - w0) * (y - y0)) / (y1 - y0);
};

/** The coat's patches in courses, each broader than the one beyond it. */
function patches(): string[] {
  const chance = random('road');
  const rows = [270, 306, 348, 390, 436, 488, 552, 632, 734, 866, 1036];
  return rows.slice(1).flatMap((foot, row) => {
    const top = rows[row]!;
    const joints = row % 2 === 0 ? [-1.5, -0.38, 0.36, 1.5] : [-1.3, -0.8, -0.04, 0.78, 1.3];
    const inset = (foot - top) * 0.085;
    return joints.slice(1).map((right, column) => {
      const left = joints[column]!;
      const middle = (left + right) / 2 + chance.between(-0.08, 0.08);
      const knot = (u: number, y: number, du: number, dy: number) => {
        const h = y + dy * inset + chance.between(-0.08, 0.08) * (foot - top);
        return `${Math.round(600 + u * half(h) + du * inset)},${Math.round(h)},1`;
      };
      const centre = (top + foot) / 2;
      // Some are stars, some leaves without corners.
      const [corner, side] = chance.next() < 0.45 ? [0.5, 2.3] : [2.3, 0.5];
      return [
        knot(left, top, corner, corner),
        knot(middle, top, 0, side),
        knot(right, top, -corner, corner),
        knot(right, centre, -side, 0),
        knot(right, foot, -corner, -corner),
        knot(middle, foot, 0, -side),
        knot(left, foot, corner, -corner),
        knot(left, centre, side, 0),
      ].join(' ');
    });
  });
}

/** The bicycle trip to Hell's Gate: its cover, the road that winds to the gate. */
export const hellsGateNeckRoad: readonly Picture[] = [
  // The road narrows to the gate and goes on as a giraffe's neck; a rider is on it.
  picture(
    'packages/hellsgateadventure-1',
    light('golden', 'kenya', 'right'),
    plan({ subject: [510, 100, 180, 280], camera: 'front' }),
    wash(SKY),
    // Far off, the plain ends at a blue ridge.
    cut('#0f6a70', '340,470,1 420,452 500,420 560,440 640,446 720,432 800,458 870,462,1 870,540,1 340,540,1'),
    wash(PLAIN, { y: 500 }),
    cut(
      '#9b3230',
      '-40,640,1 380,520,1 520,504,1 700,504,1 850,520,1 1240,652,1 1240,720,1 900,548,1 620,520,1 300,556,1 -40,700,1',
    ),
    ...columnWall(LEFT, '#ea6c3c', CLIFF, JOINT),
    ...columnWall(RIGHT, CLIFF, JOINT, '#7c2429'),
    // Bush along the foot of the walls, smaller towards the gate.
    cut('#641d2c', ...BUSHES),
    // The neck throws its shadow away from the sun.
    cut('#5b1a28', '520,504,1 440,516,1 320,640 120,790 -160,920,1 200,960,1 460,640,1'),
    within(
      CREAM,
      '560,220,1 640,220,1 672,300 678,400 692,500 760,640 900,800 1120,1000,1 80,1000,1 300,800 440,640 508,500 522,400 528,300',
      cut(PATCH, ...patches()),
      // The side of the neck that is turned from the sun.
      cut(
        { fill: SHADOW.fill, opacity: 0.3 },
        '500,220,1 556,220,1 552,400 540,500 470,640 330,800 150,1000,1 0,1000,1',
      ),
      // The shade of the chin.
      cut(SHADOW, '500,200,1 700,200,1 700,380,1 664,440 600,462 536,440 500,380,1'),
    ),
    ...giraffeChewing,
    // The rider's shadow starts at the wheel.
    cut(SHADOW, '600,858,1 560,842 470,812 400,800 380,816 430,836 520,858 580,868'),
    moved({ x: 604, y: 860, scale: 0.56, flip: true }, ...riderAhead),
  ),
];
