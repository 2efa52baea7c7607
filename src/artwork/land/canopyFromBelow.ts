import type { Layer } from '../canvas/canvas.ts';
import { cut } from '../canvas/cut.ts';
import { type Random, random } from '../canvas/random.ts';
import { limb } from '../drawing/brush.ts';
import { points } from '../drawing/points.ts';

/** A leaf whose stalk is at (x, y), so long, and turned so many degrees from the right. */
export const leaf = (x: number, y: number, long: number, turn: number): string => {
  const [dx, dy] = [Math.cos((turn * Math.PI) / 180) * long, Math.sin((turn * Math.PI) / 180) * long];
  const joints = [
    [0, 2],
    [0.5, long * 0.34],
    [1, 0],
  ] as const;
  return limb(
    joints.map(([share, half]) => [x + dx * share, y + dy * share, half].map(Math.round).join()).join(' '),
  );
};

/** Where the trunks would meet, straight above. */
const [ZENITH_X, ZENITH_Y] = [620, 420];

/** The leaves of a crown, from the rim that the sun shines through to the dark of its heart. */
const LEAVES = ['#a9d65e', '#4aa556', '#17704c', '#0a4642'];
/** Wood against the light. */
export const BARK = '#06262c';

/** The leaves of a tree in the four tones, the flecks of light between them, the wood. */
interface Crown {
  leaves: string[][];
  flecks: string[];
  wood: string[];
}

/** Leaves at the end of a bough. */
const leafedTip = (row: string, chance: Random): string[] => {
  const knots = points(row);
  const [fromX, fromY] = knots.at(-2)!;
  const [x, y] = knots.at(-1)!;
  const way = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI;
  return [-64, -18, 30, 80].map((turn, at) => {
    const back = [0.3, 0, 0.06, 0.42][at]!;
    return leaf(x + (fromX - x) * back, y + (fromY - y) * back, chance.between(44, 74), way + turn);
  });
};

/** A tree seen from below: a crown of leaves around (x, y), thin at the rim, and its trunk from beyond the frame. */
function crown(x: number, y: number, r: number): Crown {
  const chance = random(`crown ${x}`);
  const [dx, dy] = [x - ZENITH_X, y - ZENITH_Y];
  const far = Math.hypot(dx, dy);
  const [ux, uy] = [dx / far, dy / far];
  const leaves = LEAVES.map((_, tone) => {
    const size = r * [1, 0.92, 0.78, 0.56][tone]!;
    const [cx, cy] = [x + ux * r * 0.1 * tone, y + uy * r * 0.1 * tone];
    const count = [46, 38, 26, 12][tone]!;
    const lumps: string[] = [];
    const sprigs: string[] = [];
    for (let at = 0; at < count; at += 1) {
      const angle = (at / count) * Math.PI * 2 + chance.between(-0.08, 0.08);
      const reach = size * (0.84 + 0.12 * Math.sin(angle * 5 + x) + chance.between(-0.05, 0.05));
      const [px, py] = [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach];
      lumps.push(`${Math.round(px)},${Math.round(py)}`);
      if (px < -60 || px > 1260 || py < -60 || py > 960) continue;
      for (const turn of [[-0.7, 0.6], [-0.9, 0.4], [0.2], []][tone]!) {
        const way = angle + turn + chance.between(-0.3, 0.3);
        const long = chance.between(22, 50);
        sprigs.push(
          leaf(
            px - Math.cos(way) * long * 0.4,
            py - Math.sin(way) * long * 0.4,
            long * 1.4,
            (way * 180) / Math.PI,
          ),
        );
      }
    }
    return [lumps.join(' '), ...sprigs];
  });
  const point = (share: number, aside: number, half: number) =>
    [x + ux * r * share - uy * r * aside, y + uy * r * share + ux * r * aside, half * r]
      .map(Math.round)
      .join();
  const sway = chance.between(0.06, 0.14) * chance.pick([-1, 1]);
  const wood = [
    `${point(1.6, 0, 0.16)} ${point(0.8, sway, 0.1)} ${point(0.3, -sway, 0.06)} ${point(-0.1, sway, 0.03)} ${point(-0.4, -sway, 0)}`,
    `${point(0.5, 0, 0.05)} ${point(0.16, sway * 2.4, 0.035)} ${point(0.06, sway * 5, 0.016)} ${point(-0.16, sway * 6, 0)}`,
    `${point(0.1, 0, 0.04)} ${point(-0.12, sway * -1.8, 0.024)} ${point(-0.14, sway * -4, 0)}`,
  ].flatMap((row) => [limb(row), ...leafedTip(row, chance)]);
  const flecks = Array.from({ length: 16 }, () => {
    const [way, reach] = [chance.between(0, 2 * Math.PI), r * chance.between(0.2, 0.7)];
    return leaf(
      x + ux * r * 0.2 + Math.cos(way) * reach,
      y + uy * r * 0.2 + Math.sin(way) * reach,
      chance.between(14, 34),
      chance.between(0, 360),
    );
  });
  return { leaves, flecks, wood };
}

const CROWNS = [
  crown(120, 60, 370),
  crown(600, -190, 370),
  crown(1124, 140, 440),
  crown(1120, 830, 420),
  crown(610, 1100, 400),
  crown(40, 720, 400),
];

/** A gap of light between the crowns of a forest, from below. */
export const canopyFromBelow: readonly Layer[] = [
  ...LEAVES.map((tone, at) => cut(tone, ...CROWNS.flatMap(({ leaves }) => leaves[at]!))),
  cut('#2c8a54', ...CROWNS.flatMap(({ flecks }) => flecks)),
  cut(BARK, ...[0, 3].flatMap((at) => CROWNS[at]!.wood)),
];
