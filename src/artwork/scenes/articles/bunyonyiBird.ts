import { cut, floor, inked, moved, wash, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc, limb } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';
import { light } from '../../light/light.ts';

const BODY =
  '50,640,1 150,596 300,530 430,440 530,330 606,220 690,126 800,104 890,124 942,186 960,240,1 964,310 952,370 976,440 976,540 934,640,1';
const WING = '500,190,1 640,214 740,270 830,344 894,430 894,540 830,660,1 20,660,1 20,500,1';
const FIELDS = ['#86b840', '#2f7d45', '#d3d052', '#4f9a45', '#a9c94a', '#1f6a4a', '#e2b545'];

const [UPPER, LOWER] = [
  '720,204 596,206 476,350 366,458 226,540 50,626',
  '860,650 700,650 540,650 400,650 260,650 100,650',
].map((row) => points(row));

/** A point of the wing: `along` runs from shoulder to tail, `down` from the back to the water. */
const at = (along: number, down: number): string => {
  const step = Math.min(Math.floor(along), 4);
  const [upper, lower] = [UPPER!, LOWER!].map((row) =>
    [0, 1].map((axis) => row[step]![axis]! + (row[step + 1]![axis]! - row[step]![axis]!) * (along - step)),
  );
  const swell = Math.max(0, 1 - along) * Math.sin(down * Math.PI) * 110;
  return [0, 1]
    .map((axis) => Math.round(upper![axis]! + (lower![axis]! - upper![axis]!) * down + (axis ? 0 : swell)))
    .join(',');
};

/** A terrace of the hill, which is a feather of the wing: its tip points to the tail. */
const terrace = (row: number, from: number, to: number, rows: number) => {
  const [top, foot] = [(row + 0.09) / rows, (row + 0.91) / rows];
  const middle = (from + to) / 2;
  return cut(
    FIELDS[(row * 3 + Math.round(from * 2)) % FIELDS.length]!,
    `${at(from, top)},1 ${at(middle, top)} ${at(to - 0.2, top)},1 ${at(to, top)} ${at(to, foot)} ${at(to - 0.2, foot)},1 ${at(middle, foot)} ${at(from, foot)},1`,
  );
};

const ROWS = 9;
const terraces = Array.from({ length: ROWS }, (_, row) =>
  [3.9, 3.1, 2.3, 1.5, 0.7, 0].map((from) => {
    const start = from === 0 ? 0 : from + (row % 2) * 0.4;
    return terrace(row, start, Math.min(5, start + 1.15), ROWS);
  }),
).flat();

/** A tree of the back: its foot, and how tall it is. */
const tree = (x: number, y: number, tall: number) =>
  limb(`${x},${y},3 ${x},${y - tall * 0.5},${tall * 0.38} ${x},${y - tall},0`);

/** The bird that is the hill, down to the water, with a house and trees on its back. */
const bird = [
  cut('#1f6a4a', tree(204, 590, 50), tree(314, 540, 74), tree(342, 530, 56)),
  cut('#fffbe9', '236,524,1 280,524,1 280,570,1 236,570,1'),
  cut('#e2662f', '226,527,1 258,500,1 290,527,1'),
  cut('#16302f', '944,226,1 992,232 1046,272,1 1000,268 944,270,1'),
  within(
    '#4f9a45',
    BODY,
    cut('#f2cf45', '900,250,1 940,282 1100,270 1100,700 780,700,1 880,600 900,500 880,400 862,310'),
    cut('#16302f', '850,236,1 960,222,1 970,270,1 950,270,1'),
    within('#12483c', WING, ...terraces),
  ),
];

/** Its eye in the thin white ring. */
const eye = [
  cut('#fffbe9', disc(852, 226, 33)),
  cut('#16302f', disc(853, 226, 25)),
  cut('#fffbe9', disc(862, 217, 5)),
];

const [LAKE, SHORE, RIPPLE] = ['#14506a', '#6fb7c4', '#4a93a8'];

/** An island of Lake Bunyonyi, the place of many little birds: the terraced hill is a white-eye's folded wing. */
export const bunyonyiBird: readonly Picture[] = [
  picture(
    'articles/lake-bunyonyi',
    light('morning', 'uganda', 'left'),
    plan({ subject: [640, 110, 320, 260], camera: 'wide' }),
    wash('#fcd9b0'),
    floor(LAKE, '-40,640,1 1240,640,1'),
    ...bird,
    ...eye,
    // The mirror image under the lake's own colour, parted by soft ripples.
    moved({ x: 0, y: 922, squash: -0.44 }, ...bird),
    floor({ fill: LAKE, opacity: 0.5 }, '-40,640,1 1240,640,1'),
    cut(
      LAKE,
      limb('120,690,0 420,682,7 700,692,0'),
      limb('560,824,0 800,832,8 1100,822,0'),
      limb('420,780,0 640,772,6 820,782,0'),
      limb('760,676,0 900,682,6 1060,676,0'),
    ),
    cut(
      SHORE,
      box(-40, 637, 1280, 5),
      limb('960,662,0 1050,658,4 1170,662,0'),
      limb('0,672,0 70,668,3 150,672,0'),
    ),
    // A dugout goes by, for the size of it.
    cut(
      RIPPLE,
      limb('420,798,0 560,792,5 650,790,0'),
      limb('340,818,0 560,808,5 720,800,0'),
      limb('640,800,0 760,802,5 890,796,0'),
    ),
    moved(
      { x: -330, y: 44 },
      inked('#f2cf45', 6, '1068,694 1042,772', '1160,694 1134,772'),
      cut(
        '#fffbe9',
        '1018,732,1 1022,702 1036,690 1050,702 1058,732,1',
        '1110,732,1 1114,702 1128,690 1142,702 1150,732,1',
      ),
      inked('#8a4f2c', 9, '1040,702 1054,716 1064,706', '1132,702 1146,716 1156,706'),
      cut('#8a4f2c', disc(1038, 680, 12, 13), disc(1130, 680, 12, 13)),
      cut('#e2662f', '974,712,1 1020,727 1150,727 1200,710,1 1166,746 1010,748'),
    ),
  ),
];
