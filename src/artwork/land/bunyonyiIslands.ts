import type { Layer } from '../canvas/canvas.ts';
import { cut, inked, moved, within } from '../canvas/cut.ts';
import { outline } from '../drawing/brush.ts';

/** A shore as the reach of a slope in twelve directions from its top, clockwise from the right. */
type Shore = readonly number[];
const LONG: Shore = [270, 236, 110, 176, 96, 226, 320, 196, 106, 190, 92, 230];
const ROUND: Shore = [190, 110, 170, 214, 120, 200, 128, 210, 226, 120, 190, 130];

/** Terraces from the shore to the top, and the plots that are another crop. */
const TERRACES = ['#5f9a48', '#a4cc4c', '#e4dc6c', '#8cc04a', '#f4e07c', '#b4d458', '#fff0a0'];
const PLOTS = ['#ffe488', '#5fa044', '#c4dc60'];

const ring = (shore: Shore, share: number, [x, y]: readonly [number, number]) =>
  shore
    .map((reach, at) => {
      const angle = (at * Math.PI) / 6;
      const far = reach * share * (1 + 0.02 * Math.sin(at * 5 + share * 9));
      return `${Math.round(x * (1 - share) + far * Math.cos(angle))},${Math.round(y * (1 - share) + far * Math.sin(angle))}`;
    })
    .join(' ');

/** An island straight from above, its steps as rings about a top that lies off its middle, its right side in shade, trees along the shore. */
function island(shore: Shore, top: readonly [number, number], turn: number): readonly Layer[] {
  const steps = TERRACES.map((_, at) => ring(shore, 0.94 - at * 0.135, top));
  const plots = (from: number) =>
    steps.slice(0, -2).flatMap((_, at) => {
      const start = ((at * 5 + from * 4) % 12) * 30;
      const [outer, inner] = [0.94 - at * 0.135, 0.94 - (at + 1) * 0.135];
      const knot = (share: number, degrees: number) => {
        const near = shore[Math.round(degrees / 30) % 12]!;
        const angle = (degrees * Math.PI) / 180;
        return `${Math.round(top[0] * (1 - share) + near * share * 0.97 * Math.cos(angle))},${Math.round(top[1] * (1 - share) + near * share * 0.97 * Math.sin(angle))}`;
      };
      return outline(
        `${knot(outer, start)},1 ${knot(outer, start + 30)} ${knot(outer, start + 60)},1 ${knot(inner, start + 60)},1 ${knot(inner, start + 30)} ${knot(inner, start)},1`,
      );
    });
  const shade = ((turn * Math.PI) / 180) * -1;
  const far = (x: number, y: number) =>
    `${Math.round(top[0] + x * Math.cos(shade) - y * Math.sin(shade))},${Math.round(top[1] + x * Math.sin(shade) + y * Math.cos(shade))}`;
  return [
    within(
      '#2f6a44',
      ring(shore, 1, top),
      ...steps.map((step, at) => cut(TERRACES[at]!, step)),
      ...PLOTS.map((colour, at) => cut(colour, ...plots(at))),
      inked('#3f7a40', 3, ...steps.map((step) => `${step} ${step.split(' ')[0]}`)),
      // What lies away from the morning.
      cut(
        { fill: '#0d3a4c', opacity: 0.74 },
        `${far(-10, -420)},1 ${far(-30, -180)} ${far(40, -90)} ${far(0, 0)},1 ${far(54, 80)} ${far(-20, 180)} ${far(10, 420)},1 ${far(500, 420)},1 ${far(500, -420)},1`,
      ),
    ),
  ];
}

/** Where an island lies, and how. */
const PLACES = [
  { shore: LONG, top: [-30, -10], x: 640, y: 250, turn: -18, scale: 0.94 },
  { shore: ROUND, top: [10, -16], x: 120, y: 660, turn: 40, scale: 1.72 },
  { shore: LONG, top: [40, 16], x: 1130, y: 660, turn: 74, scale: 1.2 },
  { shore: ROUND, top: [-20, 10], x: 150, y: 70, turn: 0, scale: 0.62 },
  { shore: ROUND, top: [20, 10], x: 1140, y: 70, turn: 120, scale: 0.8 },
] as const;

/** The steep terraced islands of Lake Bunyonyi from the air, the sun low at the left, their long shadows on the water. */
export const bunyonyiIslands: readonly Layer[] = [
  ...PLACES.map(({ shore, top, x, y, turn, scale }) =>
    moved(
      { x: x + 70 * scale, y: y + 34 * scale, turn, scale: scale * 1.04 },
      cut('#041e3c', ring(shore, 1, top)),
    ),
  ),
  ...PLACES.flatMap(({ shore, top, x, y, turn, scale }) => [
    moved({ x, y, turn, scale: scale * 1.05 }, cut('#2fa0a8', ring(shore, 1, top))),
    moved({ x, y, turn, scale }, ...island(shore, top, turn)),
  ]),
];
