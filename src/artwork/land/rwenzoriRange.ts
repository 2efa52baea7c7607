import { cut, floor, moved, wash, within } from '../canvas/cut.ts';
import type { Layer } from '../canvas/canvas.ts';
import { points } from '../drawing/points.ts';

/** Baker, Stanley with its two summits, and Speke, with the saddles between them; the foot is at 0. */
const RIDGE =
  '-700,10 -600,-50 -560,-96 -520,-70 -470,-130 -420,-206 -384,-160 -352,-178 -300,-112 -262,-150 -196,-236 -150,-330 -112,-262 -84,-290 -30,-190 10,-150 52,-196 104,-262 140,-206 170,-222 232,-130 280,-104 330,-150 384,-212 420,-166 448,-176 510,-90 560,-60 600,-84 660,-30 740,10';
const SUMMITS = [
  [-560, -96, -520],
  [-420, -206, -384],
  [-352, -178, -300],
  [-150, -330, -112],
  [-84, -290, 10],
  [104, -262, 140],
  [170, -222, 280],
  [384, -212, 420],
  [448, -176, 560],
  [600, -84, 740],
] as const;

/** Snow, snow in shade, rock and rock in shade, from the colours of the hour. */
export interface RangeColours {
  snow: string;
  blue: string;
  rock: string;
  deep: string;
  /** What its foot dissolves into. */
  mist: string;
}

/** Foothills on both sides of a range, about `rise` pixels high, from one edge of the picture to the other. */
export const foothills =
  (y: number, rise: number, colour: string, mist: string): Layer =>
  (canvas) => {
    const count = Math.ceil(canvas.width / 90) + 1;
    const row = Array.from(
      { length: count },
      (_, at) => `${at * 90},${y - rise * (0.5 + 0.3 * Math.sin(at * 1.3) + 0.2 * Math.sin(at * 2.9 + 1))}`,
    ).join(' ');
    const fill = canvas.gradient('down', [
      [0, colour],
      [1, mist],
    ]);
    floor(fill, row, y + 12)(canvas);
  };

/** The snow peaks of the Rwenzori as one saw-edged range 1440 wide and 330 high, its middle foot at (x, y). */
export const rwenzoriRange = (
  where: { x: number; y: number; scale: number; flip?: boolean },
  { snow, blue, rock, deep, mist }: RangeColours,
): Layer => {
  const corners = points(RIDGE)
    .map(([x, y]) => `${x},${y},1`)
    .join(' ');
  // Tongues of snow, long where a gully leads down.
  const tongues = Array.from({ length: 67 }, (_, at) => {
    const x = -720 + at * 22;
    const level = -128 + Math.sin(at * 0.7) * 18;
    return `${x},${level + (at % 2 === 0 ? -26 : [22, 60, 8, 40, 14][((at - 1) / 2) % 5]!)},1`;
  }).reverse();
  const shades = SUMMITS.map(([x, y, saddle]) => {
    const tall = -y;
    return `${x},${y - 9},1 ${x + tall * 0.05},${y + tall * 0.2},1 ${x - tall * 0.05},${y + tall * 0.36},1 ${x + tall * 0.1},${y + tall * 0.56},1 ${x + tall * 0.01},${y + tall * 0.76},1 ${x + tall * 0.1},10,1 ${saddle + tall * 0.28},10,1 ${saddle},${-tall * 0.5},1 ${saddle},${y - 9},1`;
  }).join(';');
  const sunk: Layer = (canvas) => {
    const snowy = `-760,-420,1 760,-420,1 ${tongues.join(' ')}`;
    within(
      rock,
      corners,
      cut(deep, shades),
      within(snow, snowy, cut(blue, shades)),
      wash(
        [
          [0, mist, 0],
          [0.7, mist, 0.9],
          [1, mist, 1],
        ],
        { x: -760, y: -110, width: 1520, height: 130 },
      ),
    )(canvas);
  };
  return moved(where, sunk);
};
