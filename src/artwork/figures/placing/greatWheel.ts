import type { Layer } from '../../canvas/canvas.ts';
import { cut, inked, moved } from '../../canvas/cut.ts';
import { disc, ring } from '../../drawing/brush.ts';

const [TYRE, GLOW, RIM, STEEL, FRAME, FRAME_LIT] = [
  '#1c0a20',
  '#ff9a4c',
  '#5a1c3c',
  '#2a0e26',
  '#0e4a5c',
  '#2fa3a6',
];

/** A point so far from the hub at so many degrees. */
const around = (radius: number, degrees: number): string => {
  const turn = (degrees * Math.PI) / 180;
  return `${Math.round(Math.cos(turn) * radius)},${Math.round(Math.sin(turn) * radius)}`;
};

const SPOKES = Array.from({ length: 18 }, (_, at) => {
  const turn = at * 20 + 4;
  return `${around(30, turn + (at % 2 ? 84 : -84))} ${around(548, turn)}`;
});
const KNOBS = Array.from(
  { length: 60 },
  (_, at) =>
    `${around(612, at * 6)},1 ${around(638, at * 6 + 0.4)},1 ${around(638, at * 6 + 3)},1 ${around(612, at * 6 + 3.4)},1`,
);

/** The front wheel of a bicycle, close and against the light: knobbed tyre, rim, spokes, hub, and the fork that holds it. */
export const greatWheel = (x: number, y: number): Layer =>
  moved(
    { x, y },
    inked(STEEL, 5, ...SPOKES),
    cut(TYRE, ...KNOBS, ring(0, 0, 620, 560)),
    cut(RIM, ring(0, 0, 566, 540)),
    cut(GLOW, ring(0, 0, 543, 537)),
    cut(
      FRAME,
      '-26,10,1 -22,-30 40,-300 120,-560 190,-760,1 262,-760,1 180,-540 92,-290 30,-20 20,24 -10,30',
    ),
    cut(FRAME_LIT, '-26,10,1 -22,-30 40,-300 120,-560 190,-760,1 208,-760,1 134,-550 56,-300 -6,-20 -10,20'),
    cut(TYRE, disc(0, 0, 46)),
    cut(GLOW, '-44,-10 -40,-30 -16,-44 10,-44,1 -12,-34 -30,-18 -36,6,1'),
    cut('#6a2440', disc(0, 0, 18)),
  );
