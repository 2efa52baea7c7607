import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import { box, disc, limb, panel } from '../../drawing/brush.ts';

const COACHES = [-900, -540, -180, 180];
const WINDOWS = COACHES.flatMap((x) => [20, 130, 240].map((by) => x + by));

/** A head and its shoulders in a window, from the window's lower left corner. */
const bust = (x: number, top: number, r = 14, wide = 24): string[] => [
  disc(x, top + r, r, r + 3),
  limb(`${x},${top + r},7 ${x},-4,10`),
  `${x - wide},4,1 ${x - wide},-14 ${x - wide + 6},-24 ${x},-28 ${x + wide - 6},-24 ${x + wide},-14 ${x + wide},4,1`,
];
const WAVES = [
  ...bust(24, -66),
  limb('36,-8,8 54,-18,7 60,-40,6 56,-62,5'),
  disc(56, -62, 7, 9),
  limb('60,-60,3 66,-66,3 68,-70,2'),
];
const PAIR = [...bust(18, -70, 13, 18), ...bust(50, -50, 11, 15)];
const SCARF = [...bust(32, -62), '14,-44,1 10,-66 26,-80 48,-78 60,-66 52,-56,1'];
const HAT = [...bust(34, -64), box(8, -58, 52, 6), panel('20,-78,8 48,-78,8 50,-55 18,-55')];
const CHILD = bust(30, -46, 12, 18);
const SEATS = [[], PAIR, [], CHILD, [], SCARF, HAT, [], PAIR, WAVES, [], SCARF];

/**
 * The train to the coast as its shade shows it, on the bridge's, to be laid down on the ground: the sun comes
 * through the windows, and who sits there is seen.
 */
export const trainShade = (shade: string, ground: string): readonly Layer[] => [
  cut(
    shade,
    ...COACHES.map((x) => panel(`${x},-206,22 ${x + 352},-206,22 ${x + 352},-26 ${x},-26`)),
    ...COACHES.map((x) => box(x - 10, -60, 12, 34)),
    '546,-26,1 546,-206,1 740,-206 776,-206 800,-196 828,-152 862,-136 884,-128 894,-110 898,-26,1',
    box(590, -220, 90, 16),
    ...[-600, -470, -240, -110, 120, 250, 480, 620, 810].flatMap((x) => [
      disc(x - 26, -16, 20),
      disc(x + 26, -16, 20),
    ]),
    box(530, -60, 20, 34),
    box(-1000, -4, 2600, 56),
  ),
  cut(
    ground,
    ...WINDOWS.map((x) => panel(`${x},-182,8 ${x + 92},-182,8 ${x + 92},-84,8 ${x},-84,8`)),
    '760,-182,1 790,-182 806,-164 820,-140,1 760,-140,1',
  ),
  ...WINDOWS.map((x, at) => moved({ x: x + 6, y: -84, scale: 1.18 }, cut(shade, ...SEATS[at]!))),
];
