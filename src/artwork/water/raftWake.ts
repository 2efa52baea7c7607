import type { Layer } from '../canvas/canvas.ts';
import { Pen } from '../drawing/pen.ts';

/** The white water around a raft, seen from above. */
const AROUND = new Pen(120, 700)
  .curve(60, 560, 260, 420, 420, 330)
  .curve(600, 220, 820, 60, 960, 120)
  .curve(1090, 150, 1080, 330, 990, 430)
  .curve(860, 560, 640, 760, 460, 830)
  .curve(330, 890, 170, 850, 120, 700)
  .close().d;

/** The foam that a raft pushes before its bow, seen from above. */
const BOW = new Pen(232, 612)
  .curve(240, 700, 330, 800, 440, 800)
  .curve(390, 850, 330, 838, 290, 880)
  .curve(250, 820, 190, 840, 170, 790)
  .curve(110, 800, 130, 730, 100, 700)
  .curve(170, 690, 160, 630, 232, 612)
  .close().d;

/** The white water that a raft drives through, in a picture of 1200 x 900 from above: below the raft, and before its bow. */
export const raftWake: Layer = (canvas) => canvas.path(AROUND, { fill: canvas.light.of('foam', 0.3) });
export const bowWave: Layer = (canvas) =>
  canvas.path(BOW, { fill: canvas.light.of('foam', 0.3), opacity: 0.95 });
