import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { box, disc } from '../../drawing/brush.ts';
import { points } from '../../drawing/points.ts';

/** What the town is cut from: far towers, wall, its side away from the sun, roof, and its far slope. */
export interface TownInks {
  tower: string;
  wall: string;
  side: string;
  roof: string;
  slope: string;
  opening: string;
}

/** A house under a hipped tin roof: left, top of the wall, width; its left part is turned from the sun. */
function hipped(x: number, y: number, width: number, inks: TownInks): Layer[] {
  const [turn, right, rise] = [x + Math.round(width * 0.3), x + width, Math.round(width * 0.2)];
  const ridge = `${x + Math.round(width * 0.36)},${y - rise},1 ${right - Math.round(width * 0.2)},${y - rise},1`;
  return [
    cut(inks.wall, box(turn, y, right - turn, 900 - y)),
    cut(inks.side, box(x, y, turn - x, 900 - y)),
    cut(inks.roof, `${turn - 4},${y + 6},1 ${ridge} ${right + 8},${y + 6},1`),
    cut(
      inks.slope,
      `${x - 8},${y + 6},1 ${x + Math.round(width * 0.36)},${y - rise},1 ${turn - 4},${y + 6},1`,
    ),
    cut(
      inks.opening,
      ...[0.44, 0.62, 0.8].map((share) => box(x + width * share, y + 34, width * 0.07, width * 0.2)),
    ),
  ];
}

/** A house with a flat roof behind battlements. */
function battled(x: number, y: number, width: number, inks: TownInks): Layer[] {
  const turn = x + Math.round(width * 0.3);
  const teeth = Math.floor(width / 26);
  return [
    cut(inks.wall, box(turn, y, x + width - turn, 900 - y)),
    cut(inks.side, box(x, y, turn - x, 900 - y)),
    ...Array.from({ length: teeth }, (_, at) => {
      const left = x + (at * width) / teeth;
      return cut(left + 7 < turn ? inks.side : inks.wall, box(left, y - 12, 14, 14));
    }),
    cut(inks.opening, ...[0.42, 0.66].map((share) => box(x + width * share, y + 40, width * 0.08, 34))),
  ];
}

/** The cathedral's two spires, the old clock tower and the cone of a minaret. */
const towers = (inks: TownInks): Layer[] => [
  ...[150, 262].flatMap((x) => [
    cut(inks.tower, box(x - 30, 330, 60, 400), `${x - 36},332,1 ${x},176,1 ${x + 36},332,1`),
    cut(inks.side, box(x - 30, 332, 20, 400), `${x - 36},332,1 ${x},176,1 ${x - 10},332,1`),
    cut(inks.opening, box(x, 352, 14, 46)),
  ]),
  cut(
    inks.tower,
    '516,560,1 528,240,1 518,232,1 524,216,1 534,214,1 540,150 552,126,1 564,150 570,214,1 580,216,1 586,232,1 576,240,1 588,560,1',
  ),
  cut(
    inks.side,
    '516,560,1 528,240,1 518,232,1 524,216,1 534,214,1 540,150 552,126,1 548,214,1 546,240,1 544,560,1',
  ),
  cut(inks.tower, disc(552, 120, 7)),
];

/** Roofs and towers of Stone Town from the back to the front: `x,y,width`, hipped and battlemented in turn. */
export const dawnTown = (inks: TownInks, near: TownInks): Layer[] => [
  ...towers(inks),
  ...points('-40,450,170 90,420,210 300,440,180 470,452,190 640,430,180 1010,420,160 1130,446,160').flatMap(
    ([x, y, w], at) => (at % 3 === 2 ? battled : hipped)(x, y, w, inks),
  ),
  ...points('-60,560,250 170,590,200 400,548,220 600,600,180 1030,570,240').flatMap(([x, y, w], at) =>
    (at % 3 === 1 ? battled : hipped)(x, y, w, near),
  ),
];
