import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { disc, limb, ring } from '../../drawing/brush.ts';

const [TYRE, WALL, GLOW, RIM, STEEL, BRASS, FRAME, FRAME_LIT] = [
  '#1c0a20',
  '#2f1130',
  '#ff9a4c',
  '#5a1c3c',
  '#2a0e26',
  '#ffcf6e',
  '#0e4a5c',
  '#2fa3a6',
];

/** A point so far from the hub at so many degrees. */
const around = (radius: number, degrees: number): string => {
  const turn = (degrees * Math.PI) / 180;
  return `${Math.round(Math.cos(turn) * radius)},${Math.round(Math.sin(turn) * radius)}`;
};

/** Spokes leave the hub's flange sideways, one with the wheel's turn, the next against it, in crossing pairs. */
const TURNS = Array.from({ length: 18 }, (_, at) => at * 20 + 12 + (at % 2 ? 3 : -3));
const SPOKES = TURNS.map((turn, at) => `${around(38, turn + (at % 2 ? 84 : -84))} ${around(548, turn)}`);
const NIPPLES = TURNS.map((turn, at) =>
  limb(
    `${around(548, turn)},7 ${around(522, turn + (at % 2 ? 0.2 : -0.2))},4 ${around(510, turn + (at % 2 ? 0.3 : -0.3))},3`,
  ),
);

/** Knobs of the tread: a block, and a narrower one in the gap. */
const KNOBS = Array.from({ length: 48 }, (_, at) => {
  const [from, wide, reach] = at % 2 ? [at * 7.5 + 1.4, 3, 634] : [at * 7.5, 5, 642];
  return `${around(612, from)},1 ${around(reach, from + 0.5)},1 ${around(reach, from + wide - 0.5)},1 ${around(612, from + wide)},1`;
});

/** The front wheel of a bicycle, close and against the light: knobbed tyre, rim, spokes, hub, and the fork that holds it. */
export const greatWheel = (x: number, y: number): Layer =>
  moved(
    { x, y },
    inked(STEEL, 5, ...SPOKES),
    cut(STEEL, ...NIPPLES),
    cut(TYRE, ...KNOBS, ring(0, 0, 620, 560)),
    cut(WALL, ring(0, 0, 598, 578)),
    cut(RIM, ring(0, 0, 566, 540)),
    cut(GLOW, ring(0, 0, 544, 537)),
    cut(TYRE, disc(0, 0, 58)),
    cut(RIM, ring(0, 0, 50, 40)),
    // The fork's blade widens to its dropout, where the axle's nut holds it.
    cut(
      FRAME,
      '-34,6 -30,-34 -16,-60 40,-300 120,-560 190,-760,1 266,-760,1 184,-540 96,-290 36,-50 38,-10 30,30 0,40 -28,30',
    ),
    cut(
      FRAME_LIT,
      '-30,-10,1 -28,-36 -16,-60 40,-300 120,-560 190,-760,1 212,-760,1 138,-550 58,-300 2,-56 -12,-20',
    ),
    cut(TYRE, [0, 60, 120, 180, 240, 300].map((turn) => `${around(24, turn + 12)},1`).join(' ')),
    cut(BRASS, ring(0, 0, 12, 8)),
  );
