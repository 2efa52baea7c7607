import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { limb } from '../../drawing/brush.ts';

/** A frond's half in shade, its half in the light, its rib. */
export type FernColours = readonly [shade: string, lit: string, rib: string];

const TURNS = [4, 34, 62, 92, 118, 150, 178, 206, 238, 266, 296, 328];

/** A tree fern straight from above: arching fronds round a dark heart, each with a half in the light that falls from the left; 200 pixels from the heart to the tips. */
const fern = ([shade, lit, rib]: FernColours): readonly Layer[] => {
  const fronds = TURNS.map((turn, at) => ({
    angle: (turn * Math.PI) / 180,
    long: [1, 0.86, 0.96, 0.8, 1.02, 0.9, 0.98, 0.84, 0.94, 0.82, 1, 0.88][at]! * 200,
  }));
  const at = (angle: number, along: number, aside: number) =>
    `${Math.round(along * Math.cos(angle) - aside * Math.sin(angle))},${Math.round(along * Math.sin(angle) + aside * Math.cos(angle))}`;
  // A half from the heart to the drooping tip, cut in twice where leaflets part.
  const half = (angle: number, long: number, side: number) =>
    [
      `${at(angle, 6, 0)},1`,
      at(angle, long * 0.2, side * 26),
      at(angle, long * 0.38, side * 30),
      `${at(angle, long * 0.46, side * 25)},1`,
      `${at(angle, long * 0.47, side * 9)},1`,
      `${at(angle, long * 0.52, side * 24)},1`,
      at(angle, long * 0.66, side * 22),
      `${at(angle, long * 0.74, side * 16)},1`,
      `${at(angle, long * 0.75, side * 5)},1`,
      `${at(angle, long * 0.79, side * 14)},1`,
      at(angle, long * 0.92, side * 7),
      `${at(angle, long, 0)},1`,
    ].join(' ');
  return [
    cut(shade, ...fronds.flatMap(({ angle, long }) => [half(angle, long, 1), half(angle, long, -1)])),
    cut(lit, ...fronds.map(({ angle, long }) => half(angle, long, Math.cos(angle) > 0 ? -1 : 1))),
    inked(rib, 4, ...fronds.map(({ angle, long }) => `${at(angle, 10, 0)} ${at(angle, long * 0.9, 0)}`)),
    cut(shade, limb('-14,0,14 14,0,14')),
  ];
};

/** Tree ferns from above, where each has its heart, how large it is and by how much it is turned. */
export const treeFernsAbove = (
  colours: FernColours,
  ...places: readonly (readonly [x: number, y: number, scale: number, turn: number])[]
): readonly Layer[] => places.map(([x, y, scale, turn]) => moved({ x, y, scale, turn }, ...fern(colours)));
