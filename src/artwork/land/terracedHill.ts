import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';
import { outline } from '../drawing/brush.ts';
import type { Knot } from '../drawing/points.ts';

/** A hill seen from a little above: the middle of its foot, half its width, half its depth, its height, all in pixels. */
export interface Hill {
  x: number;
  y: number;
  wide: number;
  deep: number;
  high: number;
  /** How many terraces it is cut into. */
  steps: number;
  /** Turns its bays and headlands, in radians, so that no two hills are alike. */
  turn: number;
}

/** Fields in the sun and in shade, one after the other up the hill; the lip of each terrace in both. */
const LIT = ['#8fbf52', '#b7d65c', '#d9dc6c', '#a5c955', '#c6dd70'];
const SHADE = ['#2d7552', '#3a8a58', '#4a965a', '#327e55', '#3f8f5c'];
const [LIP, DEEP_LIP] = ['#5c9a48', '#1d5a48'];

const ROUND = 16;

/** A terrace's edge: points all round, from the back over the right to the front and on over the left. */
function edgeOf({ x, y, wide, deep, high, turn }: Hill, up: number): Knot[] {
  const reach = (1 - up) ** 0.72;
  return Array.from({ length: ROUND }, (_, at): Knot => {
    const angle = (at / ROUND) * Math.PI * 2 - Math.PI / 2;
    const bay = 1 + 0.1 * Math.sin(3 * angle + turn + up) + 0.06 * Math.sin(5 * angle - turn * 2 + up * 2);
    return [
      x + Math.cos(angle) * wide * reach * bay + wide * 0.05 * up * Math.sin(turn),
      y + Math.sin(angle) * deep * reach * bay - high * up ** 0.92,
    ];
  });
}

/** The part of a terrace that looks away from a sun at the left: from the back round to the front, then back over the spine. */
const shadedPart = (edge: readonly Knot[], { wide, turn }: Hill, up: number): Knot[] => {
  const right = edge.slice(0, ROUND / 2 + 1);
  const [[backX, backY] = [0, 0]] = right;
  const [frontX, frontY] = right.at(-1) ?? [0, 0];
  const bow = wide * 0.12 * (1 - up) * Math.sin(turn + up * 5);
  return [
    [backX, backY, 1],
    ...right.slice(1, -1),
    [frontX + bow, frontY, 1],
    [(backX + frontX) / 2 + bow * 2 + wide * 0.06, (backY + frontY) / 2],
  ];
};

/** A hill terraced from the shore to its top, the sun at the left. */
export const terracedHill = (hill: Hill): Layer[] => {
  const width = Math.max(1, Math.round(hill.wide / 150));
  return Array.from({ length: hill.steps }, (_, step) => {
    const up = step / hill.steps;
    const edge = edgeOf(hill, up);
    const pick = (colours: readonly string[]) =>
      colours[(step + Math.round(hill.turn)) % colours.length] ?? '';
    return [
      cut({ fill: pick(LIT), stroke: LIP, width }, outline(edge)),
      cut({ fill: pick(SHADE), stroke: DEEP_LIP, width }, outline(shadedPart(edge, hill, up))),
    ];
  }).flat();
};

/** A hill's dark image in the water before it. */
export const imageOf = (hill: Hill): string =>
  outline(edgeOf({ ...hill, y: hill.y + hill.high * 0.34, wide: hill.wide * 0.97 }, 0));

/** Where the water ends at its foot, for a bright line. */
export const shoreOf = (hill: Hill): string =>
  outline(edgeOf({ ...hill, wide: hill.wide * 1.012, deep: hill.deep * 1.03 }, 0));
