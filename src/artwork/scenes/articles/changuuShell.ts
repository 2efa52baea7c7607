import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved, within } from '../../canvas/cut.ts';
import { picture, type Picture } from '../../canvas/picture.ts';
import { plan } from '../../canvas/plan.ts';
import { box, disc } from '../../drawing/brush.ts';
import { agelessTortoise, type Inks } from '../../figures/animals/agelessTortoise.ts';
import { firstKeeper, secondKeeper, thirdKeeper } from '../../figures/people/tortoiseKeepers.ts';
import { light } from '../../light/light.ts';

const GREY: Inks = {
  sky: '#dedad1',
  sea: '#b5b0a6',
  sand: '#efece4',
  plate: '#69645e',
  middle: '#7e7871',
  back: '#9c968c',
  seam: '#34302d',
  skin: '#6a655f',
  shade: '#34302d',
  cast: '#bfbab0',
  paint: '#f7f4ec',
};
const FADED: Inks = {
  sky: '#f0c7a4',
  sea: '#b3ab86',
  sand: '#f6dfb4',
  plate: '#96603f',
  middle: '#ab754e',
  back: '#c6925f',
  seam: '#51302a',
  skin: '#7f5a49',
  shade: '#51302a',
  cast: '#d3a877',
  paint: '#fff1d6',
};
const BRIGHT: Inks = {
  sky: '#7fd3dc',
  sea: '#0f93a6',
  sand: '#fdedc6',
  plate: '#5b5148',
  middle: '#74675a',
  back: '#93836c',
  seam: '#26252a',
  skin: '#6d6a6b',
  shade: '#3b3a40',
  cast: '#d8bd8c',
  paint: '#ffffff',
};

/** Stone Town's sea front across the water, with the spires of St Joseph. */
const seaFront = cut(
  '#fff4dc',
  '940,297,1 940,284,1 962,284,1 962,274,1 990,274,1 990,286,1 1008,286,1 1008,268,1 1040,268,1 1040,282,1 1058,282,1 1058,276,1 1076,276,1 1076,250,1 1084,226,1 1092,250,1 1092,262,1 1104,262,1 1104,250,1 1112,226,1 1120,250,1 1120,278,1 1146,278,1 1146,286,1 1168,286,1 1168,272,1 1220,272,1 1220,297,1',
);

/** One photograph: from `left` to `right`, its keeper behind the shell. */
const photograph = (left: number, right: number, inks: Inks, ...layers: readonly Layer[]): Layer =>
  within(
    inks.sky,
    `${left},-10,1 ${right},-10,1 ${right},910,1 ${left},910,1`,
    cut(inks.sea, box(left, 296, right - left, 300)),
    cut(inks.sand, box(left, 560, right - left, 360)),
    ...layers,
  );
const tortoise = (inks: Inks, ...strokes: readonly string[]): readonly Layer[] => [
  ...agelessTortoise(inks),
  inked(inks.paint, 15, ...strokes),
];
const one = (x: number, y: number) => `${x},${y + 16},1 ${x + 18},${y},1 ${x + 18},${y + 96},1`;
const three = (x: number, y: number) =>
  `${x},${y + 6},1 ${x + 10},${y} ${x + 44},${y - 4} ${x + 44},${y + 42} ${x + 14},${y + 42},1 ${x + 52},${y + 42} ${x + 52},${y + 98} ${x + 10},${y + 98} ${x - 2},${y + 88},1`;
const seven = (x: number, y: number) => `${x},${y},1 ${x + 46},${y},1 ${x + 14},${y + 96},1`;
const eight = (x: number, y: number) => disc(x, y + 21, 18, 20) + disc(x, y + 70, 23, 27);

/** Changuu: keepers come and go, the tortoise stays. */
export const changuuShell: readonly Picture[] = [
  picture(
    'articles/changuu',
    light('noon', 'zanzibar', 'right'),
    plan({ camera: 'close' }),
    photograph(
      -20,
      314,
      GREY,
      moved({ x: 160, y: 156 }, ...firstKeeper),
      ...tortoise(GREY, eight(86, 472), one(128, 474)),
    ),
    photograph(
      312,
      602,
      FADED,
      moved({ x: 462, y: 164 }, ...secondKeeper),
      ...tortoise(FADED, one(412, 472), three(454, 474), seven(524, 474)),
    ),
    photograph(
      600,
      1220,
      BRIGHT,
      seaFront,
      moved({ x: 846, y: 206 }, ...thirdKeeper),
      ...tortoise(BRIGHT, one(640, 482), eight(702, 480), eight(766, 484)),
    ),
  ),
];
