import type { Layer } from '../../canvas/canvas.ts';
import { cut, moved } from '../../canvas/cut.ts';
import { bowAt } from '../../drawing/bow.ts';
import { limb } from '../../drawing/brush.ts';

/** A stem of bamboo: where it stands, what pulls it over, where its tip hangs, and half its width at both ends. */
export interface Culm {
  way: readonly [x: number, y: number, pullX: number, pullY: number, tipX: number, tipY: number];
  half: readonly [foot: number, tip: number];
}

/** Its own colour, that of the edge towards the light, which edge that is (1 on the right of one that rises), and its rings. */
export interface CulmInks {
  wood: string;
  edge: string;
  side: 1 | -1;
  nodes: number;
}

/** A place on a stem, a share of the way up: x, y, its direction, and half the width there. */
function along({ way, half }: Culm, share: number) {
  const [x0, y0, x1, y1, x2, y2] = way;
  const [dx, dy] = [(1 - share) * (x1 - x0) + share * (x2 - x1), (1 - share) * (y1 - y0) + share * (y2 - y1)];
  const length = Math.hypot(dx, dy) || 1;
  return {
    x: bowAt(x0, x1, x2, share),
    y: bowAt(y0, y1, y2, share),
    right: [-dy / length, dx / length] as const,
    half: half[0] + (half[1] - half[0]) * share,
  };
}

const knots = (culm: Culm, shift: number, wide: number) =>
  [0, 0.25, 0.5, 0.75, 1]
    .map((share) => {
      const { x, y, right, half } = along(culm, share);
      return `${Math.round(x + right[0] * half * shift)},${Math.round(y + right[1] * half * shift)},${Math.max(0.5, half * wide).toFixed(1)}`;
    })
    .join(' ');

/** Stems of bamboo as one plane of a grove: the wood, its lit edge, and the rings of its nodes. */
export function bambooCulms(culms: readonly Culm[], { wood, edge, side, nodes: count }: CulmInks): Layer[] {
  const nodes = culms.flatMap((culm) =>
    Array.from({ length: count }, (_, at) => {
      const { x, y, right, half } = along(culm, (at + 0.4 + 0.3 * ((at * 7) % 3)) / (count + 0.6));
      const reach = half;
      const [fromX, fromY, toX, toY] = [
        x - right[0] * reach,
        y - right[1] * reach,
        x + right[0] * reach,
        y + right[1] * reach,
      ].map(Math.round);
      const thick = Math.max(1, Math.round(half * 0.06));
      return `${fromX},${fromY},${thick} ${toX},${toY},${thick}`;
    }),
  );
  return [
    cut(wood, ...culms.map((culm) => limb(knots(culm, 0, 1)))),
    cut(edge, ...culms.map((culm) => limb(knots(culm, 0.74 * side, 0.24)))),
    cut(edge, ...nodes.map((node) => limb(node))),
  ];
}

const SPRAY = limb(
  [
    '0,0,4 50,10,3 104,34,1',
    '14,2,2 26,38,8 26,80,7 14,124,0',
    '42,8,2 62,44,8 70,88,7 66,134,0',
    '64,16,2 94,46,8 112,84,7 120,128,0',
    '90,28,2 130,48,8 160,76,6 182,112,0',
    '100,32,2 140,30,8 176,40,6 214,62,0',
    '48,10,2 84,-6,8 124,-6,6 164,10,0',
  ].join(';'),
);

/** A spray of bamboo leaves that hangs from a node, in one colour. */
export const bambooSpray = (
  ink: string,
  x: number,
  y: number,
  scale: number,
  turn: number,
  flip = false,
): Layer => moved({ x, y, scale, turn, flip, fill: ink }, cut({}, SPRAY));
