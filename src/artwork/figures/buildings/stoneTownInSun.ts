import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { box, outline } from '../../drawing/brush.ts';

const [DARK, CREAM, GOLD, FAR, NEAR, SUN, DUSK] = [
  '#6f1838',
  '#fff0d0',
  '#ffc44d',
  '#f6983e',
  '#a5283c',
  '#e5573a',
  '#d67a55',
];

/** The roofs of Stone Town on both sides of the cloth and in it: tin hips, flat roofs, the huts of stairs. */
const FAR_ROOFS =
  '-40,720,1 -40,520,1 50,520,1 50,496,1 116,496,1 116,520,1 300,520,1 300,486,1 340,456,1 420,456,1 460,486,1 500,486,1 500,508,1 560,508,1 560,470,1 620,470,1 620,500,1 690,500,1 724,466,1 810,466,1 844,500,1 900,500,1 900,520,1 1050,520,1 1084,482,1 1160,482,1 1194,520,1 1240,520,1 1240,720,1';
const NEAR_ROOFS =
  '-40,760,1 -40,606,1 14,560,1 104,560,1 150,606,1 262,606,1 262,560,1 346,560,1 346,584,1 540,584,1 540,606,1 590,606,1 640,546,1 760,546,1 810,606,1 850,606,1 850,574,1 924,574,1 924,594,1 1070,594,1 1070,560,1 1130,560,1 1130,594,1 1240,594,1 1240,760,1';
/** The cathedral's two spires. */
const SPIRES =
  '596,520,1 596,430,1 616,356,1 636,430,1 636,470,1 664,470,1 664,430,1 684,356,1 704,430,1 704,520,1';

/** The town in two inks, the further first. */
export const stoneTown = (far: string, near: string): readonly Layer[] => [
  cut(far, FAR_ROOFS),
  cut(near, NEAR_ROOFS),
];

/** Malindi's minaret, a cone with a gallery and a lantern, and a double chevron round it; the sun is at its right. */
const MINARET = `${outline('394,700,1 432,374,1 416,364,1 416,344,1 434,344,1 434,310,1 438,288 458,258,1 478,288 482,310,1 482,344,1 500,344,1 500,364,1 484,374,1 522,700,1')}${box(455, 236, 6, 30)}`;
const minaret: Layer = within(
  DUSK,
  MINARET,
  cut(CREAM, box(466, 200, 80, 520)),
  cut(NEAR, '446,344,1 446,318,1 452,308 458,318,1 458,344,1', box(440, 548, 12, 28), box(444, 606, 12, 30)),
  inked(
    NEAR,
    8,
    '420,470,1 434,446,1 450,474,1 466,446,1 482,474,1 498,448,1',
    '416,504,1 432,480,1 450,508,1 466,480,1 484,508,1 502,482,1',
  ),
);

const SWIFT =
  '0,-22,1 10,-14 13,-4,1 50,-12 92,26,1 52,10 12,14,1 8,30 16,52,1 0,34,1 -16,52,1 -8,30 -12,14,1 -52,10 -92,26,1 -50,-12 -13,-4,1 -10,-14';

/** The sides of the roofs that look to the sun. */
const SUNNY =
  '716,546,1 760,546,1 810,606,1 752,606,1;328,560,1 346,560,1 346,720,1 328,720,1;524,584,1 540,584,1 540,720,1 524,720,1;904,574,1 924,574,1 924,720,1 904,720,1;788,606,1 806,606,1 806,720,1 788,720,1';
/** The ribs of the tin, and the openings in the walls. */
const RIBS =
  '654,548 616,606;668,548 640,606;682,548 664,606;696,548 688,606;708,548 714,606;716,548 736,606';
const OPENINGS = (
  [
    [280, 590],
    [304, 590],
    [860, 602],
    [880, 602],
    [628, 630],
    [736, 630],
    [762, 630],
    [372, 606],
  ] as const
).map(
  ([x, y]) => `${x},${y + 28},1 ${x},${y + 8},1 ${x + 6},${y} ${x + 12},${y + 8},1 ${x + 12},${y + 28},1`,
);

/** The town in the first sun, from its right: one lamp burns still, and the swifts are out. */
export const stoneTownInSun: readonly Layer[] = [
  cut(FAR, SPIRES),
  ...stoneTown(FAR, NEAR),
  cut(SUN, SUNNY),
  inked(DARK, 4, RIBS),
  cut(DARK, ...OPENINGS, box(606, 606, 182, 7)),
  minaret,
  cut(GOLD, '676,666,1 676,632,1 688,616 700,632,1 700,666,1'),
  ...(
    [
      [820, 330, 0.5, 24],
      [744, 296, 0.32, 60],
      [896, 384, 0.36, 30],
    ] as const
  ).map(([x, y, scale, turn]) => moved({ x, y, scale, turn }, cut(NEAR, SWIFT))),
];
