import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { random } from '../../canvas/random.ts';
import { disc, limb } from '../../drawing/brush.ts';
import { lobes } from '../../drawing/lobes.ts';
import { riderAhead } from '../../figures/people/riderAhead.ts';
import { columnWall, type Columns } from '../../land/columnWall.ts';
import { light } from '../../light/light.ts';

const [SKY, CLIFF, JOINT, PLAIN] = ['#0b5660', '#dd5530', '#a83526', '#84272e'];
const [CREAM, SHADE, PATCH, DEEP, DARK] = ['#ffe9bd', '#f0cb8a', '#d27430', '#93431f', '#2a1420'];

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

/** One side of a giraffe's head from the front. */
const side: readonly Layer[] = [
  cut(SHADE, '50,150,1 130,84 206,84 244,104,1 216,158 140,196 60,196,1'),
  cut(DEEP, '84,158,1 140,112 196,102 232,108,1 200,148 140,176 84,178,1'),
  cut(PATCH, '14,112,1 22,70 24,40 30,26 44,22 60,28 66,44 64,80 70,130,1'),
  cut(DARK, '23,54,1 22,28 46,14 70,28 67,56,1 46,64'),
];

const features: readonly Layer[] = [
  // The eye under its heavy lid, looking down at the road.
  cut(DARK, '58,196,1 62,168 96,162 114,198,1 104,222 72,222'),
  cut(CREAM, disc(80, 198, 4)),
  cut(DEEP, '50,186,1 60,152 104,146 126,202,1 106,184 76,178'),
  cut(DARK, limb('52,188,2 76,179,6 104,182,7 136,216,0')),
  cut(DARK, '18,346,1 26,326 44,314 58,318,1 54,332 38,344'),
];

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
    moved({ x: 600, y: 0 }, ...side),
    moved({ x: 600, y: 0, flip: true }, ...side),
    within(
      CREAM,
      '600,74 648,92 692,140 710,190 690,240 656,296 664,350 654,404 600,424 546,404 536,350 544,296 510,240 490,190 508,140 552,92',
      cut(
        PATCH,
        '600,300,1 578,250 566,210 540,190 546,130 552,80 600,60 648,80 654,130 660,190 634,210 622,250',
      ),
      // The cheek that is turned from the sun.
      cut(
        { fill: SHADOW.fill, opacity: 0.22 },
        '480,80,1 556,80,1 536,150 532,210 560,290 548,340 560,400 580,440,1 480,440,1',
      ),
      cut(SHADE, '500,300,1 560,300 600,284 640,300 700,300,1 700,440,1 500,440,1'),
    ),
    moved({ x: 600, y: 0 }, ...features),
    moved({ x: 600, y: 0, flip: true }, ...features),
    // The lower lip.
    cut('#c9954f', '556,388,1 600,392 644,388,1 636,410 618,420 600,424 582,420 564,410'),
    inked(DARK, 5, '556,388 578,391 600,392 622,391 644,388'),
    cut(DARK, limb('600,336,0 599,366,3 600,394,5')),
    // The rider's shadow starts at the wheel.
    cut(SHADOW, '600,858,1 560,842 470,812 400,800 380,816 430,836 520,858 580,868'),
    moved({ x: 604, y: 860, scale: 0.56, flip: true }, ...riderAhead),
  ),
];
