import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { box, disc } from '../../drawing/brush.ts';

const FOOT = '-24,30,1 -24,-30 -32,-76 -26,-104,1 26,-96,1 30,-70 22,-30 24,30,1';
const TOES: readonly (readonly [x: number, y: number, rx: number, ry: number])[] = [
  [-20, -106, 12, 17],
  [-3, -108, 8, 13],
  [10, -104, 7, 12],
  [20, -98, 6, 10],
  [28, -90, 5, 9],
];

/** A bare foot from above, its toes up; `hem` is what hangs over the ankle. */
const foot = (x: number, skin: string, shade: string, flip: boolean): Layer =>
  moved(
    { x, y: 0, flip },
    cut({ fill: '#140c1c', opacity: 0.5 }, disc(10, -30, 40, 96)),
    within(skin, FOOT, cut(shade, '6,40,1 10,-30 16,-110,1 60,-110,1 60,40,1')),
    cut(skin, ...TOES.map(([tx, ty, rx, ry]) => disc(tx, ty, rx, ry))),
    cut('#e0b090', ...TOES.map(([tx, ty, rx, ry]) => disc(tx, ty - ry * 0.5, rx * 0.55, ry * 0.34))),
  );

/** One who sits at the glass: two feet, and the edge of a dress or of trousers, coming from below. */
export const feetAt = (
  at: { x: number; y: number; turn: number; scale?: number },
  [skin, shade]: readonly [string, string],
  [cloth, fold, border]: readonly [string, string, string],
): Layer =>
  moved(
    at,
    foot(-52, skin, shade, true),
    foot(54, skin, shade, false),
    cut(cloth, '-110,-14,1 -60,-24 0,-10 60,-24 112,-12,1 150,260,1 -150,260,1'),
    cut(
      fold,
      '-60,-20,1 -40,40 -60,260,1 -110,260,1 -80,60',
      '20,-14,1 34,60 30,260,1 -10,260,1 14,60',
      '90,-16,1 112,-12,1 150,260,1 100,260,1 96,60',
    ),
    cut(border, '-110,-14,1 -60,-24 0,-10 60,-24 112,-12,1 114,4,1 60,-8 0,6 -60,-8 -112,2,1'),
  );

/** The floor of a boat round a large pane of glass; what the pane shows are the layers given. */
export const glassFloor = (...below: readonly Layer[]): Layer[] => [
  cut('#4a2a2c', box(-20, -20, 1240, 940)),
  inked('#33191f', 6, ...[60, 150, 240, 330, 420, 510, 600, 690, 780, 870].map((y) => `-20,${y} 1220,${y}`)),
  cut('#33191f', box(150, 92, 900, 724)),
  cut('#fff0cc', box(166, 106, 868, 692)),
  cut('#c9a06a', '1034,106,1 1034,798,1 166,798,1 186,778,1 1014,778,1 1014,126,1'),
  within(
    '#2bb0b8',
    '186,126,1 1014,126,1 1014,778,1 186,778,1',
    ...below,
    cut(
      { fill: '#ffffff', opacity: 0.16 },
      '186,126,1 420,126,1 186,480,1',
      '500,126,1 570,126,1 186,700,1 186,596,1',
    ),
  ),
];
