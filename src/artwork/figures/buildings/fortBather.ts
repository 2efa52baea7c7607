import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, within } from '../../canvas/cut.ts';
import { disc, ring } from '../../drawing/brush.ts';

type Spot = readonly [number, number];

const [STONE, PARAPET, FLOOR, WALL, COURSE] = ['#c95f36', '#f2a45f', '#dd7a45', '#862b29', '#641d25'];
const [TOWEL, STRIPE, SHADE] = ['#fff4dd', '#2fb8b4', '#dcb988'];
const [ROOF, ROOF_SHADE] = ['#f0453a', '#b3202b'];
const [THATCH, STRAW] = ['#fbdf8d', '#dfae55'];

/** The trace of the walls, the head up: arms behind the head, one knee out. */
const WALLS: readonly Spot[] = [
  [-60, -340],
  [60, -340],
  [330, -380],
  [340, -330],
  [178, -140],
  [126, 30],
  [140, 150],
  [158, 300],
  [146, 440],
  [212, 500],
  [200, 560],
  [60, 560],
  [46, 330],
  [34, 236],
  [6, 226],
  [-40, 290],
  [-170, 336],
  [10, 380],
  [30, 460],
  [-60, 486],
  [-345, 362],
  [-338, 306],
  [-146, 150],
  [-126, 30],
  [-178, -140],
  [-340, -330],
  [-330, -380],
];
/** The court, which is his chest. */
const COURT: readonly Spot[] = [
  [-110, -180],
  [-60, -210],
  [60, -210],
  [110, -180],
  [124, -130],
  [82, 20],
  [88, 60],
  [-88, 60],
  [-82, 20],
  [-124, -130],
];
/** The ground between the arms and the head. */
const ELBOWS: readonly (readonly Spot[])[] = [
  [
    [60, -290],
    [234, -320],
    [150, -212],
    [96, -240],
  ],
  [
    [-60, -290],
    [-234, -320],
    [-150, -212],
    [-96, -240],
  ],
];

const TRUNKS =
  '-124,70,1 124,70,1 136,150,1 146,240,1 34,240,1 6,226,1 -40,292,1 -150,290,1 -204,204,1 -136,150,1';

const path = (spots: readonly Spot[], dx = 0, dy = 0) =>
  spots.map(([x, y]) => `${Math.round(x + dx)},${Math.round(y + dy)},1`).join(' ');

/** Each side of a trace with the next corner. */
const sides = (spots: readonly Spot[]) =>
  spots.map((spot, at) => [spot, spots[(at + 1) % spots.length]!] as const);

/** The strips that the sides of a trace cover when it is moved so far: the shade within it. */
const edges = (spots: readonly Spot[], dx: number, dy: number): string[] =>
  sides(spots).map(([[x, y], [u, v]]) =>
    path([
      [x, y],
      [u, v],
      [u + dx, v + dy],
      [x + dx, y + dy],
    ]),
  );

/** What a trace covers while it is moved so far. */
const swept = (spots: readonly Spot[], dx: number, dy: number): string[] => [
  path(spots, dx, dy),
  ...edges(spots, dx, dy),
];

/** The gaps between the merlons, along the edge of a trace that runs clockwise. */
const crenels = (spots: readonly Spot[]): string[] =>
  sides(spots).flatMap(([[x, y], [u, v]]) => {
    const long = Math.hypot(u - x, v - y);
    const [ax, ay] = [(u - x) / long, (v - y) / long];
    const count = Math.floor((long - 20) / 38);
    return Array.from({ length: Math.max(count, 0) }, (_, k) => {
      const along = 10 + ((k + 0.5) / count) * (long - 20);
      const [cx, cy] = [x + ax * along, y + ay * along];
      return path([
        [cx - ax * 8 + ay, cy - ay * 8 - ax],
        [cx + ax * 8 + ay, cy + ay * 8 - ax],
        [cx + ax * 8 - ay * 21, cy + ay * 8 + ax * 21],
        [cx - ax * 8 - ay * 21, cy - ay * 8 + ax * 21],
      ]);
    });
  });

/** A sentry's turret at a corner: the six sides of its roof in sun, half sun and shade. */
const turret = (x: number, y: number, dx: number, dy: number): Layer[] => {
  const rim = [0, 1, 2, 3, 4, 5].map((side) => {
    const turn = Math.atan2(dy, dx) + (side * Math.PI) / 3;
    return [x + Math.cos(turn) * 32, y + Math.sin(turn) * 32] as const;
  });
  const [a, b, c, , e, f] = rim as [Spot, Spot, Spot, Spot, Spot, Spot];
  return [
    cut(WALL, path(rim, dx * 0.35, dy * 0.35)),
    cut('#ffd394', path(rim)),
    cut(STONE, path([[x, y], f, a, b])),
    cut(PARAPET, path([[x, y], b, c]), path([[x, y], e, f])),
  ];
};

/** The frayed brim of a hat of straw, which is a roof of palm leaves. */
const BRIM = Array.from({ length: 96 }, (_, at) => {
  const [r, turn] = [at % 2 === 0 ? 127 : 121, (at / 48) * Math.PI];
  return [Math.cos(turn) * r, Math.sin(turn) * r - 324] as const;
});

/** The knotted threads at an end of the towel. */
const fringe = (y: number): string[] =>
  Array.from({ length: 31 }, (_, at) => `${at * 28 - 420},${y - 16},1 ${at * 28 - 420},${y + 16},1`);

/** Fort Jesus from straight above, as a bather: its shade falls so far right and down, and his towel ends on y `foot`. */
export const fortBather = (dx: number, dy: number, foot: number): readonly Layer[] => [
  inked(TOWEL, 6, ...fringe(-506), ...fringe(foot + 16)),
  within(
    TOWEL,
    `-430,-490,1 430,-490,1 430,${foot},1 -430,${foot},1`,
    cut(
      STRIPE,
      '-440,-470,1 440,-470,1 440,-420,1 -440,-420,1',
      '-440,-404,1 440,-404,1 440,-392,1 -440,-392,1',
      `-440,${foot - 16},1 440,${foot - 16},1 440,${foot - 48},1 -440,${foot - 48},1`,
    ),
    cut(SHADE, ...swept(WALLS, dx * 2, dy * 2)),
  ),
  within(
    WALL,
    swept(WALLS, dx, dy).join(';'),
    ...[0.4, 0.75].map((share) => inked(COURSE, 4, path([...WALLS, WALLS[0]!], dx * share, dy * share))),
  ),
  within(STONE, path(WALLS), inked(PARAPET, 44, path([...WALLS, WALLS[0]!]))),
  ...ELBOWS.map((each) => within(TOWEL, path(each), cut(WALL, ...edges(each, dx, dy)))),
  within(FLOOR, path(COURT), cut(WALL, ...edges(COURT, dx * 0.6, dy * 0.6))),
  cut(WALL, ...crenels(WALLS)),
  // The roof of the barracks, which are his trunks.
  within(
    ROOF,
    TRUNKS,
    cut(
      ROOF_SHADE,
      dx < 0 ? '0,60,1 -300,60,1 -300,300,1 -40,300,1 6,226,1' : '0,60,1 300,60,1 300,300,1 34,300,1 6,226,1',
    ),
  ),
  cut(WALL, disc(0, 12, 15)),
  ...(
    [
      [314, -346],
      [-314, -346],
      [-318, 332],
      [184, 528],
    ] as const
  ).flatMap(([x, y]) => turret(x, y, dx, dy)),
  cut(WALL, path(BRIM, dx * 0.9, dy * 0.9)),
  cut(THATCH, path(BRIM)),
  cut(STRAW, ring(0, -324, 110, 106), ring(0, -324, 92, 88)),
  cut(ROOF_SHADE, disc(0, -324, 72)),
  cut(ROOF, disc(-dx * 0.1, -324 - dy * 0.1, 68)),
  cut(STRAW, disc(0, -324, 56)),
  cut(THATCH, disc(-dx * 0.2, -324 - dy * 0.2, 46)),
];
