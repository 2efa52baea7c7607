import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { seenFrom } from '../../drawing/perspective.ts';

const [BLUE, NAVY, RED, CRIMSON, YELLOW, CREAM, INK] = [
  '#1d4fc4',
  '#132a78',
  '#ee3b2b',
  '#a81c34',
  '#ffc629',
  '#fff0c8',
  '#1a1030',
];

const seen = seenFrom({ at: [-2.6, -3.3, 1], turn: 50, focus: 1040, centre: [560, 610] });

/** A box on the near flank, in metres: from the front, from the ground. */
const flank = (from: number, to: number, low: number, high: number) =>
  seen(`${from},0,${low} ${to},0,${low} ${to},0,${high} ${from},0,${high}`);
/** A round on the flank, or on the face of the bus. */
const round = (x: number, z: number, r: number, y = 0) =>
  seen(
    Array.from({ length: 12 }, (_, at) => {
      const angle = (at * Math.PI) / 6;
      return `${x + Math.cos(angle) * r * 1.03},${y},${z + Math.sin(angle) * r * 1.03}`;
    }).join(' '),
    true,
  );
const lamp = (y: number, z: number, r: number, x = 0) =>
  seen(
    Array.from({ length: 12 }, (_, at) => {
      const angle = (at * Math.PI) / 6;
      return `${x},${y + Math.cos(angle) * r},${z + Math.sin(angle) * r}`;
    }).join(' '),
    true,
  );

/** A painted matatu that comes at us round its own front corner, its door open. */
export const matatuComing: readonly Layer[] = [
  cut(
    { fill: '#3a1c48' },
    seen('-0.2,0.1,0 8.2,0.1,0 8.2,-1.2,0 1,-1.2,0;-0.2,2.3,0 -0.2,0,0 3,0,0 3,2.3,0'),
  ),
  // The flank.
  cut(BLUE, seen('0,0,0.35 8,0,0.35 8,0,2.95 0.35,0,2.95 0,0,1.3')),
  cut(
    RED,
    seen(
      '0,0,1.3 0,0,0.6 1.6,0,0.9 3.1,0,0.35 3.4,0,0.35 3,0,0.95 4.6,0,0.35 5,0,0.35 4.4,0,1 6.4,0,0.4 7,0,0.9 6,0,1.3',
    ),
  ),
  cut(
    YELLOW,
    seen('0,0,1.3 0,0,0.9 1.5,0,1.12 2.6,0,0.8 2.4,0,1.14 3.9,0,0.8 3.7,0,1.18 5.4,0,0.86 5,0,1.3'),
    flank(0, 8, 1.3, 1.48),
    flank(0.34, 8, 2.72, 2.95),
  ),
  cut(CREAM, seen('0.16,0,1.62 1.5,0,1.62 1.5,0,2.48 0.3,0,2.48'), flank(2.95, 7.75, 1.62, 2.52)),
  cut(NAVY, ...[3.85, 4.8, 5.75, 6.7].map((x) => flank(x, x + 0.09, 1.62, 2.52))),
  cut(
    NAVY,
    ...[3.4, 4.35, 5.3, 6.3, 7.2].map((x) => round(x, 1.92, 0.2)),
    ...[3.4, 4.35, 5.3, 6.3, 7.2].map((x) =>
      seen(`${x - 0.36},0,1.62 ${x - 0.3},0,1.78 ${x + 0.3},0,1.78 ${x + 0.36},0,1.62`),
    ),
  ),
  cut(INK, flank(1.85, 2.72, 0.45, 2.6)),
  cut(YELLOW, flank(1.9, 1.96, 0.5, 2.56)),
  cut(INK, round(1, 0.5, 0.5, -0.02), round(6.2, 0.5, 0.5, -0.02)),
  cut(YELLOW, round(1, 0.5, 0.26, -0.03), round(6.2, 0.5, 0.26, -0.03)),
  // The face.
  cut(NAVY, seen('0,0,0.35 0,2.3,0.35 0,2.3,1.3 0.35,2.3,2.95 0.35,0,2.95 0,0,1.3')),
  cut(CRIMSON, seen('0,0,1.3 0,2.3,1.3 0,2.3,0.75 0,1.7,1.05 0,1.15,0.6 0,0.6,1.05 0,0,0.6')),
  cut(
    '#c98a1e',
    seen('0,0,1.48 0,0,1.3 0,2.3,1.3 0,2.3,1.48;0.29,0,2.72 0.35,0,2.95 0.35,2.3,2.95 0.29,2.3,2.72'),
  ),
  cut(CREAM, seen('0.05,0.14,1.58 0.05,2.16,1.58 0.24,2.16,2.58 0.24,0.14,2.58')),
  // Two heads behind the screen, and its fringe.
  cut(
    NAVY,
    lamp(1.72, 2.02, 0.17, 0.16),
    lamp(0.66, 1.96, 0.16, 0.16),
    seen(
      '0.08,1.36,1.6 0.1,1.46,1.8 0.1,1.98,1.8 0.08,2.1,1.6;0.08,0.32,1.6 0.1,0.4,1.76 0.1,0.92,1.76 0.08,1,1.6',
    ),
  ),
  cut(
    RED,
    seen(
      Array.from({ length: 7 }, (_, at) => {
        const y = 0.14 + at * 0.2886;
        return `0.24,${y},2.58 0.22,${y + 0.144},2.34 0.24,${y + 0.2886},2.58`;
      }).join(';'),
    ),
  ),
  cut(INK, seen('0,0.7,0.5 0,1.6,0.5 0,1.6,0.78 0,0.7,0.78')),
  cut(CREAM, lamp(0.36, 0.68, 0.17), lamp(1.94, 0.68, 0.17)),
];
