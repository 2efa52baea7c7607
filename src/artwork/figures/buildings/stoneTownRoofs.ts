import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';
import { box, disc } from '../../drawing/brush.ts';

/** One hour's inks: the sky, the sea, lit walls, walls in shade, tin roofs, their far slopes, openings. */
export type TownHour = readonly [
  sky: string,
  sea: string,
  wall: string,
  side: string,
  roof: string,
  slope: string,
  opening: string,
];

/** A merchant's house under a hipped roof of corrugated iron: its eaves, how wide and how high the roof is. */
const tinned = (
  x: number,
  y: number,
  wide: number,
  rise: number,
  [, , wall, side, roof, slope, opening]: TownHour,
): Layer[] => {
  const [ridge, edge] = [wide * 0.3, x + wide];
  const ribs = Array.from({ length: Math.round(wide / 26) }, (_, at) => {
    const share = (at + 1) / (Math.round(wide / 26) + 1);
    return `${x + ridge * 0.8 + (wide - ridge * 1.6) * share},${y - rise + 4} ${x + ridge * 0.5 + (wide - ridge * 0.5) * share},${y - 4}`;
  });
  const pane = Math.round(wide * 0.09);
  return [
    cut(wall, box(x, y - 4, wide, 920 - y)),
    cut(side, box(x, y - 4, wide * 0.28, 920 - y), box(x, y, wide, 14)),
    cut(
      roof,
      `${x + ridge * 0.5},${y + 4},1 ${x + ridge * 0.8},${y - rise},1 ${edge - ridge * 0.8},${y - rise},1 ${edge + 14},${y + 4},1`,
    ),
    cut(slope, `${x - 14},${y + 4},1 ${x + ridge * 0.8},${y - rise},1 ${x + ridge * 0.5},${y + 4},1`),
    inked(slope, 3, ...ribs),
    cut(opening, ...[0.38, 0.58, 0.78].map((share) => box(x + wide * share, y + 44, pane, pane * 2.1))),
  ];
};

/** A house with a flat roof behind a low parapet, its stair hut on it. */
const flat = (
  x: number,
  y: number,
  wide: number,
  [, , wall, side, , , opening]: TownHour,
  hut = 0.5,
): Layer[] => {
  const pane = Math.round(wide * 0.1);
  return [
    cut(wall, box(x, y, wide, 920 - y), box(x + wide * hut, y - wide * 0.24, wide * 0.32, wide * 0.3)),
    cut(
      side,
      box(x, y, wide * 0.28, 920 - y),
      box(x + wide * hut, y - wide * 0.24, wide * 0.1, wide * 0.24),
      box(x, y + 14, wide, 8),
    ),
    cut(opening, ...[0.4, 0.64].map((share) => box(x + wide * share, y + 70, pane, pane * 2.1))),
  ];
};

/** The cathedral's two spires. */
const spires = ([, , wall, side, , , opening]: TownHour): Layer[] =>
  [206, 290].flatMap((x) => [
    cut(wall, box(x - 30, 330, 60, 300), `${x - 34},332,1 ${x},186,1 ${x + 34},332,1`),
    cut(side, box(x - 30, 330, 20, 300), `${x - 34},332,1 ${x},186,1 ${x - 8},332,1`),
    cut(opening, `${x - 4},400,1 ${x - 4},360 ${x + 6},346 ${x + 16},360 ${x + 16},400,1`),
  ]);

/** A white minaret that tapers and wears a double chevron, as Malindi's does. */
const minaret = ([, , wall, side, , , opening]: TownHour): Layer[] => [
  cut(wall, '456,700,1 482,250,1 558,250,1 584,700,1', box(470, 226, 100, 26)),
  cut(wall, '492,228,1 492,150,1 496,120 520,84,1 544,120 548,150,1 548,228,1', disc(520, 74, 9)),
  cut(
    side,
    '456,700,1 482,250,1 504,250,1 498,700,1',
    '492,228,1 492,150,1 496,120 520,84,1 508,150,1 508,228,1',
    box(470, 226, 30, 26),
    box(480, 250, 80, 10),
  ),
  cut(opening, '514,226,1 514,180 526,164 538,180 538,226,1', box(524, 420, 16, 34)),
  inked(
    opening,
    7,
    '486,326,1 502,306,1 520,328,1 538,306,1 554,326,1',
    '486,348,1 502,328,1 520,350,1 538,328,1 554,348,1',
  ),
];

/** Stone Town from one of its roofs, in the inks of one hour. */
export const stoneTownRoofs = (hour: TownHour): readonly Layer[] => [
  cut(hour[0], box(-20, -20, 1240, 940)),
  cut(hour[1], box(-20, 420, 1240, 500)),
  ...spires(hour),
  ...tinned(-110, 506, 220, 60, hour),
  ...flat(310, 500, 140, hour),
  ...tinned(620, 496, 210, 60, hour),
  ...flat(850, 462, 150, hour),
  ...tinned(1030, 520, 240, 70, hour),
  ...tinned(110, 536, 190, 56, hour),
  ...tinned(790, 540, 210, 62, hour),
  ...minaret(hour),
  ...flat(-60, 620, 200, hour),
  ...tinned(250, 640, 270, 84, hour),
  ...flat(560, 592, 220, hour, 0.04),
  ...flat(1060, 592, 240, hour),
  ...tinned(800, 716, 320, 96, hour),
  ...tinned(-110, 790, 360, 110, hour),
  ...flat(270, 790, 230, hour),
  ...tinned(500, 800, 320, 92, hour),
  ...tinned(1010, 862, 330, 100, hour),
];
