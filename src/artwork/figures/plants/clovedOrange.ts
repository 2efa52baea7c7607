import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, limb } from '../../drawing/brush.ts';

const [PEEL, LIT, SHADE, PORE, CLOVE, BUD, LEAF, VEIN] = [
  '#f08a1f',
  '#f99f30',
  '#d2601a',
  '#c9551a',
  '#4a1f1c',
  '#cf7a48',
  '#7cc062',
  '#2f7d4a',
];

/** What lies on a fruit seen from the side: its place, how large it seems, and how it is turned. */
interface Stud {
  left: number;
  top: number;
  /** 1 in the middle, 0 at the rim, where the peel turns away. */
  facing: number;
  turn: number;
}

/** Points evenly strewn over the near half of a ball of radius 1, the poles above and below, leaning back a little. */
function strewn(count: number, tilt: number): Stud[] {
  return Array.from({ length: count * 2 }, (_, at): Stud => {
    const height = 1 - (at + 0.5) / count;
    const turn = at * 2.39996;
    const out = Math.sqrt(1 - height * height);
    const [x, y, z] = [out * Math.cos(turn), -height, out * Math.sin(turn)];
    const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
    const [top, facing] = [y * cos - z * sin, z * cos + y * sin];
    return { left: x, top, facing, turn: Math.atan2(top, x) };
  }).filter(({ facing }) => facing > 0.12);
}

/** A clove driven into the peel: four pointed sepals, foreshortened towards the rim of the fruit. */
const sepals = ({ left, top, facing, turn }: Stud, x: number, y: number, r: number): string => {
  const long = r * 0.092;
  return Array.from({ length: 8 }, (_, at) => {
    const way = (at * Math.PI) / 4;
    const reach = at % 2 === 0 ? long : long * 0.5;
    const [u, v] = [Math.cos(way) * reach * facing, Math.sin(way) * reach];
    const [dx, dy] = [u * Math.cos(turn) - v * Math.sin(turn), u * Math.sin(turn) + v * Math.cos(turn)];
    return `${Math.round(x + left * r + dx)},${Math.round(y + top * r + dy)},1`;
  }).join(' ');
};

/** An orange studded with cloves, its middle at (x, y). */
export const clovedOrange = (x: number, y: number, r: number): Layer[] => {
  const cloves = strewn(38, 0.5);
  const at = (dx: number, dy: number) => `${Math.round(x + dx * r)},${Math.round(y + dy * r)}`;
  return [
    within(
      PEEL,
      disc(x, y, r),
      cut(SHADE, disc(x, y, r)),
      cut(PEEL, disc(x - r * 0.12, y - r * 0.06, r * 0.96)),
      cut(LIT, disc(x - r * 0.3, y - r * 0.26, r * 0.62)),
      // The pores of the peel.
      cut(
        { fill: PORE, opacity: 0.5 },
        ...strewn(150, 0.9).map(({ left, top, facing }) => disc(x + left * r, y + top * r, 1.5 + facing * 2)),
      ),
      // The shade of each clove on the peel, then the clove with its bud.
      cut({ fill: '#a83f16', opacity: 0.55 }, ...cloves.map((stud) => sepals(stud, x + 5, y + 7, r))),
      cut(CLOVE, ...cloves.map((stud) => sepals(stud, x, y, r))),
      cut(
        BUD,
        ...cloves.map(({ left, top, facing }) =>
          disc(x + left * r, y + top * r, r * 0.02 + r * 0.022 * facing),
        ),
      ),
    ),
    cut(VEIN, limb(`${at(0.02, -0.93)},9 ${at(0.03, -1.02)},7 ${at(0.06, -1.09)},6`)),
    cut(
      LEAF,
      `${at(0.03, -1)},1 ${at(0.14, -1.26)} ${at(0.46, -1.34)} ${at(0.74, -1.12)},1 ${at(0.5, -0.98)} ${at(0.2, -0.96)}`,
    ),
    cut(
      '#58a24f',
      `${at(0.03, -1)},1 ${at(0.22, -1.1)} ${at(0.46, -1.18)} ${at(0.74, -1.12)},1 ${at(0.5, -0.98)} ${at(0.2, -0.96)}`,
    ),
    inked(VEIN, 4, `${at(0.03, -1)} ${at(0.22, -1.1)} ${at(0.46, -1.18)} ${at(0.72, -1.12)}`),
  ];
};
