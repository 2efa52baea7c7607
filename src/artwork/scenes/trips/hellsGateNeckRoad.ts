import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { random } from '../../canvas/random.ts';
import { disc } from '../../drawing/brush.ts';
import { riderAhead } from '../../figures/people/riderAhead.ts';
import { light } from '../../light/light.ts';

const [SKY, CLIFF, JOINT, PLAIN] = ['#0b5660', '#dd5530', '#a83526', '#84272e'];
const [CREAM, SHADE, PATCH, DEEP, DARK] = ['#ffe9bd', '#f0cb8a', '#d27430', '#93431f', '#2a1420'];

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
  cut(DARK, '62,194,1 68,168 96,164 104,186,1 100,210 76,216'),
  cut(CREAM, disc(82, 182, 5)),
  inked(DARK, 7, '52,188 66,160 98,156 120,182'),
  cut(DARK, '22,330,1 34,312 52,312 50,328 38,340'),
];

/** The bicycle trip to Hell's Gate: its cover, the road that winds to the gate. */
export const hellsGateNeckRoad: readonly Picture[] = [
  // The road narrows to the gate and goes on as a giraffe's neck; a rider is on it.
  picture(
    'packages/hellsgateadventure-1',
    light('golden', 'kenya', 'right'),
    plan({ subject: [510, 100, 180, 280], camera: 'front' }),
    wash(SKY),
    cut(
      CLIFF,
      '-20,150,1 70,150,1 76,176,1 150,170,1 160,214,1 232,208,1 240,262,1 300,258,1 310,330,1 356,328,1 366,500,1 -20,500,1',
      '1220,120,1 1140,124,1 1132,160,1 1060,158,1 1050,204,1 980,200,1 970,250,1 910,248,1 900,318,1 852,316,1 844,500,1 1220,500,1',
    ),
    cut(
      JOINT,
      '-20,150,1 20,150,1 24,500,1 -20,500,1; 76,176,1 106,174,1 112,500,1 82,500,1; 160,214,1 190,211,1 198,500,1 168,500,1; 240,262,1 262,261,1 270,500,1 248,500,1; 310,330,1 326,329,1 334,500,1 318,500,1',
      '1132,160,1 1106,159,1 1100,500,1 1126,500,1; 1050,204,1 1024,202,1 1016,500,1 1042,500,1; 970,250,1 948,249,1 940,500,1 962,500,1; 900,318,1 882,317,1 874,500,1 892,500,1; 1220,120,1 1184,122,1 1178,500,1 1220,500,1',
    ),
    wash(PLAIN, { y: 480 }),
    within(
      CREAM,
      '560,220,1 640,220,1 672,300 678,400 692,500 760,640 900,800 1120,1000,1 80,1000,1 300,800 440,640 508,500 522,400 528,300',
      cut(PATCH, ...patches()),
      // The shade of the chin.
      cut(SHADOW, '500,200,1 700,200,1 700,380,1 664,440 600,462 536,440 500,380,1'),
    ),
    moved({ x: 600, y: 0 }, ...side),
    moved({ x: 600, y: 0, flip: true }, ...side),
    within(
      CREAM,
      '600,94 646,98 692,140 710,190 690,240 656,296 664,350 654,404 600,424 546,404 536,350 544,296 510,240 490,190 508,140 554,98',
      cut(
        PATCH,
        '600,300,1 578,250 566,210 540,190 546,130 560,80 600,70 640,80 654,130 660,190 634,210 622,250',
      ),
      cut(SHADE, '500,300,1 560,300 600,284 640,300 700,300,1 700,440,1 500,440,1'),
    ),
    moved({ x: 600, y: 0 }, ...features),
    moved({ x: 600, y: 0, flip: true }, ...features),
    inked(DARK, 6, '558,372 580,384 600,378 620,384 642,372'),
    moved({ x: 576, y: 858, scale: 0.6 }, ...riderAhead),
  ),
];
