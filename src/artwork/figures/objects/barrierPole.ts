import type { Layer } from '../../canvas/canvas.ts';
import { cut } from '../../canvas/cut.ts';
import { box, disc } from '../../drawing/brush.ts';

const STEP = 14;
/** Where the pole's upper edge is at a share of its length, and its lower edge. */
const edge = (share: number, drop: number): string =>
  `${Math.round(60 + share * 1200 + drop * 0.42)},${Math.round(620 - share * 640 + drop)},1`;
const band = (from: number, to: number, top: number, foot: number): string =>
  [edge(from, top), edge(to, top), edge(to, foot), edge(from, foot)].join(' ');
const reds = Array.from({ length: STEP / 2 }, (_, i) => [(i * 2) / STEP, (i * 2 + 1) / STEP] as const);

/** A border's barrier, raised: the striped pole runs from its post at the lower left out of the picture above. */
export const barrierPole: readonly Layer[] = [
  cut('#3a2c3c', box(118, 560, 70, 330)),
  cut('#6a566a', box(118, 560, 24, 330)),
  cut('#2a1c2c', '70,880,1 240,880,1 260,920,1 50,920,1'),
  cut('#fff6e4', band(0, 1, -30, 30)),
  cut('#e23f2c', ...reds.map(([from, to]) => band(from, to, -30, 30))),
  cut('#d9c8c8', band(0, 1, 8, 30)),
  cut('#9c2030', ...reds.map(([from, to]) => band(from, to, 8, 30))),
  cut('#4a3850', '-20,600,1 90,550,1 130,640,1 20,690,1'),
  cut('#7c6680', '-20,600,1 90,550,1 98,570,1 -12,620,1'),
  cut('#1c1020', disc(152, 574, 22)),
  cut('#c9b7c4', disc(148, 570, 12)),
];
