import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';

/** Columns from left to right: left edge, width, top, and where each has broken across. */
const COLUMNS = [
  [1222, 104, 700, 850],
  [1296, 130, 500, 660],
  [1384, 110, 560, 790],
  [1450, 150, 260, 880],
  [1548, 230, 20, 690],
  [1716, 150, 150, 430],
  [1790, 230, -110, 820],
  [1960, 150, 60, 340],
  [2046, 230, -140, 600],
  [2210, 150, 10, 760],
  [2300, 240, -100, 380],
] as const;
const TONES = [
  ['#f7ac62', '#a8482e', '#5c2030'],
  ['#ee9850', '#96402e', '#521c2e'],
  ['#ffbc74', '#b25230', '#64242f'],
] as const;
/** From this column on the tower turns away from the sun. */
const IN_SHADE = 6;
const SHADED = [
  ['#9c4a48', '#6c2a3a', '#3a1230'],
  ['#8c4044', '#622638', '#34102c'],
  ['#94464a', '#66283a', '#36112e'],
] as const;

/** A tower of basalt columns close by, which begins at x 1222 and leaves the frame at the right; the sun at the left, its far side in shade. */
export const basaltColumns: readonly Layer[] = COLUMNS.flatMap(([x, wide, top, crack], at): Layer[] => {
  const [lit, face, cleft] = (at < IN_SHADE ? TONES : SHADED)[at % 3]!;
  const edge = x + Math.round(wide * 0.58);
  const [end, lean] = [x + wide, at % 2 === 0 ? 6 : -6];
  return [
    cut(cleft, `${edge},${top},1 ${end},${top + 30},1 ${end + 8},1400,1 ${edge},1400,1`),
    cut(
      lit,
      `${x},${top + 26},1 ${edge},${top},1 ${edge + lean},${crack},1 ${edge - 8},${crack + 10},1 ${edge - 4},1400,1 ${x - 6},1400,1 ${x + 4},${crack},1`,
    ),
    cut(
      face,
      `${edge},${top},1 ${edge + Math.round(wide * 0.2)},${top + 14},1 ${edge + Math.round(wide * 0.17)},1400,1 ${edge - 4},1400,1 ${edge - 8},${crack + 10},1 ${edge + lean},${crack},1`,
    ),
    cut(
      cleft,
      `${x},${crack},1 ${edge + lean},${crack - 4},1 ${edge + Math.round(wide * 0.19)},${crack + 12},1 ${edge},${crack + 10},1 ${x + 10},${crack + 16},1`,
      `${x + Math.round(wide * 0.3)},${crack + 60},1 ${x + Math.round(wide * 0.37)},${crack + 70},1 ${x + Math.round(wide * 0.34)},${crack + 190},1 ${x + Math.round(wide * 0.4)},${crack + 300},1 ${x + Math.round(wide * 0.28)},${crack + 190},1`,
    ),
  ];
});
