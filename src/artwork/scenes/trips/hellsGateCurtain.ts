import { cut, inked, moved, wash } from '../../canvas/cut.ts';
import type { Layer } from '../../canvas/canvas.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { limb } from '../../drawing/brush.ts';
import { zebraOnStage } from '../../figures/animals/zebraOnStage.ts';
import { light } from '../../light/light.ts';

const [SKY, STAGE, CLIFF, LIT, JOINT, DUSK] = [
  '#a9dccb',
  '#f6c15c',
  '#d84a2f',
  '#ee6a3c',
  '#a22c2a',
  '#6f1d2a',
];
const [CORD, SHADE] = ['#ffcf4a', '#d8962a'];

/** The columns of one wall, from the picture's edge: where each begins, and how high it stands. */
const COLUMNS: readonly (readonly [number, number])[] = [
  [-60, 22],
  [34, 64],
  [120, 40],
  [208, 112],
  [288, 150],
  [362, 226],
  [424, 300],
  [474, 300],
];
const waist = (x: number) => Math.round((x + 60) * 0.42 - 60);
const foot = (x: number) => Math.round((x + 60) * 0.7 - 60);

/** What lies between two lines that fall as columns, are gathered and fall on as cloth. */
const fold = (left: number, right: number, top: number, rise = 0) =>
  [
    `${left},${top},1 ${right},${top + rise},1 ${right},440 ${waist(right)},510 ${waist(right)},590,1`,
    `${waist(right)},680 ${foot(right)},720 ${foot(right)},820,1 ${foot(left)},820,1`,
    `${foot(left)},720 ${waist(left)},680 ${waist(left)},590,1 ${waist(left)},510 ${left},440`,
  ].join(' ');

/** From the inmost column out, each laid over the edge of the one before. */
const folds: readonly Layer[] = COLUMNS.slice(0, -1)
  .map(([left, top], at) => {
    const right = COLUMNS[at + 1]![0];
    const width = right - left;
    const part = (share: number) => Math.round(left + width * share);
    const rise = at % 2 === 0 ? 10 : -12;
    return [
      cut(CLIFF, fold(part(-0.3), right, top, rise)),
      cut(LIT, fold(part(0.08), part(0.36), top + rise * 0.3, rise * 0.2)),
      cut(JOINT, fold(part(0.68), right, top + rise * 0.75, rise * 0.25)),
      cut(DUSK, fold(part(0.9), right, top + rise * 0.92, rise * 0.08)),
    ];
  })
  .toReversed()
  .flat();
const wall: readonly Layer[] = [cut(JOINT, fold(-60, 464, 330)), ...folds];
const cord: readonly Layer[] = [
  inked(CORD, 28, '-40,564 70,600 166,560'),
  inked(SHADE, 6, '-40,578 70,614 166,574'),
  cut(CORD, limb('158,566,12 166,610,15 166,646,18')),
  cut(CORD, '144,644,1 188,644,1 202,744,1 130,744,1'),
  inked(SHADE, 6, '146,646,1 186,646', '154,660 148,742', '166,660 166,742', '178,660 184,742'),
];

/** The trip through Hell's Gate by bicycle. */
export const hellsGateCurtain: readonly Picture[] = [
  // The red cliffs are a theatre's curtain, drawn back for a zebra.
  picture(
    'packages/hellsgateadventure-3',
    light('morning', 'kenya', 'left'),
    plan({ subject: [0, 100, 400, 360], camera: 'frame' }),
    wash(SKY),
    wash(STAGE, { y: 700 }),
    ...wall,
    ...cord,
    moved({ x: 1200, y: 0, flip: true }, ...wall, ...cord),
    cut(SHADE, '470,846,1 560,830 640,834 760,846 860,862,1 760,872 600,874 500,866'),
    moved({ x: 600, y: 850, scale: 1 }, ...zebraOnStage),
  ),
];
