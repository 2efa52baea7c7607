import type { Layer } from '../../canvas/canvas.ts';
import { cut, glow, inked, moved, within } from '../../canvas/cut.ts';
import type { Placing } from '../../canvas/placing.ts';
import { disc, limb, outline } from '../../drawing/brush.ts';
import type { Knot } from '../../drawing/points.ts';

const RED = '#d9402c';
const ORANGE = '#f28a34';
const CREAM = '#fff0d2';
const NAVY = '#232a6a';

/** The seams of the gores as shares of the half width, as they stand round a globe. */
const SEAMS = [-90, -67.5, -45, -22.5, 0, 22.5, 45, 67.5, 90].map((turn) => Math.sin((turn * Math.PI) / 180));

/** One seam from the crown down, or up again. */
const seam = (share: number): Knot[] => [
  [share * 108, -880],
  [share * 244, -832],
  [share * 326, -676],
  [share * 274, -440],
  [share * 120, -290],
];
const gore = (left: number, right: number): string =>
  outline([
    [0, -880, 1],
    ...seam(right),
    [right * 52, -214, 1],
    [left * 52, -214, 1],
    ...seam(left).toReversed(),
  ]);

/** The half width at some heights, for bands around the belly. */
const GIRTH = [
  [-740, 286],
  [-690, 298],
  [-640, 304],
  [-600, 302],
  [-560, 294],
  [-500, 276],
] as const;
const on = (share: number, y: number): Knot => {
  const girth = GIRTH.find(([height]) => height >= y)?.[1] ?? 276;
  // Circles are seen from a little below.
  return [share * girth * 1.02, y - 34 * (1 - share * share), 1];
};
const band = (top: number, foot: number): string =>
  outline([...SEAMS.map((share) => on(share, top)), ...SEAMS.toReversed().map((share) => on(share, foot))]);
/** Triangles that hang from a band, one a gore, or stand on it. */
const teeth = (base: number, tip: number): string[] =>
  SEAMS.slice(0, -1).map((left, at) => {
    const right = SEAMS[at + 1] ?? 1;
    return outline([on(left, base), on(right, base), on((left + right) / 2, tip)]);
  });

const guest = (x: number, shirt: string, skin: string, hat?: string): Layer[] => [
  cut(shirt, `${x - 17},-84,1 ${x - 17},-112 ${x - 8},-122 ${x + 8},-122 ${x + 17},-112 ${x + 17},-84,1`),
  cut(skin, disc(x, -134, 10, 12)),
  hat === undefined
    ? cut(
        '#1c0f18',
        `${x - 11},-134,1 ${x - 12},-148 ${x + 12},-148 ${x + 11},-134,1 ${x + 8},-141 ${x - 8},-141`,
      )
    : cut(hat, `${x - 20},-138,1 ${x + 20},-138,1 ${x + 10},-144 ${x + 8},-154 ${x - 8},-154 ${x - 10},-144`),
];

/** A hot-air balloon with four in its basket, the low sun on its right: 880 pixels high, the basket's foot at y = 0. */
export const greatBalloon = (placing: Placing): Layer =>
  moved(
    placing,
    within(
      RED,
      gore(-1, 1),
      cut(ORANGE, ...[0, 2, 5, 7].map((at) => gore(SEAMS[at] ?? 0, SEAMS[at + 1] ?? 0))),
      cut(CREAM, ...[3, 4].map((at) => gore(SEAMS[at] ?? 0, SEAMS[at + 1] ?? 0))),
      cut(NAVY, band(-650, -548)),
      cut(CREAM, band(-662, -648), band(-550, -536)),
      cut('#f6b93b', ...teeth(-648, -600), ...teeth(-550, -598)),
      cut(NAVY, '-90,-890,1 90,-890,1 92,-852 40,-838 0,-836 -40,-838 -92,-852'),
      // Its skirt, and the flame's light in the mouth.
      cut(NAVY, '-90,-262,1 0,-270 90,-262,1 70,-200,1 -70,-200,1'),
      glow(0, -230, 230, '#ffd46a', 0.75),
      // The side turned from the sun, and the edge that meets it.
      cut(
        { fill: '#2a1250', opacity: 0.42 },
        '-40,-880,1 -150,-790 -196,-640 -170,-460 -90,-300 -40,-200,1 -340,-200,1 -360,-880,1',
      ),
      cut(
        { fill: '#2a1250', opacity: 0.3 },
        '-150,-880,1 -250,-760 -280,-620 -236,-450 -120,-300 -60,-200,1 -360,-200,1 -360,-880,1',
      ),
      cut(
        { fill: '#fff0c0', opacity: 0.8 },
        '120,-862,1 280,-790 336,-620 270,-430 100,-240,1 340,-240,1 360,-880,1',
        '150,-846,1 240,-780 284,-700 302,-620 286,-540 240,-430,1 262,-540 272,-620 250,-710 204,-790',
      ),
    ),
    cut('#ffe9a0', '0,-262 14,-226 10,-196 0,-186 -10,-196 -14,-226'),
    inked('#1c0f18', 4, '-50,-214 -60,-92', '50,-214 60,-92', '-18,-206 -22,-92', '18,-206 22,-92'),
    cut('#1c0f18', '-30,-192,1 30,-192,1 26,-180,1 -26,-180,1'),
    ...guest(-46, '#1f8088', '#6b3f2a'),
    ...guest(-14, '#f4c24a', '#8a5a3c', '#fff3dc'),
    ...guest(16, '#3a2a58', '#4e2b20'),
    ...guest(46, '#e8602f', '#a86a44', '#e9dcc0'),
    within(
      '#b8743a',
      '-68,-96,1 68,-96,1 58,0,1 -58,0,1',
      cut('#8a4e28', '-80,-100,1 -14,-100,1 -10,10,1 -80,10,1'),
      inked(
        '#5e301c',
        3,
        '-70,-66 70,-66',
        '-70,-40 70,-40',
        '-70,-16 70,-16',
        '-24,-96 -20,0',
        '24,-96 20,0',
      ),
      cut('#f2b468', '54,-96,1 68,-96,1 60,0,1 48,0,1'),
    ),
    cut('#4a2418', limb('-74,-96,8 74,-96,8'), limb('-62,-2,5 62,-2,5')),
  );
