import type { Layer } from '../../canvas/canvas.ts';
import { cut, within } from '../../canvas/cut.ts';
import { limb, panel } from '../../drawing/brush.ts';
import { netted } from '../../drawing/netted.ts';
import type { Point } from '../../drawing/pen.ts';

const [PATCH, NET] = ['#b4501f', '#ffe0a0'];
const [PATCH_LIT, NET_LIT] = ['#d8702a', '#fff2cc'];
const [PATCH_SHADE, NET_SHADE] = ['#6e2a22', '#c08a58'];

/** Rows of patches round a neck: how far from it, and how many there would be in a full round. */
const ROWS = [
  [64, 9],
  [128, 11],
  [206, 13],
  [300, 14],
  [412, 15],
  [540, 16],
] as const;

/** The seeds of a coat's patches round a point, larger outwards. */
const round = (x: number, y: number, turn: number): Point[] =>
  ROWS.flatMap(([far, count], row) =>
    Array.from({ length: count }, (_, at): Point => {
      const odd = ((at * 7 + row * 5) % 5) - 2;
      const angle = ((at + (row % 2) / 2 + odd * 0.07 + turn) / count) * Math.PI * 2;
      const out = far + odd * 7;
      return [x + Math.cos(angle) * out, y + Math.sin(angle) * out * 0.86];
    }),
  );

/** The end that lies below, and the one over it. */
const SHAWL = [
  '596,664,1 540,690 430,728 340,774 276,840 244,930,1 560,930,1 600,780,1 610,700,1',
  '748,636,1 700,676 650,716 590,770 500,850 430,930,1 1070,930,1 1048,850 990,772 884,708 806,676',
] as const;

/** Cloth with a giraffe's net and patches, which spread from a point; where `shades` lie it is in shade. */
const cloth = (
  shape: string,
  from: readonly [x: number, y: number, turn: number],
  lit: string,
  ...shades: string[]
): Layer => {
  const patches = netted(round(...from), 13, 120, 9).map(panel);
  return within(
    NET,
    shape,
    cut(PATCH, ...patches),
    within(NET_LIT, lit, cut(PATCH_LIT, ...patches)),
    ...shades.map((shade) => within(NET_SHADE, shade, cut(PATCH_SHADE, ...patches))),
  );
};

/** A wide shawl round shoulders, seen from the left in front: one end is laid over the other and thrown back. */
export const patchedShawl: readonly Layer[] = [
  cloth(
    SHAWL[0],
    [640, 600, 0.2],
    '640,640,1 540,720 440,760 360,810 320,870 310,940,1 180,940,1 200,640,1',
    '640,660,1 560,760 500,830 440,940,1 700,940,1 700,660,1',
  ),
  cloth(
    SHAWL[1],
    [690, 590, 0],
    '700,700,1 640,760 570,860 540,940,1 380,940,1 600,740 720,640,1',
    limb('770,676,2 800,760,20 796,860,34 770,960,40'),
    '850,690,1 900,760 930,850 930,940,1 1090,940,1 1060,840 1000,760 890,690,1',
    limb('700,700,2 680,790,12 640,880,20 590,960,24'),
  ),
  // The hem of the upper end.
  cut(
    NET,
    '748,632,1 700,670 650,708 588,760 496,840 420,930,1 448,930,1 512,852 600,776 660,730 712,690 754,644,1',
  ),
];
