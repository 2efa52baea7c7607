import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked } from '../../canvas/cut.ts';

/** In metres right of the eye, away from it, and below it: the far end, the near end, and how far it sags between. */
const FAR = [-30, 58, 1.2] as const;
const NEAR = [12.5, 10, 1.5] as const;
const SAG = 3;
/** Half its width, across it, and the height of its rail. */
const HALF = [0.3, 0.27] as const;
const RAIL = 1.15;
/** The picture's scale and the point straight ahead, in pixels of the wide poster. */
const FOCUS = 1150;
const AHEAD = [1195, 632] as const;

/** Where something stands on it: how much of the way to the near end, metres above the deck, left or right edge. */
const seen = (share: number, up = 0, side = 0): readonly [number, number] => {
  const away = FAR[1] + (NEAR[1] - FAR[1]) * share + HALF[1] * side;
  const right = FAR[0] + (NEAR[0] - FAR[0]) * share + HALF[0] * side;
  const down = FAR[2] + (NEAR[2] - FAR[2]) * share + SAG * 4 * share * (1 - share) - up;
  return [AHEAD[0] + (FOCUS * right) / away, AHEAD[1] + (FOCUS * down) / away];
};

const row = (points: readonly (readonly [number, number])[], corner = '') =>
  points.map(([x, y]) => `${Math.round(x)},${Math.round(y)}${corner}`).join(' ');

/** Shares between two, so many. */
const steps = (from: number, to: number, count: number) =>
  Array.from({ length: count + 1 }, (_, at) => from + ((to - from) * at) / count);

/** The place and the pixels to a metre of somebody on the walkway. */
export const onWalkway = (share: number, up = 0): { x: number; y: number; metre: number } => {
  const [x, y] = seen(share, up);
  return { x: Math.round(x), y: Math.round(y), metre: FOCUS / (FAR[1] + (NEAR[1] - FAR[1]) * share) };
};

/** One side of it between two shares of its way: posts, a rope at knee height, and the cable on which it hangs. */
export const walkwaySide = (side: -1 | 1, from: number, to: number, ink: string, width: number): Layer[] => {
  const way = steps(from, to, 16);
  const posts = steps(from, to, Math.round((to - from) * 44));
  return [
    inked(ink, width * 0.5, ...posts.map((at) => row([seen(at, 0, side), seen(at, RAIL, side)]))),
    inked(ink, width * 0.5, row(way.map((at) => seen(at, RAIL * 0.5, side)))),
    inked(ink, width, row(way.map((at) => seen(at, RAIL, side)))),
  ];
};

/** Its planks from above, and their edge towards us. */
export const walkwayDeck = (from: number, to: number, [top, edge]: readonly [string, string]): Layer[] => {
  const way = steps(from, to, 14);
  const near = way.map((at) => seen(at, 0, -1));
  return [
    cut(edge, row([...near, ...way.toReversed().map((at) => seen(at, -0.16, -1))], ',1')),
    cut(top, row([...way.map((at) => seen(at, 0, 1)), ...near.toReversed()], ',1')),
  ];
};
